# The command `oneleft`: its help and what it prints. %(default)s and other words in %( )s are filled in by the program: keep
# them as they are, and write a per cent sign as %%. Names of options (--set), of commands, editions and of option values
# are typed as they stand in every language; so are OPTION=VALUE, NAME and COMMAND, as in the usage lines.

## Help: what each command does

help-about = Niezależny dom gry karcianej UNO: graj, odtwarzaj i sprawdzaj zapisy, symuluj, czytaj zasady.
help-more = oneleft COMMAND --help mówi więcej o każdym poleceniu.
help-lang = język: %(languages)s (ze środowiska)
help-serve = stół w przeglądarce, dla ciebie i znajomych
help-serve-about = Udostępnia stół w przeglądarce. Wszystko jest w jednym folderze; cokolwiek stanie się z tym procesem, nic z tego, co gracze już widzieli, nie przepadnie.
help-play = graj w terminalu z botami
help-play-about = Jedna osoba przeciw botom, do celu. Bez opcji: trzy boty, oficjalne zasady, 500 punktów. W trakcie gry wszystko wyjaśnia ?.
help-replay = odtwórz scenariusze albo zapisy i wypisz każdy stan
help-replay-about = Wypisuje po jednym obiekcie JSON w wierszu: stan początkowy, potem każdą akcję z tym, czy jest przyjęta, co się stało i jaki jest stan po niej. Plik z kilkoma obiektami, po jednym w wierszu, jest odtwarzany po kolei, z pustym wierszem pomiędzy. Kod wyjścia 2: to nie scenariusz ani zapis.
help-verify = sprawdź każdą akcję, zwycięzcę i punkt w zapisach
help-verify-about = Odtwarza każdy zapis z pliku i sprawdza każdą akcję, zwycięzców, punkty, rozdających, wyniki i pary. Wypisuje liczbę i pierwszy błąd z jego wierszem, rundą i akcją. Kod wyjścia 0: wszystko się zgadza; 1: coś się nie zgadza; 2: pliku nie da się odczytać.
help-simulate = niech boty rozegrają wiele rund albo partii
help-simulate-about = Boty rozgrywają wiele gier, a na koniec jest podsumowanie. Gra to jedna runda, a z --match cała partia do celu. Boty losowe grają na skompilowanych zasadach, miliony ruchów na sekundę; za pierwszym razem zasady są kompilowane dla tego komputera. To samo ziarno daje te same gry, bez względu na liczbę procesów.
help-arena = boty grają ze sobą tymi samymi kartami, z przedziałami ufności
help-arena-about = Dwa boty lub więcej grają ze sobą. Każde rozdanie rozgrywane jest z każdego miejsca: przy dwóch graczach w obie strony, przy większej liczbie jeden bot siedzi wśród innych jednego rodzaju, kolejno na każdym miejscu. Wypisuje całą tabelę z przedziałami 95 % liczonymi po rozdaniach, punkty na rundę i Elo. Przy dwóch botach test sekwencyjny kończy grę, gdy wiadomo, który jest silniejszy. Bot, który jest za wolny, zawodzi albo odpowiada czymś niedozwolonym, przegrywa tę rundę lub partię, a gra toczy się dalej.
help-rules = pokaż edycje i opcje albo wyjaśnij zasady wybranego zestawu
help-rules-about = Bez --explain: edycje oraz opcje z ich wartościami. Z --explain: opis obowiązujących zasad, dla edycji i zmienionych w niej opcji.

## Help: the options of the commands. What is in brackets at the end is the default.

help-edition = zasady, według których się gra: %(editions)s
help-set = zmień opcję względem edycji, można powtarzać; listę daje 'oneleft rules'
help-serve-host = adres, na którym nasłuchiwać; 0.0.0.0 to wszystkie (%(default)s)
help-serve-port = port, na którym nasłuchiwać (%(port)s albo następny wolny)
help-serve-data = gdzie trzymać stoły i zapisy (folder danych użytkownika)
help-serve-database = baza danych, w której je trzymać zamiast tego, np. sqlite:////srv/cards/oneleft.sqlite3
help-serve-origin = inny adres, którego strony mogą się łączyć, np. https://cards.example; można powtarzać
help-serve-share = adres podawany w zaproszeniach (ustalany automatycznie)
help-serve-bots = własny bot, np. my_module:MyBot, do wyboru przy stołach; można powtarzać
help-serve-open = otwórz w przeglądarce, jeśli jest pulpit
help-serve-log = ile zapisywać w dzienniku (info)
help-play-players = ilu graczy, razem z tobą: od 2 do 10 (4)
help-play-bots = boty: jeden dla wszystkich albo osobno dla każdego; nazwa albo my_module:MyBot (%(default)s)
help-play-name = twoje imię (pytanie na początku)
help-play-seed = za każdym razem te same karty i boty (losowo)
help-play-target = punkty potrzebne do wygrania partii (500)
help-play-record = dopisuj zapis każdej partii do tego pliku, po jednym w wierszu
help-play-no-color = bez kolorów; nie ma ich też w potoku i przy ustawionym NO_COLOR
help-replay-file = scenariusz (.json) albo zapisy (.jsonl); - to standardowe wejście
help-verify-file = zapisy, po jednym w wierszu (.jsonl); - to standardowe wejście
help-verify-json = wypisz wynik jako jeden obiekt JSON
help-simulate-games = ile gier (1000)
help-simulate-players = od 2 do 10 (tyle, ile botów, albo 4)
help-simulate-seed = powtórz symulację (losowo)
help-simulate-bots = random, novice, casual, skilled, expert, greedy albo my_module:MyBot, miejsce po miejscu; gdy mniej niż miejsc, powtarzają się (random)
help-simulate-match = rozgrywaj całe partie do celu, nie pojedyncze rundy
help-simulate-record = zapisz każdą grę, po jednej w wierszu
help-simulate-workers = ilu rdzeni użyć (wszystkich)
help-simulate-json = wypisz podsumowanie jako jeden obiekt JSON, w ostatnim wierszu
help-arena-bots = dwa lub więcej: random, novice, casual, skilled, expert, greedy albo my_module:MyBot
help-arena-players = ilu siedzi przy stole: od 2 do 10 (2)
help-arena-deals = ile rozdań gra każda para, z każdego miejsca (1000)
help-arena-seed = powtórz przebieg (losowo)
help-arena-test = tylko dwa boty: koniec, gdy wiadomo, czy pierwszy jest silniejszy o ELO1, czy najwyżej o ELO0; off wyłącza test (0,10)
help-arena-time = ile sekund może trwać decyzja (%(default)s)
help-arena-json = wypisz wyniki jako jeden obiekt JSON
help-rules-explain = opis zasad
help-rules-players = wyjaśnij dla tej liczby graczy
help-rules-json = wypisz JSON

