# Cards and colours. The browser and the terminal put these names into their sentences as they stand: they do not change
# their form, so write sentences into which the basic form fits, such as "käib: { $card }" or "värv: { $color }".
#
# Glossary. The reader is "sina", everywhere.
#   Skip Käik vahele, Reverse Suunamuutus, Draw Two Võta kaks, Blank Tühi (tühi kaart), Wild Värvivahetus,
#   Wild Draw Four Võta neli (as players say), Wild Shuffle Hands Kaardid segi, Customizable Vabakaart;
#   in a sentence that needs a case: "kaardi Võta kaks peale". Any wild: jokker. VETO card: VETO-kaart.
#   to play a card käima, to draw võtma, to pass passima, to discard by an effect ära viskama, to fit sobima
#   to miss the turn käigust ilma jääma, whose turn käigul / kord, colour in play kehtiv värv, direction mängusuund
#   draw pile tõmbepakk, discard pile käigupakk, top card pealmine kaart, card turned up first avakaart, deck pakk,
#   hand kaardid (käes), effect of a card toime
#   to owe UNO UNO võlgu olema, to catch vahele võtma, to be caught vahele jääma
#   to challenge vaidlustama, bluff bluff, to stack peale laduma (ladumine), to jump in vahele lööma (vahelelöömine)
#   penalty karistus, to face cards: "sind ootab 4 kaarti", suggestion etteütlemine, to chicken out araks lööma
#   dealer jagaja, deal or hand of a match jagamine, round ring, match matš, points punktid, target eesmärk
#   partners partnerid, side paar, house rules kodureeglid, edition väljaanne, option säte, settings seaded
#   table laud, place and seat koht, host korraldaja, spectator pealtvaataja, bot bot, to stand in asendama
#   record salvestis, replay kordus, blocked ummikus, shuffle segamine, to commit lukustama, digest räsi

color-r = punane
color-y = kollane
color-g = roheline
color-b = sinine

card-symbol = { $symbol ->
        [S] Pass
        [R] Muuda suunda
        [D] Võta kaks
        [B] Tühi
       *[other] { $symbol }
    }
card-colored = { $color ->
        [r] Punane
        [y] Kollane
        [g] Roheline
       *[b] Sinine
    } { card-symbol }
card-letter = { $color ->
        [r] P
        [y] K
        [g] R
       *[b] S
    }
color-key = { card-letter }
card-short = { card-letter } { card-symbol }
card-W = Vaheta värv
card-W4 = Vaheta värv + Võta neli üles
card-WH = Kaardid segi
card-custom = Vabakaart { $number }
card-custom-rule = Vabakaart { $number } ({ $rule })
card-custom-short = C{ $number } { $rule }
card-custom-own = oma reegel

## What a screen reader says of a card in the hand

card-playable = { $card }, saab käia
card-unplayable = { $card }, praegu ei saa käia
card-discardable = { $card }, saab ära visata
card-jump = { $card }, sellega saab vahele lüüa

## The ready-made rules of Customizable cards, in brackets behind the card: a few words, no capital, no full stop

custom-until-color = järgmine mängija võtab, kuni värv tuleb
custom-drop-wilds = kõik teised viskavad jokkerid ära
custom-three-or-play = järgmine mängija käib või võtab kolm
custom-again = veel üks käik
custom-seven = järgmine mängija peab jõudma 7 kaardini
custom-three-all = kõik peavad jõudma 3 kaardini
custom-open = kõigi kaardid lahtiselt lauale
custom-joke = räägi nalja
custom-elbows = järgmine mängija hoiab küünarnukid sirged
custom-rooster = järgmine mängija esineb või võtab 4
