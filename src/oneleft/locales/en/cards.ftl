# Cards and colours. The browser and the terminal put these names into their sentences as they stand: they do not change
# their form, so write sentences into which the basic form fits, such as "plays: { $card }" or "the colour { $color }".

color-r = red
color-y = yellow
color-g = green
color-b = blue

# What is on a card beside its colour: a number, or S Skip, R Reverse, D Draw Two, B Blank (a card without any effect).
card-symbol = { $symbol ->
        [S] Skip
        [R] Reverse
        [D] Draw Two
        [B] Blank
       *[other] { $symbol }
    }
# The full name of a card with a colour: "Red 7", "Blue Draw Two". It is put into sentences as it stands, and read out.
# All cards are of one kind here: choose words so that the colour agrees with every one of them.
card-colored = { $color ->
        [r] Red
        [y] Yellow
        [g] Green
       *[b] Blue
    } { card-symbol }
# The letter of a colour, on the card and in the terminal. In the terminal it is typed as well, as in "r7":
# one letter (two at most), and four different ones.
card-letter = { $color ->
        [r] R
        [y] Y
        [g] G
       *[b] B
    }
# The key that leads to a colour in the hand, in the browser: one letter that a keyboard for the language types without a
# dead key, four different ones, and not W, which is for wilds.
color-key = { card-letter }
# A card in the terminal, where it stands in brackets: [R 7]. Keep the letter first.
card-short = { card-letter } { card-symbol }
card-W = Wild
card-W4 = Wild Draw Four
card-WH = Wild Shuffle Hands
# Three cards whose rule the players choose; $number is 1 to 3.
card-custom = Customizable { $number }
# $rule is one of custom-… below, or what the players wrote themselves.
card-custom-rule = Customizable { $number } ({ $rule })
# A Customizable card in the terminal, in brackets: [C1 Tell a joke]. $rule is an effect-… in lobby.ftl or card-custom-own.
card-custom-short = C{ $number } { $rule }
card-custom-own = own rule

## What a screen reader says of a card in the hand

card-playable = { $card }, playable
card-unplayable = { $card }, not playable now
card-discardable = { $card }, can be discarded
card-jump = { $card }, can jump in

## The ready-made rules of Customizable cards, in brackets behind the card: a few words, no capital, no full stop

custom-until-color = the next player draws until that colour comes up
custom-drop-wilds = everyone else discards their wilds
custom-three-or-play = the next player plays or draws three
custom-again = one more turn
custom-seven = the next player draws or discards to 7 cards
custom-three-all = everyone draws or discards to 3 cards
custom-open = all hands are face up
custom-joke = tell a joke
custom-elbows = the next player keeps their elbows straight
custom-rooster = the next player performs or draws 4
