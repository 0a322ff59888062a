### Replays, and the page of one's own past matches.

## Opening

replay-title = Kordus
replay-of-table = Kordus · laud { $code }
replay-open-title = Vaata salvestist
replay-open-about = Vali salvestis: .json- või .jsonl-fail notatsioonis oneleft/1, siit või mujalt. Enne näitamist mängitakse see uuesti läbi ja kontrollitakse.
replay-choose = Vali fail
replay-drop = … või lohista see siia.
replay-several = Failis on { $count } salvestist. Milline neist?
replay-record = Salvestis { $number }: { $players } ({ $rounds ->
        [one] üks ring
       *[other] { $rounds } ringi
    })
replay-loading = Mängin salvestise uuesti läbi ja kontrollin…
replay-another = Ava teine fail
replay-retry = Proovi uuesti
replay-empty = Ükski selle matši ring pole veel lõppenud.
replay-checked = Kontrollitud: { $rounds ->
        [one] üks ring
       *[other] { $rounds } ringi
    }, { $actions ->
        [one] üks tegevus
       *[other] { $actions } tegevust
    }, ühtegi viga pole.
file-empty = Fail on tühi.
file-too-large = Fail on suurem kui { $most } MB.
file-unreadable = Faili ei saa lugeda.
file-not-json = Rida { $line } ei ole JSON.
file-not-record = Rida { $line } ei ole salvestis: seal pole ringe.
problem-bad-record = Salvestises on viga, seepärast seda ei näidata. (Ringe ja tegevusi loetakse alates 0-st.) { $problem }
problem-record-too-long = Siin saab näidata salvestist, milles on kuni { $most } tegevust.
problem-round-too-long = Siin saab näidata ringi, milles on kuni { $most } sammu.
problem-no-round = Selles matšis ei ole ringi { $round }.
problem-no-player = Selles matšis ei ole mängijat { $player }.

## Watching

replay-round = Ring
replay-round-number = Ring { $round }
replay-view = Vaade
replay-view-all = Kõigi kaardid lahti
replay-controls = Korduse juhtnupud
replay-first = Esimene samm
replay-back = Eelmine samm
replay-play = Esita
replay-pause = Paus
replay-next = Järgmine samm
replay-last = Viimane samm
replay-key = { $label } ({ $key })
replay-key-space = tühik
replay-speed = Kiirus
replay-speed-times = { $times }×
replay-step = Samm { $step } / { $steps }
replay-step-told = Samm { $step } / { $steps }: { $told }
replay-slider = Samm
replay-log = Mis juhtus
replay-log-open = Logi
replay-log-close = Sulge
replay-score = Seis
replay-score-none = See on esimene ring.
replay-link = Kopeeri link
replay-link-label = Kopeeri link sellele hetkele
replay-link-copied = Kopeeritud
replay-link-failed = Link on siin: { $link }
replay-download = Laadi salvestis alla
replay-next-round = Järgmine ring
replay-to-table = Tagasi lauda
replay-own = { $name }, { $cards }
replay-watched = { $name } oli sellest ringist väljas.
replay-could = Võimalik: { $actions }
replay-could-play = { $count ->
        [one] käia esile tõstetud kaart
       *[other] käia üks { $count } kaardist
    }
replay-could-discard = visata kaart ära
replay-could-draw = võtta kaart
replay-could-penalty = { $count ->
        [one] võtta üks kaart
       *[other] võtta { $count } kaarti
    }
replay-could-pass = jätta kaart endale
replay-could-challenge = vaidlustada
replay-could-color = valida värv
replay-could-uno = öelda UNO
replay-could-catch = võtta vahele: { $name }
replay-could-veto = panna VETO: { $name }
replay-could-vote = hääletada
replay-could-perform = esineda
sheet-replay = Vaata kordust
sheet-replay-round = Selle ringi kordus

## My games

games-title = Minu mängud
games-home = Sinu mängitud matšid ja kuidas neis läks:
games-about = Selles brauseris mängitud matšid, uuemad eespool. Neid hoitakse ainult selles brauseris, kuni { $most } viimast.
games-none = Selles brauseris pole veel ühtegi matši lõpuni mängitud.
games-none-found = Nende filtritega ei leidu ühtegi matši.
games-play = Mängi matš
games-replay = Kordus
games-replay-label = Matši kordus: { $date }, mängijad { $players }
games-delete = Kustuta
games-delete-label = Kustuta matš: { $date }, mängijad { $players }
games-delete-all = Kustuta kõik
games-delete-sure = Kas kustutada kõik matšid, kokku { $count }? Tagasi neid enam ei saa.
games-delete-yes = Jah, kustuta
games-delete-no = Ei, jäta alles
games-export = Salvesta failina
games-import = Lisa failist
games-imported = { $count ->
        [0] Failis polnud midagi uut.
        [one] Lisati üks matš.
       *[other] Lisati { $count } matši.
    }
games-import-failed = Selles failis pole OneLefti matše.
games-full = Brauseris pole selle salvestamiseks ruumi.
games-watch-file = Vaata salvestist failist
games-won = võit
games-lost = kaotus
games-changed = { $count ->
        [0] { $edition }
        [one] { $edition }, üks säte muudetud
       *[other] { $edition }, { $count } sätet muudetud
    }
games-rounds = võidetud ringe { $won } / { $rounds }
games-score = { $name } { $points }
games-filters = Filtrid
games-filter-edition = Väljaanne
games-filter-any = Kõik
games-filter-name = Mängija
games-filter-name-hint = Mängija nimi
games-filter-against = Kelle vastu
games-filter-bots = Ainult botid
games-filter-people = Inimesed
games-filter-result = Tulemus
games-filter-won = Võit
games-filter-lost = Kaotus
games-filter-since = Millal
games-filter-7 = Viimase 7 päeva jooksul
games-filter-30 = Viimase 30 päeva jooksul
games-filter-365 = Viimase aasta jooksul
games-stats = Numbrites
games-stat-matches = Matše
games-stat-rate = Võidetud matše
games-stat-rounds = Võidetud ringe
games-stat-points = Punkte matši kohta
games-percent = { $percent }%
games-by-players = Mängijate arvu järgi
games-players = Mängijaid
games-plot-rate = Seni võidetud matšide osakaal
games-plot-rate-label = Pärast { $count ->
        [one] üht matši
       *[other] { $count } matši
    } on võidetud { $percent }%; joon näitab seda esimesest matšist viimaseni.
games-plot-points = Matšid oma punktide järgi
games-plot-points-bar = { $from } kuni { $to }: { $count }
