# Noteikumi vārdos: pēc kā pie galda spēlē, teikumu pa teikumam. Redzami sākumlapā, veidojot galdu, galda izvēlnē un ar
# `oneleft rules --explain`. Kāršu nosaukumi ir kā cards.ftl; „melnās kārtis” ir visas kārtis bez krāsas.

## Kārtis

rules-section-deck = Kārtis
rule-deck-size = Kavā { $cards ->
        [zero] ir { $cards } kāršu
        [one] ir { $cards } kārts
       *[other] ir { $cards } kārtis
    }.
rule-deck-colors = Katrā krāsā – sarkanā, dzeltenā, zaļā un zilā – ir viena 0, pa divām kārtīm ar katru skaitli no 1 līdz 9 un pa divām kārtīm „Ņem divas”, „Virziena maiņa” un „Izlaid gājienu”.
rule-deck-colors-blanks = Katrā krāsā – sarkanā, dzeltenā, zaļā un zilā – ir viena 0, pa divām kārtīm ar katru skaitli no 1 līdz 9, divas tukšās kārtis un pa divām kārtīm „Virziena maiņa” un „Izlaid gājienu”.
rule-deck-blank = Tukšās kārtis ir „Ņem divas” vietā: tukšo kārti liek uz tās pašas krāsas vai uz citas tukšās kārts, un tā neko nedara.
rule-deck-wilds = Četras kārtis „Krāsas maiņa” un četras kārtis „Ņem četras” ir melnas: tām nav krāsas.
rule-deck-shuffle-hands = Kavā ir viena melnā kārts „Sajauc visiem kārtis”.
rule-deck-customs = { $cards ->
        [1] Kavā ir viena melnā pielāgojamā kārts.
        [zero] Kavā ir { $cards } melno pielāgojamo kāršu.
        [one] Kavā ir { $cards } melnā pielāgojamā kārts.
       *[other] Kavā ir { $cards } melnās pielāgojamās kārtis.
    }

## Sagatavošanās

rules-section-setup = Sagatavošanās
rule-players-any = Spēlēt var divi līdz desmit spēlētāji.
rule-players-sides = Spēlēt var četri, seši, astoņi vai desmit spēlētāji.
rule-players = { $players ->
        [zero] Spēlē { $players } spēlētāju.
        [one] Spēlē { $players } spēlētājs.
       *[other] Spēlē { $players } spēlētāji.
    }
rule-dealer = Katrs izvelk kārti, un dala tas, kuram ir lielākais skaitlis; kārtis bez skaitļa ir nulle.
rule-dealer-next = Katrā nākamajā raundā dala nākamais spēlētājs pa kreisi.
rule-hand = { $cards ->
        [1] Katrs saņem vienu pašu kārti.
        [zero] Katrs saņem { $cards } kāršu.
        [one] Katrs saņem { $cards } kārti.
       *[other] Katrs saņem { $cards } kārtis.
    }
