# The rules in words: what a table plays by, sentence by sentence. Shown on the home page, while a table is made, in the
# menu of a table, and by `oneleft rules --explain`. Also one line about each option, edition and effect.
#
# Each message is one whole sentence. "You" is any player: in a language with two forms use the one you would use for a
# friend at the table, the same everywhere. Names of cards (Skip, Reverse, Draw Two, Wild, Wild Draw Four, Wild Shuffle
# Hands, Customizable, Blank) and UNO and VETO are written as in cards.ftl.
# A text without the number in it goes with [1], not [one]: in some languages 21 is "one" too.

## The cards

rules-section-deck = The cards
rule-deck-size = The deck has { $cards } cards.
rule-deck-colors = Red, yellow, green and blue each have one 0, two of every number from 1 to 9, and two each of Draw Two, Reverse and Skip.
rule-deck-colors-blanks = Red, yellow, green and blue each have one 0, two of every number from 1 to 9, and two each of Blank, Reverse and Skip.
rule-deck-blank = Blanks take the place of the Draw Twos: a Blank goes on its colour or on another Blank, and does nothing.
rule-deck-wilds = Four Wilds and four Wild Draw Fours have no colour.
rule-deck-shuffle-hands = One Wild Shuffle Hands is in the deck.
rule-deck-customs = { $cards ->
        [1] One Wild Customizable is in the deck.
       *[other] { $cards } Wild Customizables are in the deck.
    }

## Setting up

rules-section-setup = Setting up
rule-players-any = Two to ten players can take part.
rule-players-sides = Four, six, eight or ten players can take part.
rule-players = { $players } players take part.
rule-dealer = Everyone draws a card, and the highest number deals; cards without a number count zero.
rule-dealer-next = The deal of each further round moves one player to the left.
rule-hand = { $cards ->
        [1] Everyone is dealt a single card.
       *[other] Everyone is dealt { $cards } cards.
    }
rule-turned-up = The top card of the draw pile is then turned up and starts the discard pile.
rule-first-left = The first player is the one to the left of the dealer.
rule-first-seat = The first player is seat { $seat }, whoever deals.
rule-start-number = If a number is turned up, the first player has the first turn.
rule-start-number-blanks = If a number or a Blank is turned up, the first player has the first turn.
rule-start-draw-two = If a Draw Two is turned up, the first player draws 2 cards and misses the turn.
rule-start-draw-two-stacking = If a Draw Two is turned up, the first player stacks another on it, or draws 2 cards and misses the turn.
rule-start-draw-two-mixed = If a Draw Two is turned up, the first player stacks a Draw Two or a Wild Draw Four on it, or draws 2 cards and misses the turn.
rule-start-reverse = If a Reverse is turned up, the dealer has the first turn and play runs to the right.
rule-start-skip = If a Skip is turned up, the first player misses the turn and the next one begins.
rule-start-wild-color = If a Wild is turned up, the first player picks the colour and has the first turn.
rule-start-wild-reshuffle = If a Wild is turned up, it goes back, the pile is reshuffled and another card is turned up.
rule-start-wild4-color = If a Wild Draw Four is turned up, the first player picks the colour and has the first turn; nobody draws for it.
rule-start-wild4-reshuffle = If a Wild Draw Four is turned up, it goes back, the pile is reshuffled and another card is turned up.
rule-start-shuffle-hands = If a Wild Shuffle Hands is turned up, the first player picks the colour and has the first turn; the hands stay as they are.
rule-start-custom = If a Customizable is turned up, the first player picks the colour and has the first turn; its rule is not carried out.

## Your turn

