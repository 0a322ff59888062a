# The game in the terminal (`oneleft play`). Lines are wrapped to the window. What happens is told with story.ftl, cards are
# named with cards.ftl, refusals come from refusals.ftl, and marks behind a player's name from seat-… in table.ftl.
# A question ends with what it ends with here (":" or "?"); the space behind it is added.

## Welcome and goodbye

terminal-you = Ty
ask-name = Twoje imię (Enter: { $name }):
terminal-welcome = Przy stole z tobą: { $others }. Edycja: { $edition }, cel: { $target } pkt.
terminal-welcome-help = Wpisz numer ruchu i naciśnij Enter. Całą resztę wyjaśnia ?.
terminal-partner = W parze z tobą gra { $name }.
# The letter for yes (tak) and for no (nie). Also behind "t =" and "n =" in the questions below.
terminal-yes = t
terminal-no = n
ask-quit = Zakończyć partię? (t = tak)
ask-again = Zagrać jeszcze raz? (Enter = tak, n = nie)
terminal-goodbye = Do zobaczenia i dzięki za grę!
terminal-saved = Zapis jest w pliku { $file }.
terminal-saved-unfinished = Dotychczasowy zapis partii jest w pliku { $file }.

## Round and match

terminal-next-round = Enter, żeby zacząć następną rundę:
terminal-match-won = { $me ->
        [actor] Wygrywasz partię, punkty: { $score }. Gratulacje!
       *[other] { $name } wygrywa partię, punkty: { $score }.
    }
terminal-match-shared = { $names } wspólnie wygrywają partię, punkty: { $score }.
terminal-out-me = Odpadasz z partii; inni grają dalej. Enter, żeby oglądać, q, żeby skończyć:
terminal-out-other = { $name } odpada z partii.
# The heading of the score sheet.
terminal-scores = Punkty

## The table

# $count cards are in the draw pile. Three spaces between the parts.
terminal-pile = Stos { $card }   kolor { $color }   do dobierania { $count }
terminal-pile-uncolored = Stos { $card }   jeszcze bez koloru   do dobierania { $count }
# The line of players in the order of play: "Ruch Ty 7 -> *Ada 3 -> …".
terminal-order = Ruch
# Before the cards in the own hand.
terminal-hand = Ręka
terminal-open-hand = { $name } pokazuje: { $cards }
terminal-known-cards = Wiesz, że { $name } ma: { $cards }.

## What can be done: lines of a numbered list

choice-draw = dobierz kartę
choice-draw-match = dobierz kartę, a jeśli chcesz, następne, aż któraś będzie pasować
choice-draw-must = dobieraj, aż karta będzie pasować
choice-draw-three = dobierz trzy karty
choice-draw-more = dobierz jeszcze jedną kartę
choice-draw-penalty = { $count ->
        [one] weź kartę i strać kolejkę
        [few] weź { $count } karty i strać kolejkę
       *[many] weź { $count } kart i strać kolejkę
    }
choice-pass = zachowaj ją i powiedz pas
choice-pass-none = nie dobieraj więcej i powiedz pas
choice-challenge = sprawdź: jeśli to blef, { $name } dobiera { $count }, jeśli nie, ty dobierasz { $more }
choice-uno = powiedz UNO!
choice-catch = przyłap gracza { $name } na braku UNO: 2 karty
choice-veto = użyj karty VETO: ktoś traci następną kolejkę
choice-veto-who = połóż kartę VETO przed graczem { $name }
choice-yes = głosuj na tak: ktoś się śmieje
choice-no = głosuj na nie: nikt się nie śmieje
choice-perform = wystąp
choice-chicken = stchórz i dobierz 4
# $cards is seat-cards in table.ftl: "3 karty".
choice-trade = { $name } ({ $cards })

## What one has to know to decide

note-bluff = { $card } to blef: masz na ręce kolor { $color }. Jeśli ktoś sprawdzi, karty są twoje.
note-trade = 7: zamieniasz się kartami z wybranym graczem.
note-zero = 0: wszyscy oddają swoje karty następnemu graczowi.
# $example is what to type, such as 3u.
note-uno = Masz dwie karty: powiedz UNO razem z zagraną, dopisując u, np. { $example }. Jeśli zapomnisz i ktoś zauważy, dobierasz 2.
note-drawn = Dobrana karta: { $cards }. Możesz ją teraz zagrać.
note-drawn-many = Z dobranych kart możesz teraz zagrać: { $cards }.
note-drawn-none = Dobrana karta nie pasuje.
note-penalty = { $count ->
        [one] Masz do wzięcia 1 kartę.
        [few] Masz do wzięcia { $count } karty.
       *[many] Masz do wzięcia { $count } kart.
    }
