# The rules in words: what a table plays by, sentence by sentence. Shown on the home page, while a table is made, in the
# menu of a table, and by `oneleft rules --explain`. Also one line about each option, edition and effect.
# The words are those of the glossary in cards.ftl.

## The cards

rules-section-deck = Karty
rule-deck-size = { $cards ->
        [one] Talia ma 1 kartę.
        [few] Talia ma { $cards } karty.
       *[many] Talia ma { $cards } kart.
    }
rule-deck-colors = W kolorze czerwonym, żółtym, zielonym i niebieskim jest po jednym 0, po dwie karty z każdą liczbą od 1 do 9 oraz po dwie karty +2, Zmiana kierunku i Przepustka.
rule-deck-colors-blanks = W kolorze czerwonym, żółtym, zielonym i niebieskim jest po jednym 0, po dwie karty z każdą liczbą od 1 do 9 oraz po dwie karty Pusta, Zmiana kierunku i Przepustka.
rule-deck-blank = Puste zastępują karty +2: Pusta pasuje na swój kolor albo na inną Pustą i nic nie robi.
rule-deck-wilds = Cztery karty „Wybierz kolor” i cztery karty „Wybierz kolor + Weź cztery” nie mają koloru: to czarne karty.
rule-deck-shuffle-hands = W talii jest jedna czarna karta Tasowanie rąk.
rule-deck-customs = { $cards ->
        [one] W talii jest jedna karta domowa, też czarna.
        [few] W talii są { $cards } karty domowe, też czarne.
       *[many] W talii jest { $cards } kart domowych, też czarnych.
    }

## Setting up

rules-section-setup = Przygotowanie
rule-players-any = Może grać od dwóch do dziesięciu graczy.
rule-players-sides = Może grać czterech, sześciu, ośmiu albo dziesięciu graczy.
# From 2 to 10.
rule-players = Gra { $players } graczy.
rule-dealer = Każdy ciągnie jedną kartę i rozdaje ten, kto ma najwyższą liczbę; karty bez liczby liczą się jako zero.
rule-dealer-next = W każdej następnej rundzie rozdaje kolejny gracz po lewej.
rule-hand = { $cards ->
        [one] Każdy dostaje jedną kartę.
        [few] Każdy dostaje { $cards } karty.
       *[many] Każdy dostaje { $cards } kart.
    }
rule-turned-up = Potem odkrywa się wierzchnią kartę stosu dobierania: zaczyna ona stos zagranych kart.
rule-first-left = Pierwszym graczem jest ten na lewo od rozdającego.
rule-first-seat = Pierwszym graczem jest ten na miejscu { $seat }, niezależnie od tego, kto rozdaje.
rule-start-number = Jeśli odkryto liczbę, zaczyna pierwszy gracz.
rule-start-number-blanks = Jeśli odkryto liczbę albo Pustą, zaczyna pierwszy gracz.
rule-start-draw-two = Jeśli odkryto +2, pierwszy gracz dobiera 2 karty i traci kolejkę.
rule-start-draw-two-stacking = Jeśli odkryto +2, pierwszy gracz dokłada do niej drugą albo dobiera 2 karty i traci kolejkę.
rule-start-draw-two-mixed = Jeśli odkryto +2, pierwszy gracz dokłada do niej +2 lub kartę „Wybierz kolor + Weź cztery” albo dobiera 2 karty i traci kolejkę.
rule-start-reverse = Jeśli odkryto Zmianę kierunku, zaczyna rozdający i gra się w prawo.
rule-start-skip = Jeśli odkryto Przepustkę, pierwszy gracz traci kolejkę i zaczyna następny.
rule-start-wild-color = Jeśli odkryto kartę „Wybierz kolor”, pierwszy gracz wybiera kolor i zaczyna.
rule-start-wild-reshuffle = Jeśli odkryto kartę „Wybierz kolor”, wraca ona do stosu, stos tasuje się od nowa i odkrywa się inną kartę.
rule-start-wild4-color = Jeśli odkryto kartę „Wybierz kolor + Weź cztery”, pierwszy gracz wybiera kolor i zaczyna; nikt za nią nie dobiera.
rule-start-wild4-reshuffle = Jeśli odkryto kartę „Wybierz kolor + Weź cztery”, wraca ona do stosu, stos tasuje się od nowa i odkrywa się inną kartę.
rule-start-shuffle-hands = Jeśli odkryto Tasowanie rąk, pierwszy gracz wybiera kolor i zaczyna; każdy zostaje przy swoich kartach.
rule-start-custom = Jeśli odkryto kartę domową, pierwszy gracz wybiera kolor i zaczyna; zasada karty nie działa.

