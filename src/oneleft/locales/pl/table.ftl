# The table in the browser. Buttons are small: keep to about the length of the English, at most half as long again.
# Names of players ($name, $by, $host) are put in as they were typed and do not change their form.

## Coming in

table-title = Stół { $code }
table-title-turn = Twoja kolej
table-name-ask = Jak inni mają się do ciebie zwracać?
table-name-label = Twoje imię
table-name-go = Do stołu
table-connecting = Podchodzisz do stołu…
table-reconnecting = Połączenie zerwane. Łączę ponownie…
table-offline = Nie masz połączenia. Spróbuj za chwilę.
table-not-now = Teraz to niemożliwe.
table-home = Na stronę główną
table-gone-no_table = Nie ma stołu { $code }
table-gone-no_table-more = Może w kodzie jest literówka albo stół od dawna jest zamknięty.
table-gone-kicked = Gospodarz usunął cię od tego stołu
table-gone-closed = Ten stół jest zamknięty
table-gone-full = Ten stół jest pełny
table-gone-bad_hello = Ta strona nie rozumie serwera
table-gone-bad_hello-more = Wczytaj stronę ponownie: może na serwerze jest nowsza wersja.
table-gone-reload = Wczytaj ponownie

## Waiting

wait-heading = Przed partią
wait-places = Miejsca
wait-free = Wolne
wait-you = ty
wait-host = gospodarz
wait-away = offline
wait-bot = bot: { $kind }
wait-sit = Usiądź tu
wait-take-bot = Zajmij miejsce bota
wait-take-left = Zajmij to miejsce
wait-sit-again = Usiądź znowu
wait-stand = Wstań
wait-put-bot = Dodaj bota
wait-bot-for = Bot na miejsce { $place }
wait-remove-bot = Usuń
wait-fill = Dosadź boty
wait-kick = Usuń: { $name }
wait-kick-short = Usuń
wait-make-host = Na gospodarza
wait-make-host-of = Na gospodarza: { $name }
wait-people = Bez miejsca
wait-missing = { $free ->
        [one] Jedno miejsce jest wolne: zaproś kogoś albo dodaj bota.
        [few] { $free } miejsca są wolne: zaproś kogoś albo dodaj boty.
       *[many] { $free } miejsc jest wolnych: zaproś kogoś albo dodaj boty.
    }
wait-missing-guest = { $free ->
        [one] Jedno miejsce jest wolne. Partia może ruszyć, gdy ktoś je zajmie.
        [few] { $free } miejsca są wolne. Partia może ruszyć, gdy będą zajęte.
       *[many] { $free } miejsc jest wolnych. Partia może ruszyć, gdy będą zajęte.
    }
wait-for-host = Jest komplet. Partię zaczyna { $name }.
wait-can-start = Jest komplet.
wait-start = Zacznij partię
wait-settings = Ustawienia i zasady
wait-settings-save = Zastosuj ustawienia
wait-settings-cancel = Anuluj
wait-rules = Zasady tego stołu prostymi słowami
wait-rules-loading = Wczytuję zasady…
wait-rules-failed = Zasad nie udało się wczytać.
wait-invite = Zaproś
wait-invite-more = Dołączyć może każdy, kto ma ten link. Kod to { $code }.
wait-link = Link do tego stołu
wait-copy = Kopiuj
wait-copied = Skopiowano
wait-copy-failed = Tutaj nie wolno kopiować automatycznie: zaznacz link i skopiuj go.

## The menu of the table

menu-open = Stół
menu-close = Zamknij
menu-heading = Ten stół
menu-players = Gracze
menu-name = Twoje imię
menu-rename = Zmień imię
menu-leave = Odejdź
menu-leave-sure-playing = Odejść w trakcie partii? Na twoim miejscu dalej zagra bot.
menu-leave-sure = Odejść od stołu?
menu-leave-yes = Odejdź
menu-leave-no = Zostań
menu-round = Runda { $round }
menu-talk = Czat i przebieg
menu-talk-unread = { $count ->
        [one] Czat i przebieg, jedna nowa wiadomość
        [few] Czat i przebieg, { $count } nowe wiadomości
       *[many] Czat i przebieg, { $count } nowych wiadomości
    }

## Seats

