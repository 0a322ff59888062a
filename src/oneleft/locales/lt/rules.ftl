# The rules in words: what a table plays by, sentence by sentence. Shown on the home page, while a table is made, in the
# menu of a table, and by `oneleft rules --explain`. Also one line about each option, edition and effect.
#
# Each message is one whole sentence. "Tu" yra bet kuris žaidėjas, „kitas žaidėjas“ – tas, kurio eilė po tavęs; kai reikia
# „bet kuris kitas“, taip ir rašoma. Kortų pavadinimai – kaip cards.ftl, bet čia jie linksniuojami.

## The cards

rules-section-deck = Kortos
rule-deck-size = Kaladėje yra { $cards ->
        [one] { $cards } korta
        [few] { $cards } kortos
       *[other] { $cards } kortų
    }.
rule-deck-colors = Raudona, geltona, žalia ir mėlyna spalvos turi po vieną 0, po dvi kiekvieno skaičiaus nuo 1 iki 9 kortas ir po dvi +2, krypties keitimo bei praleidimo kortas.
rule-deck-colors-blanks = Raudona, geltona, žalia ir mėlyna spalvos turi po vieną 0, po dvi kiekvieno skaičiaus nuo 1 iki 9 kortas ir po dvi tuščias, krypties keitimo bei praleidimo kortas.
rule-deck-blank = Vietoj +2 yra tuščios kortos: tuščią galima dėti ant jos spalvos arba ant kitos tuščios, ir ji nieko nedaro.
rule-deck-wilds = Keturios spalvos keitimo ir keturios +4 kortos spalvos neturi – tai juodosios kortos.
rule-deck-shuffle-hands = Kaladėje yra viena visų kortų maišymo korta, taip pat juodoji.
rule-deck-customs = { $cards ->
        [1] Kaladėje yra viena laisvoji korta, taip pat juodoji.
        [one] Kaladėje yra { $cards } laisvoji korta, taip pat juodoji.
        [few] Kaladėje yra { $cards } laisvosios kortos, taip pat juodosios.
       *[other] Kaladėje yra { $cards } laisvųjų kortų, taip pat juodųjų.
    }

## Setting up

rules-section-setup = Pasiruošimas
rule-players-any = Žaisti gali nuo dviejų iki dešimties žaidėjų.
rule-players-sides = Žaisti gali keturi, šeši, aštuoni arba dešimt žaidėjų.
rule-players = { $players ->
        [one] Žaidžia { $players } žaidėjas.
        [few] Žaidžia { $players } žaidėjai.
       *[other] Žaidžia { $players } žaidėjų.
    }
rule-dealer = Kiekvienas traukia po kortą, ir dalija tas, kas ištraukė didžiausią skaičių; korta be skaičiaus verta nulio.
rule-dealer-next = Kiekvieną kitą raundą dalija žaidėjas, sėdintis ankstesniam dalytojui iš kairės.
rule-hand = { $cards ->
        [1] Kiekvienam padalijama viena korta.
        [one] Kiekvienam padalijama po { $cards } kortą.
        [few] Kiekvienam padalijama po { $cards } kortas.
       *[other] Kiekvienam padalijama po { $cards } kortų.
    }