## Your turn

rules-section-turn = Twoja kolej
rule-match = Zagraj jedną kartę, która ma kolor, liczbę albo symbol wierzchniej karty, lub zagraj czarną kartę.
rule-match-wild = Gdy na wierzchu leży czarna karta, liczy się wybrany kolor.
rule-draw-may = Jeśli nie zagrywasz, dobierasz jedną kartę: gdy pasuje, możesz ją od razu zagrać, a gdy nie, twoja kolejka się kończy.
rule-draw-must = Jeśli nie zagrywasz, dobierasz jedną kartę: gdy pasuje, musisz ją od razu zagrać, a gdy nie, twoja kolejka się kończy.
rule-draw-until-may = Jeśli nic na ręce nie pasuje, dobierasz kartę; za każdym razem, gdy karta nie pasuje, dobierasz następną albo kończysz kolejkę.
rule-draw-until-must = Jeśli nic na ręce nie pasuje, dobierasz kartę za kartą, aż któraś będzie pasować.
rule-drawn-may = Dobraną kartę, która pasuje, możesz od razu zagrać; jeśli ją zachowasz, twoja kolejka się kończy.
rule-drawn-must = Dobraną kartę, która pasuje, musisz od razu zagrać.
rule-draw-by-choice = Możesz dobierać, nawet jeśli masz pasującą kartę, ale wtedy w tej kolejce możesz zagrać tylko to, co dobierzesz.
rule-draw-by-choice-one = Możesz dobierać, nawet jeśli masz pasującą kartę, ale wtedy dobierasz tylko jedną i w tej kolejce nie możesz zagrać niczego innego.
rule-drawn-bluff = Przy tym wszystkim karta „Wybierz kolor + Weź cztery” liczy się jako pasująca, nawet jeśli byłaby blefem.
rule-pile-empty = Gdy stos dobierania się skończy, wszystkie zagrane karty oprócz wierzchniej tasuje się i tworzy z nich nowy.
rule-piles-empty = Jeśli oba stosy są wyczerpane, dobierasz tyle, ile jest, a reszta przepada.
rule-blocked = Jeśli przez tyle kolejek z rzędu, ilu jest graczy, dobieranie nie da żadnej karty, runda jest zablokowana i nie liczy się punktów.
rule-wrong-refused = Karta, której nie wolno zagrać, nie przechodzi, ale kary za to nie ma.
rule-wrong-penalty = Jeśli w swojej kolejce położysz kartę, której nie wolno zagrać, bierzesz ją z powrotem, dobierasz 2 karty i twoja kolejka się kończy.
rule-wrong-penalty-more = Jeśli zrobisz to, gdy masz do wzięcia karę, dobierasz tę karę i jeszcze 2 karty.

## Action cards and wilds

