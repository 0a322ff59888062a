# Why something was refused, and what is wrong with settings: short notes on the screen, and lines in the terminal.
# $turn, $accused, $holder and $name are players; $card, $top and $drawn are cards, $color a colour: all put in as they are.

## Refused at the table

refused-stale = Przy stole coś się już zmieniło: spójrz jeszcze raz.
refused-not-seated = Tylko oglądasz: usiądź, żeby grać.
refused-not-in-round = Nie grasz w tej rundzie.
refused-no-round = Teraz nie trwa żadna runda.
refused-only-host = To może zrobić tylko gospodarz.
refused-place-taken = To miejsce jest zajęte.
refused-no-place = Przy tym stole nie ma miejsca { $place }.
refused-seated = Masz już swoje miejsce.
refused-screen = Ekran tylko pokazuje grę.
refused-other-place = Znasz już cudze karty z tej partii: możesz wrócić tylko na swoje miejsce.
refused-not-sitting = Nie siedzisz na żadnym miejscu.
refused-playing = Tego nie można zmienić w trakcie partii.
refused-already-started = Partia już trwa.
refused-free-places = Są jeszcze wolne miejsca: poczekaj na ludzi albo posadź tam boty.
refused-not-between = Teraz nie ma na co zgłaszać gotowości.
refused-is-ready = To już zgłoszone: czekamy na resztę.
# Not understood, hello-…: this page and the server do not fit together.
refused-not-understood = Serwer nie rozumie tej strony: wczytaj ją ponownie.
refused-hello-again = Serwer już zna tę stronę: wczytaj ją ponownie.
refused-other-deal = To nie jest najbliższe rozdanie.
refused-contributed = Twój udział w losowaniu jest już w tym rozdaniu.
refused-no-member = Tej osoby nie ma już przy stole.
refused-self = Nie możesz zrobić tego sobie.
refused-empty-text = Wiadomość jest pusta.
refused-long-text = Wiadomość może mieć do { $most } znaków.
refused-no-suggestions = Według tych zasad za podpowiedzi nie ma kary.
refused-no-message = W tej rundzie nie ma takiej wiadomości.
refused-accused = Nad tą wiadomością było już głosowanie.
refused-accuse-self = Nie możesz oskarżyć siebie.
refused-not-a-player = Autor tych słów nie gra w tej rundzie.
refused-no-accusation = Nie ma takiego głosowania.
refused-no-voter = W tej sprawie nie masz głosu.
refused-voted = Twój głos już jest oddany.
refused-no-stand-in = Teraz nie gra za ciebie żaden bot.
refused-unknown-bot = Nie ma bota { $bot }.
# Only where no message below says what is wrong with the settings.
refused-bad-settings = Z takimi ustawieniami nie da się grać.
refused-unseat = { $name } siedzi na miejscu, które by zniknęło.
refused-closed = Ten stół jest zamknięty.
refused-too-fast = Za dużo wiadomości: poczekaj chwilę.

# By the rules of the game. Also in the terminal.

refused-other = Teraz to niemożliwe.
refused-round-over = Runda jest skończona.
refused-chance = Trwa tasowanie kart.
refused-owes-no-uno = Nie musisz teraz mówić UNO.
refused-catch-self = Nie możesz przyłapać siebie.
refused-catch-phase = Teraz nie można nikogo przyłapać.
refused-catch-nothing = { $accused } nie musi mówić UNO.
refused-no-veto-card = W tych zasadach nie ma karty VETO.
refused-veto-self = Kartę VETO kładzie się przed kimś innym.
refused-veto-used = Kartę VETO ma teraz { $holder }.
refused-no-vote = Nie ma nad czym głosować.
refused-vote-own = To twój dowcip: głosują inni.
refused-not-your-turn = Teraz gra { $turn }.
refused-jump-late = Teraz gra { $turn }, a na wskakiwanie już za późno.
refused-jump-other = Teraz gra { $turn }; wskoczyć można tylko taką samą kartą: { $top }.
refused-phase = Teraz to niemożliwe.
refused-must-play = Właśnie dobraną kartę trzeba zagrać.
refused-drew = Masz już dobraną kartę: zagraj ją albo zachowaj.
refused-no-challenge = Nie ma karty „Wybierz kolor + Weź cztery” do sprawdzenia.
refused-not-now = Teraz to niemożliwe.
refused-not-held = Nie masz takiej karty: { $card }.
refused-uno-count = { $count ->
        [one] UNO mówi się tylko z przedostatnią kartą, a ty masz 1 kartę.
        [few] UNO mówi się tylko z przedostatnią kartą, a ty masz { $count } karty.
       *[many] UNO mówi się tylko z przedostatnią kartą, a ty masz { $count } kart.
    }
