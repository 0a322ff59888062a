# The table in the browser. Buttons are small: keep to about the length of the English, at most half as long again.
# Names of players ($name, $by, $host) are put in as they were typed and do not change their form.

## Coming in

table-title = Stalas { $code }
table-title-turn = Tavo ėjimas
table-name-ask = Kaip kiti turėtų tave vadinti?
table-name-label = Tavo vardas
table-name-go = Prie stalo
table-connecting = Jungiamasi prie stalo…
table-reconnecting = Ryšys nutrūko. Jungiamasi iš naujo…
table-offline = Nėra ryšio. Po akimirkos bandyk dar kartą.
table-not-now = Dabar tai neįmanoma.
table-home = Į pradžios puslapį
table-gone-no_table = Stalo { $code } nėra
table-gone-no_table-more = Gal kode yra klaida, o gal stalas seniai uždarytas.
table-gone-kicked = Šeimininkas tave pašalino nuo šio stalo
table-gone-closed = Šis stalas uždarytas
table-gone-full = Šis stalas pilnas
table-gone-bad_hello = Šis puslapis nesupranta serverio
table-gone-bad_hello-more = Įkelk puslapį iš naujo: gal serveris atnaujintas.
table-gone-reload = Įkelti iš naujo

## Waiting

wait-heading = Prieš mačą
wait-places = Vietos
wait-free = Laisva
wait-you = tu
wait-host = valdo stalą
wait-away = atsijungė
wait-bot = botas: { $kind }
wait-sit = Sėsti čia
wait-take-bot = Sėsti vietoj boto
wait-take-left = Užimti vietą
wait-sit-again = Vėl atsisėsti
wait-stand = Atsistoti
wait-put-bot = Pridėti botą
wait-bot-for = Botas į { $place } vietą
wait-remove-bot = Pašalinti
wait-fill = Užpildyti botais
wait-kick = Pašalinti: { $name }
wait-kick-short = Pašalinti
wait-make-host = Perduoti stalą
wait-make-host-of = Perduoti stalą: { $name }
wait-people = Be vietos
wait-missing = { $free ->
        [1] Laisva viena vieta: pakviesk ką nors arba pridėk botą.
        [one] Laisva { $free } vieta: pakviesk ką nors arba pridėk botų.
        [few] Laisvos { $free } vietos: pakviesk ką nors arba pridėk botų.
       *[other] Laisva { $free } vietų: pakviesk ką nors arba pridėk botų.
    }
wait-missing-guest = { $free ->
        [1] Laisva viena vieta. Kai kas nors ją užims, bus galima pradėti mačą.
        [one] Laisva { $free } vieta. Kai visos bus užimtos, bus galima pradėti mačą.
        [few] Laisvos { $free } vietos. Kai visos bus užimtos, bus galima pradėti mačą.
       *[other] Laisva { $free } vietų. Kai visos bus užimtos, bus galima pradėti mačą.
    }
wait-for-host = Visi jau čia. Mačą pradės { $name }.
wait-can-start = Visi jau čia.
wait-start = Pradėti mačą
wait-settings = Nustatymai ir taisyklės
wait-settings-save = Taikyti nustatymus
wait-settings-cancel = Atšaukti
wait-rules = Šio stalo taisyklės paprastais žodžiais
wait-rules-loading = Skaitomos taisyklės…
wait-rules-failed = Taisyklių įkelti nepavyko.
wait-invite = Pakviesk
wait-invite-more = Prisijungti gali kiekvienas, kas turi šią nuorodą. Kodas: { $code }.
wait-link = Šio stalo nuoroda
wait-copy = Kopijuoti
wait-copied = Nukopijuota
wait-copy-failed = Čia kopijuoti neleidžiama: pažymėk nuorodą ir nukopijuok ją.

## The menu of the table

menu-open = Stalas
menu-close = Užverti
menu-heading = Šis stalas
menu-players = Žaidėjai
menu-name = Tavo vardas
menu-rename = Keisti vardą
menu-leave = Išeiti
menu-leave-sure-playing = Išeiti iš mačo? Tavo vietoje toliau žais botas.
menu-leave-sure = Palikti stalą?
menu-leave-yes = Išeiti
menu-leave-no = Likti
menu-round = { $round } raundas
menu-talk = Pokalbis ir eiga
menu-talk-unread = { $count ->
        [1] Pokalbis ir eiga, viena nauja žinutė
        [one] Pokalbis ir eiga, { $count } nauja žinutė
        [few] Pokalbis ir eiga, { $count } naujos žinutės
       *[other] Pokalbis ir eiga, { $count } naujų žinučių
    }

## Seats

seat-cards = { $count ->
        [0] nėra kortų
        [one] { $count } korta
        [few] { $count } kortos
       *[other] { $count } kortų
    }
seat-label = { $name }, { $cards }
seat-score = { $points ->
        [one] { $points } taškas
        [few] { $points } taškai
       *[other] { $points } taškų
    }