rules-section-actions = Karty funkcyjne i czarne
rule-draw-two = +2: następny gracz dobiera 2 karty i traci kolejkę.
rule-reverse = Zmiana kierunku: gra toczy się w drugą stronę.
rule-reverse-two = Gdy gra tylko dwóch graczy, Zmiana kierunku działa jak Przepustka.
rule-skip = Przepustka: następny gracz traci kolejkę.
rule-wild = „Wybierz kolor”: wybierasz kolor, możesz też zostać przy obecnym.
rule-wild4 = „Wybierz kolor + Weź cztery”: wybierasz kolor, a następny gracz dobiera 4 karty i traci kolejkę.
rule-wild4-bluff = Karta „Wybierz kolor + Weź cztery” jest na sytuacje, gdy nie masz karty w obowiązującym kolorze; możesz ją zagrać i tak, ale wtedy blefujesz.
rule-wild4-strict = Kartę „Wybierz kolor + Weź cztery” możesz zagrać tylko wtedy, gdy nie masz karty w obowiązującym kolorze; blefować nie można.
rule-wild4-unchallenged = Kartę „Wybierz kolor + Weź cztery” możesz zagrać tylko wtedy, gdy nie masz karty w obowiązującym kolorze, i nie można jej sprawdzić.
rule-wild4-free = Kartę „Wybierz kolor + Weź cztery” możesz zagrać zawsze i nie można jej sprawdzić.
rule-wild4-color-only = Karty pasujące liczbą albo symbolem i inne czarne karty nie przeszkadzają w zagraniu karty „Wybierz kolor + Weź cztery”.
rule-challenge = Kartę „Wybierz kolor + Weź cztery” może sprawdzić tylko ten, kto miałby dobierać, i tylko zanim dobierze; widzi wtedy karty tego, kto ją zagrał.
rule-challenge-judged = Przy sprawdzaniu liczą się ręka i obowiązujący kolor z chwili zagrania karty „Wybierz kolor + Weź cztery”.
rule-challenge-guilty = Jeśli to był blef, 4 karty dobiera ten, kto zagrał kartę „Wybierz kolor + Weź cztery”, a sprawdzający ma zwykłą kolejkę.
rule-challenge-innocent = Jeśli to nie był blef, sprawdzający dobiera 6 kart i traci kolejkę.
rule-challenge-guilty-sum = Jeśli to był blef, całą sumę dobiera ten, kto zagrał kartę „Wybierz kolor + Weź cztery”, a sprawdzający ma zwykłą kolejkę.
rule-challenge-innocent-sum = Jeśli to nie był blef, sprawdzający dobiera całą sumę i jeszcze 2 karty, po czym traci kolejkę.
rule-challenge-latest = Przy dokładaniu można sprawdzić tylko ostatnią zagraną kartę „Wybierz kolor + Weź cztery”.
rule-challenge-lost = Ponieważ nikt nie może blefować, sprawdzenie nigdy się nie udaje: sprawdzający dobiera 6 kart i traci kolejkę.
rule-challenge-lost-sum = Ponieważ nikt nie może blefować, sprawdzenie nigdy się nie udaje: sprawdzający dobiera całą sumę i jeszcze 2 karty, po czym traci kolejkę.

## Two players

rules-section-two = Dwóch graczy
rule-two-reverse = Zmiana kierunku działa jak Przepustka: od razu masz jeszcze jedną kolejkę.
rule-two-skip = Po Przepustce też od razu masz jeszcze jedną kolejkę.
rule-two-draw = Gdy przeciwnik dobierze za twoją +2 albo kartę „Wybierz kolor + Weź cztery”, znowu jest twoja kolej.
rule-two-draw-blanks = Gdy przeciwnik dobierze za twoją kartę „Wybierz kolor + Weź cztery”, znowu jest twoja kolej.

## Special cards

