# The table in the browser. Buttons are small: keep to about the length of the English, at most half as long again.
# Names of players ($name, $by, $host) are put in as they were typed and do not change their form.

## Coming in

table-title = Tisch { $code }
table-title-turn = Du bist dran
table-name-ask = Wie sollen die anderen dich nennen?
table-name-label = Dein Name
table-name-go = Zum Tisch
table-connecting = Du kommst an den Tisch…
table-reconnecting = Verbindung verloren. Neuer Versuch…
table-offline = Du bist offline. Versuch es gleich noch einmal.
table-not-now = Das geht jetzt nicht.
table-home = Zur Startseite
table-gone-no_table = Den Tisch { $code } gibt es nicht
table-gone-no_table-more = Vielleicht ist ein Tippfehler im Code, oder der Tisch wurde längst geschlossen.
table-gone-kicked = Der Host hat dich von diesem Tisch entfernt
table-gone-closed = Dieser Tisch ist geschlossen
table-gone-full = Dieser Tisch ist voll
table-gone-bad_hello = Diese Seite versteht den Server nicht
table-gone-bad_hello-more = Lade die Seite neu: Vielleicht wurde der Server aktualisiert.
table-gone-reload = Neu laden

## Waiting

wait-heading = Vor der Partie
wait-places = Plätze
wait-free = Frei
wait-you = du
wait-host = Host
wait-away = nicht da
wait-bot = Bot: { $kind }
wait-sit = Hier setzen
wait-take-bot = Platz des Bots nehmen
wait-take-left = Platz nehmen
wait-sit-again = Wieder setzen
wait-stand = Aufstehen
wait-put-bot = Bot dazu
wait-bot-for = Bot für Platz { $place }
wait-remove-bot = Entfernen
wait-fill = Mit Bots füllen
wait-kick = { $name } entfernen
wait-kick-short = Entfernen
wait-make-host = Zum Host
wait-make-host-of = { $name } zum Host machen
wait-people = Ohne Platz
wait-missing = { $free ->
        [one] Ein Platz ist frei: Lade jemanden ein oder setz einen Bot hin.
       *[other] { $free } Plätze sind frei: Lade jemanden ein oder setz Bots hin.
    }
wait-missing-guest = { $free ->
        [one] Ein Platz ist frei. Die Partie kann beginnen, wenn er besetzt ist.
       *[other] { $free } Plätze sind frei. Die Partie kann beginnen, wenn sie besetzt sind.
    }
wait-for-host = Alle sind da. Jetzt muss { $name } nur noch starten.
wait-can-start = Alle sind da.
wait-start = Partie starten
wait-settings = Einstellungen und Regeln
wait-settings-save = Einstellungen nehmen
wait-settings-cancel = Abbrechen
wait-rules = Die Regeln dieses Tischs in einfachen Worten
wait-rules-loading = Regeln werden geladen…
wait-rules-failed = Die Regeln konnten nicht geladen werden.
wait-invite = Einladen
wait-invite-more = Wer diesen Link hat, kann mitspielen. Der Code ist { $code }.
wait-link = Link zu diesem Tisch
wait-copy = Kopieren
wait-copied = Kopiert
wait-copy-failed = Kopieren ist hier nicht erlaubt: Markiere den Link und kopiere ihn selbst.

## The menu of the table

menu-open = Tisch
menu-close = Schließen
menu-heading = Dieser Tisch
menu-players = Am Tisch
menu-name = Dein Name
menu-rename = Umbenennen
menu-leave = Gehen
menu-leave-sure-playing = Die Partie verlassen? Ein Bot spielt für dich weiter.
menu-leave-sure = Den Tisch verlassen?
menu-leave-yes = Gehen
menu-leave-no = Bleiben
menu-round = Runde { $round }
menu-talk = Chat und Verlauf
menu-talk-unread = { $count ->
        [one] Chat und Verlauf, eine neue Nachricht
       *[other] Chat und Verlauf, { $count } neue Nachrichten
    }

## Seats

seat-cards = { $count ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $count } Karten
    }
