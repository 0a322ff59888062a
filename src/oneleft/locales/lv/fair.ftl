# Godīgā jaukšana: tās lapa un tas, ko pārlūks atrada, pārbaudot raundu. „Nospiedums” ir angļu „digest”.

fair-title = Godīgā jaukšana
fair-how = Kā tas notiek
fair-question = Kā zināt, ka neviens nav salicis kavu sev par labu? Serverim sava daļa bija jānofiksē, pirms tu pieliki savējo, un pēc tam tā jāparāda.
fair-step-commit = Nofiksē.
fair-step-commit-about = Pirms dalīšanas serveris izlozē noslēpumu un publicē tā nospiedumu. No šī brīža tas noslēpumu vairs nevar nemanāmi nomainīt.
fair-step-add = Pieliek.
fair-step-add-about = Tad katra spēlētāja pārlūks pieliek savus nejaušos baitus. Ja kaut viens no tiem ir nejaušs, nejaušs ir arī iznākums.
fair-step-deal = Dala.
fair-step-deal-about = Katra jaukšana raundā izriet no noslēpuma un spēlētāju pieliktā. Izvēlēties to nevar neviens.
fair-step-show = Parāda.
fair-step-show-about = Kad raunds ir galā, serveris parāda noslēpumu. Tavs pārlūks pārbauda, vai tas sakrīt, vai tavi baiti ir izmantoti un vai kārtis jauktas tieši tā.
fair-verify = Ierakstos tas viss paliek, tāpēc ikviens var pārbaudīt spēli arī pēc gadiem – ar dažām paša rakstītām rindām vai ar „oneleft verify”.
fair-check = Jaukšanas pārbaude
fair-secret = Noslēpums
fair-secret-hint = 64 heksadecimālas zīmes no spēles ieraksta
fair-added = Ko spēlētāji pielika
fair-added-hint = Tādā secībā kā ierakstā, ar atstarpēm
fair-number = Izlozes vai jaukšanas numurs
fair-number-hint = Katrā raundā skaita no 0
fair-cards = Kārtis
fair-cards-hint = Jebkādā secībā, kā notācijā: r7 rS W4
fair-digest = Noslēpuma nospiedums
fair-order = Secība, kas no tā iznāk
fair-incomplete = Vispirms ieraksti noslēpumu.
fair-more = Kā tas notiek
fair-verdict-fair = { $count ->
        [0] ✓ Pārbaudīts: kārtis jauktas tā, kā serveris bija nofiksējis.
        [zero] ✓ Pārbaudīts: kārtis jauktas, kā nofiksēts; nejaušību pielika { $count } spēlētāju.
        [one] ✓ Pārbaudīts: kārtis jauktas, kā nofiksēts; nejaušību pielika { $count } spēlētājs.
       *[other] ✓ Pārbaudīts: kārtis jauktas, kā nofiksēts; nejaušību pielika { $count } spēlētāji.
    }
fair-verdict-other-secret = Šī jaukšana neiztur pārbaudi: parādītais noslēpums nav tas, kas nofiksēts pirms dalīšanas.
fair-verdict-other-contributions = Šī jaukšana neiztur pārbaudi: spēlētāju pieliktais pēc dalīšanas ir mainīts.
fair-verdict-own-missing = Šī jaukšana neiztur pārbaudi: tava pārlūka pieliktais nav izmantots.
fair-verdict-other-order = Šī jaukšana neiztur pārbaudi: kārtis nebija tādā secībā, kāda iznāk no noslēpuma.
fair-verdict-other-hand = Šī jaukšana neiztur pārbaudi: tev izdalītas citas kārtis nekā tās, kas iznāk no jaukšanas.