rules-section-turn = Your turn
rule-match = Play one card that has the colour, the number or the symbol of the top card, or play a wild.
rule-match-wild = When the top card is a wild, the colour that was named is the one to match.
rule-draw-may = If you do not play, you draw one card: if it fits you may play it at once, and otherwise your turn is over.
rule-draw-must = If you do not play, you draw one card: if it fits you must play it at once, and otherwise your turn is over.
rule-draw-until-may = If nothing in your hand fits, you draw a card; each time it does not fit, you draw another or end your turn.
rule-draw-until-must = If nothing in your hand fits, you draw card after card until one fits.
rule-drawn-may = A drawn card that fits may be played at once; if you keep it, your turn is over.
rule-drawn-must = A drawn card that fits must be played at once.
rule-draw-by-choice = You may draw even if you hold a card that fits, but in that turn you can then play only what you drew.
rule-draw-by-choice-one = You may draw even if you hold a card that fits, but then you draw just one, and in that turn you can play nothing else.
rule-drawn-bluff = For all this a Wild Draw Four counts as a card that fits, even where it would be a bluff.
rule-pile-empty = When the draw pile is empty, all discards but the top card are shuffled to form a new one.
rule-piles-empty = If both piles are used up, you draw what there is and owe nothing for the rest.
rule-blocked = If nobody could draw a card for as many turns in a row as there are players, the round is blocked and no points are counted.
rule-wrong-refused = A card that may not be played is refused, without a penalty.
rule-wrong-penalty = If you put down in your turn a card that may not be played, you take it back, draw 2 cards, and your turn is over.
rule-wrong-penalty-more = If you do that while facing a penalty, you draw the penalty and 2 cards more.

## Action cards and wilds

rules-section-actions = Action cards and wilds
rule-draw-two = Draw Two: the next player draws 2 cards and misses the turn.
rule-reverse = Reverse: the direction of play changes.
rule-reverse-two = With only two players, Reverse works like Skip.
rule-skip = Skip: the next player misses the turn.
rule-wild = Wild: you pick the colour, and you may keep the current one.
rule-wild4 = Wild Draw Four: you pick the colour, and the next player draws 4 cards and misses the turn.
rule-wild4-bluff = Wild Draw Four is meant for when you hold no card in the colour in play; you may play it all the same, but that is a bluff.
rule-wild4-strict = Wild Draw Four can be played only if you hold no card in the colour in play; you cannot bluff.
rule-wild4-unchallenged = Wild Draw Four can be played only if you hold no card in the colour in play, and it cannot be challenged.
rule-wild4-free = Wild Draw Four may be played at any time and cannot be challenged.
rule-wild4-color-only = Cards that fit by number or symbol, and other wilds, do not keep you from playing Wild Draw Four.
rule-challenge = Only the player who would have to draw may challenge a Wild Draw Four, before drawing, and is then shown the hand.
rule-challenge-judged = What counts in a challenge is the hand and the colour in play at the moment Wild Draw Four was played.
rule-challenge-guilty = If it was a bluff, whoever played it draws the 4 cards, and the challenger takes a normal turn.
rule-challenge-innocent = If it was no bluff, the challenger draws 6 cards and misses the turn.
rule-challenge-guilty-sum = If it was a bluff, whoever played it draws the whole sum, and the challenger takes a normal turn.
rule-challenge-innocent-sum = If it was no bluff, the challenger draws the whole sum and 2 cards more, and misses the turn.
rule-challenge-latest = In a stack only the Wild Draw Four played last can be challenged.
rule-challenge-lost = As nobody can bluff, a challenge is always lost: the challenger draws 6 cards and misses the turn.
rule-challenge-lost-sum = As nobody can bluff, a challenge is always lost: the challenger draws the whole sum and 2 cards more, and misses the turn.

## Two players

rules-section-two = Two players
rule-two-reverse = Reverse works like Skip: you have another turn straight away.
rule-two-skip = After a Skip, too, you have another turn straight away.
rule-two-draw = Once your opponent has drawn for your Draw Two or Wild Draw Four, it is your turn again.
rule-two-draw-blanks = Once your opponent has drawn for your Wild Draw Four, it is your turn again.

## Special cards

