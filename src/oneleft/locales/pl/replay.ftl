### Replays, and the page of one's own past matches.

## Opening

replay-title = Powtórka
replay-of-table = Powtórka · stół { $code }
replay-open-title = Obejrzyj zapis
replay-open-about = Wybierz zapis: plik .json albo .jsonl w notacji oneleft/1, stąd albo z innego miejsca. Najpierw zostanie odtworzony i sprawdzony.
replay-choose = Wybierz plik
replay-drop = … albo upuść go tutaj.
replay-several = { $count ->
        [one] W pliku jest 1 zapis. Który wybierasz?
        [few] W pliku są { $count } zapisy. Który wybierasz?
       *[many] W pliku jest { $count } zapisów. Który wybierasz?
    }
replay-record = Zapis { $number }: { $players } ({ $rounds ->
        [one] jedna runda
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    })
replay-loading = Odtwarzam i sprawdzam zapis…
replay-another = Otwórz inny plik
replay-retry = Spróbuj ponownie
replay-empty = Żadna runda tej partii nie jest jeszcze skończona.
replay-checked = Sprawdzone: { $rounds ->
        [one] jedna runda
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }, { $actions ->
        [one] jedna akcja
        [few] { $actions } akcje
       *[many] { $actions } akcji
    }, bez błędu.
file-empty = Plik jest pusty.
file-too-large = Plik ma ponad { $most } MB.
file-unreadable = Pliku nie da się odczytać.
file-not-json = Wiersz { $line } to nie JSON.
file-not-record = Wiersz { $line } to nie zapis: nie ma w nim rund.
problem-bad-record = W zapisie jest błąd, więc nie można go pokazać. (Rundy i akcje są liczone od 0.) { $problem }
problem-record-too-long = Można tu pokazać zapis, który ma do { $most } akcji.
problem-round-too-long = Można tu pokazać rundę, która ma do { $most } kroków.
problem-no-round = W tej partii nie ma rundy { $round }.
problem-no-player = W tej partii nie ma gracza { $player }.

## Watching

replay-round = Runda
replay-round-number = Runda { $round }
replay-view = Widok
replay-view-all = Wszystkie karty odkryte
replay-controls = Sterowanie powtórką
replay-first = Pierwszy krok
replay-back = Poprzedni krok
replay-play = Odtwarzaj
replay-pause = Pauza
replay-next = Następny krok
replay-last = Ostatni krok
# A button and its key.
replay-key = { $label } ({ $key })
replay-key-space = Spacja
replay-speed = Szybkość
replay-speed-times = { $times }×
replay-step = Krok { $step } z { $steps }
# Read out for the slider.
replay-step-told = Krok { $step } z { $steps }: { $told }
replay-slider = Krok
replay-log = Co się działo
replay-log-open = Przebieg
replay-log-close = Zamknij
replay-score = Wynik
replay-score-none = To pierwsza runda.
replay-link = Kopiuj link
replay-link-label = Kopiuj link do tego momentu
replay-link-copied = Skopiowano
replay-link-failed = Oto link: { $link }
replay-download = Pobierz zapis
replay-next-round = Następna runda
replay-to-table = Do stołu
# Which hand is at the bottom of the screen.
replay-own = { $name }, { $cards }
replay-watched = { $name } nie gra w tej rundzie.
# What the player whose hand is shown could do; $actions is a list.
replay-could = Możliwe ruchy: { $actions }
replay-could-play = { $count ->
        [one] zagrać wyróżnioną kartę
        [few] zagrać jedną z { $count } kart
       *[many] zagrać jedną z { $count } kart
    }
replay-could-discard = odrzucić kartę
replay-could-draw = dobrać
replay-could-penalty = { $count ->
        [one] wziąć kartę
        [few] wziąć { $count } karty
       *[many] wziąć { $count } kart
    }
replay-could-pass = zachować kartę
replay-could-challenge = sprawdzić
replay-could-color = wybrać kolor
replay-could-uno = powiedzieć UNO
replay-could-catch = przyłapać gracza { $name }
replay-could-veto = położyć VETO przed graczem { $name }
replay-could-vote = zagłosować
replay-could-perform = dać występ
sheet-replay = Obejrzyj powtórkę
sheet-replay-round = Powtórka tej rundy

## My games

games-title = Moje partie
games-home = Twoje rozegrane partie i ich wyniki:
games-about = Partie rozegrane w tej przeglądarce, od najnowszej. Są zapisane tylko tutaj, najwyżej { $most } ostatnich.
games-none = W tej przeglądarce nie ma jeszcze żadnej partii rozegranej do końca.
games-none-found = Żadna partia nie pasuje do tych filtrów.
games-play = Zagraj partię
games-replay = Powtórka
games-replay-label = Powtórka partii ({ $date }, gracze: { $players })
games-delete = Usuń
games-delete-label = Usuń partię ({ $date }, gracze: { $players })
games-delete-all = Usuń wszystkie
games-delete-sure = Usunąć wszystkie partie ({ $count })? Tego nie da się cofnąć.
games-delete-yes = Tak, usuń
games-delete-no = Nie, zostaw
games-export = Zapisz do pliku
games-import = Dodaj z pliku
games-imported = { $count ->
        [0] W pliku nie ma nic nowego.
        [one] Dodano jedną partię.
        [few] Dodano { $count } partie.
       *[many] Dodano { $count } partii.
    }
games-import-failed = W tym pliku nie ma partii OneLeft.
games-full = Przeglądarka nie ma miejsca, żeby to zapisać.
games-watch-file = Obejrzyj zapis z pliku
games-won = wygrana
games-lost = przegrana
games-changed = { $count ->
        [0] { $edition }
        [one] { $edition }, jedna zmieniona opcja
        [few] { $edition }, { $count } zmienione opcje
       *[many] { $edition }, { $count } zmienionych opcji
    }
games-rounds = Wygrane rundy: { $won } z { $rounds }
# A player and the points in the end.
games-score = { $name } { $points }
games-filters = Filtry
games-filter-edition = Edycja
games-filter-any = Wszystkie
games-filter-name = Gracz
games-filter-name-hint = Imię gracza
games-filter-against = Przeciwnicy
games-filter-bots = Same boty
games-filter-people = Ludzie
games-filter-result = Wynik
games-filter-won = Wygrana
games-filter-lost = Przegrana
games-filter-since = Kiedy
games-filter-7 = W ostatnich 7 dniach
games-filter-30 = W ostatnich 30 dniach
games-filter-365 = W ostatnim roku
games-stats = W liczbach
games-stat-matches = Partie
games-stat-rate = Wygrane partie
games-stat-rounds = Wygrane rundy
games-stat-points = Punkty na partię
games-percent = { $percent }%
games-by-players = Według liczby graczy
games-players = Gracze
games-plot-rate = Odsetek wygranych partii do tej pory
games-plot-rate-label = { $count ->
        [one] Po jednej partii wygrane to { $percent }%; linia pokazuje to od pierwszej partii do ostatniej.
        [few] Po { $count } partiach wygrane to { $percent }%; linia pokazuje to od pierwszej partii do ostatniej.
       *[many] Po { $count } partiach wygrane to { $percent }%; linia pokazuje to od pierwszej partii do ostatniej.
    }
games-plot-points = Partie według własnych punktów
games-plot-points-bar = Od { $from } do { $to }: { $count }
