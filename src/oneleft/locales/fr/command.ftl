# The command `oneleft`: its help and what it prints. %(default)s and other words in %( )s are filled in by the program: keep
# them as they are, and write a per cent sign as %%. Names of options (--set), of commands, editions and of option values
# are typed as they stand in every language.

## Help: what each command does

help-about = Une maison indépendante pour le jeu de cartes UNO : jouer, revoir et vérifier des enregistrements, simuler, lire les règles.
help-more = oneleft COMMAND --help en dit plus sur chaque commande.
help-lang = la langue : %(languages)s (selon l’environnement)
help-serve = la table dans le navigateur, pour toi et tes amis
help-serve-about = Sert la table dans le navigateur. Tout est gardé dans un seul dossier ; quoi qu’il arrive à ce processus, rien de ce que les joueurs ont vu n’est perdu.
help-play = jouer dans le terminal contre des bots
help-play-about = Une personne contre des bots, jusqu’à l’objectif. Sans option : trois bots, les règles officielles, 500 points. Pendant le jeu, ? explique tout.
help-replay = rejouer des scénarios ou des enregistrements en affichant chaque état
help-replay-about = Affiche un objet JSON par ligne : l’état de départ, puis chaque action, si elle a été acceptée, ce qui s’est passé et l’état qui en résulte. Un fichier de plusieurs objets, un par ligne, est rejoué objet par objet, avec une ligne vide entre eux. Code de sortie 2 : ni scénario ni enregistrement.
help-verify = vérifier chaque action, gagnant et point d’enregistrements
help-verify-about = Rejoue chaque enregistrement d’un fichier et vérifie chaque action, gagnant, point, donneur, score et équipe. Affiche un décompte, et la première erreur avec sa ligne, sa manche et son action. Code de sortie 0 : tout est juste ; 1 : il y a une erreur ; 2 : le fichier est illisible.
help-simulate = faire jouer beaucoup de manches ou de parties par des bots
help-simulate-about = Des bots jouent beaucoup de jeux et un résumé est affiché. Un jeu est une manche ou, avec --match, une partie entière jusqu’à l’objectif. Les bots aléatoires jouent sur les règles compilées, des millions de coups par seconde ; la première fois, elles sont compilées pour la machine. La même graine donne les mêmes jeux, quel que soit le nombre de processus.
help-arena = opposer des bots sur les mêmes cartes, avec intervalles
help-arena-about = Deux bots ou plus s’affrontent. Chaque donne est jouée depuis chaque place : à deux joueurs dans les deux sens, à plus un bot est assis parmi d’autres tous du même type, à chaque place tour à tour. Affiche le tableau croisé complet avec des intervalles à 95 % par donne, les points par manche et l’Elo. Avec deux bots, un test séquentiel arrête tout dès qu’on sait lequel est le plus fort. Un bot trop lent, qui échoue ou qui donne une réponse refusée perd la manche ou la partie, et l’on continue.
help-rules = lister éditions et options, ou expliquer les règles d’une combinaison
help-rules-about = Sans --explain : les éditions et les options avec leurs valeurs. Avec --explain : les règles en vigueur, en toutes lettres, pour une édition et les options qu’on y change.

## Help: the options of the commands. What is in brackets at the end is the default.

