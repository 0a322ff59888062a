# The command `oneleft`: its help and what it prints. %(default)s and other words in %( )s are filled in by the program: keep
# them as they are, and write a per cent sign as %%. Names of options (--set), of commands, editions and of option values
# are typed as they stand in every language.

## Help: what each command does

help-about = Nepriklausomi UNO kortų žaidimo namai: žaisk, kartok ir tikrink įrašus, simuliuok, skaityk taisykles.
help-more = Daugiau apie kiekvieną komandą: oneleft COMMAND --help.
help-lang = kalba: %(languages)s (pagal aplinką)
help-serve = stalas naršyklėje tau ir draugams
help-serve-about = Paleidžia stalą naršyklėje. Viskas laikoma viename aplanke; kad ir kas nutiktų šiam procesui, niekas, ką žaidėjai jau matė, nedings.
help-play = žaisti terminale su botais
help-play-about = Vienas žmogus prieš botus, iki sutarto taškų skaičiaus. Be parinkčių: trys botai, oficialios taisyklės, 500 taškų. Žaidžiant ? viską paaiškina.
help-replay = pakartoti scenarijus ar įrašus ir parodyti kiekvieną būseną
help-replay-about = Spausdina po vieną JSON objektą eilutėje: pradinę būseną, paskui kiekvieną veiksmą – ar jis priimtas, kas įvyko ir kokia būsena po jo. Jei faile keli objektai, po vieną eilutėje, jie kartojami vienas po kito, tarp jų tuščia eilutė. Išėjimo kodas 2: tai ne scenarijus ir ne įrašas.
help-verify = patikrinti kiekvieną įrašų veiksmą, laimėtoją ir tašką
help-verify-about = Pakartoja kiekvieną failo įrašą ir patikrina visus veiksmus, laimėtojus, taškus, dalytojus, rezultatus ir komandas. Parodo, kiek patikrinta, ir pirmą klaidą: eilutę, raundą ir veiksmą. Išėjimo kodas 0: viskas teisinga; 1: yra klaida; 2: failo perskaityti nepavyko.
help-simulate = leisti botams sužaisti daug raundų ar mačų
help-simulate-about = Botai sužaidžia daug žaidimų, o pabaigoje parodoma suvestinė. Žaidimas yra vienas raundas, o su --match – visas mačas iki tikslo. Atsitiktiniai botai žaidžia pagal sukompiliuotas taisykles, milijonus ėjimų per sekundę; pirmą kartą jos sukompiliuojamos šiam kompiuteriui. Ta pati sėkla duoda tuos pačius žaidimus, kad ir kiek būtų procesų.
help-arena = botai žaidžia tarpusavyje tomis pačiomis kortomis, su pasikliautinaisiais intervalais
help-arena-about = Du botai ar daugiau žaidžia tarpusavyje. Kiekvienas dalijimas žaidžiamas iš kiekvienos vietos: dviese abiem kryptimis, o kai žaidėjų daugiau, vienas botas sėdi tarp kitų, vienos rūšies botų, paeiliui kiekvienoje vietoje. Parodo visą lentelę su 95 % intervalais pagal dalijimus, taškus per raundą ir Elo. Su dviem botais nuoseklusis testas baigia žaidimą, kai aišku, kuris stipresnis. Botas, kuris per lėtas, sugenda ar atsako kas neleistina, pralaimi tą raundą ar mačą, o žaidimas tęsiasi.
help-rules = išvardyti variantus ir parinktis arba paaiškinti jų derinio taisykles
help-rules-about = Be --explain: variantai ir parinktys su reikšmėmis. Su --explain: galiojančios taisyklės žodžiais – pagal variantą ir pakeistas parinktis.

## Help: the options of the commands. What is in brackets at the end is the default.

