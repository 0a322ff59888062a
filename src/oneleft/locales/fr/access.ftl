# Playing by keyboard and by ear: the list of keys, its settings, and what a screen reader tells by itself.

## The list of keys: what each one does, in a few words

access-title = Clavier et lecteur d’écran
access-keys = Raccourcis à une touche
access-keys-about = Lettres et chiffres agissent tout de suite. Sans cela : Tab, flèches, Entrée et Échap.
access-tell = Ce qui est lu
access-tell-all = Tout
access-tell-mine = Seulement ce qui me concerne
access-key-hand = Aller à ta main
access-key-arrows = D’une carte à l’autre
access-key-groups = À la couleur suivante
access-key-ends = Première et dernière carte
access-key-playable = Carte jouable suivante, précédente
access-key-jump = À un nombre, un joker ou une couleur
access-key-enter = Jouer la carte, presser le bouton
access-key-sort = Trier la main
access-key-catch = Attraper un oubli d’UNO
access-key-veto = VETO : choisir un joueur
access-key-answer = À la question posée
access-key-digits = Choisir une réponse : couleur, joueur, oui ou non
access-key-next = Manche suivante
access-key-standing = Lire où en est la partie
access-key-players = D’un joueur à l’autre
access-key-help = Cette liste

## In the hand

# A button that hides all other cards.
access-filter = Jouables
# Which card of the hand: "3 of 9".
access-position = { $at } sur { $count }

## What is told. Whole sentences, one after the other.

# A full stop for what has none where it stands alone, such as "Your turn".
access-sentence = { $text }.
access-told = Annonces
# More happened than can be told; what follows is the end of it.
access-earlier = { $count ->
        [one] { $count } autre événement avant cela.
        [many] { $count } d’autres événements avant cela.
       *[other] { $count } autres événements avant cela.
    }
access-fits = { $count ->
        [0] Aucune carte jouable.
        [one] { $count } carte jouable.
        [many] { $count } de cartes jouables.
       *[other] { $count } cartes jouables.
    }
access-challenge = Contester, ou prendre les cartes ?
access-vote = { $by } accuse { $name } d’avoir donné un conseil. À toi de voter.
access-said = { $name } dit : { $text }