rule-turned-up = Tad vilkšanas kaudzes augšējo kārti atklāj, un ar to sākas izmesto kāršu kaudze.
rule-first-left = Pirmais spēlētājs ir tas, kurš sēž pa kreisi no dalītāja.
rule-first-seat = Pirmais spēlētājs ir vieta { $seat }, lai kurš dalītu.
rule-start-number = Ja pirmā atklātā kārts ir skaitlis, sāk pirmais spēlētājs.
rule-start-number-blanks = Ja pirmā atklātā kārts ir skaitlis vai tukšā kārts, sāk pirmais spēlētājs.
rule-start-draw-two = Ja pirmā atklātā kārts ir „Ņem divas”, pirmais spēlētājs ņem 2 kārtis un izlaiž gājienu.
rule-start-draw-two-stacking = Ja pirmā atklātā kārts ir „Ņem divas”, pirmais spēlētājs pieliek klāt vēl vienu vai ņem 2 kārtis un izlaiž gājienu.
rule-start-draw-two-mixed = Ja pirmā atklātā kārts ir „Ņem divas”, pirmais spēlētājs pieliek klāt „Ņem divas” vai „Ņem četras” vai ņem 2 kārtis un izlaiž gājienu.
rule-start-reverse = Ja pirmā atklātā kārts ir „Virziena maiņa”, sāk dalītājs un spēle iet pa labi.
rule-start-skip = Ja pirmā atklātā kārts ir „Izlaid gājienu”, pirmais spēlētājs izlaiž gājienu un sāk nākamais.
rule-start-wild-color = Ja pirmā atklātā kārts ir „Krāsas maiņa”, pirmais spēlētājs izvēlas krāsu un sāk.
rule-start-wild-reshuffle = Ja pirmā atklātā kārts ir „Krāsas maiņa”, to liek atpakaļ, kaudzi sajauc vēlreiz un atklāj citu kārti.
rule-start-wild4-color = Ja pirmā atklātā kārts ir „Ņem četras”, pirmais spēlētājs izvēlas krāsu un sāk; kārtis par to neņem neviens.
rule-start-wild4-reshuffle = Ja pirmā atklātā kārts ir „Ņem četras”, to liek atpakaļ, kaudzi sajauc vēlreiz un atklāj citu kārti.
rule-start-shuffle-hands = Ja pirmā atklātā kārts ir „Sajauc visiem kārtis”, pirmais spēlētājs izvēlas krāsu un sāk; visi patur savas kārtis.
rule-start-custom = Ja pirmā atklātā kārts ir pielāgojamā kārts, pirmais spēlētājs izvēlas krāsu un sāk; kārts noteikumu neizpilda.

## Tavs gājiens

rules-section-turn = Tavs gājiens
rule-match = Liec vienu kārti, kurai ir tā pati krāsa, skaitlis vai zīme, kas virsējai kārtij, vai liec melno kārti.
rule-match-wild = Ja virsū ir melnā kārts, jāpieskaņojas nosauktajai krāsai.
rule-draw-may = Ja neliec, velc vienu kārti: ja tā der, drīksti to tūlīt likt, citādi tavs gājiens ir galā.
rule-draw-must = Ja neliec, velc vienu kārti: ja tā der, tā tūlīt jāliek, citādi tavs gājiens ir galā.
rule-draw-until-may = Ja tev rokā nekas neder, velc kārti; katru reizi, kad tā neder, velc vēl vienu vai beidz gājienu.
rule-draw-until-must = Ja tev rokā nekas neder, velc kārti pēc kārts, līdz kāda der.
rule-drawn-may = Ja izvilktā kārts der, drīksti to tūlīt likt; ja to paturi, tavs gājiens ir galā.
rule-drawn-must = Ja izvilktā kārts der, tā tūlīt jāliek.
rule-draw-by-choice = Vilkt drīksti arī tad, ja tev ir derīga kārts, bet tad šajā gājienā vari likt tikai to, ko izvilki.
rule-draw-by-choice-one = Vilkt drīksti arī tad, ja tev ir derīga kārts, bet tad velc tikai vienu, un neko citu šajā gājienā likt nevari.
rule-drawn-bluff = Visur šeit „Ņem četras” skaitās derīga kārts arī tad, ja tā būtu blefs.
rule-pile-empty = Kad vilkšanas kaudze ir tukša, visas izmestās kārtis, izņemot virsējo, sajauc jaunā kaudzē.
rule-piles-empty = Ja abas kaudzes ir tukšas, velc tik, cik ir, un par pārējo neesi parādā.
rule-blocked = Ja tikpat gājienos pēc kārtas, cik ir spēlētāju, velkot neizdevās dabūt nevienu kārti, raunds ir bloķēts un punktus neskaita.
rule-wrong-refused = Kārti, ko likt nedrīkst, nepieņem, bet par to nesoda.
rule-wrong-penalty = Ja savā gājienā noliec kārti, ko likt nedrīkst, paņem to atpakaļ, ņem 2 kārtis, un tavs gājiens ir galā.
rule-wrong-penalty-more = Ja tā izdari, kad tev draud sods, ņem soda kārtis un vēl 2.

## Darbības kārtis un melnās kārtis

