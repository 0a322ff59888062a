# The rules in words: what a table plays by, sentence by sentence. Shown on the home page, while a table is made, in the
# menu of a table, and by `oneleft rules --explain`. Also one line about each option, edition and effect.
#
# Each message is one whole sentence. "Sina" is any player. Names of cards and UNO and VETO are written as in cards.ftl;
# "jokker" is any wild.

## The cards

rules-section-deck = Kaardid
rule-deck-size = Pakis on { $cards } kaarti.
rule-deck-colors = Igas värvis (punane, kollane, roheline ja sinine) on üks 0, kaks igat numbrit 1 kuni 9 ning kaks kaarti igast liigist: „Võta kaks“, „Muuda suunda“ ja „Pass“.
rule-deck-colors-blanks = Igas värvis (punane, kollane, roheline ja sinine) on üks 0, kaks igat numbrit 1 kuni 9 ning kaks kaarti igast liigist: „Tühi“, „Muuda suunda“ ja „Pass“.
rule-deck-blank = Kaartide „Võta kaks“ asemel on tühjad kaardid: tühi kaart sobib oma värvi või teise tühja kaardi peale ega tee midagi.
rule-deck-wilds = Neli kaarti „Vaheta värv“ ja neli kaarti „Vaheta värv + Võta neli üles“ on ilma värvita: need on jokkerid.
rule-deck-shuffle-hands = Pakis on üks jokker Kaardid segi.
rule-deck-customs = { $cards ->
        [1] Pakis on ka üks vabakaart; seegi on jokker.
       *[other] Pakis on ka { $cards } vabakaarti; needki on jokkerid.
    }

## Setting up

rules-section-setup = Ettevalmistus
rule-players-any = Mängida saab kaks kuni kümme mängijat.
rule-players-sides = Mängida saab nelja, kuue, kaheksa või kümne mängijaga.
rule-players = Mängus on { $players } mängijat.
rule-dealer = Igaüks võtab kaardi ja jagajaks saab see, kelle number on suurim; ilma numbrita kaart on väärt nulli.
rule-dealer-next = Igas järgmises ringis jagab kaardid eelmisest jagajast vasakul istuv mängija.
rule-hand = { $cards ->
        [1] Igaühele jagatakse üks kaart.
       *[other] Igaühele jagatakse { $cards } kaarti.
    }
rule-turned-up = Siis avatakse tõmbepaki pealmine kaart ja sellest algab käigupakk.
rule-first-left = Esimene mängija on jagajast vasakul istuja.
rule-first-seat = Esimene mängija on koht { $seat }, ükskõik kes jagab.
rule-start-number = Kui avatakse number, on esimene käik esimesel mängijal.
rule-start-number-blanks = Kui avatakse number või tühi kaart, on esimene käik esimesel mängijal.
rule-start-draw-two = Kui avatakse „Võta kaks“, võtab esimene mängija 2 kaarti ja jääb käigust ilma.
rule-start-draw-two-stacking = Kui avatakse „Võta kaks“, laob esimene mängija samasuguse kaardi peale või võtab 2 kaarti ja jääb käigust ilma.
rule-start-draw-two-mixed = Kui avatakse „Võta kaks“, laob esimene mängija peale kaardi „Võta kaks“ või „Vaheta värv + Võta neli üles“ või võtab ise 2 kaarti ja jääb käigust ilma.
rule-start-reverse = Kui avatakse „Muuda suunda“, on esimene käik jagajal ja mäng läheb paremale.
rule-start-skip = Kui avatakse „Pass“, jääb esimene mängija käigust ilma ja alustab järgmine.
rule-start-wild-color = Kui avatakse „Vaheta värv“, valib esimene mängija värvi ja tema on ka esimesena käigul.
rule-start-wild-reshuffle = Kui avatakse „Vaheta värv“, läheb see tagasi, pakk segatakse uuesti ja avatakse teine kaart.
rule-start-wild4-color = Kui avatakse „Vaheta värv + Võta neli üles“, valib esimene mängija värvi ja tema on ka esimesena käigul; kaarte selle eest keegi ei võta.
rule-start-wild4-reshuffle = Kui avatakse „Vaheta värv + Võta neli üles“, läheb see tagasi, pakk segatakse uuesti ja avatakse teine kaart.
rule-start-shuffle-hands = Kui avatakse Kaardid segi, valib esimene mängija värvi ja tema on ka esimesena käigul; mängijate kaardid jäävad nii, nagu on.
rule-start-custom = Kui avatakse Vabakaart, valib esimene mängija värvi ja tema on ka esimesena käigul; kaardi reeglit ei täideta.