seat-turn = eina
seat-uno = UNO!
seat-exposed = nepasakė UNO
seat-exposed-short = be UNO!
seat-veto = VETO: praleidžia ėjimą
seat-veto-short = VETO
seat-elbows = alkūnės ištiestos
seat-three = dėti arba traukti tris
seat-dealer = dalija
seat-dealer-short = D
seat-stand-in = žaidžia botas
seat-left = išėjo
seat-away = atsijungė
seat-partner = tavo pora
seat-played = padėjo: { $card }
seat-drew = +{ $count }
seat-drew-label = { $count ->
        [1] paėmė kortą
        [one] paėmė { $count } kortą
        [few] paėmė { $count } kortas
       *[other] paėmė { $count } kortų
    }
seat-passed = pasavo
seat-passed-short = –
seat-skipped = praleido ėjimą
seat-skipped-short = ⊘
seat-stand-in-short = botas
seat-left-short = išėjo
seat-elbows-short = alkūnės
seat-three-short = 3?
seat-open-hand = { $name } turi: { $cards }

## The piles

pile-draw = Traukimo kaladė, { $count ->
        [one] { $count } korta
        [few] { $count } kortos
       *[other] { $count } kortų
    }
# For screen readers: the pile, and what pressing it does.
pile-draw-press = { $pile }. { $action }
pile-top = Viršutinė korta: { $card }
pile-none = Kortos dar nėra
pile-color = Galiojanti spalva: { $color }
pile-color-none = Spalvos dar nėra
pile-clockwise = Einama pagal laikrodžio rodyklę
pile-counter = Einama prieš laikrodžio rodyklę
pile-pending = +{ $count }
pile-pending-label = { $count ->
        [one] Bauda: { $count } korta
        [few] Bauda: { $count } kortos
       *[other] Bauda: { $count } kortų
    }

## Whose turn

turn-you = Tavo ėjimas
turn-other = Eina { $name }
turn-respond-you = { $count ->
        [one] Tau gresia { $count } korta
        [few] Tau gresia { $count } kortos
       *[other] Tau gresia { $count } kortų
    }
turn-respond-other = { $count ->
        [one] { $name }: gresia { $count } korta
        [few] { $name }: gresia { $count } kortos
       *[other] { $name }: gresia { $count } kortų
    }
turn-color-you = Pirmoji korta juodoji: pasirink spalvą
turn-color-other = { $name } renkasi spalvą
turn-drawn-you = Dėk ištrauktą kortą arba pasilik
turn-drawn-none-you = Netinka: trauk dar arba baik
turn-drawn-other = { $name } ištraukė kortą
turn-discard-you = { $count ->
        [1] Išmesk vieną kortą, kurią nori
        [one] Išmesk { $count } kortą, kurią nori
        [few] Išmesk { $count } kortas, kurias nori
       *[other] Išmesk { $count } kortų, kurias nori
    }
turn-discard-other = { $name } meta kortas
turn-vote-you = Anekdotas papasakotas: sprendžia kiti
turn-vote-other = { $name } papasakojo anekdotą
turn-perform-you = Surenk pasirodymą arba išsisuk
turn-perform-other = { $name }: pasirodys ar išsisuks?
turn-three-you = Dėk kortą arba trauk tris
turn-shuffle = Kortos maišomos
turn-over = Raundas baigtas
turn-jump = Turi tokią pačią kortą: įsiterpk!
turn-clock = { $seconds ->
        [one] Liko { $seconds } sekundė
        [few] Liko { $seconds } sekundės
       *[other] Liko { $seconds } sekundžių
    }

## What can be done. The letter is the key that does it.

act-hand = Tavo kortos
act-actions = Ką gali daryti
act-draw = Traukti kortą
act-draw-more = Traukti dar
act-draw-three = Traukti tris
act-draw-penalty = { $count ->
        [1] Imti kortą
        [one] Imti { $count } kortą
        [few] Imti { $count } kortas
       *[other] Imti { $count } kortų
    }
act-pass = Pasilikti
act-pass-stop = Pasuoti
act-challenge = Ginčyti
act-uno = UNO!
act-uno-say = UNO! Sakyk dabar
act-uno-arm = UNO! Pasakyti su kita korta
act-uno-armed = UNO! Bus pasakyta su kita korta
act-catch = Pagauti: { $name }!
act-catch-short = Pagauti!
act-key = { $label } (klavišas { $key })
act-sort-color = pagal spalvą
act-sort-value = pagal vertę
act-sort-drawn = kaip gautos
act-sort-label = Rikiuoti kortas: dabar { $order }
act-cancel = Atšaukti
act-close = Užverti
act-perform = Pasirodyti
act-chicken = Išsisukti ir imti 4
act-yes-laughed = Taip, kažkas juokėsi
act-no-laughed = Ne, niekas
act-color-for = Spalva kortai: { $card }
act-trade-for = Su kuo keitiesi kortomis?
act-wrong-play = { $costs ->
        [one] Vis tiek dėti: { $card }. Kaina – { $costs } korta
        [few] Vis tiek dėti: { $card }. Kaina – { $costs } kortos
       *[other] Vis tiek dėti: { $card }. Kaina – { $costs } kortų
    }