rules-section-actions = Darbības kārtis un melnās kārtis
rule-draw-two = „Ņem divas”: nākamais spēlētājs ņem 2 kārtis un izlaiž gājienu.
rule-reverse = „Virziena maiņa”: spēle iet pretējā virzienā.
rule-reverse-two = Ja spēlētāji ir tikai divi, „Virziena maiņa” darbojas kā „Izlaid gājienu”.
rule-skip = „Izlaid gājienu”: nākamais spēlētājs izlaiž gājienu.
rule-wild = „Krāsas maiņa”: tu izvēlies krāsu, drīksti paturēt arī esošo.
rule-wild4 = „Ņem četras”: tu izvēlies krāsu, un nākamais spēlētājs ņem 4 kārtis un izlaiž gājienu.
rule-wild4-bluff = „Ņem četras” ir domāta gadījumam, kad tev nav nevienas kārts spēles krāsā; likt to drīksti arī citādi, bet tas ir blefs.
rule-wild4-strict = „Ņem četras” drīksti likt tikai tad, ja tev nav nevienas kārts spēles krāsā; blefot nevar.
rule-wild4-unchallenged = „Ņem četras” drīksti likt tikai tad, ja tev nav nevienas kārts spēles krāsā, un to nevar apstrīdēt.
rule-wild4-free = „Ņem četras” drīksti likt vienmēr, un to nevar apstrīdēt.
rule-wild4-color-only = Kārtis, kas der pēc skaitļa vai zīmes, un citas melnās kārtis neliedz likt „Ņem četras”.
rule-challenge = „Ņem četras” drīkst apstrīdēt tikai tas, kuram būtu jāņem, un tikai pirms ņemšanas; viņam tad parāda licēja kārtis.
rule-challenge-judged = Apstrīdot svarīgas ir tās kārtis rokā un tā spēles krāsa, kas bija brīdī, kad „Ņem četras” nolika.
rule-challenge-guilty = Ja tas bija blefs, 4 kārtis ņem tas, kurš to nolika, un apstrīdētājs iet kā parasti.
rule-challenge-innocent = Ja tas nebija blefs, apstrīdētājs ņem 6 kārtis un izlaiž gājienu.
rule-challenge-guilty-sum = Ja tas bija blefs, visu summu ņem tas, kurš to nolika, un apstrīdētājs iet kā parasti.
rule-challenge-innocent-sum = Ja tas nebija blefs, apstrīdētājs ņem visu summu un vēl 2 kārtis un izlaiž gājienu.
rule-challenge-latest = Ja sods ir sakrāts, apstrīdēt var tikai pēdējo nolikto „Ņem četras”.
rule-challenge-lost = Tā kā blefot neviens nevar, apstrīdētājs vienmēr zaudē: viņš ņem 6 kārtis un izlaiž gājienu.
rule-challenge-lost-sum = Tā kā blefot neviens nevar, apstrīdētājs vienmēr zaudē: viņš ņem visu summu un vēl 2 kārtis un izlaiž gājienu.

## Divi spēlētāji

rules-section-two = Divi spēlētāji
rule-two-reverse = „Virziena maiņa” darbojas kā „Izlaid gājienu”: tu uzreiz ej vēlreiz.
rule-two-skip = Arī pēc „Izlaid gājienu” tu uzreiz ej vēlreiz.
rule-two-draw = Kad pretinieks ir paņēmis kārtis par tavu „Ņem divas” vai „Ņem četras”, atkal ir tavs gājiens.
rule-two-draw-blanks = Kad pretinieks ir paņēmis kārtis par tavu „Ņem četras”, atkal ir tavs gājiens.

## Īpašās kārtis

