# The home page, the list of tables, and the page that makes a table.

## Home

home-tagline = UNO zgodnie z instrukcją, ze znajomymi albo z botami. Otwarty kod, bez konta, bez reklam.
home-play-title = Zagraj teraz
home-name = Twoje imię
home-name-hint = Nieobowiązkowe. Zapamiętane w tej przeglądarce.
home-default-name = Gracz
home-play = Zagraj z botami
home-play-about = Oficjalne zasady, od razu do stołu. Boty widzą tylko tyle, ile widać z ich miejsca.
home-play-busy = Rozdaję…
home-players = Gracze
home-level = Jak grają boty
home-level-is = Poziom botów: { $level }
# From 2 to 10.
home-players-count = { $count } graczy
home-make-title = Własny stół
home-make-about = Wybierz zasady, zaproś znajomych linkiem, dosadź boty.
home-make = Przygotuj stół
home-join-title = Dołącz do znajomych
home-code = Kod stołu albo link
home-code-hint = Sześć liter lub cyfr, np. K7QM2P.
home-code-bad = To nie jest kod stołu. Kod ma sześć liter lub cyfr; nigdy nie ma w nim I, O, 0 ani 1.
home-join = Dołącz
home-rules-title = Zasady prostymi słowami
home-rules-about = Jak się gra w każdej edycji, zdanie po zdaniu.
home-rules-edition = Edycja

## Public tables

lobby-title = Publiczne stoły
lobby-loading = Szukam stołów…
lobby-empty = Teraz nikt nie ma otwartego publicznego stołu.
lobby-empty-hint = Przygotuj stół i zaznacz „Publiczny”, a wszyscy go tu zobaczą.
lobby-offline = Brak połączenia z serwerem. Próbuję ponownie co kilka sekund…
lobby-stale = Brak połączenia: ta lista może być nieaktualna. Próbuję ponownie…
lobby-host = Stół gracza { $host }
lobby-rules = { $count ->
    [0] { $edition }
    [one] { $edition }, 1 zmieniona opcja
    [few] { $edition }, { $count } zmienione opcje
   *[many] { $edition }, { $count } zmienionych opcji
}
lobby-clock = Zegar: { $clock }
lobby-free = Wolne miejsca: { $count } z { $players }
lobby-people = { $count ->
    [one] 1 osoba przy stole
    [few] { $count } osoby przy stole
   *[many] { $count } osób przy stole
}
lobby-stage-waiting = Przed startem
lobby-stage-playing = W grze
lobby-stage-between = Między rundami
lobby-stage-over = Po partii
lobby-join = Dołącz
lobby-watch = Oglądaj
lobby-full = Pełny
lobby-join-label = Dołącz do stołu gracza { $host }
lobby-watch-label = Oglądaj stół gracza { $host }

## Rule sets

sets-title = Twoje zestawy zasad
sets-about = Zapisane w tej przeglądarce.
sets-play = Graj
sets-play-label = Zagraj z botami według zestawu { $name }
sets-edit = Zmień
sets-edit-label = Zmień zestaw { $name }
sets-share = Udostępnij
sets-share-label = Udostępnij zestaw { $name } linkiem
sets-delete = Usuń
sets-delete-label = Usuń zestaw { $name }
sets-delete-sure = Tak, usuń
sets-delete-sure-label = Tak, usuń zestaw { $name }
sets-keep = Zostaw
sets-keep-label = Zostaw zestaw { $name }
sets-link = Link do zestawu { $name }
sets-copy = Kopiuj
sets-copied = Skopiowano
sets-copy-hand = Zaznacz link i skopiuj go.
sets-save-title = Zachowaj te zasady
sets-name = Nazwa zestawu zasad
sets-save = Zapisz
sets-saved = Zapisano w tej przeglądarce jako „{ $name }”.
sets-save-failed = Ta przeglądarka nie pozwala stronie niczego zapisać.
sets-full = { $count ->
        [one] Masz już { $count } zestaw zasad: najpierw go usuń.
        [few] Masz już { $count } zestawy zasad: najpierw usuń któryś.
       *[many] Masz już { $count } zestawów zasad: najpierw usuń któryś.
    }
sets-load = Zacznij od swojego zestawu zasad
sets-load-label = Wczytaj zestaw { $name }
sets-unnamed = Moje zasady
sets-shared = Zestaw zasad „{ $name }”
sets-shared-about = Wszystko ustawione tak jak w linku. Przygotuj z tym stół, zmień to albo zapisz.
sets-bad-link = Zestawu zasad z tego linku nie da się odczytać, więc widzisz zasady oficjalne. Poproś o link jeszcze raz: może jest ucięty.

## Making a table

make-title = Przygotuj stół
make-you-title = Ty
make-seats-title = Miejsca
make-places = Liczba miejsc
make-fewer = O jedno miejsce mniej
make-more = O jedno miejsce więcej
make-seat = Miejsce { $number }
make-seat-you = Ty
make-seat-person = Człowiek
make-seats-people = Sami ludzie
make-seats-bots = Same boty
make-seats-hint = Miejsce dla człowieka może zająć każdy, kto ma link. Możesz to zmienić później, przy stole.
make-levels = Jak grają te boty
make-bot = Bot: { $kind }
make-edition = Edycja
make-changes = { $count ->
        [0] Bez zmian
        [one] 1 zmieniona opcja
        [few] { $count } zmienione opcje
       *[many] { $count } zmienionych opcji
    }
