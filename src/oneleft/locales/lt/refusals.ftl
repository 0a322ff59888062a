# Why something was refused, and what is wrong with settings: short notes on the screen, and lines in the terminal.
# $turn, $accused, $holder and $name are players; $card, $top and $drawn are cards, $color a colour: all put in as they are.

## Refused at the table

refused-stale = Per tą laiką prie stalo kai kas pasikeitė: pažiūrėk dar kartą.
refused-not-seated = Tu tik žiūri: jei nori žaisti, sėsk.
refused-not-in-round = Šiame raunde tu nežaidi.
refused-no-round = Dabar joks raundas nevyksta.
refused-only-host = Tai gali tik stalo šeimininkas.
refused-place-taken = Ši vieta užimta.
refused-no-place = Prie šio stalo nėra vietos Nr. { $place }.
refused-seated = Vietą jau turi.
refused-screen = Ekranas tik rodo žaidimą.
refused-other-place = Šiame mače jau matei kito kortas: gali grįžti tik į savo vietą.
refused-not-sitting = Tu niekur nesėdi, tad ir stotis nereikia.
refused-playing = Kol vyksta mačas, to keisti negalima.
refused-already-started = Mačas jau prasidėjo.
refused-free-places = Dar yra laisvų vietų: palauk žmonių arba pasodink botus.
refused-not-between = Dabar nėra kam ruoštis.
refused-is-ready = Jau pranešei, kad pasiruošei.
# Not understood, hello-…: this page and the server do not fit together.
refused-not-understood = Serveris nesupranta šio puslapio: įkelk jį iš naujo.
refused-hello-again = Serveris šį puslapį jau pažįsta: įkelk jį iš naujo.
refused-other-deal = Tai ne tas dalijimas, kuris eina toliau.
refused-contributed = Tavo atsitiktinumo dalis šiame dalijime jau yra.
refused-no-member = Šio žmogaus prie stalo nebėra.
refused-self = Su savimi taip negalima.
refused-empty-text = Žinutė tuščia.
refused-long-text = Žinutėje gali būti iki { $most } ženklų.
refused-no-suggestions = Pagal šias taisykles už patarimus nebaudžiama.
refused-no-message = Šiame raunde to niekas nesakė.
refused-accused = Dėl šios žinutės jau balsuota.
refused-accuse-self = Savęs kaltinti negalima.
refused-not-a-player = Kas tai pasakė, šiame raunde nežaidžia.
refused-no-accusation = Tokio balsavimo nėra.
refused-no-voter = Čia tu nebalsuoji.
refused-voted = Tavo balsas jau gautas.
refused-no-stand-in = Dabar už tave joks botas nežaidžia.
refused-unknown-bot = Boto { $bot } nėra.
# Only where no message below says what is wrong with the settings.
refused-bad-settings = Su tokiais nustatymais žaisti negalima.
refused-unseat = { $name } sėdi vietoje, kurios nebeliktų.
refused-closed = Šis stalas uždarytas.
refused-too-fast = Per daug žinučių: truputį palauk.

# By the rules of the game. Also in the terminal.

refused-other = Dabar tai neįmanoma.
refused-round-over = Raundas baigtas.
refused-chance = Kortos maišomos.
refused-owes-no-uno = Dabar tau nereikia sakyti UNO.
refused-catch-self = Savęs pagauti negali.
refused-catch-phase = Dabar nieko pagauti negalima.
refused-catch-nothing = { $accused } neprivalo sakyti UNO.
refused-no-veto-card = Pagal šias taisykles VETO kortos nėra.
refused-veto-self = VETO korta dedama ne sau.
refused-veto-used = VETO kortą jau turi { $holder }.
refused-no-vote = Nėra dėl ko balsuoti.
refused-vote-own = Anekdotas tavo, tad balsuoja kiti.
refused-not-your-turn = Dabar eina { $turn }.
refused-jump-late = Dabar eina { $turn }, įsiterpti jau per vėlu.
refused-jump-other = Dabar eina { $turn }; įsiterpti galima tik tokia pačia korta: { $top }.
refused-phase = Dabar tai neįmanoma.
refused-must-play = Ką tik ištrauktą kortą būtina dėti.
refused-drew = Kortą jau ištraukei: dėk ją arba pasilik.
refused-no-challenge = Nėra +4, kurią būtų galima ginčyti.
refused-not-now = Dabar tai neįmanoma.
refused-not-held = Tokios kortos neturi: { $card }.
refused-uno-count = UNO sakoma tik dedant priešpaskutinę kortą, o tu turi kortų: { $count }.
refused-unknown-seat = Tokio žaidėjo nėra.
refused-trade-with = Su šiuo žaidėju kortomis keistis negali.
refused-penalty-phase = Dabar baudos skirti negalima.
refused-trade-whom = Pasakyk, su kuo keitiesi kortomis.
refused-no-trades = Pagal šias taisykles po 7 kortomis nesikeičiama.
refused-no-last-trade = Jei 7 – paskutinė korta, kortomis nesikeičiama.
refused-play-phase = Dabar kortos dėti negalima.
refused-wild4-color = Kol turi galiojančios spalvos kortų ({ $color }), +4 dėti negalima.
refused-only-drawn = Po traukimo gali dėti tik tai, ką ištraukei: { $drawn }.
refused-only-drew-nothing = Ištraukta korta netinka: trauk dar arba baik.
refused-no-answer = Šia korta į baudą neatsakysi: { $card }. Bauda – { $count ->
        [one] { $count } korta
        [few] { $count } kortos
       *[other] { $count } kortų
    }.