rules-section-special = Īpašās kārtis
rule-shuffle-hands = „Sajauc visiem kārtis”: tu izvēlies krāsu; tad visu spēlētāju kārtis saliek kopā, sajauc un izdala no jauna, pirmo kārti dodot spēlētājam tev pa kreisi.
rule-shuffle-hands-last = Ja „Sajauc visiem kārtis” ir tava pēdējā kārts, ar to neuzvar: tu līdz ar pārējiem saņem jaunas kārtis.
rule-shuffle-hands-empty = Ja pēc šīs dalīšanas kāds paliek bez kārtīm, raundā uzvar pirmais no tādiem gājienu secībā, sākot ar to, kurš šo kārti nolika.
rule-custom = Pielāgojamā kārts ir melnā kārts: kurš to liek, izvēlas krāsu, un tad izpilda kārts noteikumu.
rule-custom-last = Ja pielāgojamā kārts ir pēdējā, raunds beidzas un tās noteikumu neizpilda.
rule-custom-until-color = Pielāgojamā kārts { $card }: nākamais spēlētājs velk, līdz uznāk kārts tavā nosauktajā krāsā (melnā neskaitās), un tad iet kā parasti.
rule-custom-drop-wilds = Pielāgojamā kārts { $card }: visi pārējie spēlētāji izmet visas savas melnās kārtis.
rule-custom-drop-wilds-out = Ja pēc melno kāršu izmešanas kāds paliek bez kārtīm, raundā uzvar pirmais no tādiem gājienu secībā.
rule-custom-three-or-play = Pielāgojamā kārts { $card }: nākamais spēlētājs liek kārti vai arī velk trīs un drīkst likt vienu no tām, kas der.
rule-custom-three-or-play-must = Pielāgojamā kārts { $card }: nākamais spēlētājs liek kārti vai arī velk trīs, un, ja kāda no tām der, viena jāliek.
rule-custom-three-not-until = Šajā gājienā trīs kāršu vilkšana aizstāj vilkšanu, līdz kāda kārts der.
rule-custom-again = Pielāgojamā kārts { $card }: tu ej vēlreiz.
rule-custom-seven = Pielāgojamā kārts { $card }: nākamais spēlētājs velk kārtis vai izmet kārtis pēc savas izvēles, līdz viņam ir tieši 7, un tad iet kā parasti.
rule-custom-three-all = Pielāgojamā kārts { $card }: visi spēlētāji gājienu secībā, beidzot ar tevi, velk kārtis vai izmet kārtis pēc savas izvēles, līdz katram ir tieši 3.
rule-custom-open = Pielāgojamā kārts { $card }: visu kārtis ir atklātas, līdz sākas tavs nākamais gājiens.
rule-custom-joke = Pielāgojamā kārts { $card }: tu stāsti joku; ja kaut viens no pārējiem nobalso, ka kāds smējās, tu izmet kārtis pēc savas izvēles, līdz paliek viena, un tev jāsaka UNO, bet, ja visi balso pret, tu ņem 4 kārtis.
rule-custom-elbows = Pielāgojamā kārts { $card }: nākamajam spēlētājam abi elkoņi jātur taisni, līdz kāds pasaka UNO.
rule-custom-rooster = Pielāgojamā kārts { $card }: nākamais spēlētājs sniedz priekšnesumu vai ņem 4 kārtis un abos gadījumos pēc tam iet kā parasti.
rule-custom-own = Pielāgojamā kārts { $card }: „{ $text }” (spēlētāji par to gādā paši).
rule-custom-discards = Kārtis, kas šāda noteikuma dēļ jāizmet, liek zem virsējās kārts.

## Mājas noteikumi