rule-turned-up = Tada viršutinė traukimo kaladės korta atverčiama, ir nuo jos prasideda metimo krūva.
rule-first-left = Pirmasis žaidėjas – tas, kas sėdi dalytojui iš kairės.
rule-first-seat = Pirmasis žaidėjas – tas, kas sėdi { $seat } vietoje, kad ir kas dalytų.
rule-start-number = Jei atverčiamas skaičius, pradeda pirmasis žaidėjas.
rule-start-number-blanks = Jei atverčiamas skaičius arba tuščia korta, pradeda pirmasis žaidėjas.
rule-start-draw-two = Jei atverčiama +2, pirmasis žaidėjas ima 2 kortas ir praleidžia ėjimą.
rule-start-draw-two-stacking = Jei atverčiama +2, pirmasis žaidėjas kaupia baudą dėdamas ant jos kitą +2 arba ima 2 kortas ir praleidžia ėjimą.
rule-start-draw-two-mixed = Jei atverčiama +2, pirmasis žaidėjas kaupia baudą dėdamas ant jos +2 ar +4 arba ima 2 kortas ir praleidžia ėjimą.
rule-start-reverse = Jei atverčiamas krypties keitimas, pradeda dalytojas, ir žaidžiama į dešinę.
rule-start-skip = Jei atverčiamas praleidimas, pirmasis žaidėjas praleidžia ėjimą, ir pradeda po jo einantis.
rule-start-wild-color = Jei atverčiamas spalvos keitimas, pirmasis žaidėjas pasirenka spalvą ir pradeda.
rule-start-wild-reshuffle = Jei atverčiamas spalvos keitimas, jis grąžinamas, kaladė permaišoma ir atverčiama kita korta.
rule-start-wild4-color = Jei atverčiama +4, pirmasis žaidėjas pasirenka spalvą ir pradeda; kortų dėl jos niekas neima.
rule-start-wild4-reshuffle = Jei atverčiama +4, ji grąžinama, kaladė permaišoma ir atverčiama kita korta.
rule-start-shuffle-hands = Jei atverčiamas visų kortų maišymas, pirmasis žaidėjas pasirenka spalvą ir pradeda; visų kortos lieka, kaip buvo.
rule-start-custom = Jei atverčiama laisvoji korta, pirmasis žaidėjas pasirenka spalvą ir pradeda; kortos taisyklė nevykdoma.

## Your turn

rules-section-turn = Tavo ėjimas
rule-match = Dėk vieną kortą, kurios spalva, skaičius arba simbolis toks pat kaip viršutinės kortos, arba juodąją kortą.
rule-match-wild = Kai viršutinė korta juodoji, tinka pasirinktos spalvos kortos.
rule-draw-may = Jei nededi, trauki vieną kortą: jei ji tinka, gali iškart dėti, o jei ne, tavo ėjimas baigtas.
rule-draw-must = Jei nededi, trauki vieną kortą: jei ji tinka, privalai iškart dėti, o jei ne, tavo ėjimas baigtas.
rule-draw-until-may = Jei nė viena tavo korta netinka, trauki kortą; kaskart, kai ji netinka, trauki dar vieną arba baigi ėjimą.
rule-draw-until-must = Jei nė viena tavo korta netinka, trauki kortą po kortos, kol kuri nors tiks.
rule-drawn-may = Ištrauktą tinkamą kortą gali iškart dėti; jei ją pasilieki, tavo ėjimas baigtas.
rule-drawn-must = Ištrauktą tinkamą kortą privalai iškart dėti.
rule-draw-by-choice = Traukti gali ir tada, kai turi tinkamą kortą, bet tada tuo ėjimu gali dėti tik tai, ką ištraukei.
rule-draw-by-choice-one = Traukti gali ir tada, kai turi tinkamą kortą, bet tada trauki tik vieną ir tuo ėjimu nieko kito dėti negali.
rule-drawn-bluff = Visais šiais atvejais +4 laikoma tinkama korta, net jei tai būtų blefas.
rule-pile-empty = Kai traukimo kaladė baigiasi, visa metimo krūva, išskyrus viršutinę kortą, permaišoma ir tampa nauja kalade.
rule-piles-empty = Jei abi krūvos išsemtos, imi tiek, kiek yra, o likusių imti nebereikia.
rule-blocked = Jei iš eilės įvyksta tiek ėjimų, kiek yra žaidėjų, ir kiekvienu iš jų traukiant negauta nė vienos kortos, raundas užblokuojamas ir taškai neskaičiuojami.
rule-wrong-refused = Korta, kurios dėti negalima, nepriimama, bet už ją nebaudžiama.
rule-wrong-penalty = Jei savo ėjimu padedi kortą, kurios dėti negalima, ją atsiimi, imi 2 kortas, ir tavo ėjimas baigtas.
rule-wrong-penalty-more = Jei taip padarai, kai tau gresia bauda, imi tą baudą ir dar 2 kortas.

