# The home page, the list of tables, and the page that makes a table.

## Home

home-tagline = UNO by the book, with friends or bots. Open source, no account, no ads.
home-play-title = Play now
home-name = Your name
home-name-hint = Optional. Remembered in this browser.
home-default-name = Player
home-play = Play now against bots
home-play-about = The official rules, straight to the table. Bots see only what you would see in their seat.
home-play-busy = Dealing…
home-players = Players
home-level = How the bots play
home-level-is = Bots: { $level }
home-players-count = { $count } players
home-make-title = Your own table
home-make-about = Choose the rules, invite friends by link, fill up with bots.
home-make = Make a table
home-join-title = Join friends
home-code = Table code or link
home-code-hint = Six letters or digits, such as K7QM2P.
home-code-bad = That is not a table code. It has six letters or digits; I, O, 0 and 1 are never in it.
home-join = Join
home-rules-title = The rules in plain words
home-rules-about = What each edition plays by, sentence by sentence.
home-rules-edition = Edition

## Public tables

lobby-title = Public tables
lobby-loading = Looking for tables…
lobby-empty = Nobody has a public table open right now.
lobby-empty-hint = Make one and tick “Public”, and it shows up here for everyone.
lobby-offline = The server cannot be reached. Trying again every few seconds…
lobby-stale = No connection: this list may be out of date. Trying again…
lobby-host = { $host }’s table
# The rules of a table: the edition, and how many options differ from it.
lobby-rules = { $count ->
    [0] { $edition }
    [one] { $edition }, 1 option changed
   *[other] { $edition }, { $count } options changed
}
lobby-clock = Clock: { $clock }
lobby-free = { $count ->
        [0] No free seat
        [one] 1 free seat
       *[other] { $count } free seats
    } of { $players }
lobby-people = { $count ->
        [one] 1 person at the table
       *[other] { $count } people at the table
    }
lobby-stage-waiting = Waiting to start
lobby-stage-playing = Playing
lobby-stage-between = Between rounds
lobby-stage-over = Match over
lobby-join = Join
lobby-watch = Watch
lobby-full = Full
lobby-join-label = Join { $host }’s table
lobby-watch-label = Watch { $host }’s table

## Rule sets

sets-title = Your rule sets
sets-about = Saved in this browser.
sets-play = Play
sets-play-label = Play { $name } against bots
sets-edit = Edit
sets-edit-label = Edit { $name }
sets-share = Share
sets-share-label = Share { $name } by link
sets-delete = Delete
sets-delete-label = Delete { $name }
sets-delete-sure = Really delete
sets-delete-sure-label = Really delete { $name }
sets-keep = Keep
sets-keep-label = Keep { $name }
sets-link = Link to { $name }
sets-copy = Copy
sets-copied = Copied
sets-copy-hand = Select the link and copy it.
sets-save-title = Save these rules
sets-name = Name of the rule set
sets-save = Save
sets-saved = Saved as “{ $name }” in this browser.
sets-save-failed = This browser does not let the page save anything.
sets-full = There are { $count } rule sets already: delete one first.
sets-load = Start from one of your rule sets
sets-load-label = Load { $name }
sets-unnamed = My rules
sets-shared = Rule set “{ $name }”
sets-shared-about = Everything is set as in the link. Make a table with it, change it, or save it.
sets-bad-link = This link holds no readable rule set, so the official rules are shown. Ask for the link again: it may have been cut off.

## Making a table