help-edition = la feuille de règles à suivre : %(editions)s
help-set = changer une option de l’édition ; peut être répété ; « oneleft rules » en donne la liste
help-serve-host = l’adresse à écouter ; 0.0.0.0 pour toutes (%(default)s)
help-serve-port = le port à écouter (%(port)s, ou le prochain libre)
help-serve-data = où sont gardées les tables et les enregistrements (le dossier de données de l’utilisateur)
help-serve-database = la base de données où les garder à la place, par exemple sqlite:////srv/cards/oneleft.sqlite3
help-serve-origin = une autre adresse dont les pages peuvent se connecter, par exemple https://cards.example ; peut être répété
help-serve-share = l’adresse à montrer dans les invitations (détectée)
help-serve-bots = un bot à toi, écrit my_module:MyBot, proposé aux tables ; peut être répété
help-serve-open = ouvrir dans le navigateur, s’il y a un bureau
help-serve-log = ce qu’on note dans le journal (info)
help-play-players = combien de joueurs, en te comptant : de 2 à 10 (4)
help-play-bots = les bots : un pour tous, ou un par place ; noms de l’échelle ou my_module:MyBot (%(default)s)
help-play-name = ton nom (demandé)
help-play-seed = les mêmes cartes et les mêmes bots à chaque fois (au hasard)
help-play-target = points pour gagner la partie (500)
help-play-record = ajouter l’enregistrement de chaque partie à ce fichier, un par ligne
help-play-no-color = sans couleurs ; pas de couleurs non plus à travers un tube ou avec NO_COLOR
help-replay-file = un scénario (.json) ou des enregistrements (.jsonl) ; - pour l’entrée standard
help-verify-file = des enregistrements, un par ligne (.jsonl) ; - pour l’entrée standard
help-verify-json = afficher le résultat en un objet JSON
help-simulate-games = combien de jeux (1000)
help-simulate-players = de 2 à 10 (autant que de bots, ou 4)
help-simulate-seed = répéter une simulation (au hasard)
help-simulate-bots = random, novice, casual, skilled, expert, greedy ou my_module:MyBot, place par place ; s’il y en a moins que de places, ils se répètent (random)
help-simulate-match = jouer des parties entières jusqu’à l’objectif, pas des manches isolées
help-simulate-record = écrire l’enregistrement de chaque jeu, un par ligne
help-simulate-workers = combien de cœurs utiliser (tous)
help-simulate-json = afficher le résumé en un objet JSON, sur la dernière ligne
help-arena-bots = deux ou plus : random, novice, casual, skilled, expert, greedy ou my_module:MyBot
help-arena-players = combien de joueurs à une table : de 2 à 10 (2)
help-arena-deals = combien de donnes joue chaque paire, depuis chaque place (1000)
help-arena-seed = répéter une série (au hasard)
help-arena-test = à deux bots seulement : arrêter dès qu’on sait si le premier est plus fort de ELO1, ou d’au plus ELO0 ; off pour aucun test (0,10)
help-arena-time = secondes que peut prendre une décision (%(default)s)
help-arena-json = afficher les résultats en un objet JSON
help-rules-explain = les règles en toutes lettres
help-rules-players = expliquer pour ce nombre de joueurs
help-rules-json = afficher du JSON

## What is wrong with the command line. One line, no full stop.

wrong-set = --set { $change } : écris OPTION=VALUE, par exemple stacking=on
wrong-port = « { $typed } » n’est pas un port : de 0 à 65535
wrong-bot = bot inconnu « { $bot } » : choisis parmi { $bots }, ou écris my_module:MyBot
wrong-bot-count = --bots nomme { $count } bots pour { $players } joueurs : nommes-en un pour tous, ou { $right }
wrong-bots-many = --bots nomme { $count } bots pour { $players } joueurs
wrong-arena-few = l’arène demande au moins deux bots
wrong-arena-twice = « { $bot } » est nommé deux fois
# $option is --games, --workers or --seed.
wrong-number = { $option } doit aller de { $least } à { $most }, pas { $number }
wrong-time-limit = --time-limit doit dépasser 0 seconde, pas { $number }
wrong-test = --test { $typed } : écris ELO0,ELO1, le plus petit d’abord, par exemple 0,10, ou bien off
wrong-test-bots = --test est pour deux bots, pas { $count }
wrong-empty = { $file } : ni scénario ni enregistrement dedans

## The table in the browser

serve-here = OneLeft est prêt. Ouvre { $url }
serve-network = Sur ton réseau, les autres ouvrent { $url }
serve-stop = Les parties sont gardées dans { $data }. Ctrl-C arrête tout ; les tables reprennent à ton retour.

## Checking records

