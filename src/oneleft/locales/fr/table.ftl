# The table in the browser. Buttons are small: keep to about the length of the English, at most half as long again.
# Names of players ($name, $by, $host) are put in as they were typed and do not change their form.

## Coming in

table-title = Table { $code }
table-title-turn = À toi de jouer
table-name-ask = Comment les autres doivent-ils t’appeler ?
table-name-label = Ton nom
table-name-go = Aller à la table
table-connecting = Arrivée à la table…
table-reconnecting = Connexion perdue. Reconnexion…
table-offline = Tu es hors ligne. Réessaie dans un instant.
table-not-now = Ce n’est pas possible maintenant.
table-home = Retour à l’accueil
table-gone-no_table = Il n’y a pas de table { $code }
table-gone-no_table-more = Le code contient peut-être une faute de frappe, ou la table est fermée depuis longtemps.
table-gone-kicked = L’hôte t’a fait quitter cette table
table-gone-closed = Cette table est fermée
table-gone-full = Cette table est complète
table-gone-bad_hello = Cette page ne comprend pas le serveur
table-gone-bad_hello-more = Recharge la page : le serveur a peut-être été mis à jour.
table-gone-reload = Recharger

## Waiting

wait-heading = Avant la partie
wait-places = Places
wait-free = Libre
wait-you = toi
wait-host = hôte
wait-away = pas là
wait-bot = bot : { $kind }
wait-sit = S’asseoir ici
wait-take-bot = Remplacer ce bot
wait-take-left = Prendre cette place
wait-sit-again = Se rasseoir
wait-stand = Se lever
wait-put-bot = Ajouter un bot
wait-bot-for = Bot pour la place { $place }
wait-remove-bot = Retirer
wait-fill = Compléter de bots
wait-kick = Exclure { $name }
wait-kick-short = Exclure
wait-make-host = Nommer hôte
wait-make-host-of = Nommer hôte : { $name }
wait-people = Sans place
wait-missing = { $free ->
        [one] { $free } place est libre : invite quelqu’un ou ajoute un bot.
        [many] { $free } de places sont libres : invite quelqu’un ou ajoute des bots.
       *[other] { $free } places sont libres : invite quelqu’un ou ajoute des bots.
    }
wait-missing-guest = { $free ->
        [one] { $free } place est libre. La partie pourra commencer quand elle sera prise.
        [many] { $free } de places sont libres. La partie pourra commencer quand elles seront prises.
       *[other] { $free } places sont libres. La partie pourra commencer quand elles seront prises.
    }
wait-for-host = Tout le monde est là. À { $name } de lancer la partie.
wait-can-start = Tout le monde est là.
wait-start = Lancer la partie
wait-settings = Réglages et règles
wait-settings-save = Utiliser ces réglages
wait-settings-cancel = Annuler
wait-rules = Les règles de cette table en clair
wait-rules-loading = Lecture des règles…
wait-rules-failed = Les règles n’ont pas pu être chargées.
wait-invite = Inviter
wait-invite-more = Toute personne qui a ce lien peut venir. Le code est { $code }.
wait-link = Lien vers cette table
wait-copy = Copier
wait-copied = Copié
wait-copy-failed = La copie n’est pas permise ici : sélectionne le lien et copie-le.

## The menu of the table

menu-open = Table
menu-close = Fermer
menu-heading = Cette table
menu-players = Joueurs
menu-name = Ton nom
menu-rename = Renommer
menu-leave = Quitter
menu-leave-sure-playing = Quitter la partie ? Un bot continue à ta place.
menu-leave-sure = Quitter la table ?
menu-leave-yes = Quitter
menu-leave-no = Rester
menu-round = Manche { $round }
menu-talk = Chat et journal
menu-talk-unread = { $count ->
        [one] Chat et journal, { $count } nouveau message
        [many] Chat et journal, { $count } de nouveaux messages
       *[other] Chat et journal, { $count } nouveaux messages
    }

## Seats

seat-cards = { $count ->
        [0] aucune carte
        [one] { $count } carte
        [many] { $count } de cartes
       *[other] { $count } cartes
    }