seat-label = { $name }, { $cards }
seat-score = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
seat-turn = ist dran
seat-uno = UNO!
seat-exposed = hat nicht UNO gesagt
seat-exposed-short = kein UNO!
seat-veto = VETO: setzt aus
seat-veto-short = VETO
seat-elbows = Ellbogen gestreckt
seat-three = spielt oder zieht drei
seat-dealer = gibt
seat-dealer-short = G
seat-stand-in = ein Bot spielt
seat-left = ist gegangen
seat-away = nicht da
seat-partner = dein Team
seat-played = spielte { $card }
seat-drew = +{ $count }
seat-drew-label = { $count ->
        [one] zog eine Karte
       *[other] zog { $count } Karten
    }
seat-passed = hat gepasst
seat-passed-short = –
seat-skipped = setzte aus
seat-skipped-short = ⊘
seat-stand-in-short = Bot
seat-left-short = weg
seat-elbows-short = Ellbogen
seat-three-short = 3?
seat-open-hand = { $name } hat { $cards }

## The piles

pile-draw = Ziehstapel, { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
# For screen readers: the pile, and what pressing it does.
pile-draw-press = { $pile }. { $action }
pile-top = Oberste Karte: { $card }
pile-none = Noch keine Karte
pile-color = Geltende Farbe: { $color }
pile-color-none = Noch keine Farbe
pile-clockwise = Es geht im Uhrzeigersinn
pile-counter = Es geht gegen den Uhrzeigersinn
pile-pending = +{ $count }
pile-pending-label = { $count ->
        [one] Eine Strafe von 1 Karte
       *[other] Eine Strafe von { $count } Karten
    }

## Whose turn

turn-you = Du bist dran
turn-other = { $name } ist dran
turn-respond-you = { $count ->
        [one] Dir droht 1 Karte
       *[other] Dir drohen { $count } Karten
    }
turn-respond-other = { $count ->
        [one] { $name } droht 1 Karte
       *[other] { $name } drohen { $count } Karten
    }
turn-color-you = Die erste Karte ist schwarz: Wähl die Farbe
turn-color-other = { $name } wählt die Farbe
turn-drawn-you = Spiel die gezogene Karte oder behalte sie
turn-drawn-none-you = Passt nicht: Zieh weiter oder hör auf
turn-drawn-other = { $name } hat eine Karte gezogen
turn-discard-you = { $count ->
        [one] Wirf eine Karte deiner Wahl ab
       *[other] Wirf { $count } Karten deiner Wahl ab
    }
turn-discard-other = { $name } wirft Karten ab
turn-vote-you = Dein Witz: Die anderen entscheiden
turn-vote-other = { $name } hat einen Witz erzählt
turn-perform-you = Führ etwas vor oder kneif
turn-perform-other = { $name } führt etwas vor oder kneift
turn-three-you = Spiel eine Karte oder zieh drei
turn-shuffle = Die Karten werden gemischt
turn-over = Die Runde ist vorbei
turn-jump = Du hast die gleiche Karte: Wirf sie rein!
turn-clock = { $seconds ->
        [one] Noch 1 Sekunde
       *[other] Noch { $seconds } Sekunden
    }

## What can be done. The letter is the key that does it.

act-hand = Deine Hand
act-actions = Was du tun kannst
act-draw = Karte ziehen
act-draw-more = Noch eine ziehen
act-draw-three = Drei ziehen
act-draw-penalty = { $count ->
        [one] Karte nehmen
       *[other] { $count } Karten nehmen
    }
act-pass = Behalten
act-pass-stop = Passen
act-challenge = Anzweifeln
act-uno = UNO!
act-uno-say = UNO! Jetzt sagen
act-uno-arm = UNO! Mit der nächsten Karte sagen
act-uno-armed = UNO! Wird mit der nächsten Karte gesagt
act-catch = { $name } erwischen!
act-catch-short = Erwischen!
act-key = { $label } (Taste { $key })
act-sort-color = nach Farbe
act-sort-value = nach Wert
act-sort-drawn = wie gezogen
act-sort-label = Hand sortieren: jetzt { $order }
act-cancel = Abbrechen
act-close = Schließen
act-perform = Vorführen
act-chicken = Kneifen und 4 ziehen
act-yes-laughed = Ja, jemand hat gelacht
act-no-laughed = Nein, niemand
act-color-for = Farbe für { $card }
act-trade-for = Mit wem die Karten tauschen?
act-wrong-play = { $costs ->
        [one] { $card } trotzdem spielen: kostet 1 Karte
       *[other] { $card } trotzdem spielen: kostet { $costs } Karten
    }
act-player-menu = { $name }: Was du tun kannst
act-accuse-uno = UNO vergessen? Beschuldigen
act-accuse-sure = { $costs ->
        [one] Anscheinend muss { $name } nicht UNO sagen. Eine falsche Beschuldigung kostet dich 1 Karte.
       *[other] Anscheinend muss { $name } nicht UNO sagen. Eine falsche Beschuldigung kostet dich { $costs } Karten.
    }
act-accuse-yes = { $name } beschuldigen
act-veto = VETO gegen { $name }
act-vote-ask = { $name } hat einen Witz erzählt. Hat jemand gelacht? Ein Ja genügt.
act-vote-wait = Die anderen stimmen über deinen Witz ab.
act-vote-done = Du hast abgestimmt. Die anderen fehlen noch.
act-perform-ask = Führ etwas vor oder kneif.
act-challenge-what = { $name } hat Zieh Vier auf { $color } gelegt. Das ist nur ohne { $color } auf der Hand erlaubt; { $name } hat { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
act-challenge-odds = War es ein Bluff, zieht { $name } { $count }. Wenn nicht, ziehst du { $more }.
act-stack-hint = Du kannst eine passende Karte drauflegen.
act-shown = { $name } hat dir gezeigt

## You yourself

me-watching = Du schaust zu.
me-watching-seat = Im Menü des Tischs kannst du den Platz eines Bots nehmen.
me-not-in-round = Du bist in dieser Runde nicht dabei.
me-stand-in = Ein Bot spielt für dich.
me-take-over = Übernehmen
me-no-spectators = Bei dieser Runde kann man nicht zuschauen. Das Ergebnis siehst du, wenn sie vorbei ist.

## Chat and log

talk-log = Verlauf
talk-chat = Chat
talk-newest = Was gerade passiert ist
talk-empty-log = Noch ist nichts passiert.
talk-empty-chat = Noch hat niemand etwas gesagt.
talk-say = Nachricht
talk-send = Senden
talk-react = Reaktionen
talk-react-with = Mit { $emoji } reagieren
talk-you = Du
talk-veto = VETO
talk-veto-label = { $name } dafür die VETO-Karte hinlegen
talk-accuse = Vorsagen!
talk-accuse-label = { $name } Vorsagen vorwerfen
accuse-panel = { $by } meint, dass { $name } vorgesagt hat: „{ $text }“ Zwei Karten dafür?
accuse-yes = Ja, 2 Karten
accuse-no = Nein
accuse-waiting = Abgestimmt: { $votes } von { $voters }
notes-label = Hinweise
notes-dismiss = Ausblenden: { $text }

## Score sheet

sheet-heading = Stand nach Runde { $round }
sheet-final = Endstand
sheet-caption = Punkte nach Runden
sheet-round = Runde
sheet-total = Summe
sheet-team = Team { $team }
sheet-out = raus
sheet-hands = Übrige Karten
sheet-winner = hat die Runde gewonnen
sheet-round-won = { $me ->
        [actor] Du gewinnst die Runde.
       *[other] { $name } gewinnt die Runde.
    }
sheet-last-card = Die letzte Karte: { $card }
sheet-blocked = Die Runde war blockiert: Es gibt keine Punkte.
sheet-next = Nächste Runde
sheet-rematch = Revanche
sheet-ready = Bereit: { $names }
sheet-waiting = Es fehlen noch: { $names }
sheet-you-ready = Du bist bereit.
sheet-record = Aufzeichnung herunterladen
sheet-dealing = Karten geben…
sheet-goal-winner_takes = Wer zuerst { $target } hat, gewinnt.
sheet-goal-running_total = Punkte sind schlecht: Sobald jemand { $target } hat, gewinnt die niedrigste Summe.
sheet-goal-elimination = Punkte sind schlecht: Wer { $target } hat, scheidet aus.
sheet-goal-rotating = Die höchste Summe nach { $hands } Runden gewinnt.
sheet-match-won = { $me ->
        [actor] Du gewinnst die Partie!
       *[other] { $name } gewinnt die Partie!
    }
sheet-match-shared = { $names } gewinnen die Partie gemeinsam!