rules-section-house = Mājas noteikumi
rule-no-stacking = „Ņem divas” un „Ņem četras” nevar krāt: sodi nekad nesummējas.
rule-no-stacking-blanks = „Ņem četras” nevar krāt: sodi nekad nesummējas.
rule-stack-draw-two = Krāšana: ja tev uzliek „Ņem divas”, drīksti likt vēl vienu, un nākamajam draud 4 kārtis, tad 6 un tā tālāk.
rule-stack-wild4 = Tāpat „Ņem četras” liek uz „Ņem četras”, un spēkā ir pēdējā nosauktā krāsa.
rule-stack-wild4-only = Krāšana: ja tev uzliek „Ņem četras”, drīksti likt vēl vienu, un nākamajam draud 8 kārtis, tad 12 un tā tālāk; spēkā ir pēdējā nosauktā krāsa.
rule-stack-sum = Kas nevar vai negrib pielikt klāt, ņem visu summu un izlaiž gājienu.
rule-stack-one = Vienā gājienā drīksti pielikt klāt tikai vienu kārti.
rule-stack-kinds = „Ņem divas” un „Ņem četras” nevar likt vienu uz otras, lai krātu sodu.
rule-stack-mixed = „Ņem četras” drīkst pielikt arī uz „Ņem divas”, bet uz „Ņem četras” – „Ņem divas” nosauktajā krāsā.
rule-stack-mixed-challenge = Kad uz „Ņem četras” jau ir „Ņem divas”, to vairs nevar apstrīdēt.
rule-stack-or-jump = Ja tādu pašu kārti liek tas, kuram draud sods, tā ir krāšana; ja kāds cits – iespraukšanās.
rule-no-jump-in = Iespraukties nevar: liec tikai savā gājienā.
rule-jump-in = Iespraukšanās: ja tev ir tieši tāda pati kārts kā virsū (tā pati krāsa un skaitlis vai zīme vai tā paša veida melnā kārts), drīksti to likt tūlīt, arī ārpus sava gājiena.
rule-jump-from = Pēc iespraukšanās spēle turpinās no tā, kurš iespraucās.
rule-jump-undo = Iespraukšanās atceļ gājiena izlaišanu, virziena maiņu vai ņemamās kārtis, ko radīja apakšējā kārts, un tad jaunā kārts darbojas kā parasti.
rule-jump-undo-sum = Iespraukšanās atceļ gājiena izlaišanu, virziena maiņu vai ņemamās kārtis, ko radīja apakšējā kārts, bet ne agrāk sakrāto summu, un tad jaunā kārts darbojas kā parasti.
rule-jump-two = Ja tev ir divas tādas kārtis, liec tās pa vienai, un pa vidu var iespraukties citi.
rule-jump-until = Iespraukties var, līdz kāds velk vai liek kārti savā gājienā.
rule-jump-until-challenge = Iespraukties var, līdz kāds velk, apstrīd vai liek kārti savā gājienā.
rule-jump-start = Iespraukties var arī uz pirmās atklātās kārts; tas atceļ tās darbību.
rule-jump-wild4 = „Ņem četras”, ar kuru kāds iespraucās, var apstrīdēt tāpat kā jebkuru citu.
rule-jump-customs = Iespraucoties divas pielāgojamās kārtis nekad nav vienādas.
rule-zero = Ar katru 0 visi padod savas kārtis vienu vietu tālāk spēles virzienā, un tad gājiens pāriet kā parasti.
rule-seven = Ar katru 7 tas, kurš to lika, izvēlas citu spēlētāju, un abi apmainās kārtīm.
rule-seven-two = Ar katru 7 tu un pretinieks apmaināties kārtīm.
rule-zero-last = Ja 0 ir pēdējā kārts, raunds ir galā un kārtis tālāk nepadod.
rule-seven-last = Ja 7 ir pēdējā kārts, raunds ir galā un kārtis nemaina.
rule-zero-seven-last = Ja 0 vai 7 ir pēdējā kārts, raunds ir galā un visi patur savas kārtis.

## UNO

rules-section-uno = UNO
rule-uno = Kad liec priekšpēdējo kārti, tev jāpasaka UNO, pirms tā nonāk uz kaudzes.
rule-uno-late = Ja aizmirsi, vari izglābties, pasakot to vēlāk, kamēr neviens tevi nav pieķēris.
rule-uno-caught = Ja kāds tevi pieķer, pirms to pasaki, tu ņem 2 kārtis.
rule-uno-player = Par nolikto kārti UNO jāsaka tikai tam, kurš to lika, arī ja tās dēļ viena kārts paliek citiem.
rule-uno-player-change = Ja pēc tavas kārts spēlētāju kārtis mainās vietām un tev paliek viena, tev jāsaka UNO, ja vien nepateici to kopā ar šo kārti.
rule-uno-holder = UNO jāsaka katram, kam noliktās kārts vai tās darbības dēļ paliek viena kārts, lai kurš to būtu licis.
rule-uno-holder-change = UNO jāsaka arī tam, kurš, kārtīm mainoties vietām, saņem vienu vienīgu, izņemot spēlētāju, kurš to pateica ar tikko nolikto kārti.
rule-uno-holder-other = Tavs UNO nepasargā to, kurš saņem tavas kārtis.
rule-catch-turn = Pieķert var, līdz kāds liek kārti vai velk savā gājienā; soda kāršu ņemšana to nebeidz.
rule-catch-card = Pieķert var, līdz kāds noliek nākamo kārti.
rule-false-catch-none = Ja apsūdz kādu, kam UNO nav jāsaka, to nepieņem, bet par to nesoda.
rule-false-catch = { $cards ->
        [1] Ja apsūdz kādu, kam UNO nav jāsaka, apsūdzētājs ņem vienu kārti.
        [zero] Ja apsūdz kādu, kam UNO nav jāsaka, apsūdzētājs ņem { $cards } kāršu.
        [one] Ja apsūdz kādu, kam UNO nav jāsaka, apsūdzētājs ņem { $cards } kārti.
       *[other] Ja apsūdz kādu, kam UNO nav jāsaka, apsūdzētājs ņem { $cards } kārtis.
    }