refused-no-match = Ši korta netinka: { $card }. Viršuje – { $top }, spalva – { $color }.

## What is wrong with the rules or the settings of a table. $option is the label of an option (option-… in lobby.ftl).

problem-unknown-edition = Varianto { $edition } nėra.
problem-unknown-option = Parinkties { $option } nėra.
problem-unknown-effect = Poveikio { $effect } nėra.
problem-rules-kind = Šių taisyklių perskaityti neįmanoma.
problem-edition-kind = Varianto pavadinimas nėra tekstas.
problem-edition-name = Tokio varianto nėra.
problem-option-value = „{ $option }“ tokios reikšmės neturi.
problem-option-range = „{ $option }“ turi būti nuo { $least } iki { $most }.
problem-option-size = „{ $option }“ tokios reikšmės neturi.
problem-customs-count = Laisvųjų kortų kaladėje tik { $most }, o taisyklių joms – { $count }.
problem-customs-kind = Laisvosios kortos taisyklė yra poveikis arba tekstas.
problem-customs-length = Laisvosios kortos tekstas turi būti nuo 1 iki { $most } ženklų.
problem-mixed-alone = „{ option-stack_mixed }“ be „{ option-stacking }“: maišyti galima tik tada, kai kaupti apskritai leidžiama.
problem-challenge-alone = „{ option-challenge }“ be „{ option-wild4_condition }“: jei +4 visada galima dėti, nėra ko ginčyti. Išjunk „{ option-challenge }“.
# Partners cannot play with running totals or elimination.
problem-partners-scoring = „{ option-partners }“: poros taškus renka kartu, todėl „{ option-scoring }“ turi būti „{ value-scoring-winner_takes }“.
problem-players = Žaidėjų turi būti nuo { $least } iki { $most }.
problem-partners-players = „{ option-partners }“, o žaidėjų – { $players }: poroms reikia lyginio skaičiaus, bent keturių.
# $seat and $last count from 0, as in the terminal; $place counts from 1, as in the browser.
problem-first-player = „{ option-first_player }“ yra { $seat } vieta, bet kai žaidėjų { $players }, vietos yra nuo 0 iki { $last }.
problem-first-player-place = „{ option-first_player }“ yra { $place } vieta, bet kai žaidėjų { $players }, tokios vietos nėra.
problem-whist-rounds = Visto turnyre raundų yra { $rounds }.

## What is wrong with the form of a match. $form: to a target (target), rotating partners (rotating), a whist tournament (whist).

problem-target-hands = Sutartas partijų skaičius būna tik besikeičiančių porų mače.
problem-unknown-form = Tokios mačo formos nėra.
problem-form-players = { $form ->
        [whist] Visto turnyrui reikia žaidėjų: { $needed }, o jų yra { $players }.
       *[rotating] Besikeičiančių porų mačui reikia žaidėjų: { $needed }, o jų yra { $players }.
    }
problem-form-partners = { $form ->
        [whist] Visto turnyras žaidžiamas poromis: įjunk „{ option-partners }“.
       *[rotating] Besikeičiančių porų mačas žaidžiamas poromis: įjunk „{ option-partners }“.
    }
problem-rotating-hands = Besikeičiančių porų mačui reikia nurodyti partijų skaičių nuo 1 iki { $most }.
problem-whist-hands = Visto turnyre kiekvienas žaidėjas visada sužaidžia 28 partijas.
problem-form-dealer = Šios formos mače dalijama pagal tvarkaraštį.
problem-match-over = Mačas baigtas.
problem-points-seats = Kiekvienai vietai reikia po vieną taškų skaičių.

## When the server could not do what it was asked

problem-offline = Serveris nepasiekiamas. Patikrink ryšį ir bandyk dar kartą.
problem-server-error = Serveriui nepavyko. Po akimirkos bandyk dar kartą.
problem-starting = Serveris paleidžiamas arba stabdomas. Po akimirkos bandyk dar kartą.
problem-too-fast = Per daug užklausų: truputį palauk.
problem-unavailable = Serveris pilnas arba dabar nieko negali išsaugoti. Bandyk vėliau.
problem-no-record = Tokio įrašo nėra.
problem-not-json = Serveris nesupranta šio puslapio: įkelk jį iš naujo.
problem-too-large = Tiek daug serveris nepriima.
problem-not-understood = Serveris nesupranta šio puslapio: įkelk jį iš naujo.
# The button below these.
problem-retry = Bandyti dar kartą
