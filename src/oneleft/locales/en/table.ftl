# The table: cards, what can be done, what happened.
# In sentences of the story, $me says what you are in it: the one who acts (actor), the one it is done to (target),
# or neither (other).

## Cards

card-colored = { $color ->
        [r] Red
        [y] Yellow
        [g] Green
       *[b] Blue
    } { $symbol ->
        [S] Skip
        [R] Reverse
        [D] Draw Two
        [B] Blank
       *[other] { $symbol }
    }
card-W = Wild
card-W4 = Wild Draw Four
card-WH = Wild Shuffle Hands
card-custom = Customizable { $number }
card-custom-rule = Customizable { $number } ({ $rule })
card-letter = { $color ->
        [r] R
        [y] Y
        [g] G
       *[b] B
    }
card-playable = { $card }, playable
card-unplayable = { $card }, not playable now
card-discardable = { $card }, can be discarded
card-jump = { $card }, can jump in

custom-until-color = the next player draws until the colour comes
custom-drop-wilds = all others throw away their wilds
custom-three-or-play = the next player plays or draws three
custom-again = one more turn
custom-seven = the next player goes to 7 cards
custom-three-all = everyone goes to 3 cards
custom-open = all hands are laid open
custom-joke = tell a joke
custom-elbows = the next player keeps the elbows straight
custom-rooster = the next player performs or draws 4

## Coming in

table-title = Table { $code }
table-title-turn = Your turn
table-name-ask = What should the others call you?
table-name-label = Your name
table-name-go = Go to the table
table-connecting = Coming to the table…
table-reconnecting = Connection lost. Reconnecting…
table-offline = You are offline. Try again in a moment.
table-not-now = That is not possible now.
table-home = Back to the start
table-gone-no_table = There is no table { $code }
table-gone-no_table-more = Perhaps the code has a typing error, or the table was closed long ago.
table-gone-kicked = The host has removed you from this table
table-gone-closed = This table is closed
table-gone-full = This table is full
table-gone-bad_hello = This page does not understand the server
table-gone-bad_hello-more = Reload the page: the server may have been updated.
table-gone-reload = Reload

## Waiting

wait-heading = Before the match
wait-places = Places
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
wait-bot-for = Bot for place { $place }
wait-remove-bot = Remove
wait-fill = Fill with bots
wait-kick = Remove { $name }
wait-kick-short = Remove
wait-make-host = Make host
wait-make-host-of = Make host: { $name }
wait-people = Not seated
wait-missing = { $free ->
        [one] One place is free: invite someone or add a bot.
       *[other] { $free } places are free: invite someone or add bots.
    }
wait-missing-guest = { $free ->
        [one] One place is free. The match can start when it is taken.
       *[other] { $free } places are free. The match can start when they are taken.
    }
wait-for-host = Everyone is here. Waiting for { $name } to start.
wait-can-start = Everyone is here.
wait-start = Start the match
wait-settings = Settings and rules
wait-settings-save = Use these settings
wait-settings-cancel = Cancel
wait-rules = The rules of this table in words
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
seat-turn = to act
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
turn-other = { $name } is to play
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
turn-drawn-other = { $name } has drawn
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
act-color = { $color }
act-color-for = Colour for { $card }
act-trade-for = Trade hands with whom?
act-wrong = { $why }
act-wrong-play = { $costs ->
        [one] Play { $card } anyway: costs 1 card
       *[other] Play { $card } anyway: costs { $costs } cards
    }
act-player-menu = { $name }: what you can do
act-accuse-uno = Accuse of not saying UNO
act-accuse-sure = { $costs ->
        [one] { $name } seems to owe no UNO. If you are wrong, you draw 1 card.
       *[other] { $name } seems to owe no UNO. If you are wrong, you draw { $costs } cards.
    }