## Your turn

rules-section-turn = Sinu käik
rule-match = Käi üks kaart, mille värv, number või sümbol on sama mis pealmisel kaardil, või käi jokker.
rule-match-wild = Kui pealmine kaart on jokker, loeb see värv, mis valiti.
rule-draw-may = Kui sa ei käi, võtad ühe kaardi: kui see sobib, võid selle kohe käia, muidu on su käik läbi.
rule-draw-must = Kui sa ei käi, võtad ühe kaardi: kui see sobib, pead selle kohe käima, muidu on su käik läbi.
rule-draw-until-may = Kui sul midagi sobivat käes pole, võtad kaardi; iga kord, kui see ei sobi, võtad veel ühe või lõpetad käigu.
rule-draw-until-must = Kui sul midagi sobivat käes pole, võtad kaardi kaardi järel, kuni mõni sobib.
rule-drawn-may = Võetud kaardi, mis sobib, võid kohe käia; kui jätad selle endale, on su käik läbi.
rule-drawn-must = Võetud kaardi, mis sobib, pead kohe käima.
rule-draw-by-choice = Võtta võid ka siis, kui sul on sobiv kaart käes, aga siis saad selles käigus käia ainult selle, mille võtsid.
rule-draw-by-choice-one = Võtta võid ka siis, kui sul on sobiv kaart käes, aga siis võtad ainult ühe ja muud sa selles käigus käia ei saa.
rule-drawn-bluff = Kõige selle juures loetakse „Vaheta värv + Võta neli üles“ sobivaks kaardiks ka siis, kui see oleks bluff.
rule-pile-empty = Kui tõmbepakk saab otsa, segatakse kõik käidud kaardid peale pealmise uueks tõmbepakiks.
rule-piles-empty = Kui mõlemad pakid on otsas, võtad nii palju, kui on, ja ülejäänut võlgu ei jää.
rule-blocked = Kui nii mitmel järjestikusel käigul, kui on mängijaid, ei andnud võtmine ühtegi kaarti, on ring ummikus ja punkte ei loeta.
rule-wrong-refused = Kaarti, mida käia ei tohi, ei võeta vastu, ja karistust selle eest pole.
rule-wrong-penalty = Kui paned oma käigul lauale kaardi, mida käia ei tohi, võtad selle tagasi, võtad 2 kaarti ja su käik on läbi.
rule-wrong-penalty-more = Kui teed seda siis, kui sind ootab karistus, võtad karistuse ja veel 2 kaarti.

## Action cards and wilds

