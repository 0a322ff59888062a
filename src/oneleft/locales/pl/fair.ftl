# The fair shuffle: its page, and what the browser found when it checked a round.

fair-title = Uczciwe tasowanie
fair-how = Jak to działa
fair-question = Skąd wiadomo, że nikt nie ułożył kart z góry? Stąd, że serwer musi ustalić swoją część, zanim dodasz swoją, a potem ją ujawnia.
fair-step-commit = Zobowiązanie.
fair-step-commit-about = Przed rozdaniem serwer losuje sekret i ogłasza jego skrót. Odtąd nie może zmienić sekretu tak, żeby to się nie wydało.
fair-step-add = Dodanie.
fair-step-add-about = Potem przeglądarka każdego gracza dodaje własne losowe bajty. Wystarczy, że jeden z tych dodatków jest losowy, a losowy jest też wynik.
fair-step-deal = Rozdanie.
fair-step-deal-about = Każde tasowanie w rundzie wynika z sekretu i z tego, co dodali gracze. Nikt nie może go wybrać.
fair-step-show = Ujawnienie.
fair-step-show-about = Po rundzie serwer ujawnia sekret. Twoja przeglądarka sprawdza, czy się zgadza, czy użyto twoich bajtów i czy karty potasowano dokładnie w ten sposób.
# "oneleft verify" is a command to be typed.
fair-verify = Wszystko to zostaje w zapisach, więc partię każdy może sprawdzić nawet po latach, kilkoma własnymi wierszami kodu albo poleceniem „oneleft verify”.
fair-check = Sprawdź samodzielnie
fair-secret = Sekret
fair-secret-hint = 64 znaki szesnastkowe, z zapisu partii
fair-added = Co dodali gracze
fair-added-hint = W kolejności z zapisu, oddzielone spacjami
fair-number = Numer losowania lub tasowania
fair-number-hint = Liczony od 0 w każdej rundzie
fair-cards = Karty
fair-cards-hint = W dowolnej kolejności, zgodnie z notacją: r7 rS W4
fair-digest = Skrót sekretu
fair-order = Kolejność, która z tego wynika
fair-incomplete = Najpierw wpisz sekret.
# A link after the verdict.
fair-more = Jak to działa
# $count players added randomness to the deal.
fair-verdict-fair = { $count ->
        [0] ✓ Sprawdzone: karty potasowano zgodnie z zobowiązaniem serwera.
        [one] ✓ Sprawdzone: karty potasowano zgodnie z zobowiązaniem, z losowością od { $count } gracza.
        [few] ✓ Sprawdzone: karty potasowano zgodnie z zobowiązaniem, z losowością od { $count } graczy.
       *[many] ✓ Sprawdzone: karty potasowano zgodnie z zobowiązaniem, z losowością od { $count } graczy.
    }
fair-verdict-other-secret = To tasowanie się nie zgadza: ujawniony sekret nie jest tym, do którego serwer zobowiązał się przed rozdaniem.
fair-verdict-other-contributions = To tasowanie się nie zgadza: to, co dodali gracze, zmieniono po rozdaniu.
fair-verdict-own-missing = To tasowanie się nie zgadza: pominięto to, co dodała twoja przeglądarka.
fair-verdict-other-order = To tasowanie się nie zgadza: kolejność kart nie jest tą, która wynika z sekretu.
fair-verdict-other-hand = To tasowanie się nie zgadza: masz inne karty, niż wynika z tasowania.
