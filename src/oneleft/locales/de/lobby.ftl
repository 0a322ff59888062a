# The home page, the list of tables, and the page that makes a table.

## Home

home-tagline = UNO streng nach Regeln, mit Freunden oder Bots. Open Source, ohne Konto, ohne Werbung.
home-play-title = Gleich spielen
home-name = Dein Name
home-name-hint = Freiwillig. Dieser Browser merkt ihn sich.
home-default-name = Gast
home-play = Gegen Bots spielen
home-play-about = Mit den offiziellen Regeln direkt an den Tisch. Bots sehen nur, was du an ihrem Platz sehen würdest.
home-play-busy = Karten geben…
home-players = Wie viele spielen
home-level = Wie die Bots spielen
home-level-is = Bots: { $level }
home-players-count = { $count } am Tisch
home-make-title = Dein eigener Tisch
home-make-about = Regeln wählen, Freunde per Link einladen, mit Bots auffüllen.
home-make = Tisch anlegen
home-join-title = Bei Freunden mitspielen
home-code = Tischcode oder Link
home-code-hint = Sechs Buchstaben oder Ziffern, etwa K7QM2P.
home-code-bad = Das ist kein Tischcode. Er hat sechs Buchstaben oder Ziffern; I, O, 0 und 1 kommen nie vor.
home-join = Mitspielen
home-rules-title = Die Regeln in einfachen Worten
home-rules-about = Was in jeder Edition gilt, Satz für Satz.
home-rules-edition = Edition

## Public tables

lobby-title = Öffentliche Tische
lobby-loading = Tische werden gesucht…
lobby-empty = Gerade ist kein öffentlicher Tisch offen.
lobby-empty-hint = Leg einen an und schalte „Öffentlich“ ein, dann sehen ihn hier alle.
lobby-offline = Der Server ist nicht erreichbar. Alle paar Sekunden ein neuer Versuch…
lobby-stale = Keine Verbindung: Diese Liste ist vielleicht veraltet. Neuer Versuch…
lobby-host = Tisch von { $host }
# The rules of a table: the edition, and how many options differ from it.
lobby-rules = { $count ->
    [0] { $edition }
    [one] { $edition }, 1 Option geändert
   *[other] { $edition }, { $count } Optionen geändert
}
lobby-clock = Uhr: { $clock }
lobby-free = { $count ->
        [0] Kein Platz frei
        [one] 1 Platz frei
       *[other] { $count } Plätze frei
    } von { $players }
lobby-people = { $count ->
        [one] 1 Person am Tisch
       *[other] { $count } Personen am Tisch
    }
lobby-stage-waiting = Noch nicht gestartet
lobby-stage-playing = Läuft
lobby-stage-between = Zwischen zwei Runden
lobby-stage-over = Partie vorbei
lobby-join = Mitspielen
lobby-watch = Zuschauen
lobby-full = Voll
lobby-join-label = Am Tisch von { $host } mitspielen
lobby-watch-label = Am Tisch von { $host } zuschauen

## Rule sets

sets-title = Deine Regelwerke
sets-about = In diesem Browser gespeichert.
sets-play = Spielen
sets-play-label = { $name } gegen Bots spielen
sets-edit = Ändern
sets-edit-label = { $name } ändern
sets-share = Teilen
sets-share-label = { $name } per Link teilen
sets-delete = Löschen
sets-delete-label = { $name } löschen
sets-delete-sure = Wirklich löschen
sets-delete-sure-label = { $name } wirklich löschen
sets-keep = Behalten
sets-keep-label = { $name } behalten
sets-link = Link zu { $name }
sets-copy = Kopieren
sets-copied = Kopiert
sets-copy-hand = Markiere den Link und kopiere ihn.
sets-save-title = Diese Regeln speichern
sets-name = Name des Regelwerks
sets-save = Speichern
sets-saved = Als „{ $name }“ in diesem Browser gespeichert.
sets-save-failed = In diesem Browser darf die Seite nichts speichern.
sets-full = Es gibt schon { $count } Regelwerke: Lösch zuerst eins.
sets-load = Mit einem deiner Regelwerke anfangen
sets-load-label = { $name } laden
sets-unnamed = Meine Regeln
sets-shared = Regelwerk „{ $name }“
sets-shared-about = Alles ist eingestellt wie im Link. Leg damit einen Tisch an, ändere es oder speichere es.
sets-bad-link = In diesem Link steckt kein lesbares Regelwerk, deshalb siehst du die offiziellen Regeln. Lass dir den Link noch einmal schicken: Vielleicht wurde er abgeschnitten.

## Making a table

