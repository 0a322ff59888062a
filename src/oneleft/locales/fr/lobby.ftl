# The home page, the list of tables, and the page that makes a table.

## Home

home-tagline = UNO dans les règles, avec des amis ou des bots. Open source, sans compte, sans pub.
home-play-title = Jouer maintenant
home-name = Ton nom
home-name-hint = Facultatif. Retenu dans ce navigateur.
home-default-name = Joueur
home-play = Jouer contre des bots
home-play-about = Les règles officielles, tout de suite à table. Les bots ne voient que ce que tu verrais à leur place.
home-play-busy = Distribution…
home-players = Joueurs
home-level = Niveau des bots
home-level-is = Bots : { $level }
home-players-count = { $count } joueurs
home-make-title = Ta propre table
home-make-about = Choisis les règles, invite des amis par un lien, complète avec des bots.
home-make = Créer une table
home-join-title = Rejoindre des amis
home-code = Code ou lien de la table
home-code-hint = Six lettres ou chiffres, par exemple K7QM2P.
home-code-bad = Ce n’est pas un code de table. Il a six lettres ou chiffres, jamais I, O, 0 ni 1.
home-join = Rejoindre
home-rules-title = Les règles en clair
home-rules-about = Ce que dit chaque édition, phrase par phrase.
home-rules-edition = Édition

## Public tables

lobby-title = Tables publiques
lobby-loading = Recherche de tables…
lobby-empty = Aucune table publique n’est ouverte en ce moment.
lobby-empty-hint = Crée-en une et coche « Publique » : elle apparaîtra ici pour tout le monde.
lobby-offline = Le serveur est injoignable. Nouvel essai toutes les quelques secondes…
lobby-stale = Pas de connexion : cette liste n’est peut-être plus à jour. Nouvel essai…
lobby-host = Chez { $host }
# The rules of a table: the edition, and how many options differ from it.
lobby-rules = { $count ->
        [0] { $edition }
        [one] { $edition }, { $count } option changée
        [many] { $edition }, { $count } d’options changées
       *[other] { $edition }, { $count } options changées
    }
lobby-clock = Chrono : { $clock }
lobby-free = { $count ->
        [0] Aucune place libre
        [one] { $count } place libre
        [many] { $count } de places libres
       *[other] { $count } places libres
    } sur { $players }
lobby-people = { $count ->
        [one] { $count } personne à table
        [many] { $count } de personnes à table
       *[other] { $count } personnes à table
    }
lobby-stage-waiting = En attente
lobby-stage-playing = En cours
lobby-stage-between = Entre deux manches
lobby-stage-over = Partie terminée
lobby-join = Rejoindre
lobby-watch = Regarder
lobby-full = Complet
lobby-join-label = Rejoindre la table chez { $host }
lobby-watch-label = Regarder la table chez { $host }

## Rule sets

sets-title = Tes règles
sets-about = Enregistrées dans ce navigateur.
sets-play = Jouer
sets-play-label = Jouer avec { $name } contre des bots
sets-edit = Modifier
sets-edit-label = Modifier { $name }
sets-share = Partager
sets-share-label = Partager { $name } par un lien
sets-delete = Supprimer
sets-delete-label = Supprimer { $name }
sets-delete-sure = Vraiment supprimer
sets-delete-sure-label = Vraiment supprimer { $name }
sets-keep = Garder
sets-keep-label = Garder { $name }
sets-link = Lien vers { $name }
sets-copy = Copier
sets-copied = Copié
sets-copy-hand = Sélectionne le lien et copie-le.
sets-save-title = Enregistrer ces règles
sets-name = Nom de ces règles
sets-save = Enregistrer
sets-saved = Enregistré sous « { $name } » dans ce navigateur.
sets-save-failed = Ce navigateur ne permet pas à la page d’enregistrer quoi que ce soit.
sets-full = Il y a déjà { $count } jeux de règles : supprimes-en un d’abord.
sets-load = Partir d’un de tes jeux de règles
sets-load-label = Charger { $name }
sets-unnamed = Mes règles
sets-shared = Règles « { $name } »
sets-shared-about = Tout est réglé comme dans le lien. Crée une table avec, change-les ou enregistre-les.
sets-bad-link = Ce lien ne contient pas de règles lisibles : voici donc les règles officielles. Redemande le lien, il a peut-être été coupé.

## Making a table

make-title = Créer une table
make-you-title = Toi
make-seats-title = Places
make-places = Nombre de places
make-fewer = Une place de moins
make-more = Une place de plus
make-seat = Place { $number }
make-seat-you = Toi
make-seat-person = Une personne
make-seats-people = Que des gens
make-seats-bots = Que des bots
make-seats-hint = Toute personne qui a le lien peut prendre une place prévue pour quelqu’un. Tu pourras changer cela plus tard, à table.
make-levels = Niveau de ces bots
make-bot = Bot : { $kind }
make-edition = Édition
make-changes = { $count ->
        [0] Aucune option changée
        [one] { $count } option changée
        [many] { $count } d’options changées
       *[other] { $count } options changées
    }