act-player-menu = { $name }: ką gali daryti
act-accuse-uno = Apkaltinti: nepasakė UNO
act-accuse-sure = { $costs ->
        [one] Atrodo, kad { $name } neprivalo sakyti UNO. Jei suklysi, imsi { $costs } kortą.
        [few] Atrodo, kad { $name } neprivalo sakyti UNO. Jei suklysi, imsi { $costs } kortas.
       *[other] Atrodo, kad { $name } neprivalo sakyti UNO. Jei suklysi, imsi { $costs } kortų.
    }
act-accuse-yes = Kaltinti: { $name }
act-veto = Dėti VETO: { $name }
act-vote-ask = { $name } papasakojo anekdotą. Ar kas nors juokėsi? Užtenka vieno „taip“.
act-vote-wait = Kiti balsuoja dėl tavo anekdoto.
act-vote-done = Tavo balsas gautas. Laukiama kitų.
act-perform-ask = Surenk pasirodymą arba išsisuk.
act-challenge-what = { $name } padėjo +4, kai spalva buvo { $color }. Taip galima tik neturint nė vienos tos spalvos kortos; { $name } turi { $count ->
        [one] { $count } kortą
        [few] { $count } kortas
       *[other] { $count } kortų
    }.
act-challenge-odds = Jei tai blefas, { $name } ima { $count }. Jei ne, tu imi { $more }.
act-stack-hint = Gali atsakyti korta, kuri kaupia baudą.
act-shown = Tau parodė { $name }

## You yourself

me-watching = Tu žiūri.
me-watching-seat = Boto vietą gali užimti per stalo meniu.
me-not-in-round = Šiame raunde tu nežaidi.
me-stand-in = Už tave žaidžia botas.
me-take-over = Grįžti į žaidimą
me-no-spectators = Šio raundo žiūrėti negalima. Rezultatą pamatysi, kai jis baigsis.

## Chat and log

talk-log = Eiga
talk-chat = Pokalbis
talk-newest = Kas ką tik įvyko
talk-empty-log = Dar nieko neįvyko.
talk-empty-chat = Dar niekas nieko nepasakė.
talk-say = Žinutė
talk-send = Siųsti
talk-react = Reakcijos
talk-react-with = Reaguoti: { $emoji }
talk-you = Tu
talk-veto = VETO
talk-veto-label = Už tai dėti VETO kortą: { $name }
talk-accuse = Patarimas!
talk-accuse-label = Apkaltinti dėl patarimo: { $name }
accuse-panel = { $by } sako, kad { $name } patarė, kokią kortą dėti: „{ $text }“ Skirti už tai dvi kortas?
accuse-yes = Taip, 2 kortas
accuse-no = Ne
accuse-waiting = Balsavo: { $votes } iš { $voters }
notes-label = Pranešimai
notes-dismiss = Paslėpti: { $text }

## Score sheet

sheet-heading = Taškai po { $round } raundo
sheet-final = Galutinis rezultatas
sheet-caption = Taškai pagal raundus
sheet-round = Raundas
sheet-total = Iš viso
sheet-team = { $team } pora
sheet-out = iškrito
sheet-hands = Likusios kortos
sheet-winner = laimėjo raundą
sheet-round-won = { $me ->
        [actor] Tu laimi raundą.
       *[other] { $name } laimi raundą.
    }
sheet-last-card = Paskutinė korta: { $card }
sheet-blocked = Raundas užblokuotas: taškų niekas negauna.
sheet-next = Kitas raundas
sheet-rematch = Revanšas
sheet-ready = Pasiruošė: { $names }
sheet-waiting = Dar laukiama: { $names }
sheet-you-ready = Jau pasiruošei. Laukiama kitų.
sheet-record = Atsisiųsti įrašą
sheet-dealing = Dalijama…
sheet-goal-winner_takes = { $target ->
        [one] Laimi, kas pirmas surenka { $target } tašką.
        [few] Laimi, kas pirmas surenka { $target } taškus.
       *[other] Laimi, kas pirmas surenka { $target } taškų.
    }
sheet-goal-running_total = Taškai skaičiuojami prieš tave: kai kas nors pasieks { $target }, laimės mažiausia suma.
sheet-goal-elimination = Taškai skaičiuojami prieš tave: pasieksi { $target } – iškrisi.
sheet-goal-rotating = { $hands ->
        [one] Laimi didžiausia suma po { $hands } partijos.
        [few] Laimi didžiausia suma po { $hands } partijų.
       *[other] Laimi didžiausia suma po { $hands } partijų.
    }
sheet-match-won = { $me ->
        [actor] Tu laimi mačą!
       *[other] { $name } laimi mačą!
    }
sheet-match-shared = { $names } laimi mačą kartu!