seat-label = { $name }, { $cards }
seat-score = { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    }
seat-turn = c’est son tour
seat-uno = UNO !
seat-exposed = n’a pas dit UNO
seat-exposed-short = sans UNO !
seat-veto = VETO : perd un tour
seat-veto-short = VETO
seat-elbows = coudes tendus
seat-three = joue ou en pioche trois
seat-dealer = donneur
seat-dealer-short = D
seat-stand-in = un bot joue
seat-left = n’est plus là
seat-away = pas là
seat-partner = partenaire
seat-played = a joué : { $card }
seat-drew = +{ $count }
seat-drew-label = { $count ->
        [one] a pioché { $count } carte
        [many] a pioché { $count } de cartes
       *[other] a pioché { $count } cartes
    }
seat-passed = a passé
seat-passed-short = –
seat-skipped = tour perdu
seat-skipped-short = ⊘
seat-stand-in-short = bot
seat-left-short = départ
seat-elbows-short = coudes
seat-three-short = 3 ?
seat-open-hand = { $name } a : { $cards }

## The piles

pile-draw = Pioche, { $count ->
        [one] { $count } carte
        [many] { $count } de cartes
       *[other] { $count } cartes
    }
# For screen readers: the pile, and what pressing it does.
pile-draw-press = { $pile }. { $action }
pile-top = Carte du dessus : { $card }
pile-none = Pas encore de carte
pile-color = Couleur en jeu : { $color }
pile-color-none = Pas encore de couleur
pile-clockwise = On joue dans le sens horaire
pile-counter = On joue dans le sens antihoraire
pile-pending = +{ $count }
pile-pending-label = { $count ->
        [one] Une pénalité de { $count } carte
        [many] Une pénalité de { $count } de cartes
       *[other] Une pénalité de { $count } cartes
    }

## Whose turn

turn-you = À toi de jouer
turn-other = À { $name } de jouer
turn-respond-you = { $count ->
        [one] { $count } carte t’attend
        [many] { $count } de cartes t’attendent
       *[other] { $count } cartes t’attendent
    }
turn-respond-other = { $count ->
        [one] { $count } carte attend { $name }
        [many] { $count } de cartes attendent { $name }
       *[other] { $count } cartes attendent { $name }
    }
turn-color-you = La première carte est un joker : choisis la couleur
turn-color-other = { $name } choisit la couleur
turn-drawn-you = Joue ce que tu as pioché, ou garde-le
turn-drawn-none-you = Pas jouable : pioche encore ou arrête
turn-drawn-other = { $name } a pioché une carte
turn-discard-you = { $count ->
        [one] Défausse { $count } carte de ton choix
        [many] Défausse { $count } de cartes de ton choix
       *[other] Défausse { $count } cartes de ton choix
    }
turn-discard-other = { $name } défausse
turn-vote-you = Tu as raconté une blague : les autres décident
turn-vote-other = { $name } a raconté une blague
turn-perform-you = Fais un numéro, ou dégonfle-toi
turn-perform-other = { $name } fait un numéro ou se dégonfle
turn-three-you = Joue une carte, ou pioches-en trois
turn-shuffle = On mélange les cartes
turn-over = La manche est terminée
turn-jump = Tu as la même carte : intercepte !
turn-clock = { $seconds ->
        [one] reste { $seconds } seconde
        [many] reste { $seconds } de secondes
       *[other] reste { $seconds } secondes
    }

## What can be done. The letter is the key that does it.

act-hand = Ta main
act-actions = Ce que tu peux faire
act-draw = Piocher
act-draw-more = Piocher encore
act-draw-three = Piocher trois
act-draw-penalty = { $count ->
        [one] Prendre { $count } carte
        [many] Prendre { $count } de cartes
       *[other] Prendre { $count } cartes
    }
act-pass = La garder
act-pass-stop = Arrêter et passer
act-challenge = Contester
act-uno = UNO !
act-uno-say = UNO ! Le dire maintenant
act-uno-arm = UNO ! Le dire avec la prochaine carte
act-uno-armed = UNO ! Ce sera dit avec la prochaine carte
act-catch = Attraper { $name } !
act-catch-short = Attrape !
act-key = { $label } (touche { $key })
act-sort-color = par couleur
act-sort-value = par valeur
act-sort-drawn = ordre de pioche
act-sort-label = Trier la main : actuellement { $order }
act-cancel = Annuler
act-close = Fermer
act-perform = Faire un numéro
act-chicken = Se dégonfler (+4)
act-yes-laughed = Oui, quelqu’un a ri
act-no-laughed = Non, personne
act-color-for = Couleur pour { $card }
act-trade-for = Échanger ta main avec qui ?
act-wrong-play = { $costs ->
        [one] Jouer { $card } quand même : coûte { $costs } carte
        [many] Jouer { $card } quand même : coûte { $costs } de cartes
       *[other] Jouer { $card } quand même : coûte { $costs } cartes
    }
