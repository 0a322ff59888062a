# The command `oneleft`: its help and what it prints. %(default)s and other words in %( )s are filled in by the program: keep
# them as they are, and write a per cent sign as %%. Names of options (--set), of commands, editions and of option values
# are typed as they stand in every language.

## Help: what each command does

help-about = An independent home for the UNO card game: play, replay and verify records, simulate, read the rules.
help-more = oneleft COMMAND --help says more about each command.
help-lang = the language: %(languages)s (from the environment)
help-serve = the table in the browser, for you and your friends
help-serve-about = Serve the table in the browser. Everything is kept in one folder; whatever happens to this process, nothing that players saw happen is lost.
help-play = play in the terminal against bots
help-play-about = One person against bots, to the target. Without options: three bots, the official rules, 500 points. During the game ? explains everything.
help-replay = play scenarios or records again, printing every state
help-replay-about = Print one JSON object per line: the starting state, then each action with whether it was accepted, what happened, and the state after it. A file with several objects, one per line, is replayed one after the other, with an empty line between. Exit status 2: not a scenario or record.
help-verify = check every action, winner and point of records
help-verify-about = Replay every record of a file and check each action, winner, point, dealer, score and team. Prints a count, and the first thing wrong with its line, round and action. Exit status 0: all is right; 1: something is not; 2: the file cannot be read.
help-simulate = let bots play many rounds or matches
help-simulate-about = Bots play many games and a summary is printed. A game is one round, or with --match a whole match to the target. Random bots play on the compiled rules, millions of moves per second; the first time these are compiled for the machine. The same seed gives the same games, however many workers there are.
help-arena = let bots play each other on the same cards, with intervals
help-arena-about = Two or more bots play each other. Every deal is played from every seat: with two players both ways, with more one bot sits among others that are all of one kind, in each seat in turn. Prints the whole cross-table with 95 % intervals by deal, points per round and Elo. With two bots a sequential test stops the run when it is settled which is stronger. A bot that is too slow, fails or answers what is not accepted loses that round or match, and the run goes on.
help-rules = list editions and options, or explain the rules of a combination
help-rules-about = Without --explain: the editions and options with their values. With --explain: the rules in force in words, for an edition and the options set on top of it.

## Help: the options of the commands. What is in brackets at the end is the default.