make-reset = Revenir à l’édition
make-reset-one = Rétablir
make-reset-one-label = Rétablir { $option } selon l’édition
make-changed = changée
make-loading = Chargement des règles…
make-seat-left = À gauche du donneur
make-seat-number = Place { $number }
make-customs-card = Carte personnalisable { $number }
make-customs-own = Une règle à toi
make-customs-text = Ce que fait la carte
make-customs-text-hint = Au plus 200 caractères. Les joueurs l’appliquent eux-mêmes.
make-customs-add = Ajouter une carte
make-customs-remove = Retirer
make-customs-remove-label = Retirer la carte personnalisable { $number }
make-customs-none = Aucune carte personnalisable dans le paquet.
make-form = Longueur de la partie
make-form-about = Jusqu’à un nombre de points, ou avec des partenaires tournants pendant un nombre de donnes
make-form-target = Jusqu’à l’objectif
make-form-rotating = Partenaires tournants
make-hands = Nombre de donnes
make-hands-about = Combien de donnes compte une partie à partenaires tournants
make-clock = Chrono
make-clock-about = Le temps que peut prendre une décision ; une fois écoulé, le coup est joué à la place du joueur
make-clock-none = Aucun
make-clock-none-about = Prends ton temps
make-clock-relaxed = Tranquille
make-clock-relaxed-about = 60 secondes par décision
make-clock-fast = Rapide
make-clock-fast-about = 15 secondes par décision
make-public = Publique
make-public-about = Sur la page d’accueil, visible par tout le monde. Sinon, seules les personnes qui ont le lien la trouvent
make-spectators = Spectateurs
make-spectators-about = Les personnes sans place peuvent regarder
make-stand_in = Bots remplaçants
make-stand_in-about = Un bot remplace les joueurs qui perdent la connexion, jusqu’à leur retour
make-players = Nombre de joueurs
make-players-about = De 2 à 10 ; les places sans personne vont à des bots ou restent libres
make-words = Les règles en clair
make-words-empty = Les règles apparaissent ici dès qu’elles ont été vérifiées.
make-problem = On ne peut pas jouer ainsi
make-problem-short = Pas encore prêt :
make-ready = { $players } joueurs, { $edition }, { $changes ->
        [0] rien de changé
        [one] { $changes } option changée
        [many] { $changes } d’options changées
       *[other] { $changes } options changées
    }
make-button = Créer la table
make-button-start = Créer la table et jouer
make-button-busy = Création de la table…

group-house = Règles maison
group-turns = Tours et pioche
group-wild4 = Joker +4 et contestation
group-uno = UNO
group-cards = Cartes du paquet
group-start = Début d’une manche
group-penalties = Pénalités
group-match = Points et partie
group-table = À table

## Options: a short label each. What they mean in one line is in rules.ftl (option-about-…).

option-hand_size = Cartes distribuées
option-blanks = Neutres au lieu des +2
option-shuffle_hands = Joker Mélange des mains
option-customs = Cartes personnalisables
option-veto = Carte VETO
option-first_player = Qui commence
option-start_wild = Joker retourné au départ
option-start_wild4 = Joker +4 retourné au départ
option-drawn_card = Carte piochée jouable
option-draw_to_match = Piocher jusqu’à pouvoir jouer
option-wrong_card = Mauvaise carte
option-wild4_condition = Restriction du +4
option-bluff = Bluff
option-challenge = Contestation
option-uno_owed_by = Qui doit dire UNO
option-catch_until = Délai pour attraper
option-false_catch = Fausse accusation
option-suggestions = Conseils interdits
option-stacking = Cumul
option-stack_mixed = Cumul mixte
option-jump_in = Interception
option-zero_rotation = Le 0 fait tourner les mains
option-seven_swap = Le 7 échange les mains
option-wild_points = Points d’un joker
option-scoring = Décompte
option-target = Objectif
option-partners = Partenaires

value-start_wild-color = Choisir la couleur
value-start_wild-reshuffle = Remélanger
value-start_wild4-color = Choisir la couleur
value-start_wild4-reshuffle = Remélanger
value-drawn_card-may = Peut être jouée
value-drawn_card-must = Doit être jouée
value-draw_to_match-off = Non
value-draw_to_match-may = Permis
value-draw_to_match-must = Imposé
value-wrong_card-refused = Refusée
value-wrong_card-penalty = Coûte 2 cartes
value-uno_owed_by-player = Le joueur de la carte
value-uno_owed_by-holder = Toute main d’une carte
value-catch_until-turn = Jusqu’au tour suivant
value-catch_until-card = Jusqu’à la carte suivante
value-wild_points-50 = 50
value-wild_points-20 = 20
value-scoring-winner_takes = Le gagnant prend tout
value-scoring-running_total = Total cumulé
value-scoring-elimination = Élimination

## Editions

edition-official = Officielle
edition-classic = Classique
edition-quick = Rapide
edition-custom = Personnalisable
edition-europe = Europe

## Effects of Customizable cards

effect-until-color = Piocher jusqu’à la couleur
effect-drop-wilds = Adieu les jokers
effect-three-or-play = Jouer ou piocher trois
effect-again = Encore un tour
effect-seven = Sept tout rond
effect-three-all = Trois pour tous
effect-open = Mains visibles
effect-joke = Raconte une blague
effect-elbows = Coudes tendus
effect-rooster = Numéro