act-accuse-yes = Accuse { $name }
act-veto = Lay VETO on { $name }
act-vote-ask = { $name } told a joke. Did anybody laugh? One yes is enough.
act-vote-wait = The others vote on your joke.
act-vote-done = You have voted. Waiting for the others.
act-perform-ask = Put on a performance, or chicken out.
act-challenge-what = { $name } laid a Wild Draw Four on { $color }. That is allowed only without a { $color } card in the hand; { $name } holds { $count ->
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
sheet-and = { $first } and { $last }

## The story

story-clock = Time is up.
story-cut = { $me ->
        [actor] You draw { $card } for the deal.
       *[other] { $name } draws { $card } for the deal.
    }
story-dealer = { $me ->
        [actor] You deal.
       *[other] { $name } deals.
    }
story-shuffled-deck = The deck is shuffled.
story-shuffled-discard = The draw pile is used up: { $count ->
        [one] 1 discard is
       *[other] { $count } discards are
    } shuffled into a new one.
story-shuffled-draw = The pile is shuffled again.
story-shuffled-hands = All hands are put together and shuffled.
story-dealt = { $name } is dealt { $count ->
        [one] a card
       *[other] { $count } cards
    }.
story-dealt-cards = { $me ->
        [actor] You are dealt { $cards }.
       *[other] { $name } is dealt { $cards }.
    }
story-turned_up = { $card } is turned up.
story-put_back = { $card } cannot start a round and goes back.
story-turn = { $me ->
        [actor] It is your turn.
       *[other] It is { $name }’s turn.
    }
story-played = { $how ->
        [jump] { $me ->
            [actor] You jump in with { $card }!
           *[other] { $name } jumps in with { $card }!
        }
        [stack] { $me ->
            [actor] You stack { $card }.
           *[other] { $name } stacks { $card }.
        }
       *[turn] { $me ->
            [actor] You play { $card }.
           *[other] { $name } plays { $card }.
        }
    }
story-played-wild = { $how ->
        [jump] { $me ->
            [actor] You jump in with { $card } and pick { $color }!
           *[other] { $name } jumps in with { $card } and picks { $color }!
        }
        [stack] { $me ->
            [actor] You stack { $card } and pick { $color }.
           *[other] { $name } stacks { $card } and picks { $color }.
        }
       *[turn] { $me ->
            [actor] You play { $card } and pick { $color }.
           *[other] { $name } plays { $card } and picks { $color }.
        }
    }
story-named_color = { $me ->
        [actor] You pick { $color }.
       *[other] { $name } picks { $color }.
    }
story-said_uno = { $me ->
        [actor] You: “UNO!”
       *[other] { $name }: “UNO!”
    }
story-drew = { $me ->
        [actor] You draw { $count ->
            [one] a card
           *[other] { $count } cards
        }.
       *[other] { $name } draws { $count ->
            [one] a card
           *[other] { $count } cards
        }.
    }
story-drew-cards = { $me ->
        [actor] You draw { $cards }.
       *[other] { $name } draws { $cards }.
    }
story-drew_nothing = { $me ->
        [actor] No cards are left for you to draw.
       *[other] No cards are left to draw for { $name }.
    }
story-drew_nothing-forgiven = { $me ->
        [actor] No more cards are left; you are spared { $count }.
       *[other] No more cards are left; { $name } is spared { $count }.
    }
story-passed = { $me ->
        [actor] You pass.
       *[other] { $name } passes.
    }
story-skipped = { $me ->
        [actor] You miss a turn.
       *[other] { $name } misses a turn.
    }
story-reversed = Play turns around.
story-faces_penalty = { $me ->
        [actor] You face { $count } cards.
       *[other] { $name } faces { $count } cards.
    }
story-showed = { $me ->
        [actor] You show your hand to { $other }.
       *[other] { $name } shows the hand to { $other }.
    }
story-showed-cards = { $me ->
        [actor] You show your hand to { $other }.
        [target] { $name } shows you { $cards }.
       *[other] { $name } shows { $other } { $cards }.
    }
story-challenged-guilty = { $me ->
        [actor] You challenge { $other }: it was a bluff!
        [target] { $name } challenges you: caught bluffing!
       *[other] { $name } challenges { $other }: it was a bluff!
    }
story-challenged-innocent = { $me ->
        [actor] You challenge { $other }: no bluff.
        [target] { $name } challenges you: no bluff.
       *[other] { $name } challenges { $other }: no bluff.
    }
story-caught = { $me ->
        [actor] { $other } catches you: you did not say UNO!
        [target] You catch { $name }, who did not say UNO!
       *[other] { $other } catches { $name }, who did not say UNO!
    }
story-false_catch = { $me ->
        [actor] You accuse { $other } of not saying UNO, wrongly.
        [target] { $name } accuses you of not saying UNO, wrongly.
       *[other] { $name } accuses { $other } of not saying UNO, wrongly.
    }
story-wrong_card = { $me ->
        [actor] You lay { $card }, which does not fit, and take it back.
       *[other] { $name } lays { $card }, which does not fit, and takes it back.
    }
story-penalized = { $me ->
        [actor] You get { $count } cards for a suggestion.
       *[other] { $name } gets { $count } cards for a suggestion.
    }
story-swapped = { $me ->
        [actor] You trade hands with { $other }.
        [target] { $name } trades hands with you.
       *[other] { $name } trades hands with { $other }.
    }
story-rotated = All hands move on to the next player.
story-hands_shuffled = { $me ->
        [actor] You deal all the cards out again.
       *[other] { $name } deals all the cards out again.
    }
story-took_over = { $name } now holds { $count ->
        [one] one card
       *[other] { $count } cards
    }.
story-took_over-cards = { $me ->
        [actor] You now hold { $cards }.
       *[other] { $name } now holds { $cards }.
    }
story-discarded = { $me ->
        [actor] You discard { $card }.
       *[other] { $name } discards { $card }.
    }
story-effect-own-text = House rule: { $text }
story-effect-until-color = { $me ->
        [target] You draw until the colour comes.
       *[other] { $other } draws until the colour comes.
    }
story-effect-drop-wilds = { $me ->
        [actor] Everyone but you throws away all wilds.
       *[other] Everyone but { $name } throws away all wilds.
    }
story-effect-three-or-play = { $me ->
        [target] You have to play a card or draw three.
       *[other] { $other } has to play a card or draw three.
    }
story-effect-again = { $me ->
        [actor] You have another turn.
       *[other] { $name } has another turn.
    }
story-effect-seven = { $me ->
        [target] You go to exactly 7 cards.
       *[other] { $other } goes to exactly 7 cards.
    }
story-effect-three-all = Everyone goes to exactly 3 cards.
story-effect-open = { $me ->
        [actor] All hands are laid open until your next turn.
       *[other] All hands are laid open until { $name }’s next turn.
    }
story-effect-joke = { $me ->
        [actor] You tell a joke. Did anybody laugh?
       *[other] { $name } tells a joke. Did anybody laugh?
    }
story-effect-elbows = { $me ->
        [target] You keep your elbows straight until somebody says UNO.
       *[other] { $other } keeps the elbows straight until somebody says UNO.
    }
story-effect-rooster = { $me ->
        [target] You have to perform or chicken out.
       *[other] { $other } has to perform or chicken out.
    }
story-voted-yes = { $me ->
        [actor] You vote yes.
       *[other] { $name } laughed.
    }
story-voted-no = { $me ->
        [actor] You vote no.
       *[other] { $name } did not laugh.
    }
story-performed = { $me ->
        [actor] You perform.
       *[other] { $name } performs.
    }
story-chickened_out = { $me ->
        [actor] You chicken out.
       *[other] { $name } chickens out.
    }
story-vetoed = { $me ->
        [actor] { $other } lays the VETO card on you.
        [target] You lay the VETO card on { $name }.
       *[other] { $other } lays the VETO card on { $name }.
    }
story-veto_takes_turn = { $me ->
        [actor] The VETO card takes your turn.
       *[other] The VETO card takes { $name }’s turn.
    }
story-hands_closed = The open hands are taken up again.
story-went_out = { $me ->
        [actor] You are out of cards and win the round!
       *[other] { $name } is out of cards and wins the round.
    }
story-blocked = Nobody can go on: the round is blocked, and nobody scores.
story-joined = { $me ->
        [actor] You come to the table.
       *[other] { $name } comes to the table.
    }
story-renamed = { $me ->
        [actor] You are now called { $name }.
       *[other] Somebody is now called { $name }.
    }
story-left = { $me ->
        [actor] You leave the table.
       *[other] { $name } leaves the table.
    }
story-kicked = { $me ->
        [actor] The host removes you.
       *[other] The host removes { $name }.
    }
story-host = { $me ->
        [actor] You are the host now.
       *[other] { $name } is the host now.
    }
story-places-sat = { $me ->
        [actor] You sit down.
       *[other] { $name } sits down.
    }
story-places-stood = { $me ->
        [actor] You stand up.
       *[other] { $name } stands up.
    }
story-places-bot = The bot { $name } sits down.
story-places-freed = Place { $place } is free.
story-places-away = { $me ->
        [actor] A bot plays for you.
       *[other] { $name } is away: a bot plays on.
    }
story-places-back = { $me ->
        [actor] You play again yourself.
       *[other] { $name } is back.
    }
story-places-left = { $me ->
        [actor] You leave your seat to a bot.
       *[other] { $name } leaves the seat to a bot.
    }
story-places-took = { $me ->
        [actor] You take over a seat.
       *[other] { $name } takes over a seat.
    }
story-places-kicked = A bot takes the place of { $name }.
story-configured = The host has changed the settings: { $players } players.
story-match_started = The match begins.
story-round_started = Round { $round }
story-round_over = { $me ->
        [actor] You win the round{ $points ->
            [0] .
            [one] { " " }and score 1 point.
           *[other] { " " }and score { $points } points.
        }
       *[other] { $name } wins the round{ $points ->
            [0] .
            [one] { " " }and scores 1 point.
           *[other] { " " }and scores { $points } points.
        }
    }
story-round_over-none = The round ends without a winner.
story-match_over = { $me ->
        [actor] You win the match. Congratulations!
       *[other] { $name } wins the match.
    }
story-accused = { $me ->
        [actor] You accuse { $other } of a suggestion. The others vote.
        [target] { $name } accuses you of a suggestion. The others vote.
       *[other] { $name } accuses { $other } of a suggestion. The others vote.
    }
story-verdict-guilty = { $me ->
        [actor] The table finds that you made a suggestion.
       *[other] The table finds that { $name } made a suggestion.
    }
story-verdict-innocent = { $me ->
        [actor] The table finds no suggestion in what you said.
       *[other] The table finds no suggestion in what { $name } said.
    }
story-closed = This table is closed.

## Why something was refused

refused-stale = The table has moved on in the meantime: look again.
refused-not-seated = You are watching: sit down to play.
refused-not-in-round = You are not in this round.
refused-no-round = No round is being played now.
refused-only-host = Only the host can do that.
refused-place-taken = This place is taken.
refused-no-place = This table has no place { $place }.
refused-seated = You have a place already.
refused-other-place = You have seen another hand in this match: you can take only your own place again.
refused-not-sitting = You have no place to stand up from.
refused-playing = That cannot be changed while a match is played.
refused-already-started = The match has started already.
refused-free-places = Some places are still free: wait for people, or put bots there.
refused-not-between = There is nothing to be ready for now.
refused-is-ready = You are ready already.
refused-no-member = That person is no longer at this table.
refused-self = You cannot do that to yourself.
refused-empty-text = The message is empty.
refused-long-text = A message has at most { $most } characters.
refused-no-suggestions = These rules have no penalty for suggestions.
refused-no-message = That was not said in this round.
refused-accused = That message has been voted on already.
refused-accuse-self = You cannot accuse yourself.
refused-not-a-player = The one who said that is not playing this round.
refused-no-accusation = There is no such vote.
refused-no-voter = You have no vote in this.
refused-voted = You have voted already.
refused-no-stand-in = No bot plays for you now.
refused-unknown-bot = There is no bot { $bot }.
refused-bad-settings = { $problem }
refused-unseat = { $name } sits at a place that would go.
refused-closed = This table is closed.
refused-full = This table is full.
refused-too-fast = Too many messages: wait a moment.
refused-round-over = The round is over.
refused-chance = The cards are being shuffled.
refused-owes-no-uno = You do not owe UNO now.
refused-catch-self = You cannot catch yourself.
refused-catch-phase = Nobody can be caught now.
refused-catch-nothing = { $accused } does not owe UNO.
refused-no-veto-card = These rules have no VETO card.
refused-veto-self = The VETO card goes on another player.
refused-veto-used = The VETO card lies on { $holder }.
refused-no-vote = There is nothing to vote on.
refused-vote-own = You told the joke: the others vote.
refused-not-your-turn = It is { $turn }’s turn.
refused-jump-late = It is { $turn }’s turn, and the chance to jump in is over.
refused-jump-other = It is { $turn }’s turn; only { $top } can jump in.
refused-phase = That is not possible now.
refused-must-play = The card you just drew must be played.
refused-drew = You have drawn already: play the card or keep it.
refused-no-challenge = There is no Wild Draw Four to challenge.
refused-not-now = That is not possible now.
refused-not-held = You do not hold { $card }.
refused-uno-count = UNO is said with the next-to-last card only.
refused-trade-whom = Say whom to trade hands with.
refused-no-trades = A 7 trades no hands under these rules.
refused-no-last-trade = A 7 as the last card trades no hands.
refused-play-phase = No card can be played now.
refused-wild4-color = No Wild Draw Four while you hold { $color }.
refused-only-drawn = After drawing you may only play what you drew: { $drawn }.
refused-only-drew-nothing = What you drew does not fit: draw another or stop.
refused-no-answer = { $card } does not answer a penalty of { $count } cards.
refused-no-match = { $card } does not go on { $top } with { $color } in play.
