# The fair shuffle: its page, and what the browser found when it checked a round.

fair-title = Sąžiningas maišymas
fair-how = Kaip tai veikia
fair-question = Iš kur žinoti, kad niekas nesukčiavo maišydamas? Serveris savo dalį turi užfiksuoti anksčiau, nei tu pridedi savąją, o vėliau ją parodo.
fair-step-commit = Užfiksuoti.
fair-step-commit-about = Prieš dalijimą serveris atsitiktinai parenka paslaptį ir paskelbia jos kontrolinį kodą. Nuo tada paslapties nepakeis taip, kad niekas nepastebėtų.
fair-step-add = Pridėti.
fair-step-add-about = Tada kiekvieno žaidėjo naršyklė prideda savo atsitiktinių baitų. Jei bent vieni iš jų atsitiktiniai, atsitiktinis ir rezultatas.
fair-step-deal = Dalyti.
fair-step-deal-about = Kiekvienas raundo maišymas išplaukia iš paslapties ir iš to, ką pridėjo žaidėjai. Niekas negali jo pasirinkti.
fair-step-show = Parodyti.
fair-step-show-about = Raundui pasibaigus serveris parodo paslaptį. Tavo naršyklė patikrina, ar ji tinka, ar panaudoti tavo baitai ir ar kortos sumaišytos būtent taip.
# "oneleft verify" is a command to be typed.
fair-verify = Visa tai lieka įrašuose, tad mačą bet kas gali patikrinti net po daugelio metų: keliomis savo kodo eilutėmis arba komanda „oneleft verify“.
fair-check = Patikrink savarankiškai
fair-secret = Paslaptis
fair-secret-hint = 64 šešioliktainiai ženklai iš mačo įrašo
fair-added = Ką pridėjo žaidėjai
fair-added-hint = Ta pačia tvarka kaip įraše, atskirta tarpais
fair-number = Dalytojo traukimo ar maišymo numeris
fair-number-hint = Kiekviename raunde skaičiuojama nuo 0
fair-cards = Kortos
fair-cards-hint = Bet kokia tvarka, užrašytos kaip įraše: r7 rS W4
fair-digest = Paslapties kontrolinis kodas
fair-order = Gauta kortų tvarka
fair-incomplete = Pirmiausia įrašyk paslaptį.
# A link after the verdict.
fair-more = Kaip tai veikia
# $count players added randomness to the deal.
fair-verdict-fair = { $count ->
        [0] ✓ Patikrinta: kortos sumaišytos taip, kaip serveris buvo užfiksavęs.
        [one] ✓ Patikrinta: kortos sumaišytos taip, kaip užfiksuota; atsitiktinumo pridėjo { $count } žaidėjas.
        [few] ✓ Patikrinta: kortos sumaišytos taip, kaip užfiksuota; atsitiktinumo pridėjo { $count } žaidėjai.
       *[other] ✓ Patikrinta: kortos sumaišytos taip, kaip užfiksuota; atsitiktinumo pridėjo { $count } žaidėjų.
    }
fair-verdict-other-secret = Šis maišymas neteisingas: parodyta ne ta paslaptis, kuri buvo užfiksuota prieš dalijimą.
fair-verdict-other-contributions = Šis maišymas neteisingas: tai, ką pridėjo žaidėjai, po dalijimo pakeista.
fair-verdict-own-missing = Šis maišymas neteisingas: nepanaudota tai, ką pridėjo tavo naršyklė.
fair-verdict-other-order = Šis maišymas neteisingas: kortos gulėjo ne ta tvarka, kuri išplaukia iš paslapties.
fair-verdict-other-hand = Šis maišymas neteisingas: gavai ne tas kortas, kurios išplaukia iš maišymo.
