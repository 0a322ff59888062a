# Galds pārlūkā. Pogas ir mazas: apmēram angļu teksta garumā, ne vairāk kā pusotru reizi garākas.
# Spēlētāju vārdi ($name, $by, $host) ir tādi, kā ierakstīti, un nelokās.

## Pie galda

table-title = Galds { $code }
table-title-turn = Tavs gājiens
table-name-ask = Kā pārējiem tevi saukt?
table-name-label = Tavs vārds
table-name-go = Pie galda
table-connecting = Ejam pie galda…
table-reconnecting = Savienojums pazuda. Atjaunojam…
table-offline = Tu esi bezsaistē. Pēc brīža mēģini vēlreiz.
table-not-now = Tagad tā nevar.
table-home = Uz sākumlapu
table-gone-no_table = Galda { $code } nav
table-gone-no_table-more = Varbūt kodā ir pārrakstīšanās kļūda, vai galds jau sen slēgts.
table-gone-kicked = Saimnieks tevi izraidīja no šī galda
table-gone-closed = Šis galds ir slēgts
table-gone-full = Šis galds ir pilns
table-gone-bad_hello = Šī lapa nesaprot serveri
table-gone-bad_hello-more = Ielādē lapu vēlreiz: varbūt serveris ir atjaunināts.
table-gone-reload = Ielādēt vēlreiz

## Gaidot

wait-heading = Pirms spēles
wait-places = Vietas
wait-free = Brīva
wait-you = tu
wait-host = saimnieks
wait-away = nav klāt
wait-bot = bots: { $kind }
wait-sit = Sēsties šeit
wait-take-bot = Sēsties bota vietā
wait-take-left = Ieņemt vietu
wait-sit-again = Apsēsties atkal
wait-stand = Piecelties
wait-put-bot = Likt botu
wait-bot-for = Bots { $place }. vietā
wait-remove-bot = Noņemt
wait-fill = Aizpildīt ar botiem
wait-kick = Izraidīt: { $name }
wait-kick-short = Izraidīt
wait-make-host = Par saimnieku
wait-make-host-of = Par saimnieku: { $name }
wait-people = Bez vietas
wait-missing = { $free ->
        [zero] Brīvas { $free } vietas: uzaicini kādu vai liec botus.
        [one] Brīva { $free } vieta: uzaicini kādu vai liec botu.
       *[other] Brīvas { $free } vietas: uzaicini kādu vai liec botus.
    }
wait-missing-guest = { $free ->
        [zero] Brīvas { $free } vietas. Spēli varēs sākt, kad tās būs aizņemtas.
        [one] Brīva { $free } vieta. Spēli varēs sākt, kad tā būs aizņemta.
       *[other] Brīvas { $free } vietas. Spēli varēs sākt, kad tās būs aizņemtas.
    }
wait-for-host = Visi ir klāt. Spēli sāks { $name }.
wait-can-start = Visi ir klāt.
wait-start = Sākt spēli
wait-settings = Iestatījumi un noteikumi
wait-settings-save = Lietot šos iestatījumus
wait-settings-cancel = Atcelt
wait-rules = Šī galda noteikumi vienkāršiem vārdiem
wait-rules-loading = Lasām noteikumus…
wait-rules-failed = Noteikumus neizdevās ielādēt.
wait-invite = Uzaicini
wait-invite-more = Ar šo saiti var piesēsties ikviens. Kods ir { $code }.
wait-link = Saite uz šo galdu
wait-copy = Kopēt
wait-copied = Nokopēts
wait-copy-failed = Kopēt te nav atļauts: iezīmē saiti un nokopē to.

## Galda izvēlne

menu-open = Galds
menu-close = Aizvērt
menu-heading = Šis galds
menu-players = Spēlētāji
menu-name = Tavs vārds
menu-rename = Mainīt
menu-leave = Iet prom
menu-leave-sure-playing = Iet prom no spēles? Tavā vietā tālāk spēlēs bots.
menu-leave-sure = Iet prom no galda?
menu-leave-yes = Iet prom
menu-leave-no = Palikt
menu-round = { $round }. raunds
menu-talk = Čats un notikumi
menu-talk-unread = { $count ->
        [zero] Čats un notikumi, { $count } jaunu ziņu
        [one] Čats un notikumi, { $count } jauna ziņa
       *[other] Čats un notikumi, { $count } jaunas ziņas
    }

## Vietas

seat-cards = { $count ->
        [0] nav kāršu
        [zero] { $count } kāršu
        [one] { $count } kārts
       *[other] { $count } kārtis
    }
seat-label = { $name }, { $cards }
seat-score = { $points ->
        [zero] { $points } punktu
        [one] { $points } punkts
       *[other] { $points } punkti
    }
