### Replays, and the page of one's own past matches.

## Opening

replay-title = Replay
replay-of-table = Replay · table { $code }
replay-open-title = Regarder un enregistrement
replay-open-about = Choisis un enregistrement : un fichier .json ou .jsonl dans la notation oneleft/1, d’ici ou d’ailleurs. Il est d’abord rejoué et vérifié.
replay-choose = Choisir un fichier
replay-drop = … ou dépose-le ici.
replay-several = Le fichier contient { $count } enregistrements. Lequel ?
# $number counts the records of a file from 1; $players are names.
replay-record = Enregistrement { $number } : { $players } ({ $rounds ->
        [one] { $rounds } manche
        [many] { $rounds } de manches
       *[other] { $rounds } manches
    })
replay-loading = L’enregistrement est rejoué et vérifié…
replay-another = Ouvrir un autre fichier
replay-retry = Réessayer
replay-empty = Aucune manche de cette partie n’est encore terminée.
replay-checked = Vérifié : { $rounds ->
        [one] { $rounds } manche
        [many] { $rounds } de manches
       *[other] { $rounds } manches
    }, { $actions ->
        [one] { $actions } action
        [many] { $actions } d’actions
       *[other] { $actions } actions
    }, aucune erreur.
file-empty = Le fichier est vide.
file-too-large = Le fichier dépasse { $most } Mo.
file-unreadable = Le fichier est illisible.
file-not-json = La ligne { $line } n’est pas du JSON.
file-not-record = La ligne { $line } n’est pas un enregistrement : elle ne contient aucune manche.
problem-bad-record = L’enregistrement contient une erreur et n’est donc pas affiché. (Manches et actions sont comptées à partir de 0.) { $problem }
problem-record-too-long = Un enregistrement affiché ici a au plus { $most } actions.
problem-round-too-long = Une manche affichée ici a au plus { $most } étapes.
problem-no-round = La partie n’a pas de manche { $round }.
problem-no-player = La partie n’a pas de joueur { $player }.

## Watching

replay-round = Manche
replay-round-number = Manche { $round }
replay-view = Vu par
replay-view-all = Toutes les mains
replay-controls = Commandes du replay
replay-first = Première étape
replay-back = Étape précédente
replay-play = Lecture
replay-pause = Pause
replay-next = Étape suivante
replay-last = Dernière étape
# A button and its key.
replay-key = { $label } ({ $key })
replay-key-space = Espace
replay-speed = Vitesse
replay-speed-times = { $times }×
replay-step = Étape { $step } sur { $steps }
# Read out for the slider.
replay-step-told = Étape { $step } sur { $steps } : { $told }
replay-slider = Étape
replay-log = Ce qui s’est passé
replay-log-open = Journal
replay-log-close = Fermer
replay-score = Score
replay-score-none = C’est la première manche.
replay-link = Copier le lien
replay-link-label = Copier un lien vers ce moment
replay-link-copied = Copié
replay-link-failed = Voici le lien : { $link }
replay-download = Télécharger l’enregistrement
replay-next-round = Manche suivante
replay-to-table = À la table
# Which hand is at the bottom of the screen.
replay-own = { $name }, { $cards }
replay-watched = { $name } n’a pas joué cette manche.
# What the player whose hand is shown could do; $actions is a list.
replay-could = Coups possibles : { $actions }
replay-could-play = { $count ->
        [1] jouer la carte relevée
        [one] jouer une carte sur { $count }
        [many] jouer une carte sur { $count }
       *[other] jouer une carte sur { $count }
    }
replay-could-discard = défausser
replay-could-draw = piocher
replay-could-penalty = { $count ->
        [one] prendre { $count } carte
        [many] prendre { $count } de cartes
       *[other] prendre { $count } cartes
    }
replay-could-pass = garder la carte
replay-could-challenge = contester
replay-could-color = choisir la couleur
replay-could-uno = dire UNO
replay-could-catch = attraper { $name }
replay-could-veto = poser VETO sur { $name }
replay-could-vote = voter
replay-could-perform = faire un numéro
sheet-replay = Voir le replay
sheet-replay-round = Replay de cette manche

## My games

games-title = Mes parties
games-home = Tes parties passées et leurs résultats :
games-about = Les parties jouées dans ce navigateur, les plus récentes d’abord. Elles ne sont gardées que dans ce navigateur, au plus les { $most } dernières.
games-none = Aucune partie n’a encore été jouée jusqu’au bout dans ce navigateur.
games-none-found = Aucune partie ne correspond à ces filtres.
games-play = Jouer une partie
games-replay = Replay
games-replay-label = Replay de la partie du { $date } avec { $players }
games-delete = Supprimer
games-delete-label = Supprimer la partie du { $date } avec { $players }
games-delete-all = Tout supprimer
games-delete-sure = Supprimer les { $count } parties ? C’est irréversible.
games-delete-yes = Oui, supprimer
games-delete-no = Non, garder
games-export = Enregistrer dans un fichier
games-import = Ajouter depuis un fichier
games-imported = { $count ->
        [0] Rien de nouveau dans le fichier.
        [one] { $count } partie ajoutée.
        [many] { $count } de parties ajoutées.
       *[other] { $count } parties ajoutées.
    }
games-import-failed = Ce fichier ne contient pas de parties OneLeft.
games-full = Le navigateur n’a plus de place pour stocker cela.
games-watch-file = Regarder un enregistrement d’un fichier
games-won = gagnée
games-lost = perdue
games-changed = { $count ->
        [0] { $edition }
        [one] { $edition }, { $count } option changée
        [many] { $edition }, { $count } d’options changées
       *[other] { $edition }, { $count } options changées
    }
games-rounds = Manches gagnées : { $won } sur { $rounds }
# A player and the points in the end.
games-score = { $name } { $points }
games-filters = Filtres
games-filter-edition = Édition
games-filter-any = Tout
games-filter-name = Joueur
games-filter-name-hint = Nom d’un joueur
games-filter-against = Contre
games-filter-bots = Bots seulement
games-filter-people = Des personnes
games-filter-result = Résultat
games-filter-won = Gagnées
games-filter-lost = Perdues
games-filter-since = Période
games-filter-7 = Ces 7 derniers jours
games-filter-30 = Ces 30 derniers jours
games-filter-365 = Depuis un an
games-stats = En chiffres
games-stat-matches = Parties
games-stat-rate = Parties gagnées
games-stat-rounds = Manches gagnées
games-stat-points = Points par partie
games-percent = { $percent } %
games-by-players = Par nombre de joueurs
games-players = Joueurs
games-plot-rate = Part des parties gagnées jusqu’ici
games-plot-rate-label = Après { $count ->
        [one] { $count } partie
        [many] { $count } de parties
       *[other] { $count } parties
    }, { $percent } % de parties gagnées ; la ligne va de la première partie à la dernière.
games-plot-points = Parties selon tes points
games-plot-points-bar = de { $from } à { $to } : { $count }
