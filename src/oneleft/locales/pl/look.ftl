# Look, sound, and what is shown moving at the table; hints for those who play for the first time.

## The panel of settings

look-title = Wygląd i dźwięk
look-sound = Dźwięk
look-volume = Głośność
look-theme = Motyw
look-theme-system = Jak w systemie
look-theme-light = Jasny
look-theme-dark = Ciemny
look-motion = Animacje
look-motion-system = Jak w systemie
look-motion-less = Mniej
look-hints = Wskazówki dla początkujących
look-hints-again = Pokaż wskazówki od nowa

## A word at a player’s seat, for a second: as short as can be. $count: cards drawn

motion-skip = Traci kolejkę
motion-drew = +{ $count }
motion-penalty = +{ $count }
motion-jump = Wskok!
motion-swap = Zamiana kart
motion-rotate = Karty idą dalej
motion-gather = Karty przetasowane
motion-challenge = Sprawdzam!
motion-bluff = Blef!
motion-no-bluff = Bez blefu
motion-uno = UNO!
motion-caught = Wpadka!
motion-wrong = Zła karta
motion-false-catch = Fałszywy alarm!
motion-suggestion = Podpowiedź!
motion-veto = VETO

## Hints, each shown once: at most two lines on a phone

hint-turn = Uniesione karty możesz zagrać: ten sam kolor, ta sama liczba albo symbol co na wierzchu stosu.
hint-draw = Nic nie pasuje? Dobierz kartę ze stosu.
hint-wild = Czarną kartą wybierasz kolor, który obowiązuje dalej.
hint-uno = Zostały ci dwie karty: naciśnij UNO!, zanim zagrasz, bo ktoś może cię przyłapać.
hint-challenge = +4 to blef, jeśli gracz miał kolor, który obowiązywał. Podejrzewasz to? Sprawdź!
hint-catch = Ktoś nie powiedział UNO. Przyłap go, zanim będzie za późno!
hint-jump = Masz taką samą kartę: możesz ją zagrać teraz, choć to nie twoja kolej.
hint-ok = Jasne
hint-no-more = Bez wskazówek