rules-section-special = Special cards
rule-shuffle-hands = Wild Shuffle Hands: you pick the colour; then all hands are shuffled together and dealt out again, the first card going to your left.
rule-shuffle-hands-last = Wild Shuffle Hands as your last card does not win: you are dealt new cards with the others.
rule-shuffle-hands-empty = If that deal leaves anyone without a card, the round is won by the first of them in order of play, beginning with whoever played it.
rule-custom = A Customizable is a wild: whoever plays it picks the colour, and then its own rule is carried out.
rule-custom-last = A Customizable as the last card ends the round, and its rule is not carried out.
rule-custom-until-color = Customizable { $card }: the next player draws until a card in the colour you named turns up (a wild does not count), then takes a normal turn.
rule-custom-drop-wilds = Customizable { $card }: all other players discard all their wilds.
rule-custom-drop-wilds-out = If discarding the wilds leaves anyone without a card, the round is won by the first of them in order of play.
rule-custom-three-or-play = Customizable { $card }: the next player plays a card, or else draws three and may play one of them that fits.
rule-custom-three-or-play-must = Customizable { $card }: the next player plays a card, or else draws three and must play one of them if any fits.
rule-custom-three-not-until = Drawing three takes the place of drawing until a card fits, in that turn.
rule-custom-again = Customizable { $card }: you have another turn.
rule-custom-seven = Customizable { $card }: the next player draws, or discards cards of their choice, until they hold exactly 7, then takes a normal turn.
rule-custom-three-all = Customizable { $card }: all players, in order of play and you last, draw, or discard cards of their choice, until they hold exactly 3.
rule-custom-open = Customizable { $card }: all hands are laid open until your next turn starts.
rule-custom-joke = Customizable { $card }: you tell a joke; if one of the others votes that somebody laughed, you discard cards of your choice down to one and owe UNO, and if all vote no you draw 4 cards.
rule-custom-elbows = Customizable { $card }: the next player must keep both elbows straight until somebody says UNO.
rule-custom-rooster = Customizable { $card }: the next player puts on a performance or draws 4 cards, and in both cases takes a normal turn.
rule-custom-own = Customizable { $card }: “{ $text }” (the players enforce it themselves).
rule-custom-discards = Cards that such a rule makes you discard go beneath the top card.

## House rules

rules-section-house = House rules
rule-no-stacking = Draw Two and Wild Draw Four cannot be stacked: their penalties never add up.
rule-no-stacking-blanks = Wild Draw Four cannot be stacked: its penalties never add up.
rule-stack-draw-two = Stacking: if you are hit by a Draw Two, you may play another, and the next player faces 4 cards, then 6, and so on.
rule-stack-wild4 = Wild Draw Four stacks on Wild Draw Four in the same way, and the colour named last counts.
rule-stack-wild4-only = Stacking: if you are hit by a Wild Draw Four, you may play another, and the next player faces 8 cards, then 12, and so on; the colour named last counts.
rule-stack-sum = Whoever cannot or does not want to stack draws the whole sum and misses the turn.
rule-stack-one = You may stack only one card in a turn.
rule-stack-kinds = Draw Two and Wild Draw Four cannot be stacked on each other.
rule-stack-mixed = Wild Draw Four may also be stacked on Draw Two, and a Draw Two in the colour named on Wild Draw Four.
rule-stack-mixed-challenge = Once a Draw Two lies on it, a Wild Draw Four can no longer be challenged.
rule-stack-or-jump = An identical card from the player who faces the penalty is stacked; from anyone else it is a jump-in.
rule-no-jump-in = There is no jumping in: you play in your turn only.
rule-jump-in = Jump-in: if you hold exactly the card on top (its colour and its number or symbol, or the same kind of wild), you may play it at once, even out of turn.
rule-jump-from = After a jump-in, play goes on from whoever jumped in.
rule-jump-undo = A jump-in takes back the skip, the change of direction or the cards to draw that the card beneath it brought, and then works as usual.
rule-jump-undo-sum = A jump-in takes back the skip, the change of direction or the cards to draw that the card beneath it brought, but not a sum stacked before, and then works as usual.
rule-jump-two = If you hold two such cards you play them one at a time, and others may get in between.
rule-jump-until = You can jump in until somebody draws, or plays in turn.
rule-jump-until-challenge = You can jump in until somebody draws, challenges, or plays in turn.
rule-jump-start = You can jump in on the card turned up to start as well, which cancels its effect.
rule-jump-wild4 = A Wild Draw Four that was jumped in can be challenged like any other.
rule-jump-customs = No two Customizables are the same card for a jump-in.
rule-zero = On every 0, all hands move one seat along in the direction of play, and then the turn passes as usual.
rule-seven = On every 7, whoever played it picks another player and swaps hands with them.
rule-seven-two = On every 7, you and your opponent swap hands.
rule-zero-last = If a 0 is the last card, the round is over and no hands move.
rule-seven-last = If a 7 is the last card, the round is over and no hands are swapped.
rule-zero-seven-last = If a 0 or a 7 is the last card, the round is over and all hands stay where they are.