## Raunda beigas un punkti

rules-section-end = Raunda beigas un punkti
rule-out = Raunds beidzas, tiklīdz kādam vairs nav kāršu.
rule-out-any = Pēdējā drīkst būt jebkura kārts, arī darbības vai melnā kārts.
rule-out-any-but-shuffle = Raundu pabeigt drīkst ar jebkuru kārti, arī ar darbības vai melno kārti, bet ne ar „Sajauc visiem kārtis”.
rule-last-draws = Ja pēdējā kārts ir „Ņem divas” vai „Ņem četras”, nākamais spēlētājs tik un tā ņem kārtis, un tās skaita.
rule-last-draws-blanks = Ja pēdējā kārts ir „Ņem četras”, nākamais spēlētājs tik un tā ņem kārtis, un tās skaita.
rule-last-draws-sum = Ja pēdējā kārts ir „Ņem divas” vai „Ņem četras”, nākamais spēlētājs tik un tā ņem kārtis (ja sods sakrāts, visu summu), un tās skaita.
rule-last-draws-sum-blanks = Ja pēdējā kārts ir „Ņem četras”, nākamais spēlētājs tik un tā ņem kārtis (ja sods sakrāts, visu summu), un tās skaita.
rule-last-final = Pret pēdējo kārti neko nevar darīt.
rule-points-numbers = Skaitļu kārtis dod tik punktu, cik uz tām rakstīts.
rule-points-actions = „Ņem divas”, „Virziena maiņa” un „Izlaid gājienu” dod 20 punktu katra.
rule-points-actions-blanks = „Virziena maiņa” un „Izlaid gājienu” dod 20 punktu katra, bet tukšā kārts nedod neko.
# $points ir 20 vai 50.
rule-points-wilds = „Krāsas maiņa” un „Ņem četras” dod { $points } punktu katra.
rule-points-shuffle-hands = „Sajauc visiem kārtis” dod 40 punktu.
rule-points-customs = Pielāgojamā kārts dod 40 punktu.
rule-score-winner = Kurš paliek bez kārtīm, saņem punktus par visām kārtīm, kas palikušas pārējiem rokā.
rule-score-side = Pāris, kurā kāds paliek bez kārtīm, saņem punktus par visām kārtīm, kas palikušas rokā visiem citiem pāriem.
rule-score-own = Katram spēlētājam pieskaita punktus par kārtīm, kas palikušas viņam rokā.

## Uzvara spēlē

rules-section-match = Uzvara spēlē
rule-partners = Partneri sēž viens otram pretī.
rule-partners-pair = Vietas { $first } un { $second } ir partneri.
rule-target = { $target ->
        [1] Spēlē uzvar tas, kurš pirmais iegūst punktu.
        [zero] Spēlē uzvar tas, kurš pirmais sasniedz { $target } punktu.
        [one] Spēlē uzvar tas, kurš pirmais sasniedz { $target } punktu.
       *[other] Spēlē uzvar tas, kurš pirmais sasniedz { $target } punktus.
    }
rule-target-side = { $target ->
        [1] Spēlē uzvar pāris, kurš pirmais iegūst punktu.
        [zero] Spēlē uzvar pāris, kurš pirmais sasniedz { $target } punktu.
        [one] Spēlē uzvar pāris, kurš pirmais sasniedz { $target } punktu.
       *[other] Spēlē uzvar pāris, kurš pirmais sasniedz { $target } punktus.
    }