rules-section-actions = Tegevuskaardid ja jokkerid
rule-draw-two = „Võta kaks“: järgmine mängija võtab 2 kaarti ja jääb käigust ilma.
rule-reverse = „Muuda suunda“: mäng läheb teistpidi edasi.
rule-reverse-two = Kui mängijaid on ainult kaks, toimib „Muuda suunda“ nagu „Pass“.
rule-skip = „Pass“: järgmine mängija jääb käigust ilma.
rule-wild = „Vaheta värv“: sina valid värvi ja võid jätta ka senise.
rule-wild4 = „Vaheta värv + Võta neli üles“: sina valid värvi ning järgmine mängija võtab 4 kaarti ja jääb käigust ilma.
rule-wild4-bluff = „Vaheta värv + Võta neli üles“ on mõeldud selleks puhuks, kui sul pole käes ühtegi kehtivat värvi kaarti; käia võid selle ikkagi, aga siis on see bluff.
rule-wild4-strict = Kaardi „Vaheta värv + Võta neli üles“ saad käia ainult siis, kui sul pole käes ühtegi kehtivat värvi kaarti; bluffida ei saa.
rule-wild4-unchallenged = Kaardi „Vaheta värv + Võta neli üles“ saad käia ainult siis, kui sul pole käes ühtegi kehtivat värvi kaarti, ja vaidlustada seda ei saa.
rule-wild4-free = Kaardi „Vaheta värv + Võta neli üles“ võid käia igal ajal ja vaidlustada seda ei saa.
rule-wild4-color-only = Kaardid, mis sobivad numbri või sümboli järgi, ja teised jokkerid kaardi „Vaheta värv + Võta neli üles“ käimist ei takista.
rule-challenge = Kaarti „Vaheta värv + Võta neli üles“ võib vaidlustada ainult see, kes peaks võtma, ja enne kui ta võtab; siis näidatakse talle käija kaarte.
rule-challenge-judged = Vaidlustamisel loevad need kaardid, mis olid käija käes, ja see värv, mis kehtis siis, kui „Vaheta värv + Võta neli üles“ käidi.
rule-challenge-guilty = Kui see oli bluff, võtab need 4 kaarti käija ise ja vaidlustaja teeb tavalise käigu.
rule-challenge-innocent = Kui see ei olnud bluff, võtab vaidlustaja 6 kaarti ja jääb käigust ilma.
rule-challenge-guilty-sum = Kui see oli bluff, võtab kogu summa käija ise ja vaidlustaja teeb tavalise käigu.
rule-challenge-innocent-sum = Kui see ei olnud bluff, võtab vaidlustaja kogu summa ja veel 2 kaarti ning jääb käigust ilma.
rule-challenge-latest = Kui kaarte on üksteise peale laotud, saab vaidlustada ainult viimasena käidud kaarti „Vaheta värv + Võta neli üles“.
rule-challenge-lost = Et keegi bluffida ei saa, on vaidlustamine alati kaotatud: vaidlustaja võtab 6 kaarti ja jääb käigust ilma.
rule-challenge-lost-sum = Et keegi bluffida ei saa, on vaidlustamine alati kaotatud: vaidlustaja võtab kogu summa ja veel 2 kaarti ning jääb käigust ilma.

## Two players

rules-section-two = Kahekesi
rule-two-reverse = „Muuda suunda“ toimib nagu „Pass“: sina käid kohe uuesti.
rule-two-skip = Ka pärast kaarti „Pass“ käid sina kohe uuesti.
rule-two-draw = Kui vastane on sinu kaardi „Võta kaks“ või „Vaheta värv + Võta neli üles“ eest kaardid võtnud, on jälle sinu kord.
rule-two-draw-blanks = Kui vastane on sinu kaardi „Vaheta värv + Võta neli üles“ eest kaardid võtnud, on jälle sinu kord.

## Special cards

rules-section-special = Erikaardid
rule-shuffle-hands = Kaardid segi: sina valid värvi; siis segatakse kõigi mängijate kaardid kokku ja jagatakse uuesti välja, esimene kaart läheb sinust vasakule.
rule-shuffle-hands-last = Kaardid segi viimase kaardina ei võida: ka sina saad koos teistega uued kaardid.
rule-shuffle-hands-empty = Kui mõni jääb sel jagamisel kaartideta, võidab ringi neist käigujärjekorras esimene, alates kaardi käijast.
rule-custom = Vabakaart on jokker: käija valib värvi ja siis täidetakse kaardi enda reegel.
rule-custom-last = Vabakaart viimase kaardina lõpetab ringi ja selle reeglit ei täideta.
rule-custom-until-color = Vabakaart { $card }: järgmine mängija võtab kaarte, kuni tuleb sinu valitud värvi kaart (jokker ei loe), ja teeb siis tavalise käigu.
rule-custom-drop-wilds = Vabakaart { $card }: kõik teised mängijad viskavad ära kõik oma jokkerid.
rule-custom-drop-wilds-out = Kui mõni jääb jokkerite äraviskamisel kaartideta, võidab ringi neist käigujärjekorras esimene.
rule-custom-three-or-play = Vabakaart { $card }: järgmine mängija käib kaardi või muidu võtab kolm ja võib neist ühe sobiva käia.
rule-custom-three-or-play-must = Vabakaart { $card }: järgmine mängija käib kaardi või muidu võtab kolm ja peab neist ühe käima, kui mõni sobib.
rule-custom-three-not-until = Selles käigus asendab kolme kaardi võtmine seda, et võetakse, kuni mõni sobib.
rule-custom-again = Vabakaart { $card }: sul on veel üks käik.
rule-custom-seven = Vabakaart { $card }: järgmine mängija võtab kaarte juurde või viskab omal valikul kaarte ära, kuni tal on täpselt 7, ja teeb siis tavalise käigu.
rule-custom-three-all = Vabakaart { $card }: kõik mängijad, käigujärjekorras ja sina viimasena, võtavad kaarte juurde või viskavad omal valikul kaarte ära, kuni neil on täpselt 3.
rule-custom-open = Vabakaart { $card }: kõigi kaardid on lahtiselt laual, kuni algab sinu järgmine käik.
rule-custom-joke = Vabakaart { $card }: sa räägid nalja; kui kas või üks teistest hääletab, et keegi naeris, viskad omal valikul kaarte ära, kuni jääb üks, ja oled UNO võlgu, aga kui kõik hääletavad ei, võtad 4 kaarti.
rule-custom-elbows = Vabakaart { $card }: järgmine mängija peab hoidma mõlemad küünarnukid sirged, kuni keegi ütleb UNO.
rule-custom-rooster = Vabakaart { $card }: järgmine mängija teeb etteaste või võtab 4 kaarti ja mõlemal juhul teeb siis tavalise käigu.
rule-custom-own = Vabakaart { $card }: „{ $text }“ (mängijad jälgivad seda ise).
rule-custom-discards = Kaardid, mis tuleb sellise reegli tõttu ära visata, lähevad pealmise kaardi alla.

