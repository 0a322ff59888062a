# The game in the terminal (`oneleft play`). Lines are wrapped to the window. What happens is told with story.ftl, cards are
# named with cards.ftl, refusals come from refusals.ftl, and marks behind a player's name from seat-… in table.ftl.
# A question ends with what it ends with here (":" or "?"); the space behind it is added.

## Welcome and goodbye

# The name of a player who gives none. Also the beginning of the first place in the list of players.
terminal-you = Toi
ask-name = Ton nom (Entrée = { $name }) :
# $others are names, $edition is a rule sheet (edition-… in lobby.ftl).
terminal-welcome = Tu joues contre { $others }. Règles : { $edition }, en { $target } points.
terminal-welcome-help = Tape le numéro d’un choix, puis Entrée. ? explique tout le reste.
terminal-partner = Tu fais équipe avec { $name }.
# The letter for yes and for no. Also behind "o =" and "n =" in the questions below.
terminal-yes = o
terminal-no = n
ask-quit = Quitter la partie ? (o = oui)
ask-again = Rejouer ? (Entrée = oui, n = non)
terminal-goodbye = Au revoir, et merci d’avoir joué !
terminal-saved = L’enregistrement est dans { $file }.
terminal-saved-unfinished = L’enregistrement de la partie jusqu’ici est dans { $file }.

## Round and match

terminal-next-round = Entrée pour la manche suivante :
terminal-match-won = { $me ->
        [actor] Tu gagnes la partie avec { $score } points. Bravo !
       *[other] { $name } gagne la partie avec { $score } points.
    }
terminal-match-shared = { $names } gagnent la partie ensemble avec { $score } points.
terminal-out-me = Pour toi, la partie s’arrête ; les autres continuent. Entrée pour regarder, q pour quitter :
terminal-out-other = Pour { $name }, la partie s’arrête.
# The heading of the score sheet.
terminal-scores = Score

## The table

# $count cards are in the draw pile. Three spaces between the parts.
terminal-pile = Pile { $card }   couleur { $color }   pioche { $count }
terminal-pile-uncolored = Pile { $card }   pas encore de couleur   pioche { $count }
# The line of players in the order of play: "Play  You 7 -> *Ada 3 -> …".
terminal-order = Ordre
# Before the cards in the own hand.
terminal-hand = Main
terminal-open-hand = { $name } montre { $cards }
terminal-known-cards = Tu connais des cartes : { $name } a { $cards }.

## What can be done: lines of a numbered list

choice-draw = piocher une carte
choice-draw-match = piocher une carte, et d’autres si tu veux jusqu’à pouvoir jouer
choice-draw-must = piocher jusqu’à pouvoir jouer
choice-draw-three = piocher trois cartes
choice-draw-more = piocher encore une carte
choice-draw-penalty = { $count ->
        [1] prendre la carte et perdre le tour
        [one] prendre { $count } carte et perdre le tour
        [many] prendre les { $count } de cartes et perdre le tour
       *[other] prendre les { $count } cartes et perdre le tour
    }
choice-pass = la garder et passer
choice-pass-none = arrêter de piocher et passer
choice-challenge = contester : si c’était un bluff, { $name } en pioche { $count } ; sinon, tu en pioches { $more }
choice-uno = dire UNO !
choice-catch = attraper { $name }, qui n’a pas dit UNO : 2 cartes
choice-veto = utiliser la carte VETO : quelqu’un perd son prochain tour
choice-veto-who = poser la carte VETO sur { $name }
choice-yes = voter oui : quelqu’un a ri
choice-no = voter non : personne n’a ri
choice-perform = faire un numéro
choice-chicken = se dégonfler et piocher 4 cartes
# $cards is seat-cards in table.ftl: "3 cards".
choice-trade = { $name } ({ $cards })

## What one has to know to decide

note-bluff = { $card } est un bluff : tu as du { $color }. Si on le conteste, les cartes sont pour toi.
note-trade = Un 7 échange ta main avec celle d’un joueur de ton choix.
note-zero = Un 0 passe chaque main au joueur suivant.
# $example is what to type, such as 3u.
note-uno = Plus que deux cartes : dis UNO avec celle que tu joues en ajoutant u, comme { $example }. Si tu oublies et que quelqu’un le remarque, tu pioches 2 cartes.
note-drawn = Tu as pioché { $cards } et tu peux la jouer maintenant.
note-drawn-many = De ce que tu as pioché, tu peux jouer maintenant : { $cards }.
note-drawn-none = Ce que tu as pioché n’est pas jouable.
note-penalty = { $count ->
        [one] { $count } carte t’attend.
        [many] { $count } de cartes t’attendent.
       *[other] { $count } cartes t’attendent.
    }