seat-cards = { $count ->
        [0] brak kart
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }
seat-label = { $name }, { $cards }
seat-score = { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
seat-turn = teraz gra
seat-uno = UNO!
seat-exposed = UNO nie padło
seat-exposed-short = bez UNO!
seat-veto = VETO: traci kolejkę
seat-veto-short = VETO
seat-elbows = proste łokcie
seat-three = zagrywa albo dobiera trzy
seat-dealer = rozdaje
seat-dealer-short = R
seat-stand-in = gra bot
seat-left = już nie gra
seat-away = offline
seat-partner = partner
seat-played = kładzie: { $card }
seat-drew = +{ $count }
seat-drew-label = { $count ->
        [one] dobiera kartę
        [few] dobiera { $count } karty
       *[many] dobiera { $count } kart
    }
seat-passed = pas
seat-passed-short = –
seat-skipped = traci kolejkę
seat-skipped-short = ⊘
seat-stand-in-short = bot
seat-left-short = nie gra
seat-elbows-short = łokcie
seat-three-short = 3?
seat-open-hand = { $name } ma: { $cards }

## The piles

pile-draw = Stos dobierania, { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }
# For screen readers: the pile, and what pressing it does.
pile-draw-press = { $pile }. { $action }
pile-top = Wierzchnia karta: { $card }
pile-none = Jeszcze nie ma karty
pile-color = Obowiązujący kolor: { $color }
pile-color-none = Jeszcze nie ma koloru
pile-clockwise = Gra zgodnie z ruchem wskazówek zegara
pile-counter = Gra przeciwnie do ruchu wskazówek zegara
pile-pending = +{ $count }
pile-pending-label = { $count ->
        [one] Kara: 1 karta
        [few] Kara: { $count } karty
       *[many] Kara: { $count } kart
    }

## Whose turn

turn-you = Twoja kolej
turn-other = Teraz gra { $name }
turn-respond-you = { $count ->
        [one] Masz do wzięcia 1 kartę
        [few] Masz do wzięcia { $count } karty
       *[many] Masz do wzięcia { $count } kart
    }
turn-respond-other = { $count ->
        [one] { $name } ma do wzięcia 1 kartę
        [few] { $name } ma do wzięcia { $count } karty
       *[many] { $name } ma do wzięcia { $count } kart
    }
turn-color-you = Pierwsza karta jest czarna: wybierz kolor
turn-color-other = { $name } wybiera kolor
turn-drawn-you = Zagraj dobraną kartę albo ją zachowaj
turn-drawn-none-you = Nie pasuje: dobierz następną albo powiedz pas
turn-drawn-other = { $name } ogląda dobraną kartę
turn-discard-you = { $count ->
        [one] Odrzuć jedną wybraną kartę
        [few] Odrzuć { $count } wybrane karty
       *[many] Odrzuć { $count } wybranych kart
    }
turn-discard-other = { $name } odrzuca karty
turn-vote-you = Twój dowcip: decydują inni
turn-vote-other = { $name } opowiada dowcip
turn-perform-you = Wystąp albo stchórz
turn-perform-other = { $name } daje występ albo tchórzy
turn-three-you = Zagraj kartę albo dobierz trzy
turn-shuffle = Trwa tasowanie kart
turn-over = Runda skończona
turn-jump = Masz taką samą kartę: wskakuj!
turn-clock = { $seconds ->
        [one] Została 1 sekunda
        [few] Zostały { $seconds } sekundy
       *[many] Zostało { $seconds } sekund
    }

## What can be done. The letter is the key that does it.

act-hand = Twoje karty
act-actions = Co możesz zrobić
act-draw = Dobierz kartę
act-draw-more = Dobierz jeszcze
act-draw-three = Dobierz trzy
act-draw-penalty = { $count ->
        [one] Weź kartę
        [few] Weź { $count } karty
       *[many] Weź { $count } kart
    }
act-pass = Zachowaj
act-pass-stop = Dość, pas
act-challenge = Sprawdzam!
act-uno = UNO!
act-uno-say = UNO! Powiedz to teraz
act-uno-arm = UNO! Powiedz to z następną kartą
act-uno-armed = UNO! Padnie z następną kartą
act-catch = Przyłap: { $name }!
act-catch-short = Przyłap!
act-key = { $label } (klawisz { $key })
act-sort-color = według koloru
act-sort-value = według wartości
act-sort-drawn = jak przyszły
act-sort-label = Ułóż karty: teraz { $order }
act-cancel = Anuluj
act-close = Zamknij
act-perform = Wystąp
act-chicken = Stchórz i dobierz 4
act-yes-laughed = Tak, ktoś się śmieje
act-no-laughed = Nie, nikt
act-color-for = Kolor dla karty: { $card }
act-trade-for = Z kim zamieniasz się kartami?
act-wrong-play = { $costs ->
        [one] Zagraj mimo to: { $card } (kosztuje 1 kartę)
        [few] Zagraj mimo to: { $card } (kosztuje { $costs } karty)
       *[many] Zagraj mimo to: { $card } (kosztuje { $costs } kart)
    }
act-player-menu = { $name }: co możesz zrobić
act-accuse-uno = Zarzuć brak UNO
act-accuse-sure = { $costs ->
        [one] { $name } chyba nie musi mówić UNO. Jeśli się mylisz, dobierasz 1 kartę.
        [few] { $name } chyba nie musi mówić UNO. Jeśli się mylisz, dobierasz { $costs } karty.
       *[many] { $name } chyba nie musi mówić UNO. Jeśli się mylisz, dobierasz { $costs } kart.
    }
act-accuse-yes = Zarzut: { $name }
act-veto = Połóż VETO: { $name }
act-vote-ask = { $name } opowiada dowcip. Czy ktoś się śmieje? Wystarczy jedno „tak”.
act-vote-wait = Inni głosują nad twoim dowcipem.
act-vote-done = Twój głos jest oddany. Czekasz na innych.
act-perform-ask = Wystąp albo stchórz.
act-challenge-what = { $name } kładzie kartę „Wybierz kolor + Weź cztery”, a obowiązywał kolor { $color }. Wolno tak tylko bez karty w tym kolorze na ręce; { $name } ma { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
act-challenge-odds = Jeśli to blef, { $name } dobiera { $count }. Jeśli nie, ty dobierasz { $more }.
act-stack-hint = Możesz odpowiedzieć kartą, którą da się dołożyć.
act-shown = { $name } pokazuje ci

## You yourself

me-watching = Oglądasz.
me-watching-seat = Miejsce bota możesz zająć w menu stołu.
me-not-in-round = Nie grasz w tej rundzie.
me-stand-in = Gra za ciebie bot.
me-take-over = Wróć do gry
me-no-spectators = Tej rundy nie można oglądać. Wynik zobaczysz na koniec.

## Chat and log

talk-log = Przebieg
talk-chat = Czat
talk-newest = Co się właśnie stało
talk-empty-log = Jeszcze nic się nie wydarzyło.
talk-empty-chat = Jeszcze nikt się nie odezwał.
talk-say = Wiadomość
talk-send = Wyślij
talk-react = Reakcje
talk-react-with = Zareaguj: { $emoji }
talk-you = Ty
talk-veto = VETO
talk-veto-label = Połóż za to kartę VETO przed graczem { $name }
talk-accuse = Podpowiedź!
talk-accuse-label = Zarzuć graczowi { $name } podpowiadanie
accuse-panel = { $by } twierdzi, że { $name } podpowiada: „{ $text }” Dwie karty za to?
accuse-yes = Tak, 2 karty
accuse-no = Nie
accuse-waiting = Głosy: { $votes } z { $voters }
notes-label = Komunikaty
notes-dismiss = Zamknij: { $text }

## Score sheet

sheet-heading = Wynik po rundzie { $round }
sheet-final = Wynik końcowy
sheet-caption = Punkty w rundach
sheet-round = Runda
sheet-total = Suma
sheet-team = Para { $team }
sheet-out = odpada
sheet-hands = Pozostałe karty
sheet-winner = wygrywa rundę
sheet-round-won = { $me ->
        [actor] Wygrywasz rundę.
       *[other] { $name } wygrywa rundę.
    }
sheet-last-card = Ostatnia karta: { $card }
sheet-blocked = Runda jest zablokowana: nikt nie dostaje punktów.
sheet-next = Następna runda
sheet-rematch = Rewanż
sheet-ready = Gotowi: { $names }
sheet-waiting = Czekamy na: { $names }
sheet-you-ready = Gotowe, czekamy na resztę.
sheet-record = Pobierz zapis
sheet-dealing = Rozdaję…
sheet-goal-winner_takes = Kto pierwszy zdobędzie { $target } pkt, wygrywa.
sheet-goal-running_total = Im mniej punktów, tym lepiej: gdy ktoś ma { $target } pkt, wygrywa najniższa suma.
sheet-goal-elimination = Im mniej punktów, tym lepiej: kto ma { $target } pkt, odpada.
sheet-goal-rotating = { $hands ->
        [one] Wygrywa najwyższa suma po 1 rozdaniu.
        [few] Wygrywa najwyższa suma po { $hands } rozdaniach.
       *[many] Wygrywa najwyższa suma po { $hands } rozdaniach.
    }
sheet-match-won = { $me ->
        [actor] Wygrywasz partię!
       *[other] { $name } wygrywa partię!
    }
sheet-match-shared = { $names } wspólnie wygrywają partię!