## What is wrong with the command line. One line, no full stop.

wrong-set = --set { $change }: pisz OPTION=VALUE, np. stacking=on
wrong-port = '{ $typed }' to nie port: od 0 do 65535
wrong-bot = nieznany bot '{ $bot }': do wyboru są { $bots } albo my_module:MyBot
wrong-bot-count = liczba botów w --bots to { $count }, a graczy { $players }: podaj jednego dla wszystkich albo tylu: { $right }
wrong-bots-many = liczba botów w --bots to { $count }, a graczy { $players }
wrong-arena-few = arena potrzebuje co najmniej dwóch botów
wrong-arena-twice = '{ $bot }' podano dwa razy
# $option is --games, --workers or --seed.
wrong-number = { $option }: musi być od { $least } do { $most }, a jest { $number }
wrong-time-limit = --time-limit musi być większy niż 0 sekund, a jest { $number }
wrong-test = --test { $typed }: napisz ELO0,ELO1, najpierw mniejsze, na przykład 0,10, albo off
wrong-test-bots = --test jest dla dwóch botów, a liczba podanych to { $count }
wrong-empty = { $file }: nie ma w nim scenariusza ani zapisu

## The table in the browser

serve-here = OneLeft działa. Otwórz { $url }
serve-network = Inni w twojej sieci otwierają { $url }
serve-stop = Gry są zapisywane w { $data }. Ctrl-C kończy; po powrocie gra toczy się dalej.

## Checking records

verify-right = poprawne: zapisy – { $records }, rundy – { $rounds }, akcje – { $actions }
# $problem is in English.
verify-wrong = błąd: { $problem }
verify-empty = nie ma w nim zapisu
# A line of progress while it runs: "sprawdzone: 1,200", "500 z 1,000 gier".
progress-verified = sprawdzone: { $done }
progress-games = gry: { $done } z { $total }
progress-deals = rozdania: { $done } z { $total }

## Simulating

simulate-compiling = Kompiluję zasady dla tego komputera, tylko raz; to potrwa pół minuty ...
simulate-rounds = rundy: { $rounds }, ruchy: { $moves }, czas: { $seconds } s, procesy: { $workers }
simulate-speed = rundy/s: { $rounds }, ruchy/s: { $moves }, ziarno: { $seed }
simulate-moves = ruchy na rundę: { $moves } (najkrótsza { $shortest }, najdłuższa { $longest })
simulate-blocked = rundy zablokowane: { $blocked }, przerwane jako niekończące się: { $abandoned }
# Headings of columns, right above the numbers: at most 4, 8, 16, 14 and 12 characters.
simulate-seat = nr
simulate-bot = bot
simulate-won = wygrane rundy
simulate-points = pkt na rundę
simulate-matches = wygr. partie

## Listing the rules

listing-editions = Edycje (--edition NAME):
listing-options = Opcje (--set OPTION=VALUE) i ich wartości w edycji { $edition }:
listing-values = Wartości: { $values }.
# How the values of an option are listed: a number, a switch, a list of names; "left" and names are typed as they stand.
listing-range = od { $least } do { $most }
listing-or = { $first } albo { $last }
listing-first = left albo miejsce od 0 do { $last }
listing-customs = lista, najwyżej { $most }: { $effects } albo własne teksty
listing-more = 'oneleft rules --explain' opisuje, jak się gra.

## Arena

arena-played = Rozdania: { $deals }, gracze: { $players }, każde z każdego miejsca. Rundy: { $rounds } w { $seconds } s, ziarno { $seed }
arena-won-rounds = Rundy wygrane przez bota po lewej, w procentach
arena-won-matches = Partie wygrane przez bota po lewej, w procentach
arena-points = Punkty na rundę bota po lewej
arena-elo = Elo
arena-test-stronger = Rozstrzygnięte: { $first } jest silniejszy niż { $second } (Elo raczej { $high } niż { $low }; { $ratio }, próg { $bound })
arena-test-not = Rozstrzygnięte: { $first } nie jest silniejszy niż { $second } o { $high } Elo (raczej { $low } niż { $high }; { $ratio }, próg -{ $bound })
arena-test-open = Nierozstrzygnięte: Elo { $low } czy { $high }, { $first } przeciw { $second } ({ $ratio }, progi ±{ $bound })
arena-forfeit = { $bot } oddaje rozdanie { $deal } na miejscu { $seat }: { $reason }
arena-forfeits-more = { $bot }: dalsze oddane rozdania są już tylko liczone
arena-forfeits = { $bot }, oddane: { $count }