rules-section-special = Karty specjalne
rule-shuffle-hands = Tasowanie rąk: wybierasz kolor; potem karty z rąk wszystkich graczy tasuje się razem i rozdaje od nowa, pierwszą kartę graczowi po twojej lewej.
rule-shuffle-hands-last = Tasowanie rąk jako ostatnia karta nie daje wygranej: dostajesz nowe karty razem z innymi.
rule-shuffle-hands-empty = Jeśli po tym rozdaniu ktoś zostanie bez kart, rundę wygrywa pierwszy taki gracz w kolejności gry, licząc od tego, kto zagrał tę kartę.
rule-custom = Karta domowa to czarna karta: kto ją zagra, wybiera kolor, a potem działa jej własna zasada.
rule-custom-last = Karta domowa jako ostatnia karta kończy rundę, a jej zasada nie działa.
rule-custom-until-color = Karta domowa { $card }: następny gracz dobiera, aż trafi kartę w wybranym przez ciebie kolorze (czarna się nie liczy), a potem ma zwykłą kolejkę.
rule-custom-drop-wilds = Karta domowa { $card }: wszyscy pozostali gracze odrzucają wszystkie swoje czarne karty.
rule-custom-drop-wilds-out = Jeśli po odrzuceniu czarnych kart ktoś zostanie bez kart, rundę wygrywa pierwszy taki gracz w kolejności gry.
rule-custom-three-or-play = Karta domowa { $card }: następny gracz zagrywa kartę, a jeśli nie, dobiera trzy i może zagrać jedną z nich, która pasuje.
rule-custom-three-or-play-must = Karta domowa { $card }: następny gracz zagrywa kartę, a jeśli nie, dobiera trzy i musi zagrać jedną z nich, jeśli któraś pasuje.
rule-custom-three-not-until = W tej kolejce dobranie trzech kart zastępuje dobieranie do skutku.
rule-custom-again = Karta domowa { $card }: masz jeszcze jedną kolejkę.
rule-custom-seven = Karta domowa { $card }: następny gracz dobiera albo odrzuca wybrane przez siebie karty, aż będzie mieć dokładnie 7, a potem ma zwykłą kolejkę.
rule-custom-three-all = Karta domowa { $card }: wszyscy gracze, w kolejności gry i z tobą na końcu, dobierają albo odrzucają wybrane przez siebie karty, aż będą mieć dokładnie po 3.
rule-custom-open = Karta domowa { $card }: wszyscy wykładają swoje karty na stół, do początku twojej następnej kolejki.
rule-custom-joke = Karta domowa { $card }: opowiadasz dowcip; jeśli choć jedna osoba zagłosuje, że ktoś się śmiał, odrzucasz wybrane przez siebie karty, aż zostanie ci jedna, i musisz powiedzieć UNO, a jeśli wszyscy zagłosują na nie, dobierasz 4 karty.
rule-custom-elbows = Karta domowa { $card }: następny gracz musi trzymać oba łokcie wyprostowane, aż ktoś powie UNO.
rule-custom-rooster = Karta domowa { $card }: następny gracz daje występ albo dobiera 4 karty, a w obu przypadkach ma potem zwykłą kolejkę.
rule-custom-own = Karta domowa { $card }: „{ $text }” (gracze pilnują tego sami).
rule-custom-discards = Karty odrzucane z powodu takiej zasady trafiają pod wierzchnią kartę.

## House rules

