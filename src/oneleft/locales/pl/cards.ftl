# Cards and colours. See en/cards.ftl for what each message is for.
#
# Glossary, the same words in all files (address: informal "ty", present tense, no forms that show the gender of a player):
#   Skip                Blokada            Reverse            Zmiana kierunku
#   Draw Two            +2 (karta +2)      Wild               Zmiana koloru
#   Wild Draw Four      czarna +4          Wild Shuffle Hands Tasowanie rąk
#   Customizable        karta domowa       Blank              Pusta (pusta karta)
#   a wild (any kind)   czarna karta       action card        karta funkcyjna
#   draw pile           stos dobierania    discard pile       stos zagranych kart, stos
#   hand                ręka, karty        to draw            dobierać (a penalty also: brać)
#   to play, to lay     zagrać, kłaść      to discard         odrzucać
#   to fit              pasować            to pass            mówić pas
#   turn                kolej, kolejka     to miss a turn     tracić kolejkę
#   to owe UNO          musieć powiedzieć UNO
#   to catch            przyłapać          to accuse          zarzucić
#   to challenge        sprawdzić          a bluff            blef
#   to stack            dokładać           to jump in         wskakiwać
#   penalty             kara               suggestion         podpowiedź
#   to face a penalty   mieć do wzięcia    to swap hands      zamienić się kartami
#   dealer              rozdający          round              runda
#   match               partia             hand (one deal)    rozdanie
#   partners, side      para               rotating partners  zmienne pary
#   house rules         zasady domowe      edition            edycja
#   host                gospodarz          spectator          widz
#   seat, place         miejsce            to stand in        zastępować
#   record              zapis              replay             powtórka
#   performance         występ             to chicken out     stchórzyć
# In cases other than the nominative a name stands behind "gracz": "gracza { $name }", "graczowi { $name }".

color-r = czerwony
color-y = żółty
color-g = zielony
color-b = niebieski

# What is on a card beside its colour: a number, or S Skip, R Reverse, D Draw Two, B Blank (a card without any effect).
card-symbol = { $symbol ->
        [S] Przepustka
        [R] Zmiana kierunku
        [D] +2
        [B] Pusta
       *[other] { $symbol }
    }
# All symbols are feminine or go with "karta", so that the colour always agrees: "Czerwona 7", "Zielona Blokada".
card-colored = { $color ->
        [r] Czerwona
        [y] Żółta
        [g] Zielona
       *[b] Niebieska
    } { card-symbol }
# The letter of a colour, on the card and in the terminal, where it is typed as well, as in "c7".
card-letter = { $color ->
        [r] C
        [y] Ż
        [g] Z
       *[b] N
    }
color-key = { card-letter }
# A card in the terminal, where it stands in brackets: [C 7].
card-short = { card-letter } { card-symbol }
card-W = Wybierz kolor
card-W4 = Wybierz kolor + Weź cztery
card-WH = Tasowanie rąk
# Three cards whose rule the players choose; $number is 1 to 3.
card-custom = Karta domowa { $number }
card-custom-rule = Karta domowa { $number } ({ $rule })
# In the terminal, in brackets. Not "C1", which is the red 1 here.
card-custom-short = Domowa { $number }: { $rule }
card-custom-own = własna zasada

## What a screen reader says of a card in the hand

card-playable = { $card }, można zagrać
card-unplayable = { $card }, teraz nie można zagrać
card-discardable = { $card }, można odrzucić
card-jump = { $card }, można wskoczyć

## The ready-made rules of Customizable cards, in brackets behind the card: a few words, no capital, no full stop

custom-until-color = następny gracz dobiera aż do koloru
custom-drop-wilds = wszyscy inni odrzucają czarne karty
custom-three-or-play = następny gracz zagrywa albo dobiera trzy
custom-again = jeszcze jedna kolejka
custom-seven = następny gracz ma mieć 7 kart
custom-three-all = każdy ma mieć 3 karty
custom-open = wszyscy wykładają karty
custom-joke = opowiedz dowcip
custom-elbows = następny gracz trzyma proste łokcie
custom-rooster = następny gracz daje występ albo dobiera 4