## House rules

rules-section-house = Kodureeglid
rule-no-stacking = Kaarte „Võta kaks“ ja „Vaheta värv + Võta neli üles“ ei saa üksteise peale laduda: nende karistused ei liitu kunagi.
rule-no-stacking-blanks = Kaarte „Vaheta värv + Võta neli üles“ ei saa üksteise peale laduda: nende karistused ei liitu kunagi.
rule-stack-draw-two = Ladumine: kui sind tabab „Võta kaks“, võid laduda peale teise samasuguse, ja siis ootab järgmist mängijat 4 kaarti, siis 6 ja nii edasi.
rule-stack-wild4 = Samamoodi saab kaardi „Vaheta värv + Võta neli üles“ laduda teise samasuguse peale ja kehtib viimasena valitud värv.
rule-stack-wild4-only = Ladumine: kui sind tabab „Vaheta värv + Võta neli üles“, võid laduda peale teise samasuguse, ja siis ootab järgmist mängijat 8 kaarti, siis 12 ja nii edasi; kehtib viimasena valitud värv.
rule-stack-sum = Kes ei saa või ei taha peale laduda, võtab kogu summa ja jääb käigust ilma.
rule-stack-one = Ühes käigus võid laduda ainult ühe kaardi.
rule-stack-kinds = Kaarte „Võta kaks“ ja „Vaheta värv + Võta neli üles“ ei saa omavahel segamini laduda.
rule-stack-mixed = Kaardi „Vaheta värv + Võta neli üles“ võib laduda ka kaardi „Võta kaks“ peale, ja valitud värvi kaardi „Võta kaks“ kaardi „Vaheta värv + Võta neli üles“ peale.
rule-stack-mixed-challenge = Kui kaardi „Vaheta värv + Võta neli üles“ peal on juba „Võta kaks“, ei saa seda enam vaidlustada.
rule-stack-or-jump = Kui samasuguse kaardi paneb see, keda karistus ootab, on see ladumine; kui keegi teine, on see vahelelöömine.
rule-no-jump-in = Vahele lüüa ei saa: käid ainult siis, kui on sinu kord.
rule-jump-in = Vahelelöömine: kui sul on täpselt sama kaart, mis on peal (sama värv ja sama number või sümbol või sama liiki jokker), võid selle kohe käia, ka siis, kui pole sinu kord.
rule-jump-from = Pärast vahelelöömist läheb mäng edasi vahelelööjast.
rule-jump-undo = Vahelelöömine tühistab käigukaotuse, suunamuutuse või võetavad kaardid, mille tõi alumine kaart, ja siis toimib kaart nagu ikka.
rule-jump-undo-sum = Vahelelöömine tühistab käigukaotuse, suunamuutuse või võetavad kaardid, mille tõi alumine kaart, aga mitte varem kokku laotud summat, ja siis toimib kaart nagu ikka.
rule-jump-two = Kui sul on kaks sellist kaarti, käid need ühekaupa ja teised võivad vahele jõuda.
rule-jump-until = Vahele saad lüüa seni, kuni keegi võtab või käib oma korra ajal.
rule-jump-until-challenge = Vahele saad lüüa seni, kuni keegi võtab, vaidlustab või käib oma korra ajal.
rule-jump-start = Vahele saad lüüa ka avakaardile ja see tühistab avakaardi toime.
rule-jump-wild4 = Kui vahele löödi kaardiga „Vaheta värv + Võta neli üles“, saab seda vaidlustada nagu iga teist.
rule-jump-customs = Vahelelöömisel ei ole ükski vabakaart teisega sama kaart.
rule-zero = Iga 0 peale liiguvad kõigi kaardid ühe koha võrra mängusuunas edasi ja siis läheb kord edasi nagu ikka.
rule-seven = Iga 7 peale valib selle käija ühe teise mängija ja vahetab temaga kaardid.
rule-seven-two = Iga 7 peale vahetate vastasega kaardid.
rule-zero-last = Kui 0 on viimane kaart, on ring läbi ja kaardid edasi ei liigu.
rule-seven-last = Kui 7 on viimane kaart, on ring läbi ja kaarte ei vahetata.
rule-zero-seven-last = Kui 0 või 7 on viimane kaart, on ring läbi ja kõigi kaardid jäävad sinna, kus on.

