# The game in the terminal (`oneleft play`). Lines are wrapped to the window. What happens is told with story.ftl, cards are
# named with cards.ftl, refusals come from refusals.ftl, and marks behind a player's name from seat-… in table.ftl.
# A question ends with what it ends with here (":" or "?"); the space behind it is added.

## Welcome and goodbye

# The name of a player who gives none. Also the beginning of the first place in the list of players.
terminal-you = You
ask-name = Your name (Enter for { $name }):
# $others are names, $edition is a rule sheet (edition-… in lobby.ftl).
terminal-welcome = You play against { $others }. Rules: { $edition }, to { $target } points.
terminal-welcome-help = Type the number of a choice and press Enter. ? explains everything else.
terminal-partner = Your partner is { $name }.
# The letter for yes and for no. Also behind "y =" and "n =" in the questions below.
terminal-yes = y
terminal-no = n
ask-quit = Quit the match? (y = yes)
ask-again = Play again? (Enter = yes, n = no)
terminal-goodbye = Goodbye, and thanks for playing!
terminal-saved = The record is in { $file }.
terminal-saved-unfinished = The record of the match so far is in { $file }.

## Round and match

terminal-next-round = Enter for the next round:
terminal-match-won = { $me ->
        [actor] You win the match with { $score } points. Congratulations!
       *[other] { $name } wins the match with { $score } points.
    }
terminal-match-shared = { $names } win the match together with { $score } points.
terminal-out-me = You are out of the match; the others play on. Enter to watch, q to stop:
terminal-out-other = { $name } is out of the match.
# The heading of the score sheet.
terminal-scores = Scores

## The table

# $count cards are in the draw pile. Three spaces between the parts.
terminal-pile = Pile { $card }   colour { $color }   draw pile { $count }
terminal-pile-uncolored = Pile { $card }   no colour yet   draw pile { $count }
# The line of players in the order of play: "Play  You 7 -> *Ada 3 -> …".
terminal-order = Play
# Before the cards in the own hand.
terminal-hand = Hand
terminal-open-hand = { $name } shows { $cards }
terminal-known-cards = You know that { $name } holds { $cards }.

## What can be done: lines of a numbered list

choice-draw = draw a card
choice-draw-match = draw a card, and more if you like until one fits
choice-draw-must = draw until a card fits
choice-draw-three = draw three cards
choice-draw-more = draw another card
choice-draw-penalty = { $count ->
        [1] take the card and miss the turn
       *[other] take the { $count } cards and miss the turn
    }
choice-pass = keep it and pass
choice-pass-none = stop drawing and pass
choice-challenge = challenge: if it was a bluff { $name } draws { $count }, if not you draw { $more }
choice-uno = say UNO!
choice-catch = catch { $name }, who has not said UNO: 2 cards
choice-veto = use the VETO card: someone misses the next turn
choice-veto-who = lay the VETO card on { $name }
choice-yes = vote yes: somebody laughed
choice-no = vote no: nobody laughed
choice-perform = perform
choice-chicken = chicken out and draw 4
# $cards is seat-cards in table.ftl: "3 cards".
choice-trade = { $name } ({ $cards })

## What one has to know to decide

note-bluff = { $card } is a bluff: you hold { $color }. If it is challenged, the cards are yours.
note-trade = A 7 swaps hands with a player you choose.
note-zero = A 0 passes every hand on to the next player.
# $example is what to type, such as 3u.
note-uno = Two cards left: say UNO with the one you play by adding u, like { $example }. If you forget and someone notices, you draw 2.
note-drawn = You drew { $cards } and may play it now.
note-drawn-many = Of what you drew you may play { $cards } now.
note-drawn-none = What you drew does not fit.
note-penalty = { $count ->
        [one] You face 1 card.
       *[other] You face { $count } cards.
    }
note-penalty-stack = { $count ->
        [one] You face 1 card. You can pass it on by stacking a card.
       *[other] You face { $count } cards. You can pass them on by stacking a card.
    }
note-discard = { $count ->
        [1] Discard a card of your choice, down to { $goal }.
       *[other] Discard { $count } cards of your choice, down to { $goal }.
    }
note-three = Lay a card, or draw three and you may lay one of them.
chance-uno = You have one card left and have not said UNO! Say it before someone notices.
chance-catch = { $name } has one card left and has not said UNO!
chance-jump = You hold the same card: you can jump in.
chance-now = You hold the same card: lay it at once, before someone jumps in?

## Questions. Letters to type (r, y, g, b) are those of card-letter in cards.ftl, y for yes is the letter above.

ask-turn = Your turn (? for help):
ask-drawn = Play it or keep it?
ask-drawn-none = Draw or stop?
ask-respond = Your answer (? for help):
ask-color = Your colour:
ask-discard = Discard:
ask-vote = Your vote:
ask-perform = Your choice:
ask-chance = Now? (Enter = let it be)
ask-which-color = Which colour? (a number or r, y, g, b; Enter = back)
ask-which-seat = Which player? (a number or a name; Enter = back)
ask-wrong-card = { $count ->
        [one] { $card } does not fit. Playing it costs you 1 card and the turn. Sure? (y = yes)
       *[other] { $card } does not fit. Playing it costs you { $count } cards and the turn. Sure? (y = yes)
    }
ask-false-catch = { $count ->
        [1] { $name } does not have to say UNO. Accusing them all the same costs you a card. Sure? (y = yes)
       *[other] { $name } does not have to say UNO. Accusing them all the same costs you { $count } cards. Sure? (y = yes)
    }

## What was typed and cannot be done

cannot-choice = There is no choice { $number }: they go from 1 to { $last }.
cannot-understand = I don't understand '{ $typed }'. Type a number, a card such as r7, or ? for help.
cannot-empty = Type the number of a choice, or ? for help.
cannot-player = Which player is '{ $typed }'? The players are { $names }.
cannot-uno-what = UNO is said with a card you play.
terminal-uno-which = UNO! And which card?

## Help

# At most 80 characters per line. r, y, g, b are the letters of card-letter; S, R, D, W, W4 and the letters d, p, c, u, h, s,
# l, r, q and the word "catch" are typed as they stand in every language.
terminal-help =
    Type the number of a choice, or write it: r7 red 7, gS green Skip, bR blue
    Reverse, yD yellow Draw Two, W Wild, W4 Wild Draw Four, W:g Wild for green.
      d  draw       p  pass (keep what you drew)     c  challenge
      u  say UNO: with a card (3u, r7u) when it leaves you one; alone, if you forgot
      catch ada     when a player forgot to say UNO
    Any time:
      ?  this help  h  your hand, sorted             s  scores
      l  what happened in this round so far          r  the rules, in words
      q  quit
    A card fits if its colour, number or symbol is that of the card on the pile;
    a Wild always does. If you can't or won't play, you draw.
    In "{ terminal-order }" the arrows show the order of play, the numbers how many cards each
    player holds, and * whose turn it is.
# Where a long text stops at the end of the window.
ask-more = Enter for more, q to stop:
# One of the cards that were drawn for the deal, and the list of them: "Ada [R 7], Bo [G 3]".
terminal-cut = { $name } { $card }
terminal-cuts = Everyone draws for the deal: { $cards }.