## UNO

rules-section-uno = UNO
rule-uno = When you play your next-to-last card you have to say UNO before it reaches the pile.
rule-uno-late = If you forgot, saying it later still saves you as long as nobody has caught you.
rule-uno-caught = If another player catches you before you say it, you draw 2 cards.
rule-uno-player = Only the player of a card can owe UNO for it, even if it leaves others with one card.
rule-uno-player-change = If hands change after your card and leave you with one card, you owe UNO unless you said it with that card.
rule-uno-holder = Everyone whom a card or its effects bring to one card owes UNO, whoever played it.
rule-uno-holder-change = Whoever gets a hand of one card when hands change owes UNO as well, except a player who said it with the card just played.
rule-uno-holder-other = Your UNO does not protect whoever gets your hand.
rule-catch-turn = The chance to catch ends when somebody plays a card or draws for their turn, but not when somebody draws a penalty.
rule-catch-card = The chance to catch ends only when another card is played.
rule-false-catch-none = Accusing somebody who does not owe UNO is refused, without a penalty.
rule-false-catch = { $cards ->
        [1] Accusing somebody who does not owe UNO costs the accuser one card.
       *[other] Accusing somebody who does not owe UNO costs the accuser { $cards } cards.
    }

## Going out and points

rules-section-end = Going out and points
rule-out = The round ends as soon as somebody has no cards left.
rule-out-any = You may go out with any card, action cards and wilds included.
rule-out-any-but-shuffle = You may go out with any card, action cards and wilds included, but not with Wild Shuffle Hands.
rule-last-draws = If the last card is a Draw Two or Wild Draw Four, the next player still draws, and those cards are counted.
rule-last-draws-blanks = If the last card is a Wild Draw Four, the next player still draws, and those cards are counted.
rule-last-draws-sum = If the last card is a Draw Two or Wild Draw Four, the next player still draws, in a stack the whole sum, and those cards are counted.
rule-last-draws-sum-blanks = If the last card is a Wild Draw Four, the next player still draws, in a stack the whole sum, and those cards are counted.
rule-last-final = Nothing can be done against a last card.
rule-points-numbers = Numbers count their value.
rule-points-actions = Draw Two, Reverse and Skip count 20 points.
rule-points-actions-blanks = Reverse and Skip count 20 points, and a Blank counts nothing.
rule-points-wilds = Wild and Wild Draw Four count { $points } points.
rule-points-shuffle-hands = Wild Shuffle Hands counts 40 points.
rule-points-customs = A Customizable counts 40 points.
rule-score-winner = Whoever goes out scores the cards left in all other hands.
rule-score-side = The side of the player who goes out scores the cards left in the hands of all other sides.
rule-score-own = Every player is charged for the cards left in their own hand.

## Winning the match

rules-section-match = Winning the match
rule-partners = Partners sit opposite each other.
rule-partners-pair = Seats { $first } and { $second } are partners.
rule-target = { $target ->
        [1] The first to score a point wins the match.
       *[other] The first to reach { $target } points wins the match.
    }
rule-target-side = { $target ->
        [1] The first side to score a point wins the match.
       *[other] The first side to reach { $target } points wins the match.
    }
rule-target-total = { $target ->
        [1] Once anyone has been charged a point, the lowest total wins the match.
       *[other] Once anyone has reached { $target } points, the lowest total wins the match.
    }
rule-target-total-tie = Players who tie for the lowest total win together.
rule-target-out = { $target ->
        [1] Whoever has been charged a point is out of the match.
       *[other] Whoever reaches { $target } points is out of the match.
    }
rule-target-out-last = The last player left wins the match; if one round puts out all who were left, the lowest total among them wins.
rule-target-out-two = When two are left they play by the two-player rules, in which Reverse works like Skip.
rule-rotating = Partners sit opposite each other, and every hand has new pairs: the three pairings come in turn.
rule-rotating-points = You keep the points of every pair you were in.
rule-rotating-end = { $hands ->
        [1] The highest total after one hand wins the match.
       *[other] The highest total after { $hands } hands wins the match.
    }