note-penalty-stack = { $count ->
        [one] Masz do wzięcia 1 kartę. Możesz dołożyć swoją i przekazać karę dalej.
        [few] Masz do wzięcia { $count } karty. Możesz dołożyć swoją i przekazać karę dalej.
       *[many] Masz do wzięcia { $count } kart. Możesz dołożyć swoją i przekazać karę dalej.
    }
note-discard = { $count ->
        [one] Odrzuć wybraną kartę. Ma ci zostać: { $goal }.
        [few] Odrzuć { $count } wybrane karty. Ma ci zostać: { $goal }.
       *[many] Odrzuć { $count } wybranych kart. Ma ci zostać: { $goal }.
    }
note-three = Zagraj kartę albo dobierz trzy, z których jedną możesz zagrać.
chance-uno = Została ci jedna karta, a UNO nie padło! Powiedz je, zanim ktoś zauważy.
chance-catch = { $name } ma jedną kartę, a UNO nie padło!
chance-jump = Masz taką samą kartę: możesz wskoczyć.
chance-now = Masz taką samą kartę: zagrywasz ją od razu, zanim ktoś wskoczy?

## Questions. Letters to type (c, ż, z, n) are those of card-letter in cards.ftl, t for yes is the letter above.

ask-turn = Twój ruch (? pomoże):
ask-drawn = Zagrać czy zachować?
ask-drawn-none = Dobierać czy pas?
ask-respond = Twoja odpowiedź (? pomoże):
ask-color = Twój kolor:
ask-discard = Odrzucasz:
ask-vote = Twój głos:
ask-perform = Twój wybór:
ask-chance = Teraz? (Enter = odpuść)
ask-which-color = Jaki kolor? (numer albo c, ż, z, n; Enter = wstecz)
ask-which-seat = Który gracz? (numer albo imię; Enter = wstecz)
ask-wrong-card = { $count ->
        [one] { $card } nie pasuje. Zagranie kosztuje cię 1 kartę i kolejkę. Na pewno? (t = tak)
        [few] { $card } nie pasuje. Zagranie kosztuje cię { $count } karty i kolejkę. Na pewno? (t = tak)
       *[many] { $card } nie pasuje. Zagranie kosztuje cię { $count } kart i kolejkę. Na pewno? (t = tak)
    }
ask-false-catch = { $count ->
        [one] { $name } nie musi mówić UNO. Zarzut mimo to kosztuje cię kartę. Na pewno? (t = tak)
        [few] { $name } nie musi mówić UNO. Zarzut mimo to kosztuje cię { $count } karty. Na pewno? (t = tak)
       *[many] { $name } nie musi mówić UNO. Zarzut mimo to kosztuje cię { $count } kart. Na pewno? (t = tak)
    }

## What was typed and cannot be done

cannot-choice = Nie ma ruchu { $number }: są od 1 do { $last }.
cannot-understand = Nie rozumiem: „{ $typed }”. Wpisz numer, kartę (np. c7) albo ? po pomoc.
cannot-empty = Wpisz numer ruchu albo ? po pomoc.
cannot-player = Który gracz to „{ $typed }”? Grają: { $names }.
cannot-uno-what = UNO mówi się z kartą, którą zagrywasz.
terminal-uno-which = UNO! A która karta?

## Help

# At most 80 characters a line. c, ż, z, n are the letters of card-letter; S, R, D, W, W4 and the letters d, p, c, u, h, s,
# l, r, q and the word "catch" are typed as they stand in every language.
terminal-help =
    Wpisz numer ruchu albo sam ruch: c7 czerwona 7, zS zielona Przepustka,
    nR niebieska Zmiana kierunku, żD żółta +2, W Wybierz kolor, W:z na zielony,
    W4 Wybierz kolor + Weź cztery.
      d  dobierz    p  pas (zachowaj dobraną)        c  sprawdź
      u  powiedz UNO: z kartą (3u, c7u), gdy zostaje ci jedna; samo u, gdy zapomnisz
      catch ada     gdy ktoś zapomni o UNO
    W każdej chwili:
      ?  ta pomoc   h  twoje karty, ułożone          s  punkty
      l  co się działo w tej rundzie                 r  opis zasad
      q  koniec
    Karta pasuje, jeśli ma kolor, liczbę albo symbol karty na stosie;
    „Wybierz kolor” pasuje zawsze. Nie możesz albo nie chcesz zagrać? Dobierasz.
    W wierszu „{ terminal-order }” strzałki pokazują kolejność gry, liczby to ile kart ma każdy
    gracz, a * to ten, kto teraz gra.
# Where a long text stops at the end of the window.
ask-more = Enter, żeby czytać dalej, q, żeby skończyć:
# All cards that were drawn for the deal: "Ada [C 7], Bo [Z 3]".
terminal-cut = { $name } { $card }
terminal-cuts = Losowanie rozdającego: { $cards }.
