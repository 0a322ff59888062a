# Look, sound, and what is shown moving at the table; hints for those who play for the first time.

## The panel of settings

look-title = Look and sound
look-sound = Sound
look-volume = Volume
look-theme = Theme
look-theme-system = Same as system
look-theme-light = Light
look-theme-dark = Dark
look-motion = Motion
look-motion-system = Same as system
look-motion-less = Reduced
look-hints = Hints for new players
look-hints-again = Show the hints again

## A word at a player’s seat, for a second: as short as can be. $count: cards drawn

motion-skip = Skipped
motion-drew = +{ $count }
motion-penalty = +{ $count }
motion-jump = Jump in!
motion-swap = Hands swapped
motion-rotate = Hands passed on
motion-gather = All hands shuffled
motion-challenge = Challenge!
motion-bluff = Bluff!
motion-no-bluff = No bluff
motion-uno = UNO!
motion-caught = Caught!
motion-wrong = Wrong card
motion-false-catch = False alarm!
motion-suggestion = Suggestion!
motion-veto = VETO

## Hints, each shown once: at most two lines on a phone

hint-turn = Raised cards can be played: same colour, number or symbol as the top card.
hint-draw = Nothing fits? Draw a card from the pile.
hint-wild = A wild lets you choose the next colour.
hint-uno = Two cards left: press UNO! before you play one, or someone may catch you.
hint-challenge = A Wild Draw Four is a bluff if whoever played it held the colour in play. Think so? Challenge!
hint-catch = Someone forgot to say UNO. Catch them before it is too late!
hint-jump = You hold the same card: you can play it now, even out of turn.
hint-ok = Got it
hint-no-more = No more hints