refused-unknown-seat = Nie ma takiego gracza.
refused-trade-with = Z tym graczem nie możesz zamienić się kartami.
refused-penalty-phase = Teraz nie można dać kary.
refused-trade-whom = Powiedz, z kim zamieniasz się kartami.
refused-no-trades = Według tych zasad 7 nie zamienia kart.
refused-no-last-trade = 7 jako ostatnia karta nie zamienia kart.
refused-play-phase = Teraz nie można zagrać karty.
refused-wild4-color = Karty „Wybierz kolor + Weź cztery” nie wolno zagrać, gdy masz na ręce kolor: { $color }.
refused-only-drawn = Po dobraniu możesz zagrać tylko dobraną kartę: { $drawn }.
refused-only-drew-nothing = Dobrana karta nie pasuje: dobierz następną albo powiedz pas.
refused-no-answer = { $card } nie jest odpowiedzią na karę (do wzięcia: { $count }).
refused-no-match = { $card } nie pasuje: na stosie { $top }, kolor { $color }.

## What is wrong with the rules or the settings of a table. $option is the label of an option (option-… in lobby.ftl).

problem-unknown-edition = Nie ma edycji { $edition }.
problem-unknown-option = Nie ma opcji { $option }.
problem-unknown-effect = Nie ma efektu { $effect }.
problem-rules-kind = Tych zasad nie da się odczytać.
problem-edition-kind = Edycję podaje się nazwą.
problem-edition-name = Nie ma takiej edycji.
problem-option-value = „{ $option }” nie ma takiej wartości.
problem-option-range = „{ $option }”: możliwe wartości to od { $least } do { $most }.
problem-option-size = „{ $option }” nie ma takiej wartości.
problem-customs-count = Liczba kart domowych w talii to najwyżej { $most }, a zasad jest { $count }.
problem-customs-kind = Zasada karty domowej to efekt albo tekst.
problem-customs-length = Tekst karty domowej musi mieć od 1 do { $most } znaków.
problem-mixed-alone = „{ option-stack_mixed }” bez „{ option-stacking }”: rodzaje można mieszać tylko tam, gdzie w ogóle się dokłada.
problem-challenge-alone = „{ option-challenge }” bez „{ option-wild4_condition }”: gdzie kartę „Wybierz kolor + Weź cztery” zawsze wolno zagrać, tam nie ma czego sprawdzać. Wyłącz „{ option-challenge }”.
# Partners cannot play with running totals or elimination.
problem-partners-scoring = „{ option-partners }”: partnerzy zbierają punkty dla swojej pary, więc „{ option-scoring }” musi mieć wartość „{ value-scoring-winner_takes }”.
problem-players = Graczy musi być od { $least } do { $most }.
# From 2 to 10 players.
problem-partners-players = „{ option-partners }” na { $players } graczy: do par potrzeba parzystej liczby, co najmniej czterech.
# $seat and $last count from 0, as in the terminal; $place counts from 1, as in the browser.
problem-first-player = „{ option-first_player }” to miejsce { $seat }, ale przy liczbie graczy { $players } są miejsca od 0 do { $last }.
problem-first-player-place = „{ option-first_player }” to miejsce { $place }, ale przy liczbie graczy { $players } takiego miejsca nie ma.
problem-whist-rounds = Liczba rund w turnieju wistowym to { $rounds }.

## What is wrong with the form of a match. $form: to a target (target), rotating partners (rotating), a whist tournament (whist).

problem-target-hands = Umówioną liczbę rozdań ma tylko partia ze zmiennymi parami.
problem-unknown-form = Nie ma takiego rodzaju partii.
problem-form-players = { $form ->
        [whist] W turnieju wistowym gra { $needed } graczy, a nie { $players }.
       *[rotating] W partii ze zmiennymi parami gra { $needed } graczy, a nie { $players }.
    }
problem-form-partners = { $form ->
        [whist] W turnieju wistowym gra się w parach: włącz „{ option-partners }”.
       *[rotating] W partii ze zmiennymi parami gra się w parach: włącz „{ option-partners }”.
    }
problem-rotating-hands = Partia ze zmiennymi parami wymaga liczby rozdań od 1 do { $most }.
problem-whist-hands = W turnieju wistowym każdy gra zawsze 28 rozdań.
problem-form-dealer = W takiej partii kolejność rozdawania wynika z planu.
problem-match-over = Partia jest skończona.
problem-points-seats = Każde miejsce musi mieć dokładnie jedną liczbę punktów.

## When the server could not do what it was asked

problem-offline = Brak połączenia z serwerem. Sprawdź połączenie i spróbuj ponownie.
problem-server-error = Serwer sobie z tym nie poradził. Spróbuj ponownie za chwilę.
problem-starting = Serwer właśnie się włącza albo wyłącza. Spróbuj ponownie za chwilę.
problem-too-fast = Za dużo zapytań: poczekaj chwilę.
problem-unavailable = Serwer jest pełny albo nie może teraz niczego zapisać. Spróbuj później.
problem-no-record = Nie ma takiego zapisu.
problem-not-json = Serwer nie rozumie tej strony: wczytaj ją ponownie.
problem-too-large = To więcej, niż przyjmuje serwer.
problem-not-understood = Serwer nie rozumie tej strony: wczytaj ją ponownie.
# The button below these.
problem-retry = Spróbuj ponownie
