# Gra z klawiatury i ze słuchu: lista klawiszy, jej ustawienia i to, co czytnik ekranu mówi sam.

## Lista klawiszy

access-title = Klawiatura i czytnik ekranu
access-keys = Skróty jednoklawiszowe
access-keys-about = Litery i cyfry działają od razu. Bez nich zostają Tab, strzałki, Enter i Escape.
access-tell = Co czytać na głos
access-tell-all = Wszystko
access-tell-mine = Co dotyczy mnie
access-key-hand = Do twoich kart
access-key-arrows = Z karty na kartę
access-key-groups = Do następnego koloru
access-key-ends = Pierwsza i ostatnia karta
access-key-playable = Następna i poprzednia karta do zagrania
access-key-jump = Do liczby, czarnej karty, koloru
access-key-enter = Zagraj kartę, naciśnij przycisk
access-key-sort = Ułóż karty
access-key-catch = Przyłap tego, kto nie powiedział UNO
access-key-veto = VETO: wybierz gracza
access-key-answer = Do zadanego pytania
access-key-digits = Wybierz odpowiedź: kolor, gracza, tak lub nie
access-key-next = Następna runda
access-key-standing = Odczytaj stan gry
access-key-players = Od gracza do gracza
access-key-help = Ta lista

## W ręce

access-filter = Tylko pasujące
access-position = { $at } z { $count }

## Co jest mówione

access-sentence = { $text }.
access-told = Komunikaty
access-earlier = { $count ->
        [one] Wcześniej jeszcze 1 zdarzenie.
        [few] Wcześniej jeszcze { $count } zdarzenia.
       *[many] Wcześniej jeszcze { $count } zdarzeń.
    }
access-fits = { $count ->
        [0] Żadna karta nie pasuje.
        [one] Pasuje 1 karta.
        [few] Pasują { $count } karty.
       *[many] Pasuje { $count } kart.
    }
access-challenge = Sprawdzasz blef czy bierzesz karty?
access-vote = { $by } twierdzi, że { $name } podpowiada. Zagłosuj.
access-said = { $name } mówi: { $text }
