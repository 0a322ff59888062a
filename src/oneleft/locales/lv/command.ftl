# Komanda `oneleft`: palīdzība un tas, ko tā izdrukā. %(default)s un citus vārdus %( )s aizpilda programma.

## Palīdzība: ko dara katra komanda

help-about = Neatkarīgas UNO kāršu spēles mājas: spēlē, atkārto un pārbaudi ierakstus, simulē, lasi noteikumus.
help-more = oneleft COMMAND --help pastāsta vairāk par katru komandu.
help-lang = valoda: %(languages)s (no vides iestatījumiem)
help-serve = galds pārlūkā tev un draugiem
help-serve-about = Atver galdu pārlūkā. Viss glabājas vienā mapē; lai kas notiktu ar šo procesu, nekas, ko spēlētāji jau redzēja notiekam, nepazūd.
help-play = spēlē terminālī pret botiem
help-play-about = Viens cilvēks pret botiem līdz mērķa punktiem. Bez opcijām: trīs boti, oficiālie noteikumi, 500 punktu. Spēles laikā ? visu izskaidro.
help-replay = izspēlē scenārijus vai ierakstus vēlreiz, izdrukājot katru stāvokli
help-replay-about = Izdrukā pa vienam JSON objektam rindā: sākuma stāvokli, tad katru darbību – vai to pieņēma, kas notika un kāds stāvoklis pēc tās. Ja failā ir vairāki objekti, katrs savā rindā, tos izspēlē citu pēc cita ar tukšu rindu pa vidu. Izejas kods 2: tas nav ne scenārijs, ne ieraksts.
help-verify = pārbaudi katru darbību, uzvarētāju un punktu ierakstos
help-verify-about = Izspēlē vēlreiz visus faila ierakstus un pārbauda katru darbību, uzvarētāju, punktu, dalītāju, rezultātu un pāri. Izdrukā skaitu un pirmo kļūdu ar tās rindu, raundu un darbību. Izejas kods 0: viss pareizi; 1: kaut kas nav pareizi; 2: failu nevar izlasīt.
help-simulate = ļauj botiem izspēlēt daudz raundu vai spēļu
help-simulate-about = Boti izspēlē daudz partiju, un tiek izdrukāts kopsavilkums. Partija ir viens raunds vai, ar --match, vesela spēle līdz mērķim. Nejaušie boti spēlē ar kompilētiem noteikumiem, miljoniem gājienu sekundē; pirmoreiz tos kompilē šim datoram. Tā pati sēkla dod tās pašas partijas, lai cik procesu strādātu.
help-arena = boti spēlē savā starpā ar vienām un tām pašām kārtīm, ar ticamības intervāliem
help-arena-about = Divi boti vai vairāk spēlē savā starpā. Katru dalījumu spēlē no katras vietas: divatā abējādi, ar vairāk spēlētājiem viens bots sēž starp citiem, viena veida botiem, pēc kārtas katrā vietā. Izdrukā visu tabulu ar 95 % intervāliem pa dalījumiem, punktus raundā un Elo. Ar diviem botiem secīgs tests beidz izspēli, kad ir skaidrs, kurš ir stiprāks. Bots, kas ir par lēnu, salūst vai atbild ko neatļautu, zaudē to raundu vai spēli, un pārējais turpinās.
help-rules = parādi versijas un opcijas vai izskaidro noteikumus
help-rules-about = Bez --explain: versijas un opcijas ar to vērtībām. Ar --explain: spēkā esošie noteikumi vārdos – versijai un opcijām, kas tajā mainītas.

## Palīdzība: komandu opcijas. Iekavās beigās ir noklusējums.

