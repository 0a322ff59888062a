# What happened, one sentence each: the log of the table in the browser, and the story in the terminal.
#
# $me says what the reader is in it: the one who acts (actor), the one it is done to (target), or neither (other).
# $name acts, $other is whom it is about; in story-caught and story-vetoed $other acts and $name (actor!) is the one it
# happens to. Present tense throughout, so that no form shows the gender of a player; names stand in the nominative or
# behind "gracz".
# $how: in turn (turn), jumped in out of turn (jump), stacked on a penalty (stack).

story-clock = Czas minął.
story-cut = { $me ->
        [actor] Losowanie rozdającego. Wyciągasz: { $card }.
       *[other] Losowanie rozdającego. { $name } wyciąga: { $card }.
    }
story-dealer = { $me ->
        [actor] Rozdajesz.
       *[other] { $name } rozdaje.
    }
story-shuffled-deck = Talia jest potasowana.
story-shuffled-discard = Stos dobierania się skończył: { $count ->
        [one] 1 zagrana karta idzie
        [few] { $count } zagrane karty idą
       *[many] { $count } zagranych kart idzie
    } do tasowania na nowy stos.
story-shuffled-draw = Stos jest tasowany od nowa.
story-shuffled-hands = Karty wszystkich graczy są razem tasowane.
story-dealt = { $name } dostaje { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
story-dealt-cards = { $me ->
        [actor] Dostajesz: { $cards }.
       *[other] { $name } dostaje: { $cards }.
    }
story-turned_up = Odkryta karta: { $card }.
story-put_back = { $card } nie może zacząć rundy i wraca do stosu.
story-turn = { $me ->
        [actor] Twoja kolej.
       *[other] Teraz gra { $name }.
    }
story-played = { $how ->
        [jump] { $me ->
            [actor] Wskakujesz! { $card }.
           *[other] { $name } wskakuje! { $card }.
        }
        [stack] { $me ->
            [actor] Dokładasz: { $card }.
           *[other] { $name } dokłada: { $card }.
        }
       *[turn] { $me ->
            [actor] Kładziesz: { $card }.
           *[other] { $name } kładzie: { $card }.
        }
    }
story-played-wild = { $how ->
        [jump] { $me ->
            [actor] Wskakujesz! { $card }, wybierasz kolor: { $color }.
           *[other] { $name } wskakuje! { $card }, wybrany kolor: { $color }.
        }
        [stack] { $me ->
            [actor] Dokładasz: { $card }, wybierasz kolor: { $color }.
           *[other] { $name } dokłada: { $card }, wybrany kolor: { $color }.
        }
       *[turn] { $me ->
            [actor] Kładziesz: { $card }, wybierasz kolor: { $color }.
           *[other] { $name } kładzie: { $card }, wybrany kolor: { $color }.
        }
    }
story-named_color = { $me ->
        [actor] Wybierasz kolor: { $color }.
       *[other] { $name } wybiera kolor: { $color }.
    }
story-said_uno = { $me ->
        [actor] Ty: „UNO!”
       *[other] { $name }: „UNO!”
    }
story-drew = { $me ->
        [actor] Dobierasz { $count ->
            [one] kartę
            [few] { $count } karty
           *[many] { $count } kart
        }.
       *[other] { $name } dobiera { $count ->
            [one] kartę
            [few] { $count } karty
           *[many] { $count } kart
        }.
    }
story-drew-cards = { $me ->
        [actor] Dobierasz: { $cards }.
       *[other] { $name } dobiera: { $cards }.
    }
story-drew_nothing = { $me ->
        [actor] Nie ma już kart: nic nie dobierasz.
       *[other] Nie ma już kart: { $name } nic nie dobiera.
    }
story-drew_nothing-forgiven = { $me ->
        [actor] Nie ma więcej kart: bierzesz o { $count } mniej.
       *[other] Nie ma więcej kart: { $name } bierze o { $count } mniej.
    }
story-passed = { $me ->
        [actor] Mówisz pas.
       *[other] { $name } mówi pas.
    }
story-skipped = { $me ->
        [actor] Tracisz kolejkę.
       *[other] { $name } traci kolejkę.
    }
story-reversed = Gra toczy się w drugą stronę.
story-faces_penalty = { $me ->
        [actor] { $count ->
            [one] Masz do wzięcia 1 kartę.
            [few] Masz do wzięcia { $count } karty.
           *[many] Masz do wzięcia { $count } kart.
        }
       *[other] { $count ->
            [one] { $name } ma do wzięcia 1 kartę.
            [few] { $name } ma do wzięcia { $count } karty.
           *[many] { $name } ma do wzięcia { $count } kart.
        }
    }
story-showed = { $me ->
        [actor] Pokazujesz swoje karty graczowi { $other }.
       *[other] { $name } pokazuje swoje karty graczowi { $other }.
    }
story-showed-cards = { $me ->
        [actor] Pokazujesz swoje karty graczowi { $other }.
        [target] { $name } pokazuje ci: { $cards }.
       *[other] { $name } pokazuje graczowi { $other }: { $cards }.
    }
story-challenged-guilty = { $me ->
        [actor] Sprawdzasz gracza { $other }: to blef!
        [target] { $name } cię sprawdza: blef się wydał!
       *[other] { $name } sprawdza gracza { $other }: to blef!
    }
story-challenged-innocent = { $me ->
        [actor] Sprawdzasz gracza { $other }: to nie blef.
        [target] { $name } cię sprawdza: to nie blef.
       *[other] { $name } sprawdza gracza { $other }: to nie blef.
    }
story-caught = { $me ->
        [actor] { $other } przyłapuje cię na braku UNO!
        [target] Przyłapujesz gracza { $name } na braku UNO!
       *[other] { $other } przyłapuje gracza { $name } na braku UNO!
    }
story-false_catch = { $me ->
        [actor] Niesłusznie zarzucasz graczowi { $other } brak UNO.
        [target] { $name } niesłusznie zarzuca ci brak UNO.
       *[other] { $name } niesłusznie zarzuca graczowi { $other } brak UNO.
    }
story-wrong_card = { $me ->
        [actor] Kładziesz: { $card }. To nie pasuje, więc bierzesz kartę z powrotem.
       *[other] { $name } kładzie: { $card }. To nie pasuje, więc karta wraca na rękę.
    }
story-penalized = { $me ->
        [actor] { $count ->
            [one] Za podpowiedź dostajesz 1 kartę.
            [few] Za podpowiedź dostajesz { $count } karty.
           *[many] Za podpowiedź dostajesz { $count } kart.
        }
       *[other] { $count ->
            [one] { $name } dostaje 1 kartę za podpowiedź.
            [few] { $name } dostaje { $count } karty za podpowiedź.
           *[many] { $name } dostaje { $count } kart za podpowiedź.
        }
    }
story-swapped = { $me ->
        [actor] Zamieniasz się kartami z graczem { $other }.
        [target] { $name } zamienia się z tobą kartami.
       *[other] { $name } zamienia się kartami z graczem { $other }.
    }
story-rotated = Wszyscy oddają swoje karty następnemu graczowi.
story-hands_shuffled = { $me ->
        [actor] Rozdajesz wszystkie karty od nowa.
       *[other] { $name } rozdaje wszystkie karty od nowa.
    }
story-took_over = { $name } ma teraz { $count ->
        [one] jedną kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
story-took_over-cards = { $me ->
        [actor] Masz teraz: { $cards }.
       *[other] { $name } ma teraz: { $cards }.
    }
story-discarded = { $me ->
        [actor] Odrzucasz: { $card }.
       *[other] { $name } odrzuca: { $card }.
    }
story-effect-own-text = Zasada domowa: { $text }
story-effect-until-color = { $me ->
        [target] Dobierasz, aż trafisz ten kolor.
       *[other] { $other } dobiera, aż trafi ten kolor.
    }
story-effect-drop-wilds = { $me ->
        [actor] Wszyscy oprócz ciebie odrzucają czarne karty.
       *[other] Wszyscy oprócz gracza { $name } odrzucają czarne karty.
    }
story-effect-three-or-play = { $me ->
        [target] Musisz zagrać kartę albo dobrać trzy.
       *[other] { $other } musi zagrać kartę albo dobrać trzy.
    }
story-effect-again = { $me ->
        [actor] Masz jeszcze jedną kolejkę.
       *[other] { $name } ma jeszcze jedną kolejkę.
    }
story-effect-seven = { $me ->
        [target] Masz mieć dokładnie 7 kart.
       *[other] { $other } ma mieć dokładnie 7 kart.
    }
story-effect-three-all = Każdy ma mieć dokładnie 3 karty.
story-effect-open = { $me ->
        [actor] Wszyscy wykładają karty do twojej następnej kolejki.
       *[other] Wszyscy wykładają karty do następnej kolejki gracza { $name }.
    }
story-effect-joke = { $me ->
        [actor] Opowiadasz dowcip. Czy ktoś się śmieje?
       *[other] { $name } opowiada dowcip. Czy ktoś się śmieje?
    }
story-effect-elbows = { $me ->
        [target] Trzymasz łokcie wyprostowane, aż ktoś powie UNO.
       *[other] { $other } trzyma łokcie wyprostowane, aż ktoś powie UNO.
    }
story-effect-rooster = { $me ->
        [target] Musisz dać występ albo stchórzyć.
       *[other] { $other } musi dać występ albo stchórzyć.
    }
story-voted-yes = { $me ->
        [actor] Głosujesz na tak.
       *[other] { $name } głosuje na tak.
    }
story-voted-no = { $me ->
        [actor] Głosujesz na nie.
       *[other] { $name } głosuje na nie.
    }
story-performed = { $me ->
        [actor] Dajesz występ.
       *[other] { $name } daje występ.
    }
story-chickened_out = { $me ->
        [actor] Tchórzysz.
       *[other] { $name } tchórzy.
    }
story-vetoed = { $me ->
        [actor] { $other } kładzie przed tobą kartę VETO.
        [target] Kładziesz kartę VETO przed graczem { $name }.
       *[other] { $other } kładzie kartę VETO przed graczem { $name }.
    }
story-veto_takes_turn = { $me ->
        [actor] Karta VETO zabiera ci kolejkę.
       *[other] Karta VETO zabiera kolejkę graczowi { $name }.
    }
story-hands_closed = Wyłożone karty wracają do graczy.
story-went_out = { $me ->
        [actor] Nie masz już kart: wygrywasz rundę!
       *[other] { $name } nie ma już kart i wygrywa rundę.
    }
story-blocked = Nikt nie może grać dalej: runda jest zablokowana i nikt nie dostaje punktów.
story-joined = { $me ->
        [actor] Podchodzisz do stołu.
       *[other] { $name } podchodzi do stołu.
    }
story-renamed = { $me ->
        [actor] Nazywasz się teraz { $name }.
       *[other] Ktoś nazywa się teraz { $name }.
    }
story-left = { $me ->
        [actor] Odchodzisz od stołu.
       *[other] { $name } odchodzi od stołu.
    }
story-kicked = { $me ->
        [actor] Gospodarz cię usuwa.
       *[other] Gospodarz usuwa gracza { $name }.
    }
story-host = { $me ->
        [actor] Teraz to ty jesteś gospodarzem.
       *[other] Gospodarzem jest teraz { $name }.
    }
story-places-sat = { $me ->
        [actor] Siadasz.
       *[other] { $name } siada.
    }
story-places-stood = { $me ->
        [actor] Wstajesz.
       *[other] { $name } wstaje.
    }
story-places-bot = Siada bot { $name }.
story-places-level = Bot { $name } gra odtąd na poziomie: { $level }.
story-places-freed = Miejsce { $place } jest wolne.
story-places-away = { $me ->
        [actor] Gra za ciebie bot.
       *[other] { $name } traci połączenie: dalej gra bot.
    }
story-places-back = { $me ->
        [actor] Wracasz do gry.
       *[other] { $name } wraca do gry.
    }
story-places-left = { $me ->
        [actor] Zostawiasz swoje miejsce botowi.
       *[other] { $name } zostawia swoje miejsce botowi.
    }
story-places-took = { $me ->
        [actor] Przejmujesz miejsce.
       *[other] { $name } przejmuje miejsce.
    }
story-places-kicked = Miejsce gracza { $name } zajmuje bot.
# From 2 to 10 players.
story-configured = Gospodarz zmienia ustawienia: { $players } graczy.
story-match_started = Partia się zaczyna.
story-round_started = Runda { $round }
story-round_over = { $me ->
        [actor] Wygrywasz rundę{ $points ->
            [0] .
            [one] { " " }i zdobywasz 1 punkt.
            [few] { " " }i zdobywasz { $points } punkty.
           *[many] { " " }i zdobywasz { $points } punktów.
        }
       *[other] { $name } wygrywa rundę{ $points ->
            [0] .
            [one] { " " }i zdobywa 1 punkt.
            [few] { " " }i zdobywa { $points } punkty.
           *[many] { " " }i zdobywa { $points } punktów.
        }
    }
story-round_over-none = Runda kończy się bez zwycięzcy.
story-match_over = { $me ->
        [actor] Wygrywasz partię. Gratulacje!
       *[other] { $name } wygrywa partię.
    }
story-accused = { $me ->
        [actor] Zarzucasz graczowi { $other } podpowiadanie. Inni głosują.
        [target] { $name } zarzuca ci podpowiadanie. Inni głosują.
       *[other] { $name } zarzuca graczowi { $other } podpowiadanie. Inni głosują.
    }
story-verdict-guilty = { $me ->
        [actor] Stół uznaje, że to była twoja podpowiedź.
       *[other] Stół uznaje, że to była podpowiedź gracza { $name }.
    }
story-verdict-innocent = { $me ->
        [actor] Stół nie widzi podpowiedzi w twoich słowach.
       *[other] Stół nie widzi podpowiedzi w słowach gracza { $name }.
    }
story-closed = Ten stół jest zamknięty.
