# The table in the browser. Buttons are small: keep to about the length of the English, at most half as long again.
# Names of players ($name, $by, $host) are put in as they were typed and do not change their form.

## Coming in

table-title = Table { $code }
table-title-turn = Your turn
table-name-ask = What should the others call you?
table-name-label = Your name
table-name-go = Go to the table
table-connecting = Joining the table…
table-reconnecting = Connection lost. Reconnecting…
table-offline = You are offline. Try again in a moment.
table-not-now = That is not possible now.
table-home = Back to the home page
table-gone-no_table = There is no table { $code }
table-gone-no_table-more = There may be a typo in the code, or the table was closed long ago.
table-gone-kicked = The host has removed you from this table
table-gone-closed = This table is closed
table-gone-full = This table is full
table-gone-bad_hello = This page does not understand the server
table-gone-bad_hello-more = Reload the page: the server may have been updated.
table-gone-reload = Reload

## Waiting

wait-heading = Before the match
wait-places = Seats
wait-free = Free
wait-you = you
wait-host = host
wait-away = away
wait-bot = bot: { $kind }
wait-sit = Sit here
wait-take-bot = Take this bot’s seat
wait-take-left = Take this seat
wait-sit-again = Sit down again
wait-stand = Stand up
wait-put-bot = Add a bot
wait-bot-for = Bot for seat { $place }
wait-remove-bot = Remove
wait-fill = Fill with bots
wait-kick = Remove { $name }
wait-kick-short = Remove
wait-make-host = Make host
wait-make-host-of = Make host: { $name }
wait-people = Not seated
wait-missing = { $free ->
        [one] One seat is free: invite someone or add a bot.
       *[other] { $free } seats are free: invite someone or add bots.
    }
wait-missing-guest = { $free ->
        [one] One seat is free. The match can start when it is taken.
       *[other] { $free } seats are free. The match can start when they are taken.
    }
wait-for-host = Everyone is here. Waiting for { $name } to start.
wait-can-start = Everyone is here.
wait-start = Start the match
wait-settings = Settings and rules
wait-settings-save = Use these settings
wait-settings-cancel = Cancel
wait-rules = The rules of this table in plain words
wait-rules-loading = Reading the rules…
wait-rules-failed = The rules could not be loaded.
wait-invite = Invite
wait-invite-more = Anyone with this link can join. The code is { $code }.
wait-link = Link to this table
wait-copy = Copy
wait-copied = Copied
wait-copy-failed = Copying is not allowed here: select the link and copy it yourself.

## The menu of the table

menu-open = Table
menu-close = Close
menu-heading = This table
menu-players = Players
menu-name = Your name
menu-rename = Rename
menu-leave = Leave
menu-leave-sure-playing = Leave the match? A bot plays on in your place.
menu-leave-sure = Leave the table?
menu-leave-yes = Leave
menu-leave-no = Stay
menu-round = Round { $round }
menu-talk = Chat and log
menu-talk-unread = { $count ->
        [one] Chat and log, one new message
       *[other] Chat and log, { $count } new messages
    }

## Seats

seat-cards = { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }
seat-label = { $name }, { $cards }
seat-score = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
seat-turn = their turn
seat-uno = UNO!
seat-exposed = has not said UNO
seat-exposed-short = no UNO!
seat-veto = VETO: misses a turn
seat-veto-short = VETO
seat-elbows = elbows straight
seat-three = play or draw three
seat-dealer = dealer
seat-dealer-short = D
seat-stand-in = a bot plays
seat-left = has left
seat-away = away
seat-partner = partner
seat-played = played { $card }
seat-drew = +{ $count }
seat-drew-label = { $count ->
        [one] drew a card
       *[other] drew { $count } cards
    }
seat-passed = passed
seat-passed-short = –
seat-skipped = skipped
seat-skipped-short = ⊘
seat-stand-in-short = bot
seat-left-short = left
seat-elbows-short = elbows
seat-three-short = 3?
seat-open-hand = { $name } holds { $cards }

## The piles

pile-draw = Draw pile, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
# For screen readers: the pile, and what pressing it does.
pile-draw-press = { $pile }. { $action }
pile-top = Top card: { $card }
pile-none = No card yet
pile-color = Colour in play: { $color }
pile-color-none = No colour yet
pile-clockwise = Play goes clockwise
pile-counter = Play goes counter-clockwise
pile-pending = +{ $count }
pile-pending-label = { $count ->
        [one] A penalty of 1 card
       *[other] A penalty of { $count } cards
    }

## Whose turn

turn-you = Your turn
turn-other = { $name }’s turn
turn-respond-you = { $count ->
        [one] You face 1 card
       *[other] You face { $count } cards
    }
turn-respond-other = { $count ->
        [one] { $name } faces 1 card
       *[other] { $name } faces { $count } cards
    }
turn-color-you = The first card is a wild: name the colour
turn-color-other = { $name } names the colour
turn-drawn-you = Play what you drew, or keep it
turn-drawn-none-you = It does not fit: draw another or stop
turn-drawn-other = { $name } has drawn a card
turn-discard-you = { $count ->
        [one] Discard one card of your choice
       *[other] Discard { $count } cards of your choice
    }