## UNO

rules-section-uno = UNO
rule-uno = Kui käid eelviimase kaardi, pead ütlema UNO, enne kui kaart jõuab käigupakile.
rule-uno-late = Kui unustasid, pääsed ka hiljem öeldes, kuni keegi pole sind vahele võtnud.
rule-uno-caught = Kui teine mängija võtab su vahele enne, kui selle ütled, võtad 2 kaarti.
rule-uno-player = Kaardi pärast saab UNO võlgu jääda ainult selle käija, isegi kui mõnele teisele jääb selle tõttu üks kaart.
rule-uno-player-change = Kui pärast sinu käiku mängijate kaardid vahetuvad ja sulle jääb üks kaart, oled UNO võlgu, kui sa ei öelnud seda koos käidud kaardiga.
rule-uno-holder = UNO on võlgu igaüks, kellele jääb mõne kaardi või selle toime tõttu üks kaart, ükskõik kes selle käis.
rule-uno-holder-change = Ka see, kes saab kaartide vahetumisel endale ühe kaardi, on UNO võlgu, välja arvatud mängija, kes ütles seda koos äsja käidud kaardiga.
rule-uno-holder-other = Sinu UNO ei kaitse seda, kes saab sinu kaardid endale.
rule-catch-turn = Vahele saab võtta seni, kuni keegi käib kaardi või võtab oma käigul kaardi; karistuse võtmine seda ei lõpeta.
rule-catch-card = Vahele saab võtta seni, kuni käiakse järgmine kaart.
rule-false-catch-none = Süüdistust mängija vastu, kes pole UNO võlgu, ei võeta arvesse, ja karistust selle eest pole.
rule-false-catch = { $cards ->
        [1] Kes süüdistab kedagi, kes pole UNO võlgu, võtab ühe kaardi.
       *[other] Kes süüdistab kedagi, kes pole UNO võlgu, võtab { $cards } kaarti.
    }

## Going out and points

rules-section-end = Ringi lõpp ja punktid
rule-out = Ring lõpeb kohe, kui kellelgi saavad kaardid otsa.
rule-out-any = Lõpetada võid iga kaardiga, ka tegevuskaardi ja jokkeriga.
rule-out-any-but-shuffle = Lõpetada võid iga kaardiga, ka tegevuskaardi ja jokkeriga, aga mitte kaardiga Kaardid segi.
rule-last-draws = Kui viimane kaart on „Võta kaks“ või „Vaheta värv + Võta neli üles“, võtab järgmine mängija ikkagi ja need kaardid loetakse kaasa.
rule-last-draws-blanks = Kui viimane kaart on „Vaheta värv + Võta neli üles“, võtab järgmine mängija ikkagi ja need kaardid loetakse kaasa.
rule-last-draws-sum = Kui viimane kaart on „Võta kaks“ või „Vaheta värv + Võta neli üles“, võtab järgmine mängija ikkagi, ladumise korral kogu summa, ja need kaardid loetakse kaasa.
rule-last-draws-sum-blanks = Kui viimane kaart on „Vaheta värv + Võta neli üles“, võtab järgmine mängija ikkagi, ladumise korral kogu summa, ja need kaardid loetakse kaasa.
rule-last-final = Viimase kaardi vastu ei saa midagi teha.
rule-points-numbers = Number annab oma väärtuse jagu punkte.
rule-points-actions = „Võta kaks“, „Muuda suunda“ ja „Pass“ annavad igaüks 20 punkti.
rule-points-actions-blanks = „Muuda suunda“ ja „Pass“ annavad kumbki 20 punkti, tühi kaart ei anna midagi.
rule-points-wilds = „Vaheta värv“ ja „Vaheta värv + Võta neli üles“ annavad kumbki { $points } punkti.
rule-points-shuffle-hands = Kaardid segi annab 40 punkti.
rule-points-customs = Vabakaart annab 40 punkti.
rule-score-winner = Kes kaartidest lahti saab, saab punktid kõigi teiste kätte jäänud kaartide eest.
rule-score-side = Kaartidest lahti saanud mängija paar saab punktid kõigi teiste paaride kätte jäänud kaartide eest.
rule-score-own = Igale mängijale kirjutatakse punktid tema enda kätte jäänud kaartide eest.