## Action cards and wilds

rules-section-actions = Veiksmo ir juodosios kortos
rule-draw-two = +2: kitas žaidėjas ima 2 kortas ir praleidžia ėjimą.
rule-reverse = Krypties keitimas: žaidžiama į kitą pusę.
rule-reverse-two = Kai žaidžia tik dviese, krypties keitimas veikia kaip praleidimas.
rule-skip = Praleidimas: kitas žaidėjas praleidžia ėjimą.
rule-wild = Spalvos keitimas: pasirenki spalvą; gali palikti ir tą pačią.
rule-wild4 = +4: pasirenki spalvą, o kitas žaidėjas ima 4 kortas ir praleidžia ėjimą.
rule-wild4-bluff = +4 skirta atvejui, kai neturi nė vienos galiojančios spalvos kortos; gali ją dėti ir tada, kai turi, bet tai – blefas.
rule-wild4-strict = +4 gali dėti tik tada, kai neturi nė vienos galiojančios spalvos kortos; blefuoti negalima.
rule-wild4-unchallenged = +4 gali dėti tik tada, kai neturi nė vienos galiojančios spalvos kortos, ir ginčyti jos negalima.
rule-wild4-free = +4 galima dėti bet kada, ir ginčyti jos negalima.
rule-wild4-color-only = Kortos, tinkančios pagal skaičių ar simbolį, ir kitos juodosios kortos +4 dėti netrukdo.
rule-challenge = Ginčyti +4 gali tik tas žaidėjas, kuris turėtų imti kortas, ir tik prieš jas imdamas; tada jam parodomos +4 padėjusiojo kortos.
rule-challenge-judged = Ginčijant svarbu, kokias kortas žaidėjas turėjo ir kokia spalva galiojo tuo metu, kai buvo dedama +4.
rule-challenge-guilty = Jei tai buvo blefas, 4 kortas ima tas, kas padėjo +4, o ginčijęs žaidėjas eina kaip įprastai.
rule-challenge-innocent = Jei tai nebuvo blefas, ginčijęs žaidėjas ima 6 kortas ir praleidžia ėjimą.
rule-challenge-guilty-sum = Jei tai buvo blefas, visą sumą ima tas, kas padėjo +4, o ginčijęs žaidėjas eina kaip įprastai.
rule-challenge-innocent-sum = Jei tai nebuvo blefas, ginčijęs žaidėjas ima visą sumą ir dar 2 kortas bei praleidžia ėjimą.
rule-challenge-latest = Kai bauda sukaupta, ginčyti galima tik paskutinę padėtą +4.
rule-challenge-lost = Kadangi blefuoti neįmanoma, ginčijęs žaidėjas visada pralaimi: ima 6 kortas ir praleidžia ėjimą.
rule-challenge-lost-sum = Kadangi blefuoti neįmanoma, ginčijęs žaidėjas visada pralaimi: ima visą sumą ir dar 2 kortas bei praleidžia ėjimą.

## Two players

rules-section-two = Žaidžiant dviese
rule-two-reverse = Krypties keitimas veikia kaip praleidimas: iškart eini dar kartą.
rule-two-skip = Po praleidimo taip pat iškart eini dar kartą.
rule-two-draw = Kai varžovas paima kortas už tavo +2 ar +4, vėl eini tu.
rule-two-draw-blanks = Kai varžovas paima kortas už tavo +4, vėl eini tu.

## Special cards