act-player-menu = { $name } : ce que tu peux faire
act-accuse-uno = Accuser : UNO pas dit
act-accuse-sure = { $costs ->
        [one] Apparemment, { $name } n’a pas à dire UNO. Une fausse accusation te coûte { $costs } carte.
        [many] Apparemment, { $name } n’a pas à dire UNO. Une fausse accusation te coûte { $costs } de cartes.
       *[other] Apparemment, { $name } n’a pas à dire UNO. Une fausse accusation te coûte { $costs } cartes.
    }
act-accuse-yes = Accuser { $name }
act-veto = Poser VETO sur { $name }
act-vote-ask = { $name } a raconté une blague. Quelqu’un a ri ? Un seul oui suffit.
act-vote-wait = Les autres votent sur ta blague.
act-vote-done = Tu as voté. On attend les autres.
act-perform-ask = Fais un numéro, ou dégonfle-toi.
act-challenge-what = { $name } a posé un Joker +4 alors que le { $color } était en jeu. C’est permis seulement sans carte de cette couleur en main ; { $name } a encore { $count ->
        [one] { $count } carte
        [many] { $count } de cartes
       *[other] { $count } cartes
    }.
act-challenge-odds = Si c’était un bluff, { $name } en pioche { $count }. Sinon, tu en pioches { $more }.
act-stack-hint = Tu peux répondre avec une carte qui se cumule.
act-shown = { $name } t’a montré

## You yourself

me-watching = Tu regardes.
me-watching-seat = Tu peux prendre la place d’un bot dans le menu de la table.
me-not-in-round = Tu ne joues pas cette manche.
me-stand-in = Un bot joue pour toi.
me-take-over = Reprendre
me-no-spectators = Cette manche ne se regarde pas. Tu verras le résultat à la fin.

## Chat and log

talk-log = Journal
talk-chat = Chat
talk-newest = Ce qui vient de se passer
talk-empty-log = Il ne s’est encore rien passé.
talk-empty-chat = Personne n’a encore rien dit.
talk-say = Message
talk-send = Envoyer
talk-react = Réactions
talk-react-with = Réagir avec { $emoji }
talk-you = Toi
talk-veto = VETO
talk-veto-label = Poser la carte VETO sur { $name } pour cela
talk-accuse = Conseil !
talk-accuse-label = Accuser { $name } d’avoir donné un conseil
accuse-panel = { $by } accuse { $name } d’avoir conseillé une carte : « { $text } » Deux cartes pour cela ?
accuse-yes = Oui, 2 cartes
accuse-no = Non
accuse-waiting = Votes : { $votes } sur { $voters }
notes-label = Notes
notes-dismiss = Fermer : { $text }

## Score sheet

sheet-heading = Score après la manche { $round }
sheet-final = Score final
sheet-caption = Points par manche
sheet-round = Manche
sheet-total = Total
sheet-team = Équipe { $team }
sheet-out = hors jeu
sheet-hands = Cartes restantes
sheet-winner = a gagné la manche
sheet-round-won = { $me ->
        [actor] Tu gagnes la manche.
       *[other] { $name } gagne la manche.
    }
sheet-last-card = La dernière carte : { $card }
sheet-blocked = La manche a été bloquée : personne ne marque.
sheet-next = Manche suivante
sheet-rematch = Revanche
sheet-ready = C’est bon pour : { $names }
sheet-waiting = On attend : { $names }
sheet-you-ready = C’est bon pour toi.
sheet-record = Télécharger l’enregistrement
sheet-dealing = Distribution…
sheet-goal-winner_takes = Qui atteint { $target } points en premier gagne.
sheet-goal-running_total = Les points comptent contre toi : dès que quelqu’un en a { $target }, le total le plus bas gagne.
sheet-goal-elimination = Les points comptent contre toi : à { $target }, c’est l’élimination.
sheet-goal-rotating = Le total le plus haut après { $hands } donnes gagne.
sheet-match-won = { $me ->
        [actor] Tu gagnes la partie !
       *[other] { $name } gagne la partie !
    }
sheet-match-shared = { $names } gagnent la partie ensemble !
