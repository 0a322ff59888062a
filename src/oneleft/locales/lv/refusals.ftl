# Kāpēc kaut kas netika pieņemts un kas nav kārtībā ar iestatījumiem: īsas piezīmes ekrānā un rindas terminālī.
# $turn, $accused, $holder un $name ir spēlētāji; $card, $top un $drawn ir kārtis, $color ir krāsa: visi nemainīti.

## Nepieņemts pie galda

refused-stale = Pie galda pa to laiku kas mainījies: paskaties vēlreiz.
refused-not-seated = Tu skaties: apsēdies, lai spēlētu.
refused-not-in-round = Tu šajā raundā nespēlē.
refused-no-round = Pašlaik raunds nenotiek.
refused-only-host = To var tikai saimnieks.
refused-place-taken = Šī vieta ir aizņemta.
refused-no-place = Pie šī galda nav { $place }. vietas.
refused-seated = Tev jau ir vieta.
refused-screen = Ekrāns tikai rāda spēli.
refused-other-place = Šajā spēlē tu jau redzēji cita kārtis: vari atgriezties tikai savā vietā.
refused-not-sitting = Tev nav vietas, no kuras piecelties.
refused-playing = Kamēr notiek spēle, to mainīt nevar.
refused-already-started = Spēle jau ir sākusies.
refused-free-places = Dažas vietas vēl ir brīvas: pagaidi cilvēkus vai liec tur botus.
refused-not-between = Pašlaik nav, kam gatavoties.
refused-is-ready = Tu jau pateici, ka vari sākt.
refused-not-understood = Serveris nesaprot šo lapu: ielādē to vēlreiz.
refused-hello-again = Serveris šo lapu jau pazīst: ielādē to vēlreiz.
refused-other-deal = Nākamā dalīšana ir cita.
refused-contributed = Tava nejaušības daļa šajā dalīšanā jau ir.
refused-no-member = Šis cilvēks vairs nav pie galda.
refused-self = Sev to darīt nevar.
refused-empty-text = Ziņa ir tukša.
refused-long-text = Ziņā var būt ne vairāk kā { $most ->
        [zero] { $most } rakstzīmju
        [one] { $most } rakstzīme
       *[other] { $most } rakstzīmes
    }.
refused-no-suggestions = Šajos noteikumos par teikšanu priekšā nesoda.
refused-no-message = Šajā raundā tā neviens neteica.
refused-accused = Par šo ziņu jau balsots.
refused-accuse-self = Sevi apsūdzēt nevar.
refused-not-a-player = Tas, kurš to teica, šajā raundā nespēlē.
refused-no-accusation = Tāda balsojuma nav.
refused-no-voter = Tev šeit nav balss.
refused-voted = Tu jau nobalsoji.
refused-no-stand-in = Tavā vietā pašlaik nespēlē bots.
refused-unknown-bot = Bota { $bot } nav.
refused-bad-settings = Ar šādiem iestatījumiem spēlēt nevar.
refused-unseat = { $name } sēž vietā, kuras vairs nebūtu.
refused-closed = Šis galds ir slēgts.
refused-too-fast = Pārāk daudz ziņu: pagaidi brītiņu.

# Pēc spēles noteikumiem. Arī terminālī.

refused-other = Tagad tā nevar.
refused-round-over = Raunds ir beidzies.
refused-chance = Kārtis tiek jauktas.
refused-owes-no-uno = Tev tagad nav jāsaka UNO.
refused-catch-self = Sevi pieķert nevar.
refused-catch-phase = Tagad nevienu nevar pieķert.
refused-catch-nothing = { $accused } nav parādā UNO.
refused-no-veto-card = Šajos noteikumos nav VETO kārts.
refused-veto-self = VETO kārti liek citam spēlētājam.
refused-veto-used = VETO kārts jau ir uzlikta: { $holder }.
refused-no-vote = Nav, par ko balsot.
refused-vote-own = Joku stāstīji tu: balso pārējie.
refused-not-your-turn = Tagad iet { $turn }.
refused-jump-late = Tagad iet { $turn }, un iespraukties ir par vēlu.
refused-jump-other = Tagad iet { $turn }; iespraukties var tikai ar tādu pašu kārti: { $top }.
refused-phase = Tagad tā nevar.
refused-must-play = Tikko izvilktā kārts ir jāliek.
refused-drew = Tu jau vilki: liec šo kārti vai paturi to.
refused-no-challenge = Nav „Ņem četras”, ko apstrīdēt.
refused-not-now = Tagad tā nevar.
refused-not-held = Tev nav šādas kārts: { $card }.
refused-uno-count = UNO saka tikai ar priekšpēdējo kārti, bet tev { $count ->
        [zero] ir { $count } kāršu
        [one] ir { $count } kārts
       *[other] ir { $count } kārtis
    }.