rule-target-total = { $target ->
        [1] Kad kādam ir pieskaitīts punkts, spēlē uzvar mazākā summa.
        [zero] Kad kāds ir sasniedzis { $target } punktu, spēlē uzvar mazākā summa.
        [one] Kad kāds ir sasniedzis { $target } punktu, spēlē uzvar mazākā summa.
       *[other] Kad kāds ir sasniedzis { $target } punktus, spēlē uzvar mazākā summa.
    }
rule-target-total-tie = Ja mazākā summa ir vairākiem, viņi uzvar kopā.
rule-target-out = { $target ->
        [1] Kam ir pieskaitīts punkts, tas ir ārā no spēles.
        [zero] Kas sasniedz { $target } punktu, tas ir ārā no spēles.
        [one] Kas sasniedz { $target } punktu, tas ir ārā no spēles.
       *[other] Kas sasniedz { $target } punktus, tas ir ārā no spēles.
    }
rule-target-out-last = Spēlē uzvar pēdējais palikušais; ja vienā raundā ārā ir visi, kas bija palikuši, uzvar mazākā summa viņu vidū.
rule-target-out-two = Kad paliek divi, viņi spēlē pēc divu spēlētāju noteikumiem, kuros „Virziena maiņa” darbojas kā „Izlaid gājienu”.
rule-rotating = Partneri sēž viens otram pretī, un katrā raundā ir jauni pāri: trīs iespējamie salikumi mainās pēc kārtas.
rule-rotating-points = Tu paturi visu to pāru punktus, kuros spēlēji.
rule-rotating-end = { $hands ->
        [1] Spēlē uzvar lielākā summa pēc viena raunda.
        [zero] Spēlē uzvar lielākā summa pēc { $hands } raundiem.
        [one] Spēlē uzvar lielākā summa pēc { $hands } raunda.
       *[other] Spēlē uzvar lielākā summa pēc { $hands } raundiem.
    }
rule-round-next = Kamēr spēle nav izšķirta, visas kārtis sajauc kopā un dala nākamo raundu.

## Pie galda

rules-section-table = Pie galda
rule-suggestions = Kas saka citam priekšā, ko likt, tas ņem 2 kārtis.
rule-veto = Ikviens drīkst uzlikt VETO kārti citam spēlētājam, kurš ierunājas par aizliegtu tematu, piemēram, politiku; tam jāapklust un jāizlaiž nākamais gājiens.
rule-veto-back = Pēc tam VETO kārts atgriežas galda vidū; kamēr tā ir uzlikta kādam spēlētājam, neviens to lietot nevar.
rule-veto-still = Arī tas, kuram uzlikts VETO, drīkst teikt UNO un pieķert citus.

## Par ko ir katra opcija

# Zem opcijas nosaukuma (option-… failā lobby.ftl). Bez punkta beigās.

