# What happened, one sentence each: the log of the table in the browser, and the story in the terminal.
#
# $me says what the reader is in it: the one who acts (actor), the one it is done to (target), or neither (other). Each
# variant is a whole sentence. $name acts, $other is whom it is about; in story-caught and story-vetoed $other acts and
# $name (actor!) is the one it happens to. Names, cards and colours are put in as they are and do not change their form.
# Write in the present tense where the past would have to agree with the gender of the player.
# $how: in turn (turn), jumped in out of turn (jump), stacked on a penalty (stack).

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
story-reversed = Play changes direction.
story-faces_penalty = { $me ->
        [actor] You face { $count } cards.
       *[other] { $name } faces { $count } cards.
    }
story-showed = { $me ->
        [actor] You show your hand to { $other }.
       *[other] { $name } shows their hand to { $other }.
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
        [actor] You wrongly accuse { $other } of not saying UNO.
        [target] { $name } wrongly accuses you of not saying UNO.
       *[other] { $name } wrongly accuses { $other } of not saying UNO.
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
        [actor] You swap hands with { $other }.
        [target] { $name } swaps hands with you.
       *[other] { $name } swaps hands with { $other }.
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
        [target] You draw until that colour comes up.
       *[other] { $other } draws until that colour comes up.
    }
story-effect-drop-wilds = { $me ->
        [actor] Everyone but you discards all their wilds.
       *[other] Everyone but { $name } discards all their wilds.
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
        [target] You draw or discard to exactly 7 cards.
       *[other] { $other } draws or discards to exactly 7 cards.
    }
story-effect-three-all = Everyone draws or discards to exactly 3 cards.
story-effect-open = { $me ->
        [actor] All hands are face up until your next turn.
       *[other] All hands are face up until { $name }’s next turn.
    }
story-effect-joke = { $me ->
        [actor] You tell a joke. Did anybody laugh?
       *[other] { $name } tells a joke. Did anybody laugh?
    }
story-effect-elbows = { $me ->
        [target] You keep your elbows straight until somebody says UNO.
       *[other] { $other } keeps their elbows straight until somebody says UNO.
    }
story-effect-rooster = { $me ->
        [target] You have to perform or chicken out.
       *[other] { $other } has to perform or chicken out.
    }
story-voted-yes = { $me ->
        [actor] You vote yes.
       *[other] { $name } votes yes.
    }
story-voted-no = { $me ->
        [actor] You vote no.
       *[other] { $name } votes no.
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
story-places-level = The bot { $name } now plays at level: { $level }.
story-places-freed = Seat { $place } is free.
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
       *[other] { $name } leaves their seat to a bot.
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