help-edition = pagal kokį taisyklių variantą žaisti: %(editions)s
help-set = pakeisti varianto parinktį, galima kartoti; sąrašas – 'oneleft rules'
help-serve-host = adresas, kuriuo klausytis; 0.0.0.0 – visais (%(default)s)
help-serve-port = prievadas, kuriuo klausytis (%(port)s arba kitas laisvas)
help-serve-data = kur laikyti stalus ir įrašus (naudotojo duomenų aplankas)
help-serve-database = duomenų bazė, kurioje juos laikyti vietoj to, pavyzdžiui, sqlite:////srv/cards/oneleft.sqlite3
help-serve-origin = kitas adresas, kurio puslapiai gali jungtis, pavyzdžiui, https://cards.example; galima kartoti
help-serve-share = adresas, rodomas kvietimuose (randamas automatiškai)
help-serve-bots = savas botas, pavyzdžiui, my_module:MyBot, kurį galima rinktis prie stalų; galima kartoti
help-serve-open = atverti naršyklėje, jei yra darbalaukis
help-serve-log = kiek rašyti į žurnalą (info)
help-play-players = kiek žaidžia kartu su tavimi: nuo 2 iki 10 (4)
help-play-bots = botai: vienas visiems arba po vieną kiekvienam; vardas arba my_module:MyBot (%(default)s)
help-play-name = tavo vardas (paklausiama)
help-play-seed = kaskart tos pačios kortos ir botai (atsitiktinai)
help-play-target = kiek taškų reikia mačui laimėti (500)
help-play-record = į šį failą pridėti kiekvieno mačo įrašą, po vieną eilutėje
help-play-no-color = be spalvų; jų nėra ir per kanalą (pipe) arba nustačius NO_COLOR
help-replay-file = scenarijus (.json) arba įrašai (.jsonl); - reiškia standartinę įvestį
help-verify-file = įrašai, po vieną eilutėje (.jsonl); - reiškia standartinę įvestį
help-verify-json = rezultatą parodyti vienu JSON objektu
help-simulate-games = kiek žaidimų (1000)
help-simulate-players = nuo 2 iki 10 (tiek, kiek botų, arba 4)
help-simulate-seed = pakartoti simuliaciją (atsitiktinai)
help-simulate-bots = random, novice, casual, skilled, expert, greedy arba my_module:MyBot, vieta po vietos; jei jų mažiau nei vietų, kartojami (random)
help-simulate-match = žaisti visus mačus iki tikslo, o ne pavienius raundus
help-simulate-record = rašyti kiekvieno žaidimo įrašą, po vieną eilutėje
help-simulate-workers = kiek branduolių naudoti (visus)
help-simulate-json = suvestinę paskutinėje eilutėje parodyti vienu JSON objektu
help-arena-bots = du ar daugiau: random, novice, casual, skilled, expert, greedy arba my_module:MyBot
help-arena-players = kiek sėdi prie stalo: nuo 2 iki 10 (2)
help-arena-deals = kiek dalijimų žaidžia kiekviena pora iš kiekvienos vietos (1000)
help-arena-seed = pakartoti (atsitiktinai)
help-arena-test = tik dviem botams: baigti, kai aišku, ar pirmas stipresnis per ELO1, ar ne daugiau kaip per ELO0; off – be testo (0,10)
help-arena-time = kiek sekundžių gali trukti sprendimas (%(default)s)
help-arena-json = parodyti rezultatus vienu JSON objektu
help-rules-explain = taisyklės žodžiais
help-rules-players = aiškinti tokiam žaidėjų skaičiui
help-rules-json = parodyti JSON

## What is wrong with the command line. One line, no full stop.

wrong-set = --set { $change }: rašyk OPTION=VALUE, pavyzdžiui, stacking=on
wrong-port = '{ $typed }' nėra prievadas: jis būna nuo 0 iki 65535
wrong-bot = nežinomas botas '{ $bot }': galima rinktis { $bots } arba rašyti my_module:MyBot
wrong-bot-count = --bots nurodo botų: { $count }, o žaidėjų yra { $players }: nurodyk vieną visiems arba { $right }
wrong-bots-many = --bots nurodo botų: { $count }, o žaidėjų yra { $players }
wrong-arena-few = arenai reikia bent dviejų botų
wrong-arena-twice = '{ $bot }' nurodytas du kartus
# $option is --games, --workers or --seed.
wrong-number = { $option } turi būti nuo { $least } iki { $most }, o ne { $number }
wrong-time-limit = --time-limit turi būti daugiau nei 0 sekundžių, o ne { $number }
wrong-test = --test { $typed }: rašyk ELO0,ELO1, mažesnį pirma, pavyzdžiui, 0,10, arba off
wrong-test-bots = --test skirtas dviem botams, o nurodyta { $count }
wrong-empty = { $file }: čia nėra nei scenarijaus, nei įrašo

