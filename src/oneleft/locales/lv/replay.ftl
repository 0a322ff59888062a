### Atkārtojumi un paša izspēlēto spēļu lapa.

## Atvēršana

replay-title = Atkārtojums
replay-of-table = Atkārtojums · galds { $code }
replay-open-title = Noskaties ierakstu
replay-open-about = Izvēlies ierakstu: .json vai .jsonl failu notācijā oneleft/1, no šejienes vai citurienes. To vispirms izspēlē vēlreiz un pārbauda.
replay-choose = Izvēlēties failu
replay-drop = … vai ievelc to šeit.
replay-several = Ierakstu skaits failā: { $count }. Kuru?
replay-record = { $number }. ieraksts: { $players } ({ $rounds ->
        [zero] { $rounds } raundu
        [one] { $rounds } raunds
       *[other] { $rounds } raundi
    })
replay-loading = Izspēlējam ierakstu vēlreiz un pārbaudām…
replay-another = Atvērt citu failu
replay-retry = Mēģināt vēlreiz
replay-empty = Šajā spēlē vēl nav pabeigts neviens raunds.
replay-checked = Pārbaudīts: { $rounds ->
        [zero] { $rounds } raundu
        [one] { $rounds } raunds
       *[other] { $rounds } raundi
    }, { $actions ->
        [zero] { $actions } darbību
        [one] { $actions } darbība
       *[other] { $actions } darbības
    }, nevienas kļūdas.
file-empty = Fails ir tukšs.
file-too-large = Fails ir lielāks par { $most } MB.
file-unreadable = Failu nevar izlasīt.
file-not-json = { $line }. rinda nav JSON.
file-not-record = { $line }. rinda nav ieraksts: tajā nav raundu.
problem-bad-record = Ierakstā ir kļūda, tāpēc to nerādām. (Raundi un darbības skaitīti no 0.) { $problem }
problem-record-too-long = Šeit var rādīt ierakstu, kurā ir ne vairāk kā { $most ->
        [zero] { $most } darbību
        [one] { $most } darbība
       *[other] { $most } darbības
    }.
problem-round-too-long = Šeit var rādīt raundu, kurā ir ne vairāk kā { $most ->
        [zero] { $most } soļu
        [one] { $most } solis
       *[other] { $most } soļi
    }.
problem-no-round = Šajā spēlē nav raunda { $round }.
problem-no-player = Šajā spēlē nav spēlētāja { $player }.

## Skatīšanās

replay-round = Raunds
replay-round-number = { $round }. raunds
replay-view = Skats
replay-view-all = Visas kārtis atklātas
replay-controls = Atkārtojuma vadība
replay-first = Pirmais solis
replay-back = Iepriekšējais solis
replay-play = Atskaņot
replay-pause = Pauze
replay-next = Nākamais solis
replay-last = Pēdējais solis
replay-key = { $label } ({ $key })
replay-key-space = Atstarpe
replay-speed = Ātrums
replay-speed-times = { $times }×
replay-step = { $step }. solis no { $steps }
replay-step-told = { $step }. solis no { $steps }: { $told }
replay-slider = Solis
replay-log = Kas notika
replay-log-open = Notikumi
replay-log-close = Aizvērt
replay-score = Rezultāts
replay-score-none = Šis ir pirmais raunds.
replay-link = Kopēt saiti
replay-link-label = Kopēt saiti uz šo brīdi
replay-link-copied = Nokopēts
replay-link-failed = Saite ir šī: { $link }
replay-download = Lejupielādēt ierakstu
replay-next-round = Nākamais raunds
replay-to-table = Pie galda
replay-own = { $name }, { $cards }
replay-watched = { $name } šajā raundā nespēlēja.
replay-could = Varēja: { $actions }
replay-could-play = { $count ->
        [1] likt izcelto kārti
        [zero] likt kādu no { $count } kārtīm
        [one] likt kādu no { $count } kārts
       *[other] likt kādu no { $count } kārtīm
    }