rules-section-special = Ypatingos kortos
rule-shuffle-hands = Visų kortų maišymas: pasirenki spalvą, tada visų žaidėjų kortos sumaišomos kartu ir išdalijamos iš naujo; pirmoji tenka žaidėjui tau iš kairės.
rule-shuffle-hands-last = Jei visų kortų maišymas – tavo paskutinė korta, dar nelaimi: su visais gauni naujų kortų.
rule-shuffle-hands-empty = Jei taip padalijus kas nors lieka be kortų, raundą laimi pirmasis iš jų žaidimo tvarka, pradedant tuo, kas padėjo šią kortą.
rule-custom = Laisvoji korta yra juodoji: kas ją deda, pasirenka spalvą, o tada vykdoma jos taisyklė.
rule-custom-last = Jei laisvoji korta – paskutinė, raundas baigiasi ir jos taisyklė nevykdoma.
rule-custom-until-color = Laisvoji korta { $card }: kitas žaidėjas traukia, kol ištrauks tavo pasirinktos spalvos kortą (juodoji netinka), tada eina kaip įprastai.
rule-custom-drop-wilds = Laisvoji korta { $card }: visi kiti žaidėjai išmeta visas savo juodąsias kortas.
rule-custom-drop-wilds-out = Jei išmetęs juodąsias kas nors lieka be kortų, raundą laimi pirmasis iš jų žaidimo tvarka.
rule-custom-three-or-play = Laisvoji korta { $card }: kitas žaidėjas deda kortą arba traukia tris ir vieną iš jų, jei tinka, gali dėti.
rule-custom-three-or-play-must = Laisvoji korta { $card }: kitas žaidėjas deda kortą arba traukia tris ir vieną iš jų, jei tinka, privalo dėti.
rule-custom-three-not-until = Tuo ėjimu traukiamos trys kortos, o ne traukiama, kol tiks.
rule-custom-again = Laisvoji korta { $card }: eini dar kartą.
rule-custom-seven = Laisvoji korta { $card }: kitas žaidėjas traukia arba išmeta pasirinktas kortas, kol jų turės lygiai 7, tada eina kaip įprastai.
rule-custom-three-all = Laisvoji korta { $card }: visi žaidėjai iš eilės, o tu po visų, traukia arba išmeta pasirinktas kortas, kol jų turės lygiai 3.
rule-custom-open = Laisvoji korta { $card }: visi laiko savo kortas atverstas, kol prasidės kitas tavo ėjimas.
rule-custom-joke = Laisvoji korta { $card }: papasakoji anekdotą; jei bent vienas iš kitų balsuoja, kad kas nors juokėsi, išmeti pasirinktas kortas, kol liks viena, ir privalai pasakyti UNO, o jei visi balsuoja „ne“, imi 4 kortas.
rule-custom-elbows = Laisvoji korta { $card }: kitas žaidėjas turi laikyti abi alkūnes ištiestas, kol kas nors pasakys UNO.
rule-custom-rooster = Laisvoji korta { $card }: kitas žaidėjas surengia pasirodymą arba ima 4 kortas, ir abiem atvejais eina kaip įprastai.
rule-custom-own = Laisvoji korta { $card }: „{ $text }“ (tuo pasirūpina patys žaidėjai).
rule-custom-discards = Kortos, kurias liepia išmesti tokia taisyklė, dedamos po viršutine korta.

## House rules