seat-turn = tagad iet
seat-uno = UNO!
seat-exposed = nepateica UNO
seat-exposed-short = bez UNO!
seat-veto = VETO: izlaiž gājienu
seat-veto-short = VETO
seat-elbows = elkoņi taisni
seat-three = liek vai velk trīs
seat-dealer = dalītājs
seat-dealer-short = D
seat-stand-in = spēlē bots
seat-left = aizgāja
seat-away = nav klāt
seat-partner = partneris
seat-played = lika: { $card }
seat-drew = +{ $count }
seat-drew-label = { $count ->
        [1] paņēma kārti
        [zero] paņēma { $count } kāršu
        [one] paņēma { $count } kārti
       *[other] paņēma { $count } kārtis
    }
seat-passed = pasēja
seat-passed-short = –
seat-skipped = izlaida gājienu
seat-skipped-short = ⊘
seat-stand-in-short = bots
seat-left-short = prom
seat-elbows-short = elkoņi
seat-three-short = 3?
seat-open-hand = { $name } tur rokā: { $cards }

## Kaudzes

pile-draw = Vilkšanas kaudze, { $count ->
        [zero] { $count } kāršu
        [one] { $count } kārts
       *[other] { $count } kārtis
    }
pile-draw-press = { $pile }. { $action }
pile-top = Virsējā kārts: { $card }
pile-none = Kāršu vēl nav
pile-color = Krāsa tagad: { $color }
pile-color-none = Krāsas vēl nav
pile-clockwise = Spēle iet pulksteņrādītāja virzienā
pile-counter = Spēle iet pretēji pulksteņrādītājam
pile-pending = +{ $count }
pile-pending-label = { $count ->
        [zero] Sods: { $count } kāršu
        [one] Sods: { $count } kārts
       *[other] Sods: { $count } kārtis
    }

## Kurš iet

turn-you = Tavs gājiens
turn-other = Tagad iet { $name }
turn-respond-you = { $count ->
        [zero] Tev draud { $count } kāršu
        [one] Tev draud { $count } kārts
       *[other] Tev draud { $count } kārtis
    }
turn-respond-other = { $count ->
        [zero] Sods: { $count } kāršu, atbild { $name }
        [one] Sods: { $count } kārts, atbild { $name }
       *[other] Sods: { $count } kārtis, atbild { $name }
    }
turn-color-you = Pirmā kārts ir melna: nosauc krāsu
turn-color-other = { $name } nosauc krāsu
turn-drawn-you = Liec izvilkto kārti vai paturi to
turn-drawn-none-you = Neder: velc vēl vai beidz
turn-drawn-other = { $name } izvilka kārti
turn-discard-you = { $count ->
        [zero] Izmet { $count } kāršu pēc izvēles
        [one] Izmet { $count } kārti pēc izvēles
       *[other] Izmet { $count } kārtis pēc izvēles
    }
turn-discard-other = { $name } izmet kārtis
turn-vote-you = Tu izstāstīji joku: lemj pārējie
turn-vote-other = { $name } izstāstīja joku
turn-perform-you = Uzstājies vai nobīsties
turn-perform-other = { $name } uzstājas vai nobīstas
turn-three-you = Liec kārti vai velc trīs
turn-shuffle = Kārtis tiek jauktas
turn-over = Raunds ir beidzies
turn-jump = Tev ir tāda pati kārts: iespraucies!
turn-clock = { $seconds ->
        [zero] Atlikušas { $seconds } sekundes
        [one] Atlikusi { $seconds } sekunde
       *[other] Atlikušas { $seconds } sekundes
    }

## Ko var darīt. Burts ir taustiņš, kas to izdara.

act-hand = Tavas kārtis
act-actions = Ko tu vari darīt
act-draw = Vilkt kārti
act-draw-more = Vilkt vēl
act-draw-three = Vilkt trīs
act-draw-penalty = { $count ->
        [zero] Ņemt { $count } kāršu
        [one] Ņemt { $count } kārti
       *[other] Ņemt { $count } kārtis
    }
act-pass = Paturēt
act-pass-stop = Beigt un pasēt
act-challenge = Apstrīdēt
act-uno = UNO!
act-uno-say = UNO! Pateikt tūlīt
act-uno-arm = UNO! Pateikt ar nākamo kārti
act-uno-armed = UNO! Tiks pateikts ar nākamo kārti
act-catch = Pieķert: { $name }!
act-catch-short = Pieķert!
act-key = { $label } (taustiņš { $key })
act-sort-color = pēc krāsas
act-sort-value = pēc vērtības
act-sort-drawn = kā vilktas
act-sort-label = Kārtot kārtis: tagad { $order }
act-cancel = Atcelt
act-close = Aizvērt
act-perform = Uzstāties
act-chicken = Nobīties un ņemt 4
act-yes-laughed = Jā, kāds smējās
act-no-laughed = Nē, neviens
act-color-for = Krāsa kārtij „{ $card }”
act-trade-for = Ar ko mainīt kārtis?
act-wrong-play = { $costs ->
        [zero] Tomēr likt: { $card } (maksā { $costs } kāršu)
        [one] Tomēr likt: { $card } (maksā { $costs } kārti)
       *[other] Tomēr likt: { $card } (maksā { $costs } kārtis)
    }
