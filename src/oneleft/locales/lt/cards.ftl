# Kortos ir spalvos. Naršyklė ir terminalas šiuos pavadinimus į sakinius įrašo tokius, kokie yra: jie nelinksniuojami, todėl
# sakiniai rašomi taip, kad tiktų vardininkas („deda: { $card }“, „spalva – { $color }“).
#
# Žodynėlis (visiems failams). Kreipiamės „tu“; žaidėjo lyties nerodome, todėl apie „tu“ ir $name – jokių dalyvių.
#   Skip praleidimas (praleidimo korta) · Reverse krypties keitimas (krypties keitimo korta) · Draw Two +2
#   Wild spalvos keitimas (spalvos keitimo korta) · Wild Draw Four +4
#   Wild Shuffle Hands visų kortų maišymas · Customizable laisvoji korta · Blank tuščia (korta) · VETO korta
#   a wild (bet kuri iš jų) juodoji korta · action card veiksmo korta
#   draw pile traukimo kaladė · discard pile metimo krūva · top card viršutinė korta · hand kortos (rankoje), turimos kortos
#   to play dėti · to draw traukti, kaip baudą – imti · to discard (iš)mesti · to pass pasuoti · turn ėjimas
#   to miss a turn praleisti ėjimą · colour in play galiojanti spalva · penalty bauda · to face cards gresia
#   to say UNO pasakyti UNO · to owe UNO privalo pasakyti UNO · next-to-last card priešpaskutinė korta
#   to catch pagauti · to accuse kaltinti · to challenge ginčyti · bluff blefas · suggestion patarimas
#   to stack kaupti (baudą), kaupimas · to jump in įsiterpti · to swap, to trade hands apsikeisti kortomis
#   perform surengti pasirodymą · chicken out išsisukti · vote balsuoti
#   to go out baigti kortas · to deal dalyti · dealer dalytojas · round raundas · hand (porų mače) partija · match mačas
#   edition variantas · option parinktis · settings nustatymai · rule set taisyklių rinkinys · house rules namų taisyklės
#   seat, place vieta · host šeimininkas, valdo stalą · partner, partners pora, poros · bot botas · stand in pavaduoti
#   spectator žiūrovas · record įrašas · replay pakartojimas · log eiga · chat pokalbis

color-r = raudona
color-y = geltona
color-g = žalia
color-b = mėlyna

# What is on a card beside its colour: a number, or S Skip, R Reverse, D Draw Two, B Blank (a card without any effect).
# Visi pavadinimai moteriškosios giminės („korta“), kad spalva visada derėtų: „raudona 7“, „žalia praleidimo korta“.
card-symbol = { $symbol ->
        [S] praleidimo korta
        [R] krypties keitimo korta
        [D] +2
        [B] tuščia korta
       *[other] { $symbol }
    }
card-colored = { $color ->
        [r] raudona
        [y] geltona
        [g] žalia
       *[b] mėlyna
    } { card-symbol }
# The letter of a colour, on the card and in the terminal. In the terminal it is typed as well, as in "r7".
card-letter = { $color ->
        [r] R
        [y] G
        [g] Ž
       *[b] M
    }
color-key = { card-letter }
# A card in the terminal, where it stands in brackets: [R 7]. Keep the letter first.
card-short = { card-letter } { card-symbol }
card-W = spalvos keitimas
card-W4 = +4
card-WH = visų kortų maišymas
# Three cards whose rule the players choose; $number is 1 to 3.
card-custom = laisvoji korta { $number }
# $rule is one of custom-… below, or what the players wrote themselves.
card-custom-rule = laisvoji korta { $number } ({ $rule })
# A Customizable card in the terminal, in brackets: [C1 Tell a joke]. $rule is an effect-… in lobby.ftl or card-custom-own.
card-custom-short = C{ $number } { $rule }
card-custom-own = sava taisyklė

## What a screen reader says of a card in the hand

card-playable = { $card }, galima dėti
card-unplayable = { $card }, dabar dėti negalima
card-discardable = { $card }, galima išmesti
card-jump = { $card }, galima įsiterpti

## The ready-made rules of Customizable cards, in brackets behind the card: a few words, no capital, no full stop

custom-until-color = kitas žaidėjas traukia, kol ištrauks tą spalvą
custom-drop-wilds = visi kiti išmeta juodąsias kortas
custom-three-or-play = kitas žaidėjas deda arba traukia tris
custom-again = dar vienas ėjimas
custom-seven = kitas žaidėjas privalo turėti lygiai 7 kortas
custom-three-all = visi privalo turėti lygiai po 3 kortas
custom-open = visi atverčia kortas
custom-joke = papasakok anekdotą
custom-elbows = kitas žaidėjas laiko alkūnes ištiestas
custom-rooster = kitas žaidėjas surengia pasirodymą arba ima 4
