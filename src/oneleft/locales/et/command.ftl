# The command `oneleft`: its help and what it prints. %(default)s and other words in %( )s are filled in by the program: keep
# them as they are, and write a per cent sign as %%. Names of options (--set), of commands, editions and of option values
# are typed as they stand in every language.

## Help: what each command does

help-about = Kaardimängu UNO sõltumatu kodu: mängi, vaata salvestisi uuesti ja kontrolli neid, simuleeri, loe reegleid.
help-more = oneleft COMMAND --help räägib iga käsu kohta lähemalt.
help-lang = keel: %(languages)s (keskkonnast)
help-serve = laud brauseris, sulle ja su sõpradele
help-serve-about = Käivita laud brauseris. Kõik hoitakse ühes kaustas; juhtugu selle protsessiga mis tahes, midagi sellest, mida mängijad nägid, ei lähe kaotsi.
help-play = mängi terminalis bottide vastu
help-play-about = Üks inimene bottide vastu, kuni eesmärgini. Ilma valikuteta: kolm botti, ametlikud reeglid, 500 punkti. Mängu ajal seletab ? kõik ära.
help-replay = mängi stsenaariumid või salvestised uuesti läbi ja väljasta iga seis
help-replay-about = Väljastab igale reale ühe JSON-objekti: algseisu, siis iga tegevuse koos sellega, kas see võeti vastu, mis juhtus ja milline on seis pärast seda. Mitme objektiga fail, üks objekt real, mängitakse läbi järjest, tühi rida vahel. Väljumiskood 2: see pole stsenaarium ega salvestis.
help-verify = kontrolli salvestiste iga tegevust, võitjat ja punkti
help-verify-about = Mängib faili iga salvestise uuesti läbi ja kontrollib igat tegevust, võitjat, punkti, jagajat, seisu ja paari. Väljastab koguarvu ja esimese vea koos rea, ringi ja tegevusega. Väljumiskood 0: kõik on õige; 1: midagi on valesti; 2: faili ei saa lugeda.
help-simulate = lase bottidel mängida palju ringe või matše
help-simulate-about = Botid mängivad palju mänge ja lõpus väljastatakse kokkuvõte. Mäng on üks ring või valikuga --match terve matš eesmärgini. Huupi käivad botid mängivad kompileeritud reeglitega, miljoneid käike sekundis; esimesel korral kompileeritakse need selle masina jaoks. Sama seeme annab samad mängud, ükskõik mitu protsessi töötab.
help-arena = botid mängivad omavahel samade kaartidega, koos usaldusvahemikega
help-arena-about = Kaks botti või rohkem mängivad omavahel. Iga jagamine mängitakse igalt kohalt: kahe mängijaga mõlemat pidi, rohkemaga istub üks bot teiste, ühte liiki bottide seas, kordamööda igal kohal. Väljastab kogu tabeli 95 % vahemikega jagamiste kaupa, punktid ringi kohta ja Elo. Kahe botiga lõpetab järjestikune test mängu, kui on selge, kumb on tugevam. Bot, mis on liiga aeglane, jookseb kokku või vastab midagi lubamatut, kaotab selle ringi või matši, ja mäng jätkub.
help-rules = loetle väljaanded ja sätted või seleta nende koosluse reegleid
help-rules-about = Ilma valikuta --explain: väljaanded ja sätted koos väärtustega. Valikuga --explain: kehtivad reeglid sõnadega, väljaande ja selle peal muudetud sätete kohta.

## Help: the options of the commands. What is in brackets at the end is the default.

help-edition = reeglileht, mille järgi mängida: %(editions)s
help-set = muuda väljaande sätet, võib korrata; sätted loetleb 'oneleft rules'
help-serve-host = aadress, millel kuulata; 0.0.0.0 tähendab kõiki (%(default)s)
help-serve-port = port, millel kuulata (%(port)s või järgmine vaba)
help-serve-data = kus hoida laudu ja salvestisi (kasutaja andmekaust)
help-serve-database = andmebaas, kus neid selle asemel hoida, näiteks sqlite:////srv/cards/oneleft.sqlite3
help-serve-origin = veel üks aadress, mille lehed tohivad ühendust võtta, näiteks https://cards.example; võib korrata
help-serve-share = aadress, mida kutsetes näidata (leitakse ise)
help-serve-bots = oma bot kujul my_module:MyBot, mida saab laudades valida; võib korrata
help-serve-open = ava brauseris, kui töölaud on olemas
help-serve-log = kui palju logida (info)
help-play-players = mitu mängijat koos sinuga: 2 kuni 10 (4)
help-play-bots = milliseid botte: üks kõigile või igaühele oma; nimi või my_module:MyBot (%(default)s)
help-play-name = sinu nimi (küsitakse)
help-play-seed = iga kord samad kaardid ja botid (juhuslik)
help-play-target = punkte matši võiduks (500)
help-play-record = lisa iga matši salvestis sellesse faili, üks real
help-play-no-color = ilma värvideta; värve pole ka torus ega siis, kui NO_COLOR on määratud
help-replay-file = stsenaarium (.json) või salvestised (.jsonl); - on standardsisend
help-verify-file = salvestised, üks real (.jsonl); - on standardsisend
help-verify-json = väljasta tulemus ühe JSON-objektina
help-simulate-games = mitu mängu (1000)
help-simulate-players = 2 kuni 10 (sama palju kui botte või 4)
help-simulate-seed = korda simulatsiooni (juhuslik)
help-simulate-bots = random, novice, casual, skilled, expert, greedy või my_module:MyBot, koht koha järel; kui neid on kohtadest vähem, korratakse (random)
help-simulate-match = mängi terveid matše eesmärgini, mitte üksikuid ringe
help-simulate-record = kirjuta iga mängu salvestis, üks real
help-simulate-workers = mitut tuuma kasutada (kõiki)
help-simulate-json = väljasta kokkuvõte viimasele reale ühe JSON-objektina
help-arena-bots = kaks või rohkem: random, novice, casual, skilled, expert, greedy või my_module:MyBot
help-arena-players = mitu istub laua taga: 2 kuni 10 (2)
help-arena-deals = mitu jagamist iga paar igalt kohalt mängib (1000)
help-arena-seed = korda sama katset (juhuslik)
help-arena-test = ainult kahele botile: lõpeta, kui on selge, kas esimene on tugevam ELO1 võrra või kuni ELO0 võrra; off jätab testi ära (0,10)
help-arena-time = mitu sekundit tohib otsus kesta (%(default)s)
help-arena-json = väljasta tulemused ühe JSON-objektina
help-rules-explain = reeglid sõnadega
help-rules-players = seleta sellise arvu mängijate jaoks
help-rules-json = väljasta JSON