## Winning the match

rules-section-match = Matši võit
rule-partners = Partnerid istuvad vastamisi.
rule-partners-pair = Kohad { $first } ja { $second } on partnerid.
rule-target = { $target ->
        [1] Matši võidab see, kes saab esimesena punkti.
       *[other] Matši võidab see, kellel on esimesena { $target } punkti täis.
    }
rule-target-side = { $target ->
        [1] Matši võidab paar, kes saab esimesena punkti.
       *[other] Matši võidab paar, kellel on esimesena { $target } punkti täis.
    }
rule-target-total = { $target ->
        [1] Kui kellelgi on punkt kirjas, võidab matši väikseim summa.
       *[other] Kui kellelgi on { $target } punkti täis, võidab matši väikseim summa.
    }
rule-target-total-tie = Kui väikseim summa on mitmel mängijal, võidavad nad koos.
rule-target-out = { $target ->
        [1] Kellel on punkt kirjas, see on matšist väljas.
       *[other] Kellel on { $target } punkti täis, see on matšist väljas.
    }
rule-target-out-last = Matši võidab viimasena alles jäänud mängija; kui üks ring viib välja kõik, kes alles olid, võidab neist väikseima summaga mängija.
rule-target-out-two = Kui alles on kaks, mängivad nad kahe mängija reeglite järgi, kus „Muuda suunda“ toimib nagu „Pass“.
rule-rotating = Partnerid istuvad vastamisi ja igal jagamisel on uued paarid: kolm võimalikku paarijaotust tulevad kordamööda.
rule-rotating-points = Sulle jäävad iga paari punktid, milles sa olid.
rule-rotating-end = { $hands ->
        [1] Matši võidab suurim summa pärast üht jagamist.
       *[other] Matši võidab suurim summa pärast { $hands } jagamist.
    }
rule-round-next = Kuni matš pole otsustatud, segatakse kõik kaardid kokku ja jagatakse uus ring.

## At the table

rules-section-table = Lauas
rule-suggestions = Kes ütleb teisele mängijale ette, mida käia, võtab 2 kaarti.
rule-veto = Igaüks võib panna VETO-kaardi teisele mängijale, kes võtab jutuks keelatud teema, näiteks poliitika; see mängija peab lõpetama ja jääb järgmisest käigust ilma.
rule-veto-back = Siis läheb VETO-kaart tagasi laua keskele; kuni see on mängijal, ei saa keegi seda kasutada.
rule-veto-still = Mängija, kellel on VETO-kaart, võib ikka UNO öelda ja teisi vahele võtta.

## What each option is about

