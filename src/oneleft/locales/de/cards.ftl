# Cards and colours. See en/cards.ftl for what each message is for.
#
# Glossary, the same words in all files (address: informal "du"; "Person", "wer", "alle" rather than "Spieler"):
#   Skip                Aussetzen          Reverse            Richtungswechsel
#   Draw Two            Zieh Zwei          Wild               Farbwahl
#   Wild Draw Four      Zieh Vier          Wild Shuffle Hands Handkarten mischen
#   Customizable        Hausregelkarte     Blank              Leer (leere Karte)
#   a wild (any kind)   schwarze Karte     action card        Aktionskarte
#   draw pile           Ziehstapel         discard pile       Ablagestapel
#   hand                Hand, Handkarten   to draw            ziehen (a penalty also: nehmen)
#   to play, to lay     spielen, legen     to discard         abwerfen
#   to fit              passen             to pass            passen (the drawn card: behalten)
#   turn                Zug, dran sein     to miss a turn     aussetzen
#   to owe UNO          UNO sagen müssen   to catch           erwischen
#   to accuse           beschuldigen       to challenge       anzweifeln
#   a bluff             Bluff              penalty            Strafe
#   to stack            stapeln, drauflegen
#   to jump in          reinwerfen         to swap hands      Karten tauschen
#   to face a penalty   drohen             suggestion         Vorsagen
#   dealer              wer gibt           round, hand        Runde
#   match               Partie             partners, side     Team
#   rotating partners   wechselnde Teams   target             Punkteziel
#   house rules         Hausregeln         edition            Edition
#   rule set            Regelwerk          host               Host
#   spectator           Zuschauen          seat               Platz
#   to stand in         einspringen        record             Aufzeichnung
#   replay              Wiederholung       log                Verlauf
#   performance         Vorführung         to chicken out     kneifen
# Names of cards take a hyphen only in a compound: "Zieh Zwei", but "eine Zieh-Zwei-Karte".

color-r = Rot
color-y = Gelb
color-g = Grün
color-b = Blau

# What is on a card beside its colour: a number, or S Skip, R Reverse, D Draw Two, B Blank (a card without any effect).
card-symbol = { $symbol ->
        [S] Aussetzen
        [R] Richtungswechsel
        [D] Zieh Zwei
        [B] Leer
       *[other] { $symbol }
    }
# The colour stands before the card undeclined, as suits do ("Herz 7"), so that it goes with every card in every case.
card-colored = { $color ->
        [r] Rot
        [y] Gelb
        [g] Grün
       *[b] Blau
    } { card-symbol }
# Gelb and Grün begin with the same letter, so that they have two: ge7 and gr7.
card-letter = { $color ->
        [r] R
        [y] Ge
        [g] Gr
       *[b] B
    }
# In the browser a key is one letter: gElb and grüN.
color-key = { $color ->
        [r] R
        [y] E
        [g] N
       *[b] B
    }
# A card in the terminal, where it stands in brackets: [R 7].
card-short = { card-letter } { card-symbol }
card-W = Farbwahl
card-W4 = Zieh Vier
card-WH = Handkarten mischen
# Three cards whose rule the players choose; $number is 1 to 3.
card-custom = Hausregelkarte { $number }
card-custom-rule = Hausregelkarte { $number } ({ $rule })
# C1, C2 and C3 are typed in the terminal, so C stays.
card-custom-short = C{ $number } { $rule }
card-custom-own = eigene Regel

## What a screen reader says of a card in the hand

card-playable = { $card }, spielbar
card-unplayable = { $card }, jetzt nicht spielbar
card-discardable = { $card }, kann abgeworfen werden
card-jump = { $card }, kann reingeworfen werden

## The ready-made rules of Customizable cards, in brackets behind the card: a few words, no capital, no full stop

custom-until-color = die nächste Person zieht, bis die Farbe kommt
custom-drop-wilds = alle anderen werfen ihre schwarzen Karten ab
custom-three-or-play = die nächste Person spielt oder zieht drei
custom-again = noch ein Zug
custom-seven = die nächste Person zieht oder wirft ab bis auf 7 Karten
custom-three-all = alle ziehen oder werfen ab bis auf 3 Karten
custom-open = alle Karten liegen offen
custom-joke = Witz erzählen
custom-elbows = die nächste Person hält die Ellbogen gestreckt
custom-rooster = die nächste Person führt etwas vor oder zieht 4