make-reset = Przywróć zasady edycji
make-reset-one = Przywróć
make-reset-one-label = Przywróć wartość z edycji: { $option }
make-changed = zmienione
make-loading = Pobieram zasady…
make-seat-left = Na lewo od rozdającego
make-seat-number = Miejsce { $number }
make-customs-card = Karta domowa { $number }
make-customs-own = Własna zasada
make-customs-text = Co robi ta karta
make-customs-text-hint = Do 200 znaków. Pilnujecie tego sami.
make-customs-add = Dodaj kartę
make-customs-remove = Usuń
make-customs-remove-label = Usuń kartę domową { $number }
make-customs-none = W talii nie ma kart domowych.
make-form = Długość partii
make-form-about = Do ustalonej liczby punktów albo zmienne pary przez ustaloną liczbę rozdań
make-form-target = Na punkty
make-form-rotating = Zmienne pary
make-hands = Liczba rozdań
make-hands-about = Ile rozdań ma partia ze zmiennymi parami
make-clock = Zegar
make-clock-about = Ile czasu jest na decyzję; po jego upływie ruch zostanie wykonany za gracza
make-clock-none = Brak
make-clock-none-about = Bez pośpiechu
make-clock-relaxed = Spokojny
make-clock-relaxed-about = 60 sekund na decyzję
make-clock-fast = Szybki
make-clock-fast-about = 15 sekund na decyzję
make-public = Publiczny
make-public-about = Na stronie głównej widzą go wszyscy. Inaczej trafią tu tylko ci, którzy mają link
make-spectators = Widzowie
make-spectators-about = Osoby bez miejsca mogą oglądać
make-stand_in = Boty w zastępstwie
make-stand_in-about = Za tych, którzy stracą połączenie, gra bot, dopóki nie wrócą
make-players = Liczba graczy
make-players-about = Od 2 do 10; miejsca, których nie zajmą ludzie, są dla botów albo zostają wolne
make-words = Zasady prostymi słowami
make-words-empty = Zasady pojawią się tutaj, gdy tylko zostaną sprawdzone.
make-problem = Tak się nie da grać
make-problem-short = Jeszcze się nie da:
# From 2 to 10 players.
make-ready = { $players } graczy, { $edition }, { $changes ->
    [0] bez zmian
    [one] 1 zmieniona opcja
    [few] { $changes } zmienione opcje
   *[many] { $changes } zmienionych opcji
}
make-button = Przygotuj stół
make-button-start = Przygotuj stół i rozdaj
make-button-busy = Przygotowuję stół…

group-house = Zasady domowe
group-turns = Kolejka i dobieranie
group-wild4 = +4 i sprawdzanie
group-uno = UNO
group-cards = Karty w talii
group-start = Początek rundy
group-penalties = Kary
group-match = Punkty i partia
group-table = Przy stole

## Options: a short label each. What they mean in one line is in rules.ftl (option-about-…).

option-hand_size = Kart na rękę
option-blanks = Puste zamiast +2
option-shuffle_hands = Tasowanie rąk
option-customs = Karty domowe
option-veto = Karta VETO
option-first_player = Pierwszy gracz
option-start_wild = „Wybierz kolor” na początek
option-start_wild4 = +4 na początek
option-drawn_card = Dobrana karta, która pasuje
option-draw_to_match = Dobieranie do skutku
option-wrong_card = Zła karta
option-wild4_condition = Warunek zagrania +4
option-bluff = Blefowanie
option-challenge = Sprawdzanie
option-uno_owed_by = Kto musi powiedzieć UNO
option-catch_until = Koniec przyłapywania
option-false_catch = Niesłuszny zarzut
option-suggestions = Bez podpowiedzi
option-stacking = Dokładanie
option-stack_mixed = Dokładanie mieszane
option-jump_in = Wskakiwanie
option-zero_rotation = 0 przekazuje karty
option-seven_swap = 7 zamienia karty
option-wild_points = Punkty za czarną kartę
option-scoring = Punktacja
option-target = Cel
option-partners = Gra w parach

value-start_wild-color = Wybór koloru
value-start_wild-reshuffle = Tasowanie
value-start_wild4-color = Wybór koloru
value-start_wild4-reshuffle = Tasowanie
value-drawn_card-may = Można zagrać
value-drawn_card-must = Trzeba zagrać
value-draw_to_match-off = Nie
value-draw_to_match-may = Można
value-draw_to_match-must = Trzeba
value-wrong_card-refused = Niedozwolona
value-wrong_card-penalty = Kosztuje 2 karty
value-uno_owed_by-player = Kto zagrał
value-uno_owed_by-holder = Każdy z jedną kartą
value-catch_until-turn = Z następną kolejką
value-catch_until-card = Z następną kartą
value-wild_points-50 = 50
value-wild_points-20 = 20
value-scoring-winner_takes = Zwycięzca bierze wszystko
value-scoring-running_total = Najniższa suma
value-scoring-elimination = Odpadanie

## Editions

edition-official = Oficjalna
edition-classic = Klasyczna
edition-quick = Szybka
edition-custom = Domowa
edition-europe = Europejska

## Effects of Customizable cards

effect-until-color = Dobieraj aż do koloru
effect-drop-wilds = Precz z czarnymi
effect-three-or-play = Zagraj albo dobierz trzy
effect-again = Jeszcze raz
effect-seven = Równo siedem
effect-three-all = Trzy dla wszystkich
effect-open = Karty na stół
effect-joke = Opowiedz dowcip
effect-elbows = Proste łokcie
effect-rooster = Występ