act-player-menu = { $name }: ko tu vari darīt
act-accuse-uno = Apsūdzēt, ka nepateica UNO
act-accuse-sure = { $costs ->
        [zero] Šķiet, { $name } nav parādā UNO. Ja kļūdīsies, ņemsi { $costs } kāršu.
        [one] Šķiet, { $name } nav parādā UNO. Ja kļūdīsies, ņemsi { $costs } kārti.
       *[other] Šķiet, { $name } nav parādā UNO. Ja kļūdīsies, ņemsi { $costs } kārtis.
    }
act-accuse-yes = Apsūdzēt: { $name }
act-veto = Uzlikt VETO: { $name }
act-vote-ask = { $name } izstāstīja joku. Vai kāds smējās? Pietiek ar vienu „jā”.
act-vote-wait = Pārējie balso par tavu joku.
act-vote-done = Tu nobalsoji. Gaidām pārējos.
act-perform-ask = Sniedz priekšnesumu vai nobīsties.
act-challenge-what = { $name } lika „Ņem četras”, kad krāsa bija { $color }. Tā drīkst tikai tad, ja rokā nav nevienas šīs krāsas kārts; { $name } tur rokā { $count ->
        [zero] { $count } kāršu
        [one] { $count } kārti
       *[other] { $count } kārtis
    }.
act-challenge-odds = Ja tas bija blefs, { $name } ņem { $count }. Ja nebija, tu ņem { $more }.
act-stack-hint = Vari atbildēt, pieliekot klāt kārti.
act-shown = { $name } tev parādīja

## Par tevi

me-watching = Tu skaties.
me-watching-seat = Galda izvēlnē vari ieņemt kāda bota vietu.
me-not-in-round = Tu šajā raundā nespēlē.
me-stand-in = Tavā vietā spēlē bots.
me-take-over = Pārņemt
me-no-spectators = Šo raundu nevar skatīties. Rezultātu redzēsi, kad tas būs galā.

## Čats un notikumi

talk-log = Notikumi
talk-chat = Čats
talk-newest = Kas tikko notika
talk-empty-log = Vēl nekas nav noticis.
talk-empty-chat = Vēl neviens neko nav teicis.
talk-say = Ziņa
talk-send = Sūtīt
talk-react = Reakcijas
talk-react-with = Reaģēt ar { $emoji }
talk-you = Tu
talk-veto = VETO
talk-veto-label = Uzlikt par to VETO kārti: { $name }
talk-accuse = Saka priekšā!
talk-accuse-label = Apsūdzēt teikšanā priekšā: { $name }
accuse-panel = { $by } apgalvo, ka { $name } teica priekšā: „{ $text }” Divas kārtis par to?
accuse-yes = Jā, 2 kārtis
accuse-no = Nē
accuse-waiting = Nobalsoja: { $votes } no { $voters }
notes-label = Piezīmes
notes-dismiss = Paslēpt: { $text }

## Rezultātu lapa

sheet-heading = Rezultāts pēc { $round }. raunda
sheet-final = Gala rezultāts
sheet-caption = Punkti pa raundiem
sheet-round = Raunds
sheet-total = Kopā
sheet-team = { $team }. pāris
sheet-out = ārā
sheet-hands = Palikušās kārtis
sheet-winner = uzvarēja raundā
sheet-round-won = { $me ->
        [actor] Tu uzvari raundā.
       *[other] { $name } uzvar raundā.
    }
sheet-last-card = Pēdējā kārts: { $card }
sheet-blocked = Raunds bloķēts: punktus nesaņem neviens.
sheet-next = Nākamais raunds
sheet-rematch = Revanšs
sheet-ready = Gatavi: { $names }
sheet-waiting = Vēl gaidām: { $names }
sheet-you-ready = Tu gaidi pārējos.
sheet-record = Lejupielādēt ierakstu
sheet-dealing = Dalām…
sheet-goal-winner_takes = Uzvar, kurš pirmais sasniedz { $target }.
sheet-goal-running_total = Punkti nāk par sliktu: kad kādam ir { $target }, uzvar mazākā summa.
sheet-goal-elimination = Punkti nāk par sliktu: ar { $target } esi ārā.
sheet-goal-rotating = Uzvar lielākā summa pēc { $hands ->
        [zero] { $hands } raundiem
        [one] { $hands } raunda
       *[other] { $hands } raundiem
    }.
sheet-match-won = { $me ->
        [actor] Tu uzvari spēlē!
       *[other] { $name } uzvar spēlē!
    }
sheet-match-shared = { $names } kopā uzvar spēlē!