option-about-hand_size = Cik kāršu katrs saņem
option-about-blanks = „Ņem divas” vietā ir tukšās kārtis, kas neko nedara
option-about-shuffle_hands = Vai kavā ir kārts „Sajauc visiem kārtis”
option-about-customs = Pielāgojamo kāršu noteikumi, ne vairāk kā trīs: gatavi vai pašu rakstīti
option-about-veto = VETO kārts aptur runas par aizliegtiem tematiem un atņem gājienu
option-about-first_player = Kurš sāk raundu: spēlētājs pa kreisi no dalītāja vai izvēlēta vieta
option-about-start_wild = Ja pirmā atklātā ir „Krāsas maiņa”: pirmais spēlētājs izvēlas krāsu, vai kaudzi jauc vēlreiz
option-about-start_wild4 = Ja pirmā atklātā ir „Ņem četras”: kaudzi jauc vēlreiz, vai pirmais spēlētājs izvēlas krāsu
option-about-drawn_card = Vai derīgu izvilkto kārti tūlīt drīkst likt vai tā jāliek
option-about-draw_to_match = Ja nekas neder, drīkst vai vajag vilkt tālāk, līdz kāda kārts der
option-about-wrong_card = Kārti, ko likt nedrīkst, nepieņem, vai arī tā maksā 2 kārtis un gājienu
option-about-wild4_condition = „Ņem četras” drīkst likt tikai tas, kuram nav nevienas kārts spēles krāsā
option-about-bluff = „Ņem četras” drīkst likt arī pret nosacījumu, riskējot, ka to apstrīdēs
option-about-challenge = „Ņem četras” drīkst apstrīdēt tas, kuram būtu jāņem
option-about-uno_owed_by = UNO jāsaka tikai tam, kurš kārti lika, vai visiem, kam tās dēļ paliek viena kārts
option-about-catch_until = Pieķert var, līdz sākas nākamais gājiens, vai arī līdz nākamajai noliktajai kārtij
option-about-false_catch = Cik kāršu maksā nepamatota apsūdzība par UNO; 0: to nepieņem
option-about-suggestions = Kas saka citam priekšā, ko likt, tas ņem 2 kārtis
option-about-stacking = „Ņem divas” liek uz „Ņem divas” un „Ņem četras” uz „Ņem četras”, un sods krājas
option-about-stack_mixed = Krājot „Ņem divas” un „Ņem četras” drīkst likt arī vienu uz otras
option-about-jump_in = Kam ir tieši tāda pati kārts kā virsū, drīkst to likt tūlīt, arī ārpus sava gājiena
option-about-zero_rotation = Ar katru 0 visi padod savas kārtis vienu vietu tālāk spēles virzienā
option-about-seven_swap = Ar katru 7 licējs apmainās kārtīm ar spēlētāju pēc savas izvēles
option-about-wild_points = Cik punktu dod rokā palikusi „Krāsas maiņa” vai „Ņem četras”
option-about-scoring = Uzvarētājs saņem punktus par citu kārtīm, vai katram pieskaita par savām: uzvar mazākā summa, vai mērķi sasniegušie ir ārā
option-about-target = Punkti, kas izšķir spēli
option-about-partners = Spēlētāji, kas sēž viens otram pretī, ir partneri un krāj punktus kopā

## Ko dara katrs pielāgojamās kārts noteikums

# Zem tā nosaukuma (effect-… failā lobby.ftl). Bez punkta beigās.

effect-about-until-color = Nākamais spēlētājs velk, līdz uznāk kārts tavā nosauktajā krāsā, tad iet
effect-about-drop-wilds = Visi pārējie spēlētāji izmet visas savas melnās kārtis
effect-about-three-or-play = Nākamais spēlētājs liek kārti vai arī velk trīs un drīkst likt vienu, kas der
effect-about-again = Tu ej vēlreiz
effect-about-seven = Nākamais spēlētājs velk vai izmet, līdz viņam ir tieši 7 kārtis, tad iet
effect-about-three-all = Visi spēlētāji velk vai izmet, līdz katram ir tieši 3 kārtis
effect-about-open = Visu kārtis ir atklātas līdz tavam nākamajam gājienam
effect-about-joke = Izstāsti joku: ja kāds smejas, tu izmet kārtis, līdz paliek viena, ja neviens – ņem 4
effect-about-elbows = Nākamajam spēlētājam abi elkoņi jātur taisni, līdz kāds pasaka UNO
effect-about-rooster = Nākamais spēlētājs sniedz priekšnesumu vai ņem 4 kārtis, tad iet

## Ar ko katra versija atšķiras

# Blakus versijas nosaukumam. Bez punkta beigās.

edition-about-official = Noklusējums: 108 kārtis, „Ņem četras” var apstrīdēt, melnās kārtis dod 50, uzvar ar 500 punktiem
edition-about-classic = Visas darbības un melnās kārtis dod 20; nederīga kārts vai teikšana priekšā maksā 2 kārtis
edition-about-quick = Raundu nesāk ar melno kārti; UNO jāsaka visiem, kam paliek viena kārts, un pieķert var līdz nākamajai kārtij
edition-about-custom = „Sajauc visiem kārtis”, trīs pielāgojamās kārtis ar mājas noteikumiem un VETO kārts: 112 kāršu
edition-about-europe = „Ņem četras” drīkst likt vienmēr, to nevar apstrīdēt, un ar to var sākties raunds