refused-unknown-seat = Tāda spēlētāja nav.
refused-trade-with = Ar šo spēlētāju kārtis mainīt nevar.
refused-penalty-phase = Tagad nevar sodīt.
refused-trade-whom = Pasaki, ar ko mainīsi kārtis.
refused-no-trades = Šajos noteikumos 7 kārtis nemaina.
refused-no-last-trade = Ja 7 ir pēdējā kārts, kārtis nemaina.
refused-play-phase = Tagad kārti likt nevar.
refused-wild4-color = „Ņem četras” nevar, kamēr tev ir kārts šajā krāsā: { $color }.
refused-only-drawn = Pēc vilkšanas drīkst likt tikai izvilkto: { $drawn }.
refused-only-drew-nothing = Izvilktā neder: velc vēl vai beidz.
refused-no-answer = { $card } neder kā atbilde uz sodu: { $count ->
        [zero] { $count } kāršu
        [one] { $count } kārts
       *[other] { $count } kārtis
    }.
refused-no-match = { $card } neder: virsū ir { $top }, krāsa tagad ir { $color }.

## Kas nav kārtībā ar noteikumiem vai galda iestatījumiem. $option ir opcijas nosaukums (option-… failā lobby.ftl).

problem-unknown-edition = Versijas { $edition } nav.
problem-unknown-option = Opcijas { $option } nav.
problem-unknown-effect = Tāda kārts noteikuma nav: { $effect }.
problem-rules-kind = Šos noteikumus nevar izlasīt.
problem-edition-kind = Versija jānorāda ar nosaukumu.
problem-edition-name = Tādas versijas nav.
problem-option-value = Opcijai „{ $option }” nav šādas vērtības.
problem-option-range = Opcijai „{ $option }” jābūt no { $least } līdz { $most }.
problem-option-size = Opcijai „{ $option }” nav šādas vērtības.
problem-customs-count = Kavā pielāgojamo kāršu skaits ir tikai { $most }, bet noteikumu skaits – { $count }.
problem-customs-kind = Pielāgojamās kārts noteikums ir gatavs noteikums vai teksts.
problem-customs-length = Pielāgojamās kārts tekstam jābūt no 1 līdz { $most } rakstzīmēm garam.
problem-mixed-alone = „{ option-stack_mixed }” bez opcijas „{ option-stacking }”: jaukt veidus var tikai tad, ja sodus vispār krāj.
problem-challenge-alone = „{ option-challenge }” bez opcijas „{ option-wild4_condition }”: ja „Ņem četras” drīkst likt vienmēr, nav, ko apstrīdēt. Izslēdz opciju „{ option-challenge }”.
problem-partners-scoring = „{ option-partners }”: partneri krāj punktus kopā, tāpēc opcijai „{ option-scoring }” jābūt „{ value-scoring-winner_takes }”.
problem-players = Spēlētāju skaitam jābūt no { $least } līdz { $most }.
problem-partners-players = „{ option-partners }”, ja spēlētāju skaits ir { $players }: partneriem vajag pāra skaitu, vismaz četrus.
problem-first-player = „{ option-first_player }” ir vieta { $seat }, bet, ja spēlētāju skaits ir { $players }, vietas ir no 0 līdz { $last }.
problem-first-player-place = „{ option-first_player }” ir { $place }. vieta, bet, ja spēlētāju skaits ir { $players }, tādas vietas nav.
problem-whist-rounds = Vista turnīrā kārtu skaits ir { $rounds }.

## Kas nav kārtībā ar spēles veidu. $form: līdz mērķim (target), mainīgi partneri (rotating), vista turnīrs (whist).

problem-target-hands = Norunāts raundu skaits ir tikai spēlei ar mainīgiem partneriem.
problem-unknown-form = Tāda spēles veida nav.
problem-form-players = { $form ->
        [whist] Vista turnīrā spēlētāju skaits ir { $needed }, nevis { $players }.
       *[rotating] Spēlē ar mainīgiem partneriem spēlētāju skaits ir { $needed }, nevis { $players }.
    }
problem-form-partners = { $form ->
        [whist] Vista turnīru spēlē ar partneriem: ieslēdz opciju „{ option-partners }”.
       *[rotating] Mainīgiem partneriem vajag partnerus: ieslēdz opciju „{ option-partners }”.
    }
problem-rotating-hands = Spēlei ar mainīgiem partneriem vajag raundu skaitu no 1 līdz { $most }.
problem-whist-hands = Vista turnīrā katram spēlētājam vienmēr ir 28 raundi.
problem-form-dealer = Šajā spēles veidā dalītāju nosaka grafiks.
problem-match-over = Spēle ir beigusies.
problem-points-seats = Katrai vietai vajag tieši vienu punktu skaitu.

## Kad serveris nevarēja izdarīt prasīto

problem-offline = Serveris nav sasniedzams. Pārbaudi savienojumu un mēģini vēlreiz.
problem-server-error = Serverim tas neizdevās. Pēc brīža mēģini vēlreiz.
problem-starting = Serveris tiek palaists vai apturēts. Pēc brīža mēģini vēlreiz.
problem-too-fast = Pārāk daudz pieprasījumu: pagaidi brītiņu.
problem-unavailable = Serveris ir pilns vai pašlaik neko nevar saglabāt. Mēģini vēlāk.
problem-no-record = Tāda ieraksta nav.
problem-not-json = Serveris nesaprot šo lapu: ielādē to vēlreiz.
problem-too-large = Tas ir vairāk, nekā serveris pieņem.
problem-not-understood = Serveris nesaprot šo lapu: ielādē to vēlreiz.
problem-retry = Mēģināt vēlreiz