note-penalty-stack = { $count ->
        [one] { $count } carte t’attend. Tu peux la passer plus loin en cumulant une carte.
        [many] { $count } de cartes t’attendent. Tu peux les passer plus loin en cumulant une carte.
       *[other] { $count } cartes t’attendent. Tu peux les passer plus loin en cumulant une carte.
    }
note-discard = { $count ->
        [one] Défausse { $count } carte de ton choix, pour en garder { $goal }.
        [many] Défausse { $count } de cartes de ton choix, pour en garder { $goal }.
       *[other] Défausse { $count } cartes de ton choix, pour en garder { $goal }.
    }
note-three = Pose une carte, ou pioches-en trois et tu pourras en poser une.
chance-uno = Il te reste une carte et tu n’as pas dit UNO ! Dis-le avant que quelqu’un le remarque.
chance-catch = Il reste une carte à { $name }, qui n’a pas dit UNO !
chance-jump = Tu as la même carte : tu peux intercepter.
chance-now = Tu as la même carte : la poser tout de suite, avant que quelqu’un intercepte ?

## Questions. Letters to type (r, j, v, b) are those of card-letter in cards.ftl, o for yes is the letter above.

ask-turn = À toi (? pour l’aide) :
ask-drawn = La jouer ou la garder ?
ask-drawn-none = Piocher ou arrêter ?
ask-respond = Ta réponse (? pour l’aide) :
ask-color = Ta couleur :
ask-discard = Défausser :
ask-vote = Ton vote :
ask-perform = Ton choix :
ask-chance = Maintenant ? (Entrée = laisser)
ask-which-color = Quelle couleur ? (un numéro ou r, j, v, b ; Entrée = retour)
ask-which-seat = Quel joueur ? (un numéro ou un nom ; Entrée = retour)
ask-wrong-card = { $count ->
        [one] { $card } n’est pas jouable. L’essayer te coûte { $count } carte et le tour. Tu confirmes ? (o = oui)
        [many] { $card } n’est pas jouable. L’essayer te coûte { $count } de cartes et le tour. Tu confirmes ? (o = oui)
       *[other] { $card } n’est pas jouable. L’essayer te coûte { $count } cartes et le tour. Tu confirmes ? (o = oui)
    }
ask-false-catch = { $count ->
        [one] { $name } n’a pas à dire UNO. Accuser quand même te coûte { $count } carte. Tu confirmes ? (o = oui)
        [many] { $name } n’a pas à dire UNO. Accuser quand même te coûte { $count } de cartes. Tu confirmes ? (o = oui)
       *[other] { $name } n’a pas à dire UNO. Accuser quand même te coûte { $count } cartes. Tu confirmes ? (o = oui)
    }

## What was typed and cannot be done

cannot-choice = Il n’y a pas de choix { $number } : ils vont de 1 à { $last }.
cannot-understand = Je ne comprends pas « { $typed } ». Tape un numéro, une carte comme r7, ou ? pour l’aide.
cannot-empty = Tape le numéro d’un choix, ou ? pour l’aide.
cannot-player = Quel joueur est « { $typed } » ? Les joueurs sont { $names }.
cannot-uno-what = UNO se dit avec une carte que tu joues.
terminal-uno-which = UNO ! Et quelle carte ?

## Help

# At most 80 characters per line. r, j, v, b are the letters of card-letter; S, R, D, W, W4 and the letters d, p, c, u, h, s,
# l, r, q and the word "catch" are typed as they stand in every language.
terminal-help =
    Tape le numéro d’un choix, ou la carte : r7 = 7 rouge, vS = Passe ton tour vert,
    bR = Inversion bleue, jD = +2 jaune, W = Joker, W4 = Joker +4,
    W:v = Joker pour le vert.
      d  piocher    p  passer (garder la carte)      c  contester
      u  dire UNO : avec une carte (3u, r7u) s’il en reste une ; seul, après oubli
      catch ada     quand un joueur a oublié de dire UNO
    À tout moment :
      ?  cette aide h  ta main, triée                s  score
      l  ce qui s’est passé dans cette manche        r  les règles, en clair
      q  quitter
    Une carte est jouable si elle a la couleur, le nombre ou le symbole de la carte
    du dessus ; un Joker l’est toujours. Si tu ne peux ou ne veux pas jouer, pioche.
    Dans « { terminal-order } », les flèches montrent l’ordre de jeu, les nombres combien
    de cartes a chaque joueur, et * à qui c’est de jouer.
# Where a long text stops at the end of the window.
ask-more = Entrée pour la suite, q pour arrêter :
# One of the cards that were drawn for the deal, and the list of them: "Ada [R 7], Bo [V 3]".
terminal-cut = { $name } { $card }
terminal-cuts = Tirage du donneur : { $cards }.
