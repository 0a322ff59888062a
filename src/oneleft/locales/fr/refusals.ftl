# Why something was refused, and what is wrong with settings: short notes on the screen, and lines in the terminal.
# $turn, $accused, $holder and $name are players; $card, $top and $drawn are cards, $color a colour: all put in as they are.

## Refused at the table

refused-stale = La table a avancé entre-temps : regarde à nouveau.
refused-not-seated = Tu regardes : prends une place pour jouer.
refused-not-in-round = Tu ne joues pas cette manche.
refused-no-round = Aucune manche n’est en cours.
refused-only-host = Seul l’hôte peut faire cela.
refused-place-taken = Cette place est prise.
refused-no-place = Cette table n’a pas de place { $place }.
refused-seated = Tu as déjà une place.
refused-screen = Un écran ne fait que regarder.
refused-other-place = Tu as vu une autre main dans cette partie : tu ne peux reprendre que ta propre place.
refused-not-sitting = Tu n’as pas de place à quitter.
refused-playing = Cela ne peut pas changer pendant une partie.
refused-already-started = La partie a déjà commencé.
refused-free-places = Des places sont encore libres : attends du monde, ou mets-y des bots.
refused-not-between = Il n’y a rien à confirmer maintenant.
refused-is-ready = Tu as déjà confirmé.
# Not understood, hello-…: this page and the server do not fit together.
refused-not-understood = Le serveur ne comprend pas cette page : recharge-la.
refused-hello-again = Le serveur connaît déjà cette page : recharge-la.
refused-other-deal = Ce n’est pas la prochaine donne.
refused-contributed = Tes octets aléatoires sont déjà dans cette donne.
refused-no-member = Cette personne n’est plus à la table.
refused-self = Tu ne peux pas te faire cela.
refused-empty-text = Le message est vide.
refused-long-text = Un message a au plus { $most } caractères.
refused-no-suggestions = Ces règles n’ont pas de pénalité pour les conseils.
refused-no-message = Cela n’a pas été dit dans cette manche.
refused-accused = On a déjà voté sur ce message.
refused-accuse-self = Tu ne peux pas t’accuser.
refused-not-a-player = La personne qui a dit cela ne joue pas cette manche.
refused-no-accusation = Ce vote n’existe pas.
refused-no-voter = Tu ne votes pas ici.
refused-voted = Tu as déjà voté.
refused-no-stand-in = Aucun bot ne joue pour toi.
refused-unknown-bot = Il n’y a pas de bot { $bot }.
# Only where no message below says what is wrong with the settings.
refused-bad-settings = On ne peut pas jouer avec ces réglages.
refused-unseat = { $name } occupe une place qui disparaîtrait.
refused-closed = Cette table est fermée.
refused-too-fast = Trop de messages : attends un instant.

# By the rules of the game. Also in the terminal.

refused-other = Ce n’est pas possible maintenant.
refused-round-over = La manche est terminée.
refused-chance = On mélange les cartes.
refused-owes-no-uno = Tu n’as pas à dire UNO maintenant.
refused-catch-self = Tu ne peux pas t’attraper.
refused-catch-phase = On ne peut attraper personne maintenant.
refused-catch-nothing = { $accused } n’a pas à dire UNO.
refused-no-veto-card = Ces règles n’ont pas de carte VETO.
refused-veto-self = La carte VETO se pose sur un autre joueur.
refused-veto-used = La carte VETO est posée sur { $holder }.
refused-no-vote = Il n’y a rien à voter.
refused-vote-own = C’est ta blague : les autres votent.
refused-not-your-turn = C’est à { $turn } de jouer.
refused-jump-late = C’est à { $turn } de jouer, et il est trop tard pour intercepter.
refused-jump-other = C’est à { $turn } de jouer ; tu ne peux intercepter qu’avec la carte { $top }.
refused-phase = Ce n’est pas possible maintenant.
refused-must-play = Tu dois jouer la carte que tu viens de piocher.
refused-drew = Tu as déjà pioché : joue la carte ou garde-la.
refused-no-challenge = Il n’y a pas de Joker +4 à contester.
refused-not-now = Ce n’est pas possible maintenant.
refused-not-held = Tu n’as pas la carte { $card }.
refused-uno-count = UNO se dit seulement avec l’avant-dernière carte ; tu en as { $count }.
refused-unknown-seat = Ce joueur n’existe pas.
refused-trade-with = Tu ne peux pas échanger ta main avec ce joueur.
refused-penalty-phase = On ne peut pas donner de pénalité maintenant.
refused-trade-whom = Dis avec qui échanger ta main.
refused-no-trades = Avec ces règles, un 7 n’échange pas les mains.
refused-no-last-trade = Un 7 en dernière carte n’échange pas les mains.
refused-play-phase = On ne peut pas jouer de carte maintenant.
refused-wild4-color = Pas de Joker +4 tant que tu as du { $color }.
refused-only-drawn = Après avoir pioché, tu ne peux jouer que ce que tu as pioché : { $drawn }.
refused-only-drew-nothing = Ce que tu as pioché n’est pas jouable : pioche encore ou arrête.
refused-no-answer = { $count ->
        [one] { $card } ne répond pas à une pénalité de { $count } carte.
        [many] { $card } ne répond pas à une pénalité de { $count } de cartes.
       *[other] { $card } ne répond pas à une pénalité de { $count } cartes.
    }
