# Playing by keyboard and by ear: the list of keys, its settings, and what a screen reader tells by itself.

## The list of keys: what each one does, in a few words

access-title = Keyboard and screen reader
access-keys = Single-key shortcuts
access-keys-about = Letters and digits act at once. With this off, use Tab, the arrow keys, Enter and Escape.
access-tell = What is read out
access-tell-all = Everything
access-tell-mine = Only what concerns me
access-key-hand = To your hand
access-key-arrows = From card to card
access-key-groups = To the next colour
access-key-ends = First and last card
access-key-playable = Next and previous playable card
access-key-jump = To a number, a wild or a colour
access-key-enter = Play the card, press the button
access-key-sort = Sort the hand
access-key-catch = Catch whoever did not say UNO
access-key-veto = VETO: choose a player
access-key-answer = To the question being asked
access-key-digits = Choose an answer: colour, player, yes or no
access-key-next = Next round
access-key-standing = Read out how things stand
access-key-players = From player to player
access-key-help = This list

## In the hand

# A button that hides all other cards.
access-filter = Only playable
# Which card of the hand: "3 of 9".
access-position = { $at } of { $count }

## What is told. Whole sentences, one after the other.

# A full stop for what has none where it stands alone, such as "Your turn".
access-sentence = { $text }.
access-told = Announcements
# More happened than can be told; what follows is the end of it.
access-earlier = { $count ->
        [one] One more event before that.
       *[other] { $count } more events before that.
    }
access-fits = { $count ->
        [0] No card fits.
        [one] One card fits.
       *[other] { $count } cards fit.
    }
access-challenge = Challenge, or take the cards?
access-vote = { $by } says that { $name } made a suggestion. You have a vote.
access-said = { $name } says: { $text }