help-edition = noteikumu versija, pēc kuras spēlēt: %(editions)s
help-set = maini kādu versijas opciju, var atkārtot; 'oneleft rules' tās parāda
help-serve-host = adrese, kurā klausīties; 0.0.0.0 – visās (%(default)s)
help-serve-port = ports, kurā klausīties (%(port)s vai nākamais brīvais)
help-serve-data = kur glabāt galdus un ierakstus (lietotāja datu mape)
help-serve-database = datubāze, kurā tos glabāt tā vietā, piemēram, sqlite:////srv/cards/oneleft.sqlite3
help-serve-origin = vēl kāda adrese, kuras lapas drīkst pieslēgties, piemēram, https://cards.example; var atkārtot
help-serve-share = adrese, ko rādīt ielūgumos (tiek noskaidrota)
help-serve-bots = paša bots, piemēram, my_module:MyBot, ko izvēlēties pie galdiem; var atkārtot
help-serve-open = atver to pārlūkā, ja ir darbvirsma
help-serve-log = cik daudz rakstīt žurnālā (info)
help-play-players = cik spēlētāju kopā ar tevi: 2 līdz 10 (4)
help-play-bots = boti: viens visiem vai katram savs; nosaukums vai my_module:MyBot (%(default)s)
help-play-name = tavs vārds (tiek pajautāts)
help-play-seed = katru reizi tās pašas kārtis un boti (nejauši)
help-play-target = punkti, ar kuriem uzvar spēlē (500)
help-play-record = pievieno šim failam katras spēles ierakstu, katru savā rindā
help-play-no-color = bez krāsām; to nav arī caur cauruli vai ar iestatītu NO_COLOR
help-replay-file = scenārijs (.json) vai ieraksti (.jsonl); - ir standarta ievade
help-verify-file = ieraksti, katrs savā rindā (.jsonl); - ir standarta ievade
help-verify-json = izdrukā iznākumu kā vienu JSON objektu
help-simulate-games = cik partiju (1000)
help-simulate-players = 2 līdz 10 (tik, cik botu, vai 4)
help-simulate-seed = atkārto simulāciju (nejauši)
help-simulate-bots = random, novice, casual, skilled, expert, greedy vai my_module:MyBot pa vietām; ja mazāk nekā vietu, tie atkārtojas (random)
help-simulate-match = izspēlē veselas spēles līdz mērķim, nevis atsevišķus raundus
help-simulate-record = saglabā katras partijas ierakstu, katru savā rindā
help-simulate-workers = cik kodolu izmantot (visus)
help-simulate-json = izdrukā kopsavilkumu kā vienu JSON objektu pēdējā rindā
help-arena-bots = divi vai vairāk: random, novice, casual, skilled, expert, greedy vai my_module:MyBot
help-arena-players = cik sēž pie galda: no 2 līdz 10 (2)
help-arena-deals = cik dalījumu katrs pāris spēlē no katras vietas (1000)
help-arena-seed = atkārtot (nejauši)
help-arena-test = tikai diviem botiem: beigt, kad ir skaidrs, vai pirmais ir stiprāks par ELO1 vai ne vairāk kā par ELO0; off – bez testa (0,10)
help-arena-time = cik sekunžu drīkst ilgt lēmums (%(default)s)
help-arena-json = izdrukā rezultātus kā vienu JSON objektu
help-rules-explain = noteikumi vārdos
help-rules-players = izskaidro šādam spēlētāju skaitam
help-rules-json = izdrukā JSON

## Kas komandrindā nav pareizi

wrong-set = --set { $change }: raksti OPTION=VALUE, piemēram, stacking=on
wrong-port = '{ $typed }' nav ports: no 0 līdz 65535
wrong-bot = nezināms bots '{ $bot }': izvēlies no { $bots } vai raksti my_module:MyBot
wrong-bot-count = --bots nosaukto botu skaits ir { $count }, spēlētāju skaits – { $players }: nosauc vienu visiem vai tieši { $right }
wrong-bots-many = --bots nosaukto botu skaits ir { $count }, bet spēlētāju skaits – { $players }
wrong-arena-few = arēnai vajag vismaz divus botus
wrong-arena-twice = '{ $bot }' nosaukts divreiz
wrong-number = { $option } jābūt no { $least } līdz { $most }, nevis { $number }
wrong-time-limit = --time-limit jābūt lielākam par 0 sekundēm, nevis { $number }
wrong-test = --test { $typed }: raksti ELO0,ELO1, mazāko vispirms, piemēram, 0,10, vai off
wrong-test-bots = --test ir diviem botiem, bet nosaukto skaits ir { $count }
wrong-empty = { $file }: tajā nav ne scenārija, ne ieraksta