rules-section-house = Namų taisyklės
rule-no-stacking = +2 ir +4 kaupti negalima: jų baudos niekada nesudedamos.
rule-no-stacking-blanks = +4 kaupti negalima: jų baudos niekada nesudedamos.
rule-stack-draw-two = Kaupimas: jei tau tenka +2, gali dėti dar vieną +2, ir kitam žaidėjui gresia 4 kortos, paskui 6 ir taip toliau.
rule-stack-wild4 = +4 ant +4 kaupiama taip pat, o galioja paskutinė pasirinkta spalva.
rule-stack-wild4-only = Kaupimas: jei tau tenka +4, gali dėti dar vieną +4, ir kitam žaidėjui gresia 8 kortos, paskui 12 ir taip toliau; galioja paskutinė pasirinkta spalva.
rule-stack-sum = Kas negali ar nenori kaupti toliau, ima visą sumą ir praleidžia ėjimą.
rule-stack-one = Vienu ėjimu kaupiant galima dėti tik vieną kortą.
rule-stack-kinds = +2 ant +4 ir +4 ant +2 kaupti negalima.
rule-stack-mixed = +4 galima kaupti ir ant +2, o ant +4 – pasirinktos spalvos +2.
rule-stack-mixed-challenge = Kai ant +4 jau guli +2, tos +4 ginčyti nebegalima.
rule-stack-or-jump = Kai tokią pačią kortą deda žaidėjas, kuriam gresia bauda, tai kaupimas; kai bet kuris kitas – įsiterpimas.
rule-no-jump-in = Įsiterpti negalima: dedi tik per savo ėjimą.
rule-jump-in = Įsiterpimas: jei turi lygiai tokią kortą, kokia guli viršuje (tos pačios spalvos ir to paties skaičiaus ar simbolio arba tokią pačią juodąją), gali ją iškart dėti, net jei ne tavo eilė.
rule-jump-from = Po įsiterpimo žaidžiama toliau nuo to, kas įsiterpė.
rule-jump-undo = Įsiterpimas panaikina po juo gulinčios kortos sukeltą praleidimą, krypties keitimą ar kortas, kurias reikėtų imti, o tada veikia kaip įprastai.
rule-jump-undo-sum = Įsiterpimas panaikina po juo gulinčios kortos sukeltą praleidimą, krypties keitimą ar kortas, kurias reikėtų imti, bet ne anksčiau sukauptą sumą, o tada veikia kaip įprastai.
rule-jump-two = Jei turi dvi tokias kortas, dedi jas po vieną, ir kiti gali įsiterpti tarp jų.
rule-jump-until = Įsiterpti gali tol, kol niekas dar netraukė ir nepadėjo kortos savo ėjimu.
rule-jump-until-challenge = Įsiterpti gali tol, kol niekas dar netraukė, neginčijo ir nepadėjo kortos savo ėjimu.
rule-jump-start = Įsiterpti gali ir tada, kai atversta pirmoji korta; tai panaikina jos poveikį.
rule-jump-wild4 = +4, kuria įsiterpta, galima ginčyti kaip ir bet kurią kitą.
rule-jump-customs = Dviejų vienodų laisvųjų kortų nebūna, todėl jomis įsiterpti negalima.
rule-zero = Po kiekvieno 0 visi perduoda savo kortas gretimam žaidėjui žaidimo kryptimi, o tada eilė kaip įprastai pereina toliau.
rule-seven = Kas padeda 7, kaskart pasirenka bet kurį kitą žaidėją ir su juo apsikeičia kortomis.
rule-seven-two = Po kiekvieno 7 tu ir varžovas apsikeičiate kortomis.
rule-zero-last = Jei 0 – paskutinė korta, raundas baigiasi ir kortos neperduodamos.
rule-seven-last = Jei 7 – paskutinė korta, raundas baigiasi ir kortomis nesikeičiama.
rule-zero-seven-last = Jei 0 ar 7 – paskutinė korta, raundas baigiasi ir visi lieka su savo kortomis.

## UNO