option-about-hand_size = Mitu kaarti igaühele jagatakse
option-about-blanks = Kaartide „Võta kaks“ asemel on tühjad kaardid, mis ei tee midagi
option-about-shuffle_hands = Kas pakis on kaart Kaardid segi
option-about-customs = Vabakaartide reeglid, kuni kolm: valmis toimed või sinu enda tekstid
option-about-veto = VETO-kaart lõpetab jutu keelatud teemal ja võtab ühe käigu
option-about-first_player = Kes ringi alustab: jagajast vasakul istuja või kindel koht
option-about-start_wild = Kui avakaart on „Vaheta värv“: esimene mängija valib värvi või pakk segatakse uuesti
option-about-start_wild4 = Kui avakaart on „Vaheta värv + Võta neli üles“: pakk segatakse uuesti või esimene mängija valib värvi
option-about-drawn_card = Kas võetud kaardi, mis sobib, võib või peab kohe käima
option-about-draw_to_match = Kui midagi ei sobi, võid või pead võtma, kuni mõni kaart sobib
option-about-wrong_card = Kaarti, mida käia ei tohi, ei võeta vastu või maksab see 2 kaarti ja käigu
option-about-wild4_condition = „Vaheta värv + Võta neli üles“ on ainult neile, kellel pole käes kehtivat värvi kaarti
option-about-bluff = Kaardi „Vaheta värv + Võta neli üles“ võib käia ka vastu tingimust, riskides vaidlustamisega
option-about-challenge = Mängija, kes peaks võtma, võib kaardi „Vaheta värv + Võta neli üles“ vaidlustada
option-about-uno_owed_by = UNO on võlgu ainult kaardi käija või igaüks, kellele jääb selle tõttu üks kaart
option-about-catch_until = Vahele saab võtta, kuni algab järgmine käik või alles kuni käiakse järgmine kaart
option-about-false_catch = Mitu kaarti maksab vale süüdistus UNO pärast; 0: seda ei võeta vastu
option-about-suggestions = Teisele mängijale etteütlemine, mida käia, maksab 2 kaarti
option-about-stacking = „Võta kaks“ läheb kaardi „Võta kaks“ peale ja „Vaheta värv + Võta neli üles“ teise samasuguse peale ning karistus kasvab
option-about-stack_mixed = Ladumisel lähevad „Võta kaks“ ja „Vaheta värv + Võta neli üles“ ka teineteise peale
option-about-jump_in = Kellel on täpselt sama kaart, mis peal, võib selle kohe käia, ka väljaspool oma korda
option-about-zero_rotation = Iga 0 peale liiguvad kõigi kaardid ühe koha võrra mängusuunas edasi
option-about-seven_swap = Iga 7 peale vahetab käija kaardid mängijaga, kelle ise valib
option-about-wild_points = Mitu punkti annab kätte jäänud „Vaheta värv“ või „Vaheta värv + Võta neli üles“
option-about-scoring = Võitja saab teiste kaartide punktid või igaüks enda omad: siis võidab väikseim summa või viib eesmärk välja
option-about-target = Punktid, mis otsustavad matši
option-about-partners = Vastamisi istujad on partnerid ja koguvad punkte koos

## What each effect of a Customizable card does

effect-about-until-color = Järgmine mängija võtab kaarte, kuni tuleb sinu valitud värvi kaart, ja siis käib
effect-about-drop-wilds = Kõik teised mängijad viskavad ära kõik oma jokkerid
effect-about-three-or-play = Järgmine mängija käib kaardi või muidu võtab kolm ja võib ühe sobiva käia
effect-about-again = Sul on veel üks käik
effect-about-seven = Järgmine mängija võtab või viskab ära, kuni tal on täpselt 7 kaarti, ja siis käib
effect-about-three-all = Kõik mängijad võtavad või viskavad ära, kuni neil on täpselt 3 kaarti
effect-about-open = Kõigi kaardid on lahtiselt laual kuni sinu järgmise käiguni
effect-about-joke = Räägi nalja: kui keegi naerab, viskad kaarte ära, kuni jääb üks, kui ei naera keegi, võtad 4
effect-about-elbows = Järgmine mängija peab hoidma mõlemad küünarnukid sirged, kuni keegi ütleb UNO
effect-about-rooster = Järgmine mängija teeb etteaste või võtab 4 kaarti ja siis käib

## What sets each edition apart

edition-about-official = Vaikimisi: 108 kaarti, kaarti „Vaheta värv + Võta neli üles“ saab vaidlustada, jokker annab 50, võiduks 500 punkti
edition-about-classic = Tegevuskaardid ja jokkerid annavad kõik 20; vale kaart või etteütlemine maksab 2 kaarti
edition-about-quick = Ükski jokker ringi ei alusta; igaüks, kellele jääb üks kaart, on UNO võlgu ja teda saab vahele võtta, kuni käiakse järgmine kaart
edition-about-custom = Kaardid segi, kolm vabakaarti kodureeglitega ja VETO-kaart: 112 kaarti
edition-about-europe = Kaardi „Vaheta värv + Võta neli üles“ võib käia igal ajal, seda ei saa vaidlustada ja see võib ringi alustada
