# Cards and colours. See en/cards.ftl for what each message is for.
#
# Glossary, the same words in all files (address: informal "tu"; no participle that would show the gender of a player):
#   Skip                Passe ton tour (m.)  Reverse            Inversion (f.)
#   Draw Two            +2 (m.)              Wild               Joker
#   Wild Draw Four      Joker +4             Wild Shuffle Hands Joker Mélange des mains
#   Customizable        Personnalisable (f.) Blank              Neutre (f.)
#   a wild (any kind)   joker, small letter  action card        carte d’action
#   deck                paquet               hand               main
#   draw pile           pioche               discard pile       défausse
#   to play, to lay     jouer, poser         to draw            piocher (for the deal: tirer)
#   to discard          défausser            to fit             être jouable (to go on: aller sur)
#   turn                tour                 to pass            passer
#   to miss a turn      perdre son tour      penalty            pénalité
#   to face a penalty   … cartes attendent   to owe UNO         devoir dire UNO
#   to catch            attraper             to accuse          accuser
#   to challenge        contester            a bluff            bluff
#   to stack            cumuler, cumul       to jump in         intercepter, interception
#   suggestion          conseil              to swap hands      échanger les mains
#   dealer              donneur              round              manche
#   match               partie               hand (one deal)    donne
#   partners, side      partenaires, équipe  rotating partners  partenaires tournants
#   house rules         règles maison        edition            édition
#   host                hôte                 spectator          spectateur
#   seat, place         place                to stand in        remplacer
#   record              enregistrement       replay             replay
#   performance         numéro               to chicken out     se dégonfler
# Names are never put behind "de" or "que", which would have to become "d’" and "qu’": "à { $name } de jouer", "chez { $name }".
# Colours stand behind "le" or "du", cards behind a colon or "la carte". French "one" is 0 and 1, "many" whole millions.
# No-break spaces stand before : ; ! ? % and inside « ».

color-r = rouge
color-y = jaune
color-g = vert
color-b = bleu

# What is on a card beside its colour: a number, or S Skip, R Reverse, D Draw Two, B Blank (a card without any effect).
card-symbol = { $symbol ->
        [S] Passe ton tour
        [R] Inversion
        [D] +2
        [B] Neutre
       *[other] { $symbol }
    }
# The full name of a card with a colour: "7 rouge", "+2 bleu"; Inversion and Neutre are feminine: "Inversion verte".
card-colored = { card-symbol } { $color ->
        [r] rouge
        [y] jaune
        [g] { $symbol ->
            [R] verte
            [B] verte
           *[other] vert
        }
       *[b] { $symbol ->
            [R] bleue
            [B] bleue
           *[other] bleu
        }
    }
# The letter of a colour, on the card and in the terminal. In the terminal it is typed as well, as in "r7":
# one letter (two at most), and four different ones.
card-letter = { $color ->
        [r] R
        [y] J
        [g] V
       *[b] B
    }
# The key that leads to a colour in the hand, in the browser: one letter that a keyboard for the language types without a
# dead key, four different ones, and not W, which is for wilds.
color-key = { card-letter }
# A card in the terminal, where it stands in brackets: [R 7]. Keep the letter first.
card-short = { card-letter } { card-symbol }
card-W = Joker
card-W4 = Joker +4
card-WH = Joker Mélange des mains
# Three cards whose rule the players choose; $number is 1 to 3.
card-custom = Personnalisable { $number }
# $rule is one of custom-… below, or what the players wrote themselves.
card-custom-rule = Personnalisable { $number } ({ $rule })
# A Customizable card in the terminal, in brackets: [C1 Tell a joke]. $rule is an effect-… in lobby.ftl or card-custom-own.
card-custom-short = C{ $number } { $rule }
card-custom-own = règle perso

## What a screen reader says of a card in the hand

card-playable = { $card }, jouable
card-unplayable = { $card }, pas jouable maintenant
card-discardable = { $card }, peut se défausser
card-jump = { $card }, peut intercepter

## The ready-made rules of Customizable cards, in brackets behind the card: a few words, no capital, no full stop

custom-until-color = le joueur suivant pioche jusqu’à cette couleur
custom-drop-wilds = tous les autres défaussent leurs jokers
custom-three-or-play = le joueur suivant joue ou pioche trois cartes
custom-again = encore un tour
custom-seven = le joueur suivant pioche ou défausse jusqu’à 7 cartes
custom-three-all = chacun pioche ou défausse jusqu’à 3 cartes
custom-open = toutes les mains sont visibles
custom-joke = raconte une blague
custom-elbows = le joueur suivant garde les coudes tendus
custom-rooster = le joueur suivant fait un numéro ou pioche 4 cartes
