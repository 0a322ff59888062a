# Why something was refused, and what is wrong with settings: short notes on the screen, and lines in the terminal.
# $turn, $accused, $holder and $name are players; $card, $top and $drawn are cards, $color a colour: all put in as they are.

## Refused at the table

refused-stale = The table has moved on in the meantime: look again.
refused-not-seated = You are watching: sit down to play.
refused-not-in-round = You are not in this round.
refused-no-round = No round is being played now.
refused-only-host = Only the host can do that.
refused-place-taken = This seat is taken.
refused-no-place = This table has no seat { $place }.
refused-seated = You have a seat already.
refused-screen = A screen only watches.
refused-other-place = You have seen another hand in this match: you can only take your own seat again.
refused-not-sitting = You have no seat to get up from.
refused-playing = That cannot be changed while a match is played.
refused-already-started = The match has started already.
refused-free-places = Some seats are still free: wait for people, or put bots there.
refused-not-between = There is nothing to be ready for now.
refused-is-ready = You are ready already.
# Not understood, hello-…: this page and the server do not fit together.
refused-not-understood = The server does not understand this page: reload it.
refused-hello-again = The server knows this page already: reload it.
refused-other-deal = That is not the deal that comes next.
refused-contributed = Your random bytes are in this deal already.
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
# Only where no message below says what is wrong with the settings.
refused-bad-settings = These settings cannot be played.
refused-unseat = { $name } is sitting in a seat that would be removed.
refused-closed = This table is closed.
refused-too-fast = Too many messages: wait a moment.

# By the rules of the game. Also in the terminal.

refused-other = That is not possible now.
refused-round-over = The round is over.
refused-chance = The cards are being shuffled.
refused-owes-no-uno = You do not have to say UNO now.
refused-catch-self = You cannot catch yourself.
refused-catch-phase = Nobody can be caught now.
refused-catch-nothing = { $accused } does not have to say UNO.
refused-no-veto-card = These rules have no VETO card.
refused-veto-self = The VETO card goes on another player.
refused-veto-used = The VETO card lies on { $holder }.
refused-no-vote = There is nothing to vote on.
refused-vote-own = You told the joke: the others vote.
refused-not-your-turn = It is { $turn }’s turn.
refused-jump-late = It is { $turn }’s turn, and the chance to jump in is over.
refused-jump-other = It is { $turn }’s turn; you can only jump in with { $top }.
refused-phase = That is not possible now.
refused-must-play = The card you just drew must be played.
refused-drew = You have drawn already: play the card or keep it.
refused-no-challenge = There is no Wild Draw Four to challenge.
refused-not-now = That is not possible now.
refused-not-held = You do not hold { $card }.
refused-uno-count = UNO is said with the next-to-last card only, and you hold { $count }.
refused-unknown-seat = There is no such player.
refused-trade-with = You cannot swap hands with that player.
refused-penalty-phase = No penalty can be given now.
refused-trade-whom = Say whom to swap hands with.
refused-no-trades = Under these rules a 7 does not swap hands.
refused-no-last-trade = A 7 as the last card does not swap hands.
refused-play-phase = No card can be played now.
refused-wild4-color = No Wild Draw Four while you hold { $color }.
refused-only-drawn = After drawing you may only play what you drew: { $drawn }.
refused-only-drew-nothing = What you drew does not fit: draw another or stop.
refused-no-answer = { $card } does not answer a penalty of { $count } cards.
refused-no-match = { $card } does not go on { $top } with { $color } in play.

## What is wrong with the rules or the settings of a table. $option is the label of an option (option-… in lobby.ftl).

problem-unknown-edition = There is no edition { $edition }.
problem-unknown-option = There is no option { $option }.
problem-unknown-effect = There is no effect { $effect }.
problem-rules-kind = These rules cannot be read.
problem-edition-kind = The edition must be given by name.
problem-edition-name = There is no such edition.
problem-option-value = “{ $option }” does not have this value.
problem-option-range = “{ $option }” must be { $least } to { $most }.
problem-option-size = “{ $option }” does not have this value.
problem-customs-count = The deck has only { $most } Customizable cards, and there are rules for { $count }.
problem-customs-kind = The rule of a Customizable card is an effect or a text.
problem-customs-length = The text of a Customizable card must have 1 to { $most } characters.
problem-mixed-alone = “{ option-stack_mixed }” without “{ option-stacking }”: kinds can only be mixed where cards are stacked at all.
problem-challenge-alone = “{ option-challenge }” without “{ option-wild4_condition }”: where a Wild Draw Four may always be played there is nothing to challenge. Turn off “{ option-challenge }”.
# Partners cannot play with running totals or elimination.
problem-partners-scoring = “{ option-partners }”: partners score for their side, so “{ option-scoring }” must be “{ value-scoring-winner_takes }”.
problem-players = There must be { $least } to { $most } players.
problem-partners-players = “{ option-partners }” with { $players } players: partners need an even number of four or more.
# $seat and $last count from 0, as in the terminal; $place counts from 1, as in the browser.
problem-first-player = “{ option-first_player }” is seat { $seat }, but with { $players } players seats are 0 to { $last }.
problem-first-player-place = “{ option-first_player }” is seat { $place }, but { $players } players have no such seat.
problem-whist-rounds = A whist tournament has { $rounds } rounds.

## What is wrong with the form of a match. $form: to a target (target), rotating partners (rotating), a whist tournament (whist).

problem-target-hands = Only a match of rotating partners has an agreed number of hands.
problem-unknown-form = There is no such form of a match.
problem-form-players = { $form ->
        [whist] A whist tournament has { $needed } players, not { $players }.
       *[rotating] A match of rotating partners has { $needed } players, not { $players }.
    }
problem-form-partners = { $form ->
        [whist] A whist tournament is played with partners: turn on “{ option-partners }”.
       *[rotating] A match of rotating partners is played with partners: turn on “{ option-partners }”.
    }
problem-rotating-hands = A match of rotating partners needs a number of hands from 1 to { $most }.
problem-whist-hands = A whist tournament always has 28 hands a player.
problem-form-dealer = In this form of a match the deal goes by the schedule.
problem-match-over = The match is over.
problem-points-seats = Each seat needs exactly one number of points.

## When the server could not do what it was asked

problem-offline = The server cannot be reached. Check the connection and try again.
problem-server-error = Something went wrong on the server. Try again in a moment.
problem-starting = The server is starting or stopping. Try again in a moment.
problem-too-fast = Too many requests: wait a moment.
problem-unavailable = The server is full or cannot store anything now. Try again later.
problem-no-record = There is no such record.
problem-not-json = The server does not understand this page: reload it.
problem-too-large = That is more than the server accepts.
problem-not-understood = The server does not understand this page: reload it.
# The button below these.
problem-retry = Try again