replay-could-discard = izmest
replay-could-draw = vilkt
replay-could-penalty = { $count ->
        [zero] ņemt { $count } kāršu
        [one] ņemt { $count } kārti
       *[other] ņemt { $count } kārtis
    }
replay-could-pass = paturēt kārti
replay-could-challenge = apstrīdēt
replay-could-color = nosaukt krāsu
replay-could-uno = pateikt UNO
replay-could-catch = pieķert ({ $name })
replay-could-veto = uzlikt VETO ({ $name })
replay-could-vote = balsot
replay-could-perform = uzstāties
sheet-replay = Skatīties atkārtojumu
sheet-replay-round = Šī raunda atkārtojums

## Manas spēles

games-title = Manas spēles
games-home = Tavas izspēlētās spēles un kā tajās veicās:
games-about = Šajā pārlūkā izspēlētās spēles, jaunākās vispirms. Tās glabājas tikai šajā pārlūkā, ne vairāk kā pēdējās { $most }.
games-none = Šajā pārlūkā vēl nav līdz galam izspēlētas nevienas spēles.
games-none-found = Šiem filtriem neatbilst neviena spēle.
games-play = Uzspēlēt
games-replay = Atkārtojums
games-replay-label = Atkārtojums: { $date }, { $players }
games-delete = Dzēst
games-delete-label = Dzēst spēli: { $date }, { $players }
games-delete-all = Dzēst visas
games-delete-sure = { $count ->
        [1] Dzēst šo spēli? Atpakaļ to vairs nedabūs.
        [zero] Dzēst visas { $count } spēles? Atpakaļ tās vairs nedabūs.
        [one] Dzēst visu: { $count } spēli? Atpakaļ tās vairs nedabūs.
       *[other] Dzēst visas { $count } spēles? Atpakaļ tās vairs nedabūs.
    }
games-delete-yes = Jā, dzēst
games-delete-no = Nē, paturēt
games-export = Saglabāt failā
games-import = Pievienot no faila
games-imported = { $count ->
        [0] Failā nekā jauna nebija.
        [zero] Pievienotas { $count } spēles.
        [one] Pievienota { $count } spēle.
       *[other] Pievienotas { $count } spēles.
    }
games-import-failed = Šajā failā nav OneLeft spēļu.
games-full = Pārlūkā nav vietas, kur to saglabāt.
games-watch-file = Skatīties ierakstu no faila
games-won = uzvara
games-lost = zaudējums
games-changed = { $count ->
        [0] { $edition }
        [zero] { $edition }, mainītas { $count } opcijas
        [one] { $edition }, mainīta { $count } opcija
       *[other] { $edition }, mainītas { $count } opcijas
    }
games-rounds = Uzvarēti raundi: { $won } no { $rounds }
games-score = { $name } { $points }
games-filters = Filtri
games-filter-edition = Versija
games-filter-any = Viss
games-filter-name = Spēlētājs
games-filter-name-hint = Spēlētāja vārds
games-filter-against = Pret
games-filter-bots = Tikai boti
games-filter-people = Cilvēki
games-filter-result = Rezultāts
games-filter-won = Uzvaras
games-filter-lost = Zaudējumi
games-filter-since = Spēlēts
games-filter-7 = Pēdējās 7 dienās
games-filter-30 = Pēdējās 30 dienās
games-filter-365 = Pēdējā gadā
games-stats = Skaitļos
games-stat-matches = Spēles
games-stat-rate = Uzvarētās spēles
games-stat-rounds = Uzvarētie raundi
games-stat-points = Punkti spēlē
games-percent = { $percent } %
games-by-players = Pēc spēlētāju skaita
games-players = Spēlētāji
games-plot-rate = Līdz šim uzvarēto spēļu daļa
games-plot-rate-label = Pēc { $count ->
        [zero] { $count } spēlēm
        [one] { $count } spēles
       *[other] { $count } spēlēm
    } uzvaru ir { $percent } %; līnija to rāda no pirmās spēles līdz pēdējai.
games-plot-points = Spēles pēc saviem punktiem
games-plot-points-bar = { $from } līdz { $to }: { $count }
