# Spēle ar tastatūru un pēc dzirdes: taustiņu saraksts, tā iestatījumi un tas, ko ekrāna lasītājs saka pats.

## Taustiņu saraksts

access-title = Tastatūra un ekrāna lasītājs
access-keys = Darbības ar vienu taustiņu
access-keys-about = Burti un cipari darbojas uzreiz. Bez tiem paliek Tab, bultiņas, Enter un Escape.
access-tell = Ko nolasīt
access-tell-all = Visu
access-tell-mine = Kas attiecas uz mani
access-key-hand = Pie tavām kārtīm
access-key-arrows = No kārts uz kārti
access-key-groups = Pie nākamās krāsas
access-key-ends = Pirmā un pēdējā kārts
access-key-playable = Nākamā un iepriekšējā derīgā kārts
access-key-jump = Pie skaitļa, melnās kārts, krāsas
access-key-enter = Likt kārti, nospiest pogu
access-key-sort = Kārtot kārtis
access-key-catch = Pieķert to, kas nepateica UNO
access-key-veto = VETO: izvēlies spēlētāju
access-key-answer = Pie atvērtā jautājuma
access-key-digits = Izvēlies atbildi: krāsu, spēlētāju, jā vai nē
access-key-next = Nākamais raunds
access-key-standing = Nolasīt, kā iet spēlē
access-key-players = No spēlētāja pie spēlētāja
access-key-help = Šis saraksts

## Rokā

access-filter = Tikai derīgās
access-position = { $at } no { $count }

## Ko saka

access-sentence = { $text }.
access-told = Paziņojumi
access-earlier = { $count ->
        [zero] Pirms tam vēl { $count } notikumu.
        [one] Pirms tam vēl { $count } notikums.
       *[other] Pirms tam vēl { $count } notikumi.
    }
access-fits = { $count ->
        [0] Neviena kārts neder.
        [zero] Der { $count } kāršu.
        [one] Der { $count } kārts.
       *[other] Der { $count } kārtis.
    }
access-challenge = Apstrīdēsi vai ņemsi kārtis?
access-vote = { $by } saka, ka { $name } teica priekšā. Balso!
access-said = { $name } saka: { $text }