rules-section-house = Zasady domowe
rule-no-stacking = Do +2 i karty „Wybierz kolor + Weź cztery” nie można dokładać: kary nigdy się nie sumują.
rule-no-stacking-blanks = Do karty „Wybierz kolor + Weź cztery” nie można dokładać: kary nigdy się nie sumują.
rule-stack-draw-two = Dokładanie: gdy trafi cię +2, możesz zagrać następną, a kolejny gracz ma do wzięcia 4 karty, potem 6 i tak dalej.
rule-stack-wild4 = Tak samo dokłada się kartę „Wybierz kolor + Weź cztery” do takiej samej, a liczy się kolor wybrany jako ostatni.
rule-stack-wild4-only = Dokładanie: gdy trafi cię karta „Wybierz kolor + Weź cztery”, możesz zagrać następną, a kolejny gracz ma do wzięcia 8 kart, potem 12 i tak dalej; liczy się kolor wybrany jako ostatni.
rule-stack-sum = Kto nie może albo nie chce dołożyć, dobiera całą sumę i traci kolejkę.
rule-stack-one = W jednej kolejce możesz dołożyć tylko jedną kartę.
rule-stack-kinds = +2 i karty „Wybierz kolor + Weź cztery” nie można dokładać jednej do drugiej.
rule-stack-mixed = Kartę „Wybierz kolor + Weź cztery” można też dołożyć do +2, a +2 w wybranym kolorze do karty „Wybierz kolor + Weź cztery”.
rule-stack-mixed-challenge = Gdy na karcie „Wybierz kolor + Weź cztery” leży już +2, nie można jej sprawdzić.
rule-stack-or-jump = Jeśli identyczną kartę kładzie gracz, który ma karę do wzięcia, to jest to dokładanie; jeśli ktoś inny, wskakiwanie.
rule-no-jump-in = Nie ma wskakiwania: grasz tylko w swojej kolejce.
rule-jump-in = Wskakiwanie: jeśli masz dokładnie taką kartę jak wierzchnia (ten sam kolor i ta sama liczba albo symbol, lub ten sam rodzaj czarnej karty), możesz ją od razu zagrać, nawet poza kolejką.
rule-jump-from = Po wskoczeniu gra toczy się dalej od tego, kto wskoczył.
rule-jump-undo = Wskoczenie cofa utratę kolejki, zmianę kierunku albo karty do wzięcia, które dała karta pod spodem, a potem nowa karta działa jak zwykle.
rule-jump-undo-sum = Wskoczenie cofa utratę kolejki, zmianę kierunku albo karty do wzięcia, które dała karta pod spodem, ale nie sumę dołożoną wcześniej, a potem nowa karta działa jak zwykle.
rule-jump-two = Jeśli masz dwie takie karty, zagrywasz je pojedynczo i inni mogą wejść pomiędzy.
rule-jump-until = Wskoczyć można, dopóki ktoś nie dobierze albo nie zagra w swojej kolejce.
rule-jump-until-challenge = Wskoczyć można, dopóki ktoś nie dobierze, nie sprawdzi albo nie zagra w swojej kolejce.
rule-jump-start = Wskoczyć można też na kartę odkrytą na początku, co znosi jej działanie.
rule-jump-wild4 = Kartę „Wybierz kolor + Weź cztery” zagraną przy wskoczeniu można sprawdzić jak każdą inną.
rule-jump-customs = Przy wskakiwaniu żadne dwie karty domowe nie są takie same.
rule-zero = Przy każdym 0 karty wszystkich graczy wędrują o jedno miejsce dalej w kierunku gry, a potem kolejka przechodzi jak zwykle.
rule-seven = Przy każdej 7 ten, kto ją zagrał, wybiera innego gracza i zamienia się z nim kartami.
rule-seven-two = Przy każdej 7 zamieniasz się kartami z przeciwnikiem.
rule-zero-last = Jeśli ostatnią kartą jest 0, runda się kończy i karty nie wędrują.
rule-seven-last = Jeśli ostatnią kartą jest 7, runda się kończy i nikt nie zamienia się kartami.
rule-zero-seven-last = Jeśli ostatnią kartą jest 0 albo 7, runda się kończy i wszystkie karty zostają na miejscu.

## UNO