verify-right = { $records ->
        [one] { $records } enregistrement
        [many] { $records } d’enregistrements
       *[other] { $records } enregistrements
    }, { $rounds ->
        [one] { $rounds } manche
        [many] { $rounds } de manches
       *[other] { $rounds } manches
    }, { $actions ->
        [one] { $actions } action
        [many] { $actions } d’actions
       *[other] { $actions } actions
    } : aucune erreur
# $problem is in English.
verify-wrong = erreur : { $problem }
verify-empty = aucun enregistrement dedans
# A line of progress while it runs: "1,200 verified", "500 of 1,000 games". Numbers are written as the language has them.
progress-verified = vérifiés : { $done }
progress-games = { $total ->
        [one] { $done } sur { $total } jeu
        [many] { $done } sur { $total } de jeux
       *[other] { $done } sur { $total } jeux
    }
progress-deals = { $total ->
        [one] { $done } sur { $total } donne
        [many] { $done } sur { $total } de donnes
       *[other] { $done } sur { $total } donnes
    }

## Simulating

simulate-compiling = Compilation des règles pour cette machine, une seule fois ; cela prend une demi-minute ...
simulate-rounds = { $rounds ->
        [one] { $rounds } manche
        [many] { $rounds } de manches
       *[other] { $rounds } manches
    }, { $moves ->
        [one] { $moves } coup
        [many] { $moves } de coups
       *[other] { $moves } coups
    } en { $seconds } s sur { $workers ->
        [one] { $workers } processus
        [many] { $workers } de processus
       *[other] { $workers } processus
    }
simulate-speed = { $rounds } manches/s, { $moves } coups/s, graine { $seed }
simulate-moves = { $moves } coups par manche (minimum { $shortest }, maximum { $longest })
simulate-blocked = { $blocked ->
        [one] { $blocked } manche bloquée
        [many] { $blocked } de manches bloquées
       *[other] { $blocked } manches bloquées
    }, { $abandoned } sans fin et abandonnées
# Headings of columns, right above the numbers: at most 4, 8, 16, 14 and 12 characters.
simulate-seat = n°
simulate-bot = bot
simulate-won = manches gagnées
simulate-points = points/manche
simulate-matches = part. gagn.

## Listing the rules

listing-editions = Éditions (--edition NAME) :
listing-options = Options (--set OPTION=VALUE), avec leur valeur dans l’édition { $edition } :
listing-values = Valeurs : { $values }.
# How the values of an option are listed: a number, a switch, a list of names; "left" and names are typed as they stand.
listing-range = de { $least } à { $most }
listing-or = { $first } ou { $last }
listing-first = left, ou une place de 0 à { $last }
listing-customs = une liste d’au plus { $most } éléments parmi { $effects } ou des textes à toi
listing-more = « oneleft rules --explain » dit en toutes lettres comment on joue.

## The arena

arena-played = { $deals ->
        [one] { $deals } donne
        [many] { $deals } de donnes
       *[other] { $deals } donnes
    } à { $players } joueurs, chacune depuis chaque place : { $rounds ->
        [one] { $rounds } manche
        [many] { $rounds } de manches
       *[other] { $rounds } manches
    } en { $seconds } s, graine { $seed }
arena-won-rounds = Manches gagnées par le bot de gauche, en pour cent
arena-won-matches = Parties gagnées par le bot de gauche, en pour cent
arena-points = Points par manche, bot de gauche
arena-elo = Elo
arena-test-stronger = Tranché : { $first } dépasse { $second } (Elo { $high } plutôt que { $low } ; { $ratio }, borne { $bound })
arena-test-not = Tranché : { $first } ne dépasse pas { $second } de { $high } Elo ({ $low } plutôt que { $high } ; { $ratio }, borne -{ $bound })
arena-test-open = Non tranché : Elo { $low } ou { $high } pour { $first } contre { $second } ({ $ratio }, bornes ±{ $bound })
arena-forfeit = { $bot } perd par forfait la donne { $deal } à la place { $seat } : { $reason }
arena-forfeits-more = { $bot } : les forfaits suivants sont seulement comptés
arena-forfeits = { $bot }, forfaits : { $count }