## The table in the browser

serve-here = OneLeft paruoštas. Atverk { $url }
serve-network = Kiti tavo tinkle atveria { $url }
serve-stop = Žaidimai laikomi čia: { $data }. Ctrl-C sustabdo; kai grįši, stalai tęsis.

## Checking records

verify-right = teisinga: įrašų – { $records }, raundų – { $rounds }, veiksmų – { $actions }
# $problem is in English.
verify-wrong = klaida: { $problem }
verify-empty = čia nėra nė vieno įrašo
# A line of progress while it runs: "1,200 verified", "500 of 1,000 games".
progress-verified = patikrinta: { $done }
progress-games = žaidimai: { $done } iš { $total }
progress-deals = dalijimai: { $done } iš { $total }

## Simulating

simulate-compiling = Taisyklės kompiliuojamos šiam kompiuteriui, tik vieną kartą; tai trunka pusę minutės ...
simulate-rounds = raundų: { $rounds }, ėjimų: { $moves }, laikas: { $seconds } s, procesų: { $workers }
simulate-speed = raundų/s: { $rounds }, ėjimų/s: { $moves }, sėkla: { $seed }
simulate-moves = ėjimų per raundą: { $moves } (trumpiausias { $shortest }, ilgiausias { $longest })
simulate-blocked = užblokuotų raundų: { $blocked }, nutrauktų kaip begalinių: { $abandoned }
# Headings of columns, right above the numbers: at most 4, 8, 16, 14 and 12 characters.
simulate-seat = nr.
simulate-bot = botas
simulate-won = laimėta raundų
simulate-points = taškai/raundą
simulate-matches = laimėta mačų

## Listing the rules

listing-editions = Variantai (--edition NAME):
listing-options = Parinktys (--set OPTION=VALUE) ir jų reikšmės variante { $edition }:
listing-values = Reikšmės: { $values }.
# How the values of an option are listed: a number, a switch, a list of names; "left" and names are typed as they stand.
listing-range = nuo { $least } iki { $most }
listing-or = { $first } arba { $last }
listing-first = left arba vieta nuo 0 iki { $last }
listing-customs = sąrašas, daugiausia { $most }: { $effects } arba savi tekstai
listing-more = Kaip žaidžiama, žodžiais pasako 'oneleft rules --explain'.

## Arena

arena-played = Dalijimai: { $deals }, žaidėjai: { $players }, kiekvienas iš kiekvienos vietos. Raundai: { $rounds } per { $seconds } s, sėkla { $seed }
arena-won-rounds = Kairėje nurodyto boto laimėti raundai, procentais
arena-won-matches = Kairėje nurodyto boto laimėti mačai, procentais
arena-points = Kairėje nurodyto boto taškai per raundą
arena-elo = Elo
arena-test-stronger = Aišku: { $first } stipresnis nei { $second } (Elo veikiau { $high } nei { $low }; { $ratio }, riba { $bound })
arena-test-not = Aišku: { $first } nėra stipresnis nei { $second } per { $high } Elo (veikiau { $low } nei { $high }; { $ratio }, riba -{ $bound })
arena-test-open = Neaišku: Elo { $low } ar { $high }, { $first } prieš { $second } ({ $ratio }, ribos ±{ $bound })
arena-forfeit = { $bot } atiduoda dalijimą { $deal } vietoje { $seat }: { $reason }
arena-forfeits-more = { $bot }: toliau atiduoti dalijimai tik skaičiuojami
arena-forfeits = { $bot }, atiduota: { $count }