refused-no-match = { $card } ne va pas sur { $top } : la couleur en jeu est le { $color }.

## What is wrong with the rules or the settings of a table. $option is the label of an option (option-… in lobby.ftl).

problem-unknown-edition = Il n’y a pas d’édition { $edition }.
problem-unknown-option = Il n’y a pas d’option { $option }.
problem-unknown-effect = Il n’y a pas d’effet { $effect }.
problem-rules-kind = Ces règles sont illisibles.
problem-edition-kind = L’édition doit être donnée par son nom.
problem-edition-name = Cette édition n’existe pas.
problem-option-value = « { $option } » n’a pas cette valeur.
problem-option-range = « { $option } » doit aller de { $least } à { $most }.
problem-option-size = « { $option } » n’a pas cette valeur.
problem-customs-count = Le paquet n’a que { $most } cartes personnalisables, et il y a des règles pour { $count }.
problem-customs-kind = La règle d’une carte personnalisable est un effet ou un texte.
problem-customs-length = Le texte d’une carte personnalisable doit avoir de 1 à { $most } caractères.
problem-mixed-alone = « { option-stack_mixed } » sans « { option-stacking } » : on ne peut mélanger les sortes que si l’on cumule.
problem-challenge-alone = « { option-challenge } » sans « { option-wild4_condition } » : si l’on peut toujours jouer un Joker +4, il n’y a rien à contester. Désactive « { option-challenge } ».
# Partners cannot play with running totals or elimination.
problem-partners-scoring = « { option-partners } » : les partenaires marquent pour leur équipe, donc « { option-scoring } » doit être « { value-scoring-winner_takes } ».
problem-players = Il faut de { $least } à { $most } joueurs.
problem-partners-players = « { option-partners } » à { $players } joueurs : il faut un nombre pair, quatre ou plus.
# $seat and $last count from 0, as in the terminal; $place counts from 1, as in the browser.
problem-first-player = « { option-first_player } » est la place { $seat }, mais à { $players } joueurs les places vont de 0 à { $last }.
problem-first-player-place = « { option-first_player } » est la place { $place }, mais à { $players } joueurs elle n’existe pas.
problem-whist-rounds = Un tournoi de whist a { $rounds } manches.

## What is wrong with the form of a match. $form: to a target (target), rotating partners (rotating), a whist tournament (whist).

problem-target-hands = Seule une partie à partenaires tournants a un nombre de donnes convenu.
problem-unknown-form = Cette forme de partie n’existe pas.
problem-form-players = { $form ->
        [whist] Un tournoi de whist se joue à { $needed }, pas à { $players }.
       *[rotating] Une partie à partenaires tournants se joue à { $needed }, pas à { $players }.
    }
problem-form-partners = { $form ->
        [whist] Un tournoi de whist se joue avec des partenaires : active « { option-partners } ».
       *[rotating] Une partie à partenaires tournants se joue avec des partenaires : active « { option-partners } ».
    }
problem-rotating-hands = Une partie à partenaires tournants demande un nombre de donnes de 1 à { $most }.
problem-whist-hands = Un tournoi de whist a toujours 28 donnes par joueur.
problem-form-dealer = Dans cette forme de partie, le donneur suit le programme.
problem-match-over = La partie est terminée.
problem-points-seats = À chaque place, il faut exactement un nombre de points.

## When the server could not do what it was asked

problem-offline = Le serveur est injoignable. Vérifie la connexion et réessaie.
problem-server-error = Le serveur a eu un problème. Réessaie dans un instant.
problem-starting = Le serveur démarre ou s’arrête. Réessaie dans un instant.
problem-too-fast = Trop de demandes : attends un instant.
problem-unavailable = Le serveur est plein ou ne peut rien stocker. Réessaie plus tard.
problem-no-record = Cet enregistrement n’existe pas.
problem-not-json = Le serveur ne comprend pas cette page : recharge-la.
problem-too-large = C’est plus que ce que le serveur accepte.
problem-not-understood = Le serveur ne comprend pas cette page : recharge-la.
# The button below these.
problem-retry = Réessayer