help-edition = the rule sheet to play by: %(editions)s
help-set = change an option of the edition; may be repeated; 'oneleft rules' lists them
help-serve-host = the address to listen on; 0.0.0.0 for all of them (%(default)s)
help-serve-port = the port to listen on (%(port)s, or the next free one)
help-serve-data = where tables and records are kept (the user's data folder)
help-serve-database = the database to keep them in instead, such as sqlite:////srv/cards/oneleft.sqlite3
help-serve-origin = another address whose pages may connect, such as https://cards.example; may be repeated
help-serve-share = the address to show in invitations (detected)
help-serve-bots = a bot of your own, as my_module:MyBot, to be chosen at the tables; may be repeated
help-serve-open = open it in the browser, where there is a desktop
help-serve-log = how much to log (info)
help-play-players = how many play, you included: 2 to 10 (4)
help-play-bots = the bots: one for all, or one each; names of the ladder or my_module:MyBot (%(default)s)
help-play-name = your name (asked for)
help-play-seed = the same cards and bots every time (random)
help-play-target = points to win the match (500)
help-play-record = add a record of every match to this file, one per line
help-play-no-color = no colours; they are also off over a pipe or with NO_COLOR set
help-replay-file = a scenario (.json) or records (.jsonl); - for standard input
help-verify-file = records, one per line (.jsonl); - for standard input
help-verify-json = print the outcome as one JSON object
help-simulate-games = how many games (1000)
help-simulate-players = 2 to 10 (as many as bots, or 4)
help-simulate-seed = repeat a simulation (random)
help-simulate-bots = random, novice, casual, skilled, expert, greedy or my_module:MyBot, seat by seat; fewer than seats repeat (random)
help-simulate-match = play whole matches to the target, not single rounds
help-simulate-record = write a record of every game, one per line
help-simulate-workers = how many cores to use (all)
help-simulate-json = print the summary as one JSON object, on the last line
help-arena-bots = two or more: random, novice, casual, skilled, expert, greedy or my_module:MyBot
help-arena-players = how many sit at a table: 2 to 10 (2)
help-arena-deals = how many deals each pair plays, from every seat (1000)
help-arena-seed = repeat a run (random)
help-arena-test = two bots only: stop when it is settled whether the first is stronger by ELO1, or by no more than ELO0; off for no test (0,10)
help-arena-time = seconds a decision may take (%(default)s)
help-arena-json = print the results as one JSON object
help-rules-explain = the rules in words
help-rules-players = explain for this number of players
help-rules-json = print JSON

## What is wrong with the command line. One line, no full stop.

wrong-set = --set { $change }: write it as OPTION=VALUE, such as stacking=on
wrong-port = '{ $typed }' is not a port: 0 to 65535
wrong-bot = unknown bot '{ $bot }': choose from { $bots }, or write my_module:MyBot
wrong-bot-count = --bots names { $count } bots for { $players } players: name one for all, or { $right }
wrong-bots-many = --bots names { $count } bots for { $players } players
wrong-arena-few = the arena needs two bots or more
wrong-arena-twice = '{ $bot }' is named twice
# $option is --games, --workers or --seed.
wrong-number = { $option } must be { $least } to { $most }, not { $number }
wrong-time-limit = --time-limit must be more than 0 seconds, not { $number }
wrong-test = --test { $typed }: write it as ELO0,ELO1, the lower one first, such as 0,10, or as off
wrong-test-bots = --test is for two bots, not { $count }
wrong-empty = { $file }: no scenario or record in it

## The table in the browser

serve-here = OneLeft is ready. Open { $url }
serve-network = Others on your network open { $url }
serve-stop = Games are kept in { $data }. Ctrl-C stops; tables go on when you come back.

## Checking records

verify-right = { $records ->
        [one] 1 record
       *[other] { $records } records
    }, { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }, { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }: correct
# $problem is in English.
verify-wrong = wrong: { $problem }
verify-empty = no record in it
# A line of progress while it runs: "1,200 verified", "500 of 1,000 games". Numbers are written as the language has them.
progress-verified = { $done } verified
progress-games = { $total ->
        [one] { $done } of 1 game
       *[other] { $done } of { $total } games
    }
progress-deals = { $total ->
        [one] { $done } of 1 deal
       *[other] { $done } of { $total } deals
    }

## Simulating

simulate-compiling = Compiling the rules for this machine, once; this takes half a minute ...
simulate-rounds = { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } in { $seconds } s on { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }
simulate-speed = { $rounds } rounds/s, { $moves } moves/s, seed { $seed }
simulate-moves = { $moves } moves per round (shortest { $shortest }, longest { $longest })
simulate-blocked = { $blocked ->
        [one] 1 round blocked
       *[other] { $blocked } rounds blocked
    }, { $abandoned } given up as endless
# Headings of columns, right above the numbers: at most 4, 8, 16, 14 and 12 characters.
simulate-seat = seat
simulate-bot = bot
simulate-won = rounds won
simulate-points = points/round
simulate-matches = matches won

## Listing the rules

listing-editions = Editions (--edition NAME):
listing-options = Options (--set OPTION=VALUE), with their value in { $edition }:
listing-values = Values: { $values }.
# How the values of an option are listed: a number, a switch, a list of names; "left" and names are typed as they stand.
listing-range = { $least } to { $most }
listing-or = { $first } or { $last }
listing-first = left, or a seat from 0 to { $last }
listing-customs = a list of at most { $most } of { $effects } or texts of your own
listing-more = 'oneleft rules --explain' says in words how it is played.

## The arena

arena-played = { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    } for { $players } players, each from every seat: { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    } in { $seconds } s, seed { $seed }
arena-won-rounds = Rounds won by the bot on the left, per cent
arena-won-matches = Matches won by the bot on the left, per cent
arena-points = Points per round, bot on the left
arena-elo = Elo
arena-test-stronger = Settled: { $first } is stronger than { $second } (Elo { $high } rather than { $low }; { $ratio }, bound { $bound })
arena-test-not = Settled: { $first } is not stronger than { $second } by { $high } Elo ({ $low } rather than { $high }; { $ratio }, bound -{ $bound })
arena-test-open = Not settled: Elo { $low } or { $high } for { $first } against { $second } ({ $ratio }, bounds ±{ $bound })
arena-forfeit = { $bot } forfeits deal { $deal } at seat { $seat }: { $reason }
arena-forfeits-more = { $bot }: further forfeits are only counted
arena-forfeits = { $bot } forfeited: { $count }