rule-round-next = Until the match is decided, all cards are shuffled together and another round is dealt.

## At the table

rules-section-table = At the table
rule-suggestions = Telling another player what they might play costs 2 cards.
rule-veto = Anyone may lay the VETO card on another player who brings up a forbidden subject such as politics; that player has to stop and loses the next turn.
rule-veto-back = The VETO card then goes back to the middle; while it lies on a player nobody can use it.
rule-veto-still = A player under VETO may still say UNO and catch others.

## What each option is about

# Below the label of the option (option-… in lobby.ftl), where a table is made. No full stop at the end.

option-about-hand_size = How many cards everyone is dealt
option-about-blanks = Blanks, which do nothing, take the place of the Draw Twos
option-about-shuffle_hands = Whether the deck has the Wild Shuffle Hands
option-about-customs = The rules of the Customizable cards, up to three: ready-made effects or texts of your own
option-about-veto = A VETO card stops talk of forbidden subjects and takes a turn away
option-about-first_player = Who goes first in a round: the player left of the dealer, or a chosen seat
option-about-start_wild = A Wild turned up to start: the first player picks the colour, or the pile is reshuffled
option-about-start_wild4 = A Wild Draw Four turned up to start: reshuffle, or the first player picks the colour
option-about-drawn_card = Whether a drawn card that fits may or must be played at once
option-about-draw_to_match = With nothing that fits, you may or must go on drawing until a card fits
option-about-wrong_card = A card that may not be played is refused, or costs 2 cards and the turn
option-about-wild4_condition = Wild Draw Four is only for those who hold no card in the colour in play
option-about-bluff = Wild Draw Four may be played against its condition, at the risk of a challenge
option-about-challenge = The player who would have to draw may challenge a Wild Draw Four
option-about-uno_owed_by = UNO is owed by the player of the card only, or by everyone it brings to one card
option-about-catch_until = Catching ends with the next turn begun, or only with the next card played
option-about-false_catch = How many cards a wrong accusation over UNO costs; 0: it is refused
option-about-suggestions = Telling another player what they might play costs 2 cards
option-about-stacking = Draw Two goes on Draw Two and Wild Draw Four on Wild Draw Four, and the penalty adds up
option-about-stack_mixed = When stacking, Draw Two and Wild Draw Four go on each other too
option-about-jump_in = Whoever holds exactly the card on top may play it at once, even out of turn
option-about-zero_rotation = On every 0, all hands move one seat along in the direction of play
option-about-seven_swap = On every 7, whoever played it swaps hands with a player of their choice
option-about-wild_points = What a Wild or Wild Draw Four left in a hand counts
option-about-scoring = The winner scores the other hands; or all pay for their own: lowest total wins, or the target puts you out
option-about-target = The points that decide the match
option-about-partners = Players opposite each other are partners and score together

## What each effect of a Customizable card does

# Shown below the name of the effect (effect-… in lobby.ftl). No full stop at the end.

effect-about-until-color = The next player draws until a card in the colour you named turns up, then plays
effect-about-drop-wilds = All other players discard all their wilds
effect-about-three-or-play = The next player plays a card, or else draws three and may play one that fits
effect-about-again = You have another turn
effect-about-seven = The next player draws or discards until they hold exactly 7 cards, then plays
effect-about-three-all = All players draw or discard until they hold exactly 3 cards
effect-about-open = All hands are laid open until your next turn
effect-about-joke = Tell a joke: if somebody laughs you discard down to one card, if nobody does you draw 4
effect-about-elbows = The next player must keep both elbows straight until somebody says UNO
effect-about-rooster = The next player puts on a performance or draws 4 cards, then plays

## What sets each edition apart

# Shown beside the name of the edition. No full stop at the end.

edition-about-official = The default: 108 cards, Wild Draw Four can be challenged, wilds count 50, 500 points win
edition-about-classic = Action and wild cards all count 20; a wrong card or a suggestion costs 2 cards
edition-about-quick = No wild starts a round; all left with one card owe UNO, and can be caught until the next card is played
edition-about-custom = Wild Shuffle Hands, three Customizable cards with house rules, and a VETO card: 112 cards
edition-about-europe = Wild Draw Four may be played at any time, cannot be challenged, and can start a round