rules-section-uno = UNO
rule-uno = Gdy zagrywasz przedostatnią kartę, musisz powiedzieć UNO, zanim trafi ona na stos.
rule-uno-late = Jeśli zapomnisz, możesz się jeszcze uratować i powiedzieć to później, dopóki nikt cię nie przyłapie.
rule-uno-caught = Jeśli inny gracz przyłapie cię, zanim to powiesz, dobierasz 2 karty.
rule-uno-player = UNO musi powiedzieć tylko ten, kto zagrał kartę, nawet jeśli przez nią komuś innemu zostaje jedna karta.
rule-uno-player-change = Jeśli po twojej karcie karty zmienią właścicieli i zostaje ci jedna karta, musisz powiedzieć UNO, chyba że padło już razem z tą kartą.
rule-uno-holder = UNO musi powiedzieć każdy, komu przez kartę albo jej działanie zostaje jedna karta, bez względu na to, kto ją zagrał.
rule-uno-holder-change = Kto przy wymianie kart dostaje tylko jedną, też musi powiedzieć UNO, chyba że powiedział to razem z właśnie zagraną kartą.
rule-uno-holder-other = Twoje UNO nie chroni tego, kto dostaje twoje karty.
rule-catch-turn = Szansa na przyłapanie kończy się, gdy ktoś zagra kartę albo dobierze w swojej kolejce, ale nie wtedy, gdy ktoś dobiera karę.
rule-catch-card = Szansa na przyłapanie kończy się dopiero z zagraniem następnej karty.
rule-false-catch-none = Zarzut wobec kogoś, kto nie musi mówić UNO, nie przechodzi, ale kary za to nie ma.
rule-false-catch = { $cards ->
        [one] Zarzut wobec kogoś, kto nie musi mówić UNO, kosztuje oskarżającego jedną kartę.
        [few] Zarzut wobec kogoś, kto nie musi mówić UNO, kosztuje oskarżającego { $cards } karty.
       *[many] Zarzut wobec kogoś, kto nie musi mówić UNO, kosztuje oskarżającego { $cards } kart.
    }

## Going out and points

rules-section-end = Koniec rundy i punkty
rule-out = Runda kończy się, gdy tylko ktoś nie ma już kart.
rule-out-any = Skończyć można każdą kartą, także funkcyjną i czarną.
rule-out-any-but-shuffle = Skończyć można każdą kartą, także funkcyjną i czarną, ale nie kartą Tasowanie rąk.
rule-last-draws = Jeśli ostatnią kartą jest +2 albo karta „Wybierz kolor + Weź cztery”, następny gracz i tak dobiera, a te karty się liczą.
rule-last-draws-blanks = Jeśli ostatnią kartą jest karta „Wybierz kolor + Weź cztery”, następny gracz i tak dobiera, a te karty się liczą.
rule-last-draws-sum = Jeśli ostatnią kartą jest +2 albo karta „Wybierz kolor + Weź cztery”, następny gracz i tak dobiera, przy dokładaniu całą sumę, a te karty się liczą.
rule-last-draws-sum-blanks = Jeśli ostatnią kartą jest karta „Wybierz kolor + Weź cztery”, następny gracz i tak dobiera, przy dokładaniu całą sumę, a te karty się liczą.
rule-last-final = Na ostatnią kartę nie ma już odpowiedzi.
rule-points-numbers = Liczby są warte tyle, ile pokazują.
rule-points-actions = +2, Zmiana kierunku i Przepustka są warte po 20 punktów.
rule-points-actions-blanks = Zmiana kierunku i Przepustka są warte po 20 punktów, a Pusta nic.
# $points is 20 or 50.
rule-points-wilds = Karty „Wybierz kolor” i „Wybierz kolor + Weź cztery” są warte po { $points } punktów.
rule-points-shuffle-hands = Tasowanie rąk jest warte 40 punktów.
rule-points-customs = Karta domowa jest warta 40 punktów.
rule-score-winner = Kto skończy, dostaje punkty za karty, które zostały na rękach wszystkich innych.
rule-score-side = Para tego, kto skończy, dostaje punkty za karty, które zostały na rękach wszystkich innych par.
rule-score-own = Każdemu zapisuje się punkty za karty, które zostały mu na ręce.

## Winning the match

rules-section-match = Wygrana partia
rule-partners = Partnerzy siedzą naprzeciwko siebie.
rule-partners-pair = Miejsca { $first } i { $second } to para.
rule-target = { $target ->
        [one] Partię wygrywa ten, kto pierwszy zdobędzie punkt.
        [few] Partię wygrywa ten, kto pierwszy zdobędzie { $target } punkty.
       *[many] Partię wygrywa ten, kto pierwszy zdobędzie { $target } punktów.
    }
rule-target-side = { $target ->
        [one] Partię wygrywa para, która pierwsza zdobędzie punkt.
        [few] Partię wygrywa para, która pierwsza zdobędzie { $target } punkty.
       *[many] Partię wygrywa para, która pierwsza zdobędzie { $target } punktów.
    }