rules-section-uno = UNO
rule-uno = Kai dedi priešpaskutinę kortą, privalai pasakyti UNO, kol ji dar nepasiekė krūvos.
rule-uno-late = Jei pamiršai, gali pasakyti ir vėliau, kol niekas tavęs nepagavo.
rule-uno-caught = Jei bet kuris kitas žaidėjas tave pagauna anksčiau, negu pasakai, imi 2 kortas.
rule-uno-player = Pasakyti UNO privalo tik tas, kas deda kortą, net jei dėl jos su viena korta lieka ir kiti.
rule-uno-player-change = Jei po tavo kortos kortos keičia savininkus ir tau lieka viena, privalai pasakyti UNO, nebent pasakei jį su ta korta.
rule-uno-holder = Pasakyti UNO privalo visi, kam dėl kortos ar jos poveikio lieka viena korta, kad ir kas ją padėjo.
rule-uno-holder-change = Kai kortos keičia savininkus, pasakyti UNO privalo ir tas, kas gauna vieną kortą, išskyrus žaidėją, kuris jį pasakė su ką tik padėta korta.
rule-uno-holder-other = Tavo UNO neapsaugo to, kas gauna tavo kortas.
rule-catch-turn = Pagauti galima tol, kol niekas dar nepadėjo kortos ir netraukė savo ėjimu; baudos ėmimas progos nenutraukia.
rule-catch-card = Pagauti galima tol, kol nepadėta kita korta.
rule-false-catch-none = Kaltinimas tam, kas neprivalo sakyti UNO, atmetamas, bet už jį nebaudžiama.
rule-false-catch = { $cards ->
        [1] Kas apkaltina neprivalantį sakyti UNO, ima vieną kortą.
        [one] Kas apkaltina neprivalantį sakyti UNO, ima { $cards } kortą.
        [few] Kas apkaltina neprivalantį sakyti UNO, ima { $cards } kortas.
       *[other] Kas apkaltina neprivalantį sakyti UNO, ima { $cards } kortų.
    }

## Going out and points

rules-section-end = Raundo pabaiga ir taškai
rule-out = Raundas baigiasi, kai tik kas nors nebeturi kortų.
rule-out-any = Baigti gali bet kuria korta, taip pat veiksmo ar juodąja.
rule-out-any-but-shuffle = Baigti gali bet kuria korta, taip pat veiksmo ar juodąja, tik ne visų kortų maišymu.
rule-last-draws = Jei paskutinė korta yra +2 ar +4, kitas žaidėjas vis tiek ima kortas, ir jos įskaičiuojamos.
rule-last-draws-blanks = Jei paskutinė korta yra +4, kitas žaidėjas vis tiek ima kortas, ir jos įskaičiuojamos.
rule-last-draws-sum = Jei paskutinė korta yra +2 ar +4, kitas žaidėjas vis tiek ima kortas, o kaupiant – visą sumą, ir jos įskaičiuojamos.
rule-last-draws-sum-blanks = Jei paskutinė korta yra +4, kitas žaidėjas vis tiek ima kortas, o kaupiant – visą sumą, ir jos įskaičiuojamos.
rule-last-final = Prieš paskutinę kortą nieko padaryti negalima.
rule-points-numbers = Skaičiai verti tiek taškų, kiek ant jų parašyta.
rule-points-actions = +2, krypties keitimas ir praleidimas verti po 20 taškų.
rule-points-actions-blanks = Krypties keitimas ir praleidimas verti po 20 taškų, o tuščia korta – nulio.
rule-points-wilds = Spalvos keitimas ir +4 verti po { $points } taškų.
rule-points-shuffle-hands = Visų kortų maišymas vertas 40 taškų.
rule-points-customs = Laisvoji korta verta 40 taškų.
rule-score-winner = Kas baigia kortas, gauna taškus už visas kitiems likusias kortas.
rule-score-side = Kas baigia kortas, tas savo porai pelno taškus už visoms kitoms poroms likusias kortas.
rule-score-own = Kiekvienam žaidėjui užrašomi taškai už jam pačiam likusias kortas.

## Winning the match

rules-section-match = Mačo laimėjimas
rule-partners = Poros nariai sėdi vienas priešais kitą.
rule-partners-pair = { $first } ir { $second } vietos yra viena pora.
rule-target = { $target ->
        [1] Mačą laimi tas, kas pirmas gauna tašką.
        [one] Mačą laimi tas, kas pirmas surenka { $target } tašką.
        [few] Mačą laimi tas, kas pirmas surenka { $target } taškus.
       *[other] Mačą laimi tas, kas pirmas surenka { $target } taškų.
    }
rule-target-side = { $target ->
        [1] Mačą laimi pora, kuri pirma gauna tašką.
        [one] Mačą laimi pora, kuri pirma surenka { $target } tašką.
        [few] Mačą laimi pora, kuri pirma surenka { $target } taškus.
       *[other] Mačą laimi pora, kuri pirma surenka { $target } taškų.
    }