make-title = Tisch anlegen
make-you-title = Du
make-seats-title = Plätze
make-places = Anzahl der Plätze
make-fewer = Ein Platz weniger
make-more = Ein Platz mehr
make-seat = Platz { $number }
make-seat-you = Du
make-seat-person = Eine Person
make-seats-people = Nur Personen
make-seats-bots = Nur Bots
make-seats-hint = Wer den Link hat, kann einen Platz für Personen nehmen. Am Tisch kannst du das noch ändern.
make-levels = Wie diese Bots spielen
make-bot = Bot: { $kind }
make-edition = Edition
make-changes = { $count ->
    [0] Keine Option geändert
    [one] 1 Option geändert
   *[other] { $count } Optionen geändert
}
make-reset = Zurück zur Edition
make-reset-one = Zurücksetzen
make-reset-one-label = { $option } auf die Edition zurücksetzen
make-changed = geändert
make-loading = Regeln werden geladen…
make-seat-left = Links vom Geber
make-seat-number = Platz { $number }
make-customs-card = Hausregelkarte { $number }
make-customs-own = Eine eigene Regel
make-customs-text = Was die Karte bewirkt
make-customs-text-hint = Höchstens 200 Zeichen. Auf die Einhaltung achtet ihr selbst.
make-customs-add = Karte hinzufügen
make-customs-remove = Entfernen
make-customs-remove-label = Hausregelkarte { $number } entfernen
make-customs-none = Ohne Hausregelkarten.
make-form = Länge der Partie
make-form-about = Bis zu einer Punktzahl oder mit wechselnden Teams über mehrere Runden
make-form-target = Bis zum Punkteziel
make-form-rotating = Wechselnde Teams
make-hands = Anzahl der Runden
make-hands-about = Wie viele Runden eine Partie mit wechselnden Teams hat
make-clock = Uhr
make-clock-about = Wie lange eine Entscheidung dauern darf; danach wird der Zug automatisch gemacht
make-clock-none = Keine
make-clock-none-about = Lasst euch Zeit
make-clock-relaxed = Entspannt
make-clock-relaxed-about = 60 Sekunden pro Entscheidung
make-clock-fast = Schnell
make-clock-fast-about = 15 Sekunden pro Entscheidung
make-public = Öffentlich
make-public-about = Steht für alle auf der Startseite. Sonst findet den Tisch nur, wer den Link hat
make-spectators = Zuschauen
make-spectators-about = Wer keinen Platz hat, darf zuschauen
make-stand_in = Bots springen ein
make-stand_in-about = Reißt eine Verbindung ab, spielt ein Bot weiter, bis die Person zurück ist
make-players = Wie viele spielen
make-players-about = 2 bis 10; Plätze ohne Personen bekommen Bots oder bleiben frei
make-words = Die Regeln in einfachen Worten
make-words-empty = Hier stehen die Regeln, sobald sie geprüft sind.
make-problem = So geht es nicht
make-problem-short = Noch nicht fertig:
make-ready = { $players } am Tisch, { $edition }, { $changes ->
    [0] nichts geändert
    [one] 1 Option geändert
   *[other] { $changes } Optionen geändert
}
make-button = Tisch anlegen
make-button-start = Tisch anlegen und geben
make-button-busy = Tisch wird angelegt…

group-house = Hausregeln
group-turns = Zug und Ziehen
group-wild4 = Zieh Vier und Anzweifeln
group-uno = UNO
group-cards = Karten im Spiel
group-start = Rundenbeginn
group-penalties = Strafen
group-match = Wertung und Partie
group-table = Am Tisch

## Options: a short label each. What they mean in one line is in rules.ftl (option-about-…).

option-hand_size = Handkarten
option-blanks = Leere Karten statt +2
option-shuffle_hands = Handkarten mischen
option-customs = Hausregelkarten
option-veto = VETO-Karte
option-first_player = Wer beginnt
option-start_wild = Farbwahl als erste Karte
option-start_wild4 = +4 als erste Karte
option-drawn_card = Gezogene Karte, die passt
option-draw_to_match = Ziehen, bis es passt
option-wrong_card = Falsche Karte
option-wild4_condition = Bedingung für +4
option-bluff = Bluffen
option-challenge = Anzweifeln
option-uno_owed_by = Wer UNO sagen muss
option-catch_until = Erwischen endet
option-false_catch = Falsche Beschuldigung
option-suggestions = Vorsagen verboten
option-stacking = Stapeln
option-stack_mixed = Gemischt stapeln
option-jump_in = Reinwerfen
option-zero_rotation = 0 gibt Karten weiter
option-seven_swap = 7 tauscht Karten
option-wild_points = Wert von Farbwahl und +4
option-scoring = Wertung
option-target = Punkteziel
option-partners = Teams

value-start_wild-color = Farbe wählen
value-start_wild-reshuffle = Neu mischen
value-start_wild4-color = Farbe wählen
value-start_wild4-reshuffle = Neu mischen
value-drawn_card-may = Darf gespielt werden
value-drawn_card-must = Muss gespielt werden
value-draw_to_match-off = Aus
value-draw_to_match-may = Erlaubt
value-draw_to_match-must = Pflicht
value-wrong_card-refused = Geht nicht
value-wrong_card-penalty = Kostet 2 Karten
value-uno_owed_by-player = Wer gespielt hat
value-uno_owed_by-holder = Alle mit einer Karte
value-catch_until-turn = Mit dem nächsten Zug
value-catch_until-card = Mit der nächsten Karte
value-wild_points-50 = 50
value-wild_points-20 = 20
value-scoring-winner_takes = Rundensieg zählt
value-scoring-running_total = Minuspunkte
value-scoring-elimination = Ausscheiden

## Editions

edition-official = Offiziell
edition-classic = Klassisch
edition-quick = Schnell
edition-custom = Individuell
edition-europe = Europa

## Effects of Customizable cards

effect-until-color = Ziehen, bis die Farbe kommt
effect-drop-wilds = Schwarze Karten abwerfen
effect-three-or-play = Spielen oder drei ziehen
effect-again = Noch ein Zug
effect-seven = Genau sieben
effect-three-all = Drei für alle
effect-open = Offene Karten
effect-joke = Witz erzählen
effect-elbows = Gestreckte Ellbogen
effect-rooster = Vorführung