rule-target-total = { $target ->
        [one] Gdy ktoś ma już zapisany punkt, partię wygrywa najniższa suma.
        [few] Gdy ktoś dojdzie do { $target } punktów, partię wygrywa najniższa suma.
       *[many] Gdy ktoś dojdzie do { $target } punktów, partię wygrywa najniższa suma.
    }
rule-target-total-tie = Gracze z taką samą najniższą sumą wygrywają wspólnie.
rule-target-out = { $target ->
        [one] Kto ma już zapisany punkt, odpada z partii.
        [few] Kto dojdzie do { $target } punktów, odpada z partii.
       *[many] Kto dojdzie do { $target } punktów, odpada z partii.
    }
rule-target-out-last = Partię wygrywa ostatni gracz, który został; jeśli w jednej rundzie odpadną wszyscy, którzy jeszcze grali, wygrywa spośród nich najniższa suma.
rule-target-out-two = Gdy zostanie dwóch graczy, grają według zasad dla dwóch: Zmiana kierunku działa jak Przepustka.
rule-rotating = Partnerzy siedzą naprzeciwko siebie, a w każdym rozdaniu pary są nowe: trzy możliwe układy par następują po kolei.
rule-rotating-points = Zbierasz punkty każdej pary, w której grasz.
rule-rotating-end = { $hands ->
        [one] Partię wygrywa najwyższa suma po jednym rozdaniu.
        [few] Partię wygrywa najwyższa suma po { $hands } rozdaniach.
       *[many] Partię wygrywa najwyższa suma po { $hands } rozdaniach.
    }
rule-round-next = Dopóki partia nie jest rozstrzygnięta, wszystkie karty tasuje się razem i rozdaje następną rundę.

## At the table

rules-section-table = Przy stole
rule-suggestions = Kto podpowiada innemu graczowi, co mógłby zagrać, dobiera 2 karty.
rule-veto = Każdy może położyć kartę VETO przed graczem, który zaczyna zakazany temat, np. politykę; ten gracz musi przestać i traci następną kolejkę.
rule-veto-back = Potem karta VETO wraca na środek; dopóki leży przed graczem, nikt nie może jej użyć.
rule-veto-still = Gracz z kartą VETO nadal może mówić UNO i przyłapywać innych.

## What each option is about

# Below the label of the option (option-… in lobby.ftl), where a table is made. No full stop at the end.

