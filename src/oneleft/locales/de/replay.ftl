### Replays, and the page of one's own past matches.

## Opening

replay-title = Wiederholung
replay-of-table = Wiederholung · Tisch { $code }
replay-open-title = Aufzeichnung ansehen
replay-open-about = Wähl eine Aufzeichnung: eine .json- oder .jsonl-Datei in der Notation oneleft/1, von hier oder anderswo. Sie wird zuerst nachgespielt und geprüft.
replay-choose = Datei wählen
replay-drop = … oder hier ablegen.
replay-several = In der Datei sind { $count } Aufzeichnungen. Welche?
# $number counts the records of a file from 1; $players are names.
replay-record = Aufzeichnung { $number }: { $players } ({ $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    })
replay-loading = Die Aufzeichnung wird nachgespielt und geprüft…
replay-another = Andere Datei öffnen
replay-retry = Noch einmal
replay-empty = In dieser Partie ist noch keine Runde zu Ende.
replay-checked = Geprüft: { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    }, { $actions ->
        [one] eine Aktion
       *[other] { $actions } Aktionen
    }, kein Fehler.
file-empty = Die Datei ist leer.
file-too-large = Die Datei ist größer als { $most } MB.
file-unreadable = Die Datei ist nicht lesbar.
file-not-json = Zeile { $line } ist kein JSON.
file-not-record = Zeile { $line } ist keine Aufzeichnung: Sie enthält keine Runden.
problem-bad-record = Die Aufzeichnung hat einen Fehler und wird deshalb nicht gezeigt. (Runden und Aktionen sind ab 0 gezählt.) { $problem }
problem-record-too-long = Hier können nur Aufzeichnungen mit höchstens { $most } Aktionen gezeigt werden.
problem-round-too-long = Hier können nur Runden mit höchstens { $most } Schritten gezeigt werden.
problem-no-round = In der Partie gibt es keine Runde { $round }.
problem-no-player = In der Partie gibt es keinen Platz { $player }.

## Watching

replay-round = Runde
replay-round-number = Runde { $round }
replay-view = Gesehen von
replay-view-all = Alle Karten offen
replay-controls = Wiederholung steuern
replay-first = Erster Schritt
replay-back = Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-next = Schritt vor
replay-last = Letzter Schritt
# A button and its key.
replay-key = { $label } ({ $key })
replay-key-space = Leertaste
replay-speed = Tempo
replay-speed-times = { $times }×
replay-step = Schritt { $step } von { $steps }
# Read out for the slider.
replay-step-told = Schritt { $step } von { $steps }: { $told }
replay-slider = Schritt
replay-log = Was passiert ist
replay-log-open = Verlauf
replay-log-close = Schließen
replay-score = Stand
replay-score-none = Das ist die erste Runde.
replay-link = Link kopieren
replay-link-label = Link zu diesem Moment kopieren
replay-link-copied = Kopiert
replay-link-failed = Das ist der Link: { $link }
replay-download = Aufzeichnung herunterladen
replay-next-round = Nächste Runde
replay-to-table = Zum Tisch
# Which hand is at the bottom of the screen.
replay-own = { $name }, { $cards }
replay-watched = { $name } war in dieser Runde nicht dabei.
# What the player whose hand is shown could do; $actions is a list.
replay-could = Mögliche Züge: { $actions }
replay-could-play = { $count ->
        [one] die hervorgehobene Karte spielen
       *[other] eine von { $count } Karten spielen
    }
replay-could-discard = abwerfen
replay-could-draw = ziehen
replay-could-penalty = { $count ->
        [one] eine Karte nehmen
       *[other] { $count } Karten nehmen
    }
replay-could-pass = die Karte behalten
replay-could-challenge = anzweifeln
replay-could-color = die Farbe wählen
replay-could-uno = UNO sagen
replay-could-catch = { $name } erwischen
replay-could-veto = VETO gegen { $name }
replay-could-vote = abstimmen
replay-could-perform = etwas vorführen
sheet-replay = Wiederholung ansehen
sheet-replay-round = Wiederholung dieser Runde

## My games

games-title = Meine Partien
games-home = Deine bisherigen Partien und wie sie ausgingen:
games-about = Die Partien, die in diesem Browser gespielt wurden, die neuesten zuerst. Sie stehen nur in diesem Browser, höchstens die letzten { $most }.
games-none = In diesem Browser wurde noch keine Partie zu Ende gespielt.
games-none-found = Keine Partie passt zu diesen Filtern.
games-play = Partie spielen
games-replay = Wiederholung
games-replay-label = Wiederholung der Partie vom { $date } mit { $players }
games-delete = Löschen
games-delete-label = Partie vom { $date } mit { $players } löschen
games-delete-all = Alle löschen
games-delete-sure = Alle { $count } Partien löschen? Das lässt sich nicht rückgängig machen.
games-delete-yes = Ja, löschen
games-delete-no = Nein, behalten
games-export = Als Datei speichern
games-import = Aus Datei hinzufügen
games-imported = { $count ->
        [0] In der Datei war nichts Neues.
        [one] Eine Partie wurde hinzugefügt.
       *[other] { $count } Partien wurden hinzugefügt.
    }
games-import-failed = In dieser Datei sind keine Partien von OneLeft.
games-full = Der Browser hat dafür keinen Speicherplatz mehr.
games-watch-file = Aufzeichnung aus Datei ansehen
games-won = gewonnen
games-lost = verloren
games-changed = { $count ->
        [0] { $edition }
        [one] { $edition }, eine Option geändert
       *[other] { $edition }, { $count } Optionen geändert
    }
games-rounds = Gewonnene Runden: { $won } von { $rounds }
# A player and the points in the end.
games-score = { $name } { $points }
games-filters = Filter
games-filter-edition = Edition
games-filter-any = Alle
games-filter-name = Wer mitspielte
games-filter-name-hint = Name einer Person
games-filter-against = Gegen
games-filter-bots = Nur Bots
games-filter-people = Personen
games-filter-result = Ergebnis
games-filter-won = Gewonnen
games-filter-lost = Verloren
games-filter-since = Gespielt
games-filter-7 = In den letzten 7 Tagen
games-filter-30 = In den letzten 30 Tagen
games-filter-365 = Im letzten Jahr
games-stats = In Zahlen
games-stat-matches = Partien
games-stat-rate = Gewonnene Partien
games-stat-rounds = Gewonnene Runden
games-stat-points = Punkte pro Partie
games-percent = { $percent } %
games-by-players = Nach Größe des Tischs
games-players = Am Tisch
games-plot-rate = Anteil gewonnener Partien bisher
games-plot-rate-label = Nach { $count ->
        [one] einer Partie
       *[other] { $count } Partien
    } sind { $percent } % gewonnen; die Linie zeigt es von der ersten bis zur letzten Partie.
games-plot-points = Partien nach deinen Punkten
games-plot-points-bar = { $from } bis { $to }: { $count }
