### Replays, and the page of one's own past matches.

## Opening

replay-title = Replay
replay-of-table = Replay · table { $code }
replay-open-title = Watch a record
replay-open-about = Choose a record: a .json or .jsonl file in the notation oneleft/1, from here or from elsewhere. It is played again and checked first.
replay-choose = Choose a file
replay-drop = … or drop it here.
replay-several = The file has { $count } records. Which one?
# $number counts the records of a file from 1; $players are names.
replay-record = Record { $number }: { $players } ({ $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    })
replay-loading = Playing the record again and checking it…
replay-another = Open another file
replay-retry = Try again
replay-empty = No round of this match has been finished yet.
replay-checked = Checked: { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }, { $actions ->
        [one] one action
       *[other] { $actions } actions
    }, no mistake.
file-empty = The file is empty.
file-too-large = The file is larger than { $most } MB.
file-unreadable = The file cannot be read.
file-not-json = Line { $line } is not JSON.
file-not-record = Line { $line } is not a record: there are no rounds in it.
problem-bad-record = The record has a mistake, so it is not shown. (Rounds and actions are counted from 0.) { $problem }
problem-record-too-long = A record that can be shown here has at most { $most } actions.
problem-round-too-long = A round that can be shown here has at most { $most } steps.
problem-no-round = The match has no round { $round }.
problem-no-player = The match has no player { $player }.

## Watching

replay-round = Round
replay-round-number = Round { $round }
replay-view = Seen by
replay-view-all = All hands open
replay-controls = Replay controls
replay-first = First step
replay-back = Previous step
replay-play = Play
replay-pause = Pause
replay-next = Next step
replay-last = Last step
# A button and its key.
replay-key = { $label } ({ $key })
replay-key-space = Space
replay-speed = Speed
replay-speed-times = { $times }×
replay-step = Step { $step } of { $steps }
# Read out for the slider.
replay-step-told = Step { $step } of { $steps }: { $told }
replay-slider = Step
replay-log = What happened
replay-log-open = Log
replay-log-close = Close
replay-score = Score
replay-score-none = This is the first round.
replay-link = Copy link
replay-link-label = Copy a link to this moment
replay-link-copied = Copied
replay-link-failed = This is the link: { $link }
replay-download = Download the record
replay-next-round = Next round
replay-to-table = To the table
# Which hand is at the bottom of the screen.
replay-own = { $name }, { $cards }
replay-watched = { $name } did not play this round.
# What the player whose hand is shown could do; $actions is a list.
replay-could = Possible moves: { $actions }
replay-could-play = { $count ->
        [one] play the card that stands out
       *[other] play one of { $count } cards
    }
replay-could-discard = discard
replay-could-draw = draw
replay-could-penalty = { $count ->
        [one] take a card
       *[other] take { $count } cards
    }
replay-could-pass = keep the card
replay-could-challenge = challenge
replay-could-color = name the colour
replay-could-uno = say UNO
replay-could-catch = catch { $name }
replay-could-veto = lay VETO on { $name }
replay-could-vote = vote
replay-could-perform = perform
sheet-replay = Watch the replay
sheet-replay-round = Replay of this round

## My games

games-title = My games
games-home = Your past matches and how they went:
games-about = The matches this browser has played, newest first. They are kept only in this browser, at most the latest { $most }.
games-none = No match has been played to its end in this browser yet.
games-none-found = No match fits these filters.
games-play = Play a match
games-replay = Replay
games-replay-label = Replay of the match of { $date } with { $players }
games-delete = Delete
games-delete-label = Delete the match of { $date } with { $players }
games-delete-all = Delete all
games-delete-sure = Delete all { $count } matches? This cannot be undone.
games-delete-yes = Yes, delete them
games-delete-no = No, keep them
games-export = Save as a file
games-import = Add from a file
games-imported = { $count ->
        [0] Nothing new was in the file.
        [one] One match was added.
       *[other] { $count } matches were added.
    }
games-import-failed = That file holds no matches of OneLeft.
games-full = The browser has no room to store this.
games-watch-file = Watch a record from a file
games-won = won
games-lost = lost
games-changed = { $count ->
        [0] { $edition }
        [one] { $edition }, one option changed
       *[other] { $edition }, { $count } options changed
    }
games-rounds = Rounds won: { $won } of { $rounds }
# A player and the points in the end.
games-score = { $name } { $points }
games-filters = Filters
games-filter-edition = Edition
games-filter-any = All
games-filter-name = Player
games-filter-name-hint = Name of a player
games-filter-against = Against
games-filter-bots = Bots only
games-filter-people = People
games-filter-result = Result
games-filter-won = Won
games-filter-lost = Lost
games-filter-since = Played
games-filter-7 = In the last 7 days
games-filter-30 = In the last 30 days
games-filter-365 = In the last year
games-stats = In numbers
games-stat-matches = Matches
games-stat-rate = Matches won
games-stat-rounds = Rounds won
games-stat-points = Points per match
games-percent = { $percent }%
games-by-players = By number of players
games-players = Players
games-plot-rate = Share of matches won so far
games-plot-rate-label = After { $count ->
        [one] one match
       *[other] { $count } matches
    } { $percent }% have been won; the line shows it from the first match to the last.
games-plot-points = Matches by your points
games-plot-points-bar = { $from } to { $to }: { $count }