## Galds pārlūkā

serve-here = OneLeft ir gatavs. Atver { $url }
serve-network = Citi tavā tīklā atver { $url }
serve-stop = Spēles glabājas šeit: { $data }. Ctrl-C aptur; kad atgriezīsies, galdi turpināsies.

## Ierakstu pārbaude

verify-right = pareizi: ieraksti { $records }, raundi { $rounds }, darbības { $actions }
verify-wrong = nepareizi: { $problem }
verify-empty = tajā nav neviena ieraksta
progress-verified = pārbaudīti { $done }
progress-games = partijas: { $done } no { $total }
progress-deals = dalījumi: { $done } no { $total }

## Simulācija

simulate-compiling = Kompilē noteikumus šim datoram, vienreiz; tas aizņem pusminūti ...
simulate-rounds = raundi: { $rounds }, gājieni: { $moves }, laiks: { $seconds } s, procesi: { $workers }
simulate-speed = { $rounds } raundi/s, { $moves } gājieni/s, sēkla { $seed }
simulate-moves = gājieni raundā: { $moves } (īsākais { $shortest }, garākais { $longest })
simulate-blocked = bloķēti raundi: { $blocked }, pamesti kā bezgalīgi: { $abandoned }
# Virsraksti virs skaitļiem: ne vairāk kā 4, 8, 16, 14 un 12 rakstzīmes.
simulate-seat = nr.
simulate-bot = bots
simulate-won = uzvarēti raundi
simulate-points = punkti raundā
simulate-matches = uzv. spēles

## Noteikumu saraksts

listing-editions = Versijas (--edition NAME):
listing-options = Opcijas (--set OPTION=VALUE) un to vērtība versijā { $edition }:
listing-values = Vērtības: { $values }.
listing-range = { $least } līdz { $most }
listing-or = { $first } vai { $last }
listing-first = left vai vieta no 0 līdz { $last }
listing-customs = saraksts, kurā ir ne vairāk kā { $most } no šiem: { $effects } vai savi teksti
listing-more = 'oneleft rules --explain' vārdos pastāsta, kā spēlē.

## Arēna

arena-played = Dalījumi: { $deals }, spēlētāji: { $players }, katrs no katras vietas. Raundi: { $rounds }, { $seconds } s, sēkla { $seed }
arena-won-rounds = Kreisajā pusē minētā bota uzvarētie raundi, procentos
arena-won-matches = Kreisajā pusē minētā bota uzvarētās spēles, procentos
arena-points = Kreisajā pusē minētā bota punkti raundā
arena-elo = Elo
arena-test-stronger = Skaidrs: { $first } ir stiprāks nekā { $second } (Elo drīzāk { $high } nekā { $low }; { $ratio }, slieksnis { $bound })
arena-test-not = Skaidrs: { $first } nav par { $high } Elo stiprāks nekā { $second } (drīzāk { $low } nekā { $high }; { $ratio }, slieksnis -{ $bound })
arena-test-open = Nav skaidrs: Elo { $low } vai { $high }, { $first } pret { $second } ({ $ratio }, sliekšņi ±{ $bound })
arena-forfeit = { $bot } atdod dalījumu { $deal } vietā { $seat }: { $reason }
arena-forfeits-more = { $bot }: turpmāk atdotie dalījumi tiek tikai skaitīti
arena-forfeits = { $bot }, atdots: { $count }