option-about-hand_size = Ile kart dostaje każdy
option-about-blanks = Puste karty, które nic nie robią, zastępują karty +2
option-about-shuffle_hands = Czy w talii jest karta Tasowanie rąk
option-about-customs = Zasady kart domowych, do trzech: gotowe efekty albo własne teksty
option-about-veto = Karta VETO ucina rozmowy na zakazane tematy i zabiera kolejkę
option-about-first_player = Kto zaczyna rundę: gracz na lewo od rozdającego czy ten na wybranym miejscu
option-about-start_wild = Karta „Wybierz kolor” odkryta na początku: pierwszy gracz wybiera kolor albo stos tasuje się od nowa
option-about-start_wild4 = Karta „Wybierz kolor + Weź cztery” odkryta na początku: stos tasuje się od nowa albo pierwszy gracz wybiera kolor
option-about-drawn_card = Czy dobraną kartę, która pasuje, można od razu zagrać, czy trzeba
option-about-draw_to_match = Gdy nic nie pasuje, można albo trzeba dobierać, aż jakaś karta będzie pasować
option-about-wrong_card = Karta, której nie wolno zagrać, nie przechodzi albo kosztuje 2 karty i kolejkę
option-about-wild4_condition = Karta „Wybierz kolor + Weź cztery” jest tylko dla tych, którzy nie mają karty w obowiązującym kolorze
option-about-bluff = Kartę „Wybierz kolor + Weź cztery” można zagrać wbrew warunkowi, ryzykując sprawdzenie
option-about-challenge = Gracz, który miałby dobierać, może sprawdzić kartę „Wybierz kolor + Weź cztery”
option-about-uno_owed_by = UNO musi powiedzieć tylko ten, kto zagrał kartę, albo każdy, komu przez nią zostaje jedna karta
option-about-catch_until = Przyłapywanie kończy się z początkiem następnej kolejki albo dopiero z następną zagraną kartą
option-about-false_catch = Ile kart kosztuje niesłuszny zarzut o brak UNO; 0: zarzut nie przechodzi
option-about-suggestions = Kto podpowiada innemu graczowi, co mógłby zagrać, dobiera 2 karty
option-about-stacking = Do +2 można dołożyć +2, do karty „Wybierz kolor + Weź cztery” taką samą, a kara się sumuje
option-about-stack_mixed = Przy dokładaniu +2 i karta „Wybierz kolor + Weź cztery” pasują też jedna do drugiej
option-about-jump_in = Kto ma dokładnie taką kartę jak wierzchnia, może ją od razu zagrać, nawet poza kolejką
option-about-zero_rotation = Przy każdym 0 karty wszystkich graczy wędrują o jedno miejsce dalej w kierunku gry
option-about-seven_swap = Przy każdej 7 ten, kto ją zagrał, zamienia się kartami z wybranym graczem
option-about-wild_points = Ile jest warta karta „Wybierz kolor” albo „Wybierz kolor + Weź cztery”, która została na ręce
option-about-scoring = Zwycięzca dostaje punkty za karty innych albo każdy za własne: wtedy wygrywa najniższa suma lub odpada ten, kto dojdzie do celu
option-about-target = Punkty, które rozstrzygają partię
option-about-partners = Gracze naprzeciwko siebie są parą i zbierają punkty razem

## What each effect of a Customizable card does

# Shown below the name of the effect (effect-… in lobby.ftl). No full stop at the end.

effect-about-until-color = Następny gracz dobiera, aż trafi kartę w wybranym przez ciebie kolorze, a potem gra
effect-about-drop-wilds = Wszyscy pozostali gracze odrzucają wszystkie swoje czarne karty
effect-about-three-or-play = Następny gracz zagrywa kartę, a jeśli nie, dobiera trzy i może zagrać jedną, która pasuje
effect-about-again = Masz jeszcze jedną kolejkę
effect-about-seven = Następny gracz dobiera albo odrzuca, aż będzie mieć dokładnie 7 kart, a potem gra
effect-about-three-all = Wszyscy gracze dobierają albo odrzucają, aż będą mieć dokładnie po 3 karty
effect-about-open = Wszyscy wykładają karty na stół do twojej następnej kolejki
effect-about-joke = Opowiadasz dowcip: jeśli ktoś się śmieje, odrzucasz karty, aż zostanie ci jedna, a jeśli nikt, dobierasz 4
effect-about-elbows = Następny gracz musi trzymać oba łokcie wyprostowane, aż ktoś powie UNO
effect-about-rooster = Następny gracz daje występ albo dobiera 4 karty, a potem gra

## What sets each edition apart

# Shown beside the name of the edition. No full stop at the end.

edition-about-official = Domyślna: 108 kart, kartę „Wybierz kolor + Weź cztery” można sprawdzić, czarne karty są warte 50, partia do 500 punktów
edition-about-classic = Karty funkcyjne i czarne są warte po 20; zła karta albo podpowiedź kosztuje 2 karty
edition-about-quick = Żadna czarna karta nie zaczyna rundy; UNO musi powiedzieć każdy, komu zostaje jedna karta, a przyłapać można do następnej zagranej karty
edition-about-custom = Tasowanie rąk, trzy karty domowe z własnymi zasadami i karta VETO: 112 kart
edition-about-europe = Kartę „Wybierz kolor + Weź cztery” można zagrać zawsze, nie można jej sprawdzić i może ona zacząć rundę
