# The fair shuffle: its page, and what the browser found when it checked a round.

fair-title = Aus segamine
fair-how = Kuidas see käib
fair-question = Kust sa tead, et keegi kaarte ette ei sättinud? Server pidi oma osa lukustama enne, kui sina enda oma lisasid, ja näitab selle pärast ette.
fair-step-commit = Lukusta.
fair-step-commit-about = Enne jagamist loosib server saladuse ja avaldab selle räsi. Sellest peale ei saa ta saladust muuta ilma vahele jäämata.
fair-step-add = Lisa.
fair-step-add-about = Siis lisab iga mängija brauser omalt poolt juhuslikke baite. Kui kas või üks neist on juhuslik, on seda ka tulemus.
fair-step-deal = Jaga.
fair-step-deal-about = Ringi iga segamine tuleneb saladusest ja sellest, mida mängijad lisasid. Keegi ei saa seda valida.
fair-step-show = Näita.
fair-step-show-about = Kui ring on läbi, näitab server saladust. Sinu brauser kontrollib, kas see klapib, kas sinu baite kasutati ja kas kaardid segati täpselt niimoodi.
fair-verify = Kõik see on salvestistes alles, nii et matši saab igaüks kontrollida ka aastate pärast, paari enda kirjutatud koodireaga või käsuga „oneleft verify“.
fair-check = Kontrolli ise käsitsi
fair-secret = Saladus
fair-secret-hint = 64 kuueteistkümnendmärki matši salvestisest
fair-added = Mida mängijad lisasid
fair-added-hint = Salvestise järjekorras, tühikud vahel
fair-number = Loosimise või segamise number
fair-number-hint = Igas ringis alates 0-st
fair-cards = Kaardid
fair-cards-hint = Mis tahes järjekorras, nagu notatsioonis: r7 rS W4
fair-digest = Saladuse räsi
fair-order = Järjekord, mille need annavad
fair-incomplete = Täida enne saladuse väli.
fair-more = Kuidas see käib
fair-verdict-fair = { $count ->
        [0] ✓ Kontrollitud: kaardid segati nii, nagu server oli enne jagamist lukustanud.
        [one] ✓ Kontrollitud: kaardid segati nii, nagu oli lukustatud, ja juhuslikkust lisas { $count } mängija.
       *[other] ✓ Kontrollitud: kaardid segati nii, nagu oli lukustatud, ja juhuslikkust lisas { $count } mängijat.
    }
fair-verdict-other-secret = See segamine ei klapi: näidatud saladus pole see, mis enne jagamist lukustati.
fair-verdict-other-contributions = See segamine ei klapi: seda, mida mängijad lisasid, on pärast jagamist muudetud.
fair-verdict-own-missing = See segamine ei klapi: sinu brauseri lisatu jäeti välja.
fair-verdict-other-order = See segamine ei klapi: kaardid ei olnud selles järjekorras, mille saladus annab.
fair-verdict-other-hand = See segamine ei klapi: sulle jagati teised kaardid, kui segamine annab.