make-title = Make a table
make-you-title = You
make-seats-title = Seats
make-places = Number of seats
make-fewer = One seat fewer
make-more = One seat more
make-seat = Seat { $number }
make-seat-you = You
make-seat-person = A person
make-seats-people = Only people
make-seats-bots = Only bots
make-seats-hint = Anyone with the link can take a seat meant for a person. You can change this later, at the table.
make-levels = How these bots play
make-bot = Bot: { $kind }
make-edition = Edition
make-changes = { $count ->
    [0] No option changed
    [one] 1 option changed
   *[other] { $count } options changed
}
make-reset = Reset to the edition
make-reset-one = Reset
make-reset-one-label = Reset { $option } to the edition
make-changed = changed
make-loading = Fetching the rules…
make-seat-left = Left of the dealer
make-seat-number = Seat { $number }
make-customs-card = Customizable card { $number }
make-customs-own = A rule of your own
make-customs-text = What the card does
make-customs-text-hint = At most 200 characters. The players enforce it themselves.
make-customs-add = Add a card
make-customs-remove = Remove
make-customs-remove-label = Remove Customizable card { $number }
make-customs-none = No Customizable cards in the deck.
make-form = Length of the match
make-form-about = To a number of points, or rotating partners for a number of hands
make-form-target = To a target
make-form-rotating = Rotating partners
make-hands = Number of hands
make-hands-about = How many hands a match of rotating partners has
make-clock = Clock
make-clock-about = How long a decision may take; when time is up, the move is made for the player
make-clock-none = None
make-clock-none-about = Take your time
make-clock-relaxed = Relaxed
make-clock-relaxed-about = 60 seconds per decision
make-clock-fast = Fast
make-clock-fast-about = 15 seconds per decision
make-public = Public
make-public-about = Listed on the home page for everyone. Otherwise only people with the link can find it
make-spectators = Spectators
make-spectators-about = People without a seat may watch
make-stand_in = Bots stand in
make-stand_in-about = A bot plays for those who lose their connection, until they are back
make-players = Number of players
make-players-about = 2 to 10; seats not taken by people go to bots or stay free
make-words = The rules in plain words
make-words-empty = The rules appear here as soon as they have been checked.
make-problem = This cannot be played
make-problem-short = Not ready yet:
make-ready = { $players } players, { $edition }, { $changes ->
    [0] nothing changed
    [one] 1 option changed
   *[other] { $changes } options changed
}
make-button = Make the table
make-button-start = Make the table and deal
make-button-busy = Making the table…

group-house = House rules
group-turns = Turns and drawing
group-wild4 = Wild Draw Four and challenge
group-uno = UNO
group-cards = Cards in the deck
group-start = The start of a round
group-penalties = Penalties
group-match = Scoring and match
group-table = At the table

## Options: a short label each. What they mean in one line is in rules.ftl (option-about-…).

option-hand_size = Hand size
option-blanks = Blanks instead of Draw Twos
option-shuffle_hands = Wild Shuffle Hands
option-customs = Customizable cards
option-veto = VETO card
option-first_player = First player
option-start_wild = Wild turned up first
option-start_wild4 = Wild Draw Four turned up first
option-drawn_card = Drawn card that fits
option-draw_to_match = Draw until it fits
option-wrong_card = Wrong card
option-wild4_condition = Wild Draw Four restriction
option-bluff = Bluffing
option-challenge = Challenge
option-uno_owed_by = Who owes UNO
option-catch_until = Catching ends
option-false_catch = Wrong accusation
option-suggestions = No suggestions
option-stacking = Stacking
option-stack_mixed = Mixed stacking
option-jump_in = Jump-in
option-zero_rotation = 0 passes hands on
option-seven_swap = 7 swaps hands
option-wild_points = Points for a wild
option-scoring = Scoring
option-target = Target
option-partners = Partners

value-start_wild-color = Pick a colour
value-start_wild-reshuffle = Reshuffle
value-start_wild4-color = Pick a colour
value-start_wild4-reshuffle = Reshuffle
value-drawn_card-may = May be played
value-drawn_card-must = Must be played
value-draw_to_match-off = Off
value-draw_to_match-may = May
value-draw_to_match-must = Must
value-wrong_card-refused = Refused
value-wrong_card-penalty = Costs 2 cards
value-uno_owed_by-player = The player
value-uno_owed_by-holder = Everyone with one card
value-catch_until-turn = With the next turn
value-catch_until-card = With the next card
value-wild_points-50 = 50
value-wild_points-20 = 20
value-scoring-winner_takes = Winner takes all
value-scoring-running_total = Running total
value-scoring-elimination = Elimination

## Editions

edition-official = Official
edition-classic = Classic
edition-quick = Quick
edition-custom = Customizable
edition-europe = Europe

## Effects of Customizable cards

effect-until-color = Draw until the colour comes up
effect-drop-wilds = Drop the wilds
effect-three-or-play = Play or draw three
effect-again = Another turn
effect-seven = Exactly seven
effect-three-all = Three for all
effect-open = Open hands
effect-joke = Tell a joke
effect-elbows = Straight elbows
effect-rooster = Performance
