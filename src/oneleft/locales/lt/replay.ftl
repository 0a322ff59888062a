### Replays, and the page of one's own past matches.

## Opening

replay-title = Pakartojimas
replay-of-table = Pakartojimas · stalas { $code }
replay-open-title = Žiūrėk įrašą
replay-open-about = Pasirink įrašą: .json arba .jsonl failą, surašytą pagal oneleft/1, iš čia ar iš kitur. Pirmiausia jis sužaidžiamas iš naujo ir patikrinamas.
replay-choose = Pasirinkti failą
replay-drop = … arba nutempk jį čia.
replay-several = { $count ->
        [one] Faile yra { $count } įrašas. Kurį rodyti?
        [few] Faile yra { $count } įrašai. Kurį rodyti?
       *[other] Faile yra { $count } įrašų. Kurį rodyti?
    }
# $number counts the records of a file from 1; $players are names.
replay-record = { $number } įrašas: { $players } ({ $rounds ->
        [1] vienas raundas
        [one] { $rounds } raundas
        [few] { $rounds } raundai
       *[other] { $rounds } raundų
    })
replay-loading = Įrašas sužaidžiamas iš naujo ir tikrinamas…
replay-another = Atverti kitą failą
replay-retry = Bandyti dar kartą
replay-empty = Šiame mače dar nebaigtas nė vienas raundas.
replay-checked = Patikrinta: { $rounds ->
        [1] vienas raundas
        [one] { $rounds } raundas
        [few] { $rounds } raundai
       *[other] { $rounds } raundų
    }, { $actions ->
        [1] vienas veiksmas
        [one] { $actions } veiksmas
        [few] { $actions } veiksmai
       *[other] { $actions } veiksmų
    }, klaidų nėra.
file-empty = Failas tuščias.
file-too-large = Failas didesnis nei { $most } MB.
file-unreadable = Failo perskaityti nepavyko.
file-not-json = { $line } eilutė nėra JSON.
file-not-record = { $line } eilutė nėra įrašas: joje nėra raundų.
problem-bad-record = Įraše yra klaida, todėl jis nerodomas. (Raundai ir veiksmai skaičiuojami nuo 0.) { $problem }
problem-record-too-long = Čia rodomi tik įrašai iki { $most } veiksmų.
problem-round-too-long = Čia rodomi tik raundai iki { $most } žingsnių.
problem-no-round = Mače nėra { $round } raundo.
problem-no-player = Mače nėra tokio žaidėjo: { $player }.

## Watching

replay-round = Raundas
replay-round-number = { $round } raundas
replay-view = Kieno akimis
replay-view-all = Visos kortos atverstos
replay-controls = Pakartojimo valdymas
replay-first = Pirmas žingsnis
replay-back = Žingsnis atgal
replay-play = Leisti
replay-pause = Pristabdyti
replay-next = Žingsnis pirmyn
replay-last = Paskutinis žingsnis
# A button and its key.
replay-key = { $label } ({ $key })
replay-key-space = Tarpas
replay-speed = Greitis
replay-speed-times = { $times }×
replay-step = { $step } žingsnis iš { $steps }
# Read out for the slider.
replay-step-told = { $step } žingsnis iš { $steps }: { $told }
replay-slider = Žingsnis
replay-log = Kas įvyko
replay-log-open = Eiga
replay-log-close = Užverti
replay-score = Taškai
replay-score-none = Tai pirmas raundas.
replay-link = Kopijuoti nuorodą
replay-link-label = Kopijuoti nuorodą į šią akimirką
replay-link-copied = Nukopijuota
replay-link-failed = Štai nuoroda: { $link }
replay-download = Atsisiųsti įrašą
replay-next-round = Kitas raundas
replay-to-table = Prie stalo
# Which hand is at the bottom of the screen.
replay-own = { $name }, { $cards }
replay-watched = { $name } šiame raunde nežaidė.
# What the player whose hand is shown could do; $actions is a list.
replay-could = Galima: { $actions }
replay-could-play = { $count ->
        [1] dėti iškeltą kortą
        [one] dėti vieną iš { $count } kortos
        [few] dėti vieną iš { $count } kortų
       *[other] dėti vieną iš { $count } kortų
    }