## What is wrong with the command line. One line, no full stop.

wrong-set = --set { $change }: kirjuta kujul OPTION=VALUE, näiteks stacking=on
wrong-port = '{ $typed }' ei ole port: 0 kuni 65535
wrong-bot = tundmatu bot '{ $bot }': vali nende seast: { $bots }, või kirjuta my_module:MyBot
wrong-bot-count = --bots nimetab { $count } botti, aga mängijaid on { $players }: nimeta üks kõigi jaoks või { $right }
wrong-bots-many = --bots nimetab { $count } botti, aga mängijaid on { $players }
wrong-arena-few = areenile on vaja vähemalt kahte botti
wrong-arena-twice = '{ $bot }' on nimetatud kaks korda
wrong-number = { $option } peab olema { $least } kuni { $most }, mitte { $number }
wrong-time-limit = --time-limit peab olema üle 0 sekundi, mitte { $number }
wrong-test = --test { $typed }: kirjuta ELO0,ELO1, väiksem ees, näiteks 0,10, või off
wrong-test-bots = --test on kahele botile, nimetatud on { $count }
wrong-empty = { $file }: selles pole ühtegi stsenaariumi ega salvestist

## The table in the browser

serve-here = OneLeft on valmis. Ava { $url }
serve-network = Teised sinu võrgus avavad { $url }
serve-stop = Mänge hoitakse kaustas { $data }. Ctrl-C peatab; lauad jätkavad, kui tagasi tuled.

## Checking records

verify-right = õige: salvestisi { $records }, ringe { $rounds }, tegevusi { $actions }
verify-wrong = viga: { $problem }
verify-empty = selles pole ühtegi salvestist
progress-verified = { $done } kontrollitud
progress-games = mänge { $done } / { $total }
progress-deals = jagamisi: { $done } / { $total }

## Simulating

simulate-compiling = Kompileerin reegleid selle masina jaoks, ainult üks kord; selleks kulub pool minutit ...
simulate-rounds = ringe { $rounds }, käike { $moves }, aeg { $seconds } s, protsesse { $workers }
simulate-speed = { $rounds } ringi/s, { $moves } käiku/s, seeme { $seed }
simulate-moves = { $moves } käiku ringis (lühim { $shortest }, pikim { $longest })
simulate-blocked = ummikusse jäi ringe { $blocked }, lõputuna jäeti pooleli { $abandoned }
simulate-seat = koht
simulate-bot = bot
simulate-won = võidetud ringe
simulate-points = punkte ringis
simulate-matches = matšivõite

## Listing the rules

listing-editions = Väljaanded (--edition NAME):
listing-options = Sätted (--set OPTION=VALUE) ja nende väärtused väljaandes { $edition }:
listing-values = Väärtused: { $values }.
listing-range = { $least } kuni { $most }
listing-or = { $first } või { $last }
listing-first = left või koht 0 kuni { $last }
listing-customs = loend, kõige rohkem { $most }, nendest: { $effects } või sinu enda tekstid
listing-more = 'oneleft rules --explain' ütleb sõnadega, kuidas mängitakse.

## Areen

arena-played = Jagamisi: { $deals }, mängijaid: { $players }, igaüks igalt kohalt. Ringe: { $rounds }, aeg { $seconds } s, seeme { $seed }
arena-won-rounds = Vasakpoolse boti võidetud ringid, protsentides
arena-won-matches = Vasakpoolse boti võidetud matšid, protsentides
arena-points = Vasakpoolse boti punktid ringi kohta
arena-elo = Elo
arena-test-stronger = Selge: { $first } on tugevam kui { $second } (Elo pigem { $high } kui { $low }; { $ratio }, lävi { $bound })
arena-test-not = Selge: { $first } ei ole { $high } Elo võrra tugevam kui { $second } (pigem { $low } kui { $high }; { $ratio }, lävi -{ $bound })
arena-test-open = Ei ole selge: Elo { $low } või { $high }, { $first } ja { $second } ({ $ratio }, läved ±{ $bound })
arena-forfeit = { $bot } loovutab jagamise { $deal } kohal { $seat }: { $reason }
arena-forfeits-more = { $bot }: edasised loovutamised ainult loetakse
arena-forfeits = { $bot } loovutas: { $count }