rule-target-total = { $target ->
        [1] Kai kam nors užrašomas taškas, mačą laimi mažiausia suma.
        [one] Kai kas nors pasiekia { $target } tašką, mačą laimi mažiausia suma.
        [few] Kai kas nors pasiekia { $target } taškus, mačą laimi mažiausia suma.
       *[other] Kai kas nors pasiekia { $target } taškų, mačą laimi mažiausia suma.
    }
rule-target-total-tie = Jei mažiausia suma keliems vienoda, jie laimi kartu.
rule-target-out = { $target ->
        [1] Kam užrašomas taškas, tas iškrenta iš mačo.
        [one] Kas pasiekia { $target } tašką, iškrenta iš mačo.
        [few] Kas pasiekia { $target } taškus, iškrenta iš mačo.
       *[other] Kas pasiekia { $target } taškų, iškrenta iš mačo.
    }
rule-target-out-last = Mačą laimi paskutinis likęs žaidėjas; jei per vieną raundą iškrenta visi likusieji, iš jų laimi mažiausia suma.
rule-target-out-two = Kai lieka du, jie žaidžia pagal dviejų žaidėjų taisykles: krypties keitimas veikia kaip praleidimas.
rule-rotating = Poros nariai sėdi vienas priešais kitą, ir kiekvienoje partijoje poros naujos: trys galimi poravimai keičiasi iš eilės.
rule-rotating-points = Pasilieki taškus, kuriuos surinko kiekviena tavo pora.
rule-rotating-end = { $hands ->
        [1] Mačą laimi didžiausia suma po vienos partijos.
        [one] Mačą laimi didžiausia suma po { $hands } partijos.
        [few] Mačą laimi didžiausia suma po { $hands } partijų.
       *[other] Mačą laimi didžiausia suma po { $hands } partijų.
    }
rule-round-next = Kol mačas nelaimėtas, visos kortos sumaišomos ir dalijamas kitas raundas.

## At the table

rules-section-table = Prie stalo
rule-suggestions = Patarti kitam, ką jis galėtų dėti, kainuoja 2 kortas.
rule-veto = Bet kas gali dėti VETO kortą tam, kas prabyla draudžiama tema, pavyzdžiui, apie politiką; tas žaidėjas turi liautis ir netenka kito ėjimo.
rule-veto-back = Paskui VETO korta grįžta į stalo vidurį; kol ji guli prie žaidėjo, niekas negali jos naudoti.
rule-veto-still = Žaidėjas, gavęs VETO, vis tiek gali sakyti UNO ir gaudyti kitus.

## What each option is about

# Below the label of the option (option-… in lobby.ftl), where a table is made. No full stop at the end.