replay-could-discard = išmesti
replay-could-draw = traukti
replay-could-penalty = { $count ->
        [1] imti kortą
        [one] imti { $count } kortą
        [few] imti { $count } kortas
       *[other] imti { $count } kortų
    }
replay-could-pass = pasilikti kortą
replay-could-challenge = ginčyti
replay-could-color = pasirinkti spalvą
replay-could-uno = pasakyti UNO
replay-could-catch = pagauti ({ $name })
replay-could-veto = dėti VETO ({ $name })
replay-could-vote = balsuoti
replay-could-perform = surengti pasirodymą
sheet-replay = Žiūrėti pakartojimą
sheet-replay-round = Šio raundo pakartojimas

## My games

games-title = Mano žaidimai
games-home = Tavo sužaisti mačai ir kaip jie sekėsi:
games-about = Šioje naršyklėje sužaisti mačai, naujausi viršuje. Jie laikomi tik šioje naršyklėje; daugiausia jų lieka { $most }.
games-none = Šioje naršyklėje dar nesužaistas iki galo nė vienas mačas.
games-none-found = Pagal šiuos filtrus mačų nerasta.
games-play = Žaisti mačą
games-replay = Pakartojimas
games-replay-label = Mačo pakartojimas ({ $date }; žaidė { $players })
games-delete = Ištrinti
games-delete-label = Ištrinti mačą ({ $date }; žaidė { $players })
games-delete-all = Ištrinti visus
games-delete-sure = { $count ->
        [one] Ištrinti { $count } mačą? Atkurti nebegalėsi.
        [few] Ištrinti visus { $count } mačus? Atkurti nebegalėsi.
       *[other] Ištrinti visus { $count } mačų? Atkurti nebegalėsi.
    }
games-delete-yes = Taip, ištrinti
games-delete-no = Ne, palikti
games-export = Išsaugoti faile
games-import = Pridėti iš failo
games-imported = { $count ->
        [0] Nieko naujo faile nebuvo.
        [1] Pridėtas vienas mačas.
        [one] Pridėtas { $count } mačas.
        [few] Pridėti { $count } mačai.
       *[other] Pridėta { $count } mačų.
    }
games-import-failed = Šiame faile nėra OneLeft mačų.
games-full = Naršyklėje nebeliko tam vietos.
games-watch-file = Žiūrėti įrašą iš failo
games-won = laimėta
games-lost = pralaimėta
games-changed = { $count ->
        [0] { $edition }
        [1] { $edition }, pakeista viena parinktis
        [one] { $edition }, pakeista { $count } parinktis
        [few] { $edition }, pakeistos { $count } parinktys
       *[other] { $edition }, pakeista { $count } parinkčių
    }
games-rounds = Laimėta raundų: { $won } iš { $rounds }
# A player and the points in the end.
games-score = { $name } { $points }
games-filters = Filtrai
games-filter-edition = Variantas
games-filter-any = Visi
games-filter-name = Žaidėjas
games-filter-name-hint = Žaidėjo vardas
games-filter-against = Varžovai
games-filter-bots = Vien botai
games-filter-people = Žmonės
games-filter-result = Rezultatas
games-filter-won = Laimėti
games-filter-lost = Pralaimėti
games-filter-since = Kada žaista
games-filter-7 = Per 7 dienas
games-filter-30 = Per 30 dienų
games-filter-365 = Per metus
games-stats = Skaičiai
games-stat-matches = Mačai
games-stat-rate = Laimėta mačų
games-stat-rounds = Laimėta raundų
games-stat-points = Taškai per mačą
games-percent = { $percent } %
games-by-players = Pagal žaidėjų skaičių
games-players = Žaidėjai
games-plot-rate = Kokia dalis mačų laimėta iki šiol
games-plot-rate-label = Po { $count ->
        [1] vieno mačo
        [one] { $count } mačo
        [few] { $count } mačų
       *[other] { $count } mačų
    } laimėta { $percent } %; linija tai rodo nuo pirmo mačo iki paskutinio.
games-plot-points = Mačai pagal tavo taškus
games-plot-points-bar = Nuo { $from } iki { $to }: { $count }