turn-discard-other = { $name } discards
turn-vote-you = You told a joke: the others decide
turn-vote-other = { $name } told a joke
turn-perform-you = Perform, or chicken out
turn-perform-other = { $name } performs or chickens out
turn-three-you = Play a card, or draw three
turn-shuffle = The cards are shuffled
turn-over = The round is over
turn-jump = You hold the same card: jump in!
turn-clock = { $seconds ->
        [one] 1 second left
       *[other] { $seconds } seconds left
    }

## What can be done. The letter is the key that does it.

act-hand = Your hand
act-actions = What you can do
act-draw = Draw a card
act-draw-more = Draw another
act-draw-three = Draw three
act-draw-penalty = { $count ->
        [one] Take the card
       *[other] Take the { $count } cards
    }
act-pass = Keep it
act-pass-stop = Stop and pass
act-challenge = Challenge
act-uno = UNO!
act-uno-say = UNO! Say it now
act-uno-arm = UNO! Say it with the next card
act-uno-armed = UNO! It will be said with the next card
act-catch = Catch { $name }!
act-catch-short = Catch!
act-key = { $label } (key { $key })
act-sort-color = by colour
act-sort-value = by value
act-sort-drawn = as drawn
act-sort-label = Sort the hand: now { $order }
act-cancel = Cancel
act-close = Close
act-perform = Perform
act-chicken = Chicken out and draw 4
act-yes-laughed = Yes, somebody laughed
act-no-laughed = No, nobody
act-color-for = Colour for { $card }
act-trade-for = Swap hands with whom?
act-wrong-play = { $costs ->
        [one] Play { $card } anyway: costs 1 card
       *[other] Play { $card } anyway: costs { $costs } cards
    }
act-player-menu = { $name }: what you can do
act-accuse-uno = Accuse of not saying UNO
act-accuse-sure = { $costs ->
        [one] It seems that { $name } does not have to say UNO. A false accusation costs you 1 card.
       *[other] It seems that { $name } does not have to say UNO. A false accusation costs you { $costs } cards.
    }
act-accuse-yes = Accuse { $name }
act-veto = Lay VETO on { $name }
act-vote-ask = { $name } told a joke. Did anybody laugh? One yes is enough.
act-vote-wait = The others vote on your joke.
act-vote-done = You have voted. Waiting for the others.
act-perform-ask = Put on a performance, or chicken out.
act-challenge-what = { $name } laid a Wild Draw Four on { $color }. That is allowed only with no { $color } card in hand; { $name } holds { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
act-challenge-odds = If it was a bluff, { $name } draws { $count }. If not, you draw { $more }.
act-stack-hint = You can answer with a card that stacks.
act-shown = { $name } showed you

## You yourself

me-watching = You are watching.
me-watching-seat = You can take a seat from a bot in the table menu.
me-not-in-round = You are not in this round.
me-stand-in = A bot is playing for you.
me-take-over = Take over
me-no-spectators = This round cannot be watched. You can see the result when it is over.

## Chat and log

talk-log = Log
talk-chat = Chat
talk-newest = What just happened
talk-empty-log = Nothing has happened yet.
talk-empty-chat = Nobody has said anything yet.
talk-say = Message
talk-send = Send
talk-react = Reactions
talk-react-with = React with { $emoji }
talk-you = You
talk-veto = VETO
talk-veto-label = Lay the VETO card on { $name } for this
talk-accuse = Suggestion!
talk-accuse-label = Accuse { $name } of a suggestion
accuse-panel = { $by } says that { $name } suggested a card: “{ $text }” Two cards for it?
accuse-yes = Yes, 2 cards
accuse-no = No
accuse-waiting = Voted: { $votes } of { $voters }
notes-label = Notes
notes-dismiss = Dismiss: { $text }

## Score sheet

sheet-heading = Score after round { $round }
sheet-final = Final score
sheet-caption = Points by round
sheet-round = Round
sheet-total = Total
sheet-team = Team { $team }
sheet-out = out
sheet-hands = Cards left
sheet-winner = won the round
sheet-round-won = { $me ->
        [actor] You win the round.
       *[other] { $name } wins the round.
    }
sheet-last-card = The last card: { $card }
sheet-blocked = The round was blocked: nobody scores.
sheet-next = Next round
sheet-rematch = Rematch
sheet-ready = Ready: { $names }
sheet-waiting = Waiting for: { $names }
sheet-you-ready = You are ready.
sheet-record = Download the record
sheet-dealing = Dealing…
sheet-goal-winner_takes = First to { $target } wins.
sheet-goal-running_total = Points count against you: once someone has { $target }, the lowest total wins.
sheet-goal-elimination = Points count against you: with { $target } you are out.
sheet-goal-rotating = The highest total after { $hands } hands wins.
sheet-match-won = { $me ->
        [actor] You win the match!
       *[other] { $name } wins the match!
    }
sheet-match-shared = { $names } win the match together!