option-about-hand_size = Kiek kortų padalijama kiekvienam
option-about-blanks = Vietoj +2 kaladėje yra tuščios kortos, kurios nieko nedaro
option-about-shuffle_hands = Ar kaladėje yra visų kortų maišymo korta
option-about-customs = Laisvųjų kortų taisyklės, iki trijų: paruošti poveikiai arba savi tekstai
option-about-veto = VETO korta nutraukia kalbas draudžiamomis temomis ir atima ėjimą
option-about-first_player = Kas pradeda raundą: žaidėjas dalytojui iš kairės ar pasirinkta vieta
option-about-start_wild = Jei pirmas atverčiamas spalvos keitimas: spalvą pasirenka pirmasis žaidėjas arba kaladė permaišoma
option-about-start_wild4 = Jei pirma atverčiama +4: kaladė permaišoma arba spalvą pasirenka pirmasis žaidėjas
option-about-drawn_card = Ar ištrauktą tinkamą kortą galima, ar būtina iškart dėti
option-about-draw_to_match = Kai niekas netinka, galima arba būtina traukti tol, kol kuri nors korta tiks
option-about-wrong_card = Korta, kurios dėti negalima, nepriimama arba kainuoja 2 kortas ir ėjimą
option-about-wild4_condition = +4 skirta tik tiems, kas neturi galiojančios spalvos kortų
option-about-bluff = +4 galima dėti ir nepaisant sąlygos, rizikuojant, kad kas nors ginčys
option-about-challenge = Žaidėjas, kuris turėtų imti kortas, gali ginčyti +4
option-about-uno_owed_by = Pasakyti UNO privalo tik tas, kas deda kortą, arba visi, kam dėl jos lieka viena
option-about-catch_until = Pagauti galima iki kito pradėto ėjimo arba iki kitos padėtos kortos
option-about-false_catch = Kiek kortų kainuoja klaidingas kaltinimas dėl UNO; 0: jis atmetamas
option-about-suggestions = Patarti kitam, ką jis galėtų dėti, kainuoja 2 kortas
option-about-stacking = +2 galima dėti ant +2, o +4 ant +4, ir bauda auga
option-about-stack_mixed = Kaupiant +2 ir +4 galima dėti ir viena ant kitos
option-about-jump_in = Kas turi lygiai tokią kortą, kokia guli viršuje, gali ją dėti iškart, net ne savo eile
option-about-zero_rotation = Po kiekvieno 0 visi perduoda savo kortas gretimam žaidėjui žaidimo kryptimi
option-about-seven_swap = Kas padeda 7, apsikeičia kortomis su pasirinktu žaidėju
option-about-wild_points = Kiek taškų verta rankoje likusi spalvos keitimo ar +4 korta
option-about-scoring = Taškus už kitų kortas gauna laimėtojas arba kiekvienam užrašomi taškai už jo paties kortas: laimi mažiausia suma, arba pasiekus tikslą iškrentama
option-about-target = Kiek taškų lemia mačą
option-about-partners = Priešais sėdintys žaidėjai yra pora ir taškus renka kartu

## What each effect of a Customizable card does

# Shown below the name of the effect (effect-… in lobby.ftl). No full stop at the end.

effect-about-until-color = Kitas žaidėjas traukia, kol ištrauks tavo pasirinktos spalvos kortą, tada eina
effect-about-drop-wilds = Visi kiti žaidėjai išmeta visas savo juodąsias kortas
effect-about-three-or-play = Kitas žaidėjas deda kortą arba traukia tris ir vieną tinkamą gali dėti
effect-about-again = Eini dar kartą
effect-about-seven = Kitas žaidėjas traukia arba išmeta kortas, kol jų turės lygiai 7, tada eina
effect-about-three-all = Visi žaidėjai traukia arba išmeta kortas, kol jų turės lygiai 3
effect-about-open = Visi laiko kortas atverstas iki kito tavo ėjimo
effect-about-joke = Papasakok anekdotą: jei kas nors juokiasi, išmeti kortas, kol liks viena, jei niekas – imi 4
effect-about-elbows = Kitas žaidėjas turi laikyti abi alkūnes ištiestas, kol kas nors pasakys UNO
effect-about-rooster = Kitas žaidėjas surengia pasirodymą arba ima 4 kortas, tada eina

## What sets each edition apart

# Shown beside the name of the edition. No full stop at the end.

edition-about-official = Numatytasis: 108 kortos, +4 galima ginčyti, juodosios vertos po 50, laimima surinkus 500 taškų
edition-about-classic = Visos veiksmo ir juodosios kortos vertos po 20; netinkama korta ar patarimas kainuoja 2 kortas
edition-about-quick = Juodoji korta raundo nepradeda; UNO privalo pasakyti visi, kam liko viena korta, ir pagauti juos galima, kol nepadėta kita korta
edition-about-custom = Visų kortų maišymas, trys laisvosios kortos su namų taisyklėmis ir VETO korta: 112 kortų
edition-about-europe = +4 galima dėti bet kada, ginčyti jos negalima, ir ji gali pradėti raundą
