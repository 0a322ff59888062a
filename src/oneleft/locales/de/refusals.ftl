# Why something was refused, and what is wrong with settings: short notes on the screen, and lines in the terminal.
# $turn, $accused, $holder and $name are players; $card, $top and $drawn are cards, $color a colour: all put in as they are.

## Refused at the table

refused-stale = Am Tisch ging es inzwischen weiter: Schau noch einmal hin.
refused-not-seated = Du schaust zu: Setz dich, um mitzuspielen.
refused-not-in-round = Du bist in dieser Runde nicht dabei.
refused-no-round = Gerade läuft keine Runde.
refused-only-host = Das kann nur der Host.
refused-place-taken = Dieser Platz ist besetzt.
refused-no-place = An diesem Tisch gibt es keinen Platz { $place }.
refused-seated = Du hast schon einen Platz.
refused-screen = Ein Bildschirm schaut nur zu.
refused-other-place = Du hast in dieser Partie eine andere Hand gesehen: Du kannst nur deinen eigenen Platz wieder nehmen.
refused-not-sitting = Du hast keinen Platz, von dem du aufstehen könntest.
refused-playing = Das lässt sich während einer Partie nicht ändern.
refused-already-started = Die Partie läuft schon.
refused-free-places = Es sind noch Plätze frei: Warte auf andere oder setz Bots hin.
refused-not-between = Jetzt gibt es nichts zu bestätigen.
refused-is-ready = Du bist schon bereit.
# Not understood, hello-…: this page and the server do not fit together.
refused-not-understood = Der Server versteht diese Seite nicht: Lade sie neu.
refused-hello-again = Der Server kennt diese Seite schon: Lade sie neu.
refused-other-deal = Das gehört nicht zum nächsten Geben.
refused-contributed = Deine Zufallsbytes sind hier schon dabei.
refused-no-member = Diese Person ist nicht mehr am Tisch.
refused-self = Das geht nicht bei dir selbst.
refused-empty-text = Die Nachricht ist leer.
refused-long-text = Eine Nachricht hat höchstens { $most } Zeichen.
refused-no-suggestions = Nach diesen Regeln wird Vorsagen nicht bestraft.
refused-no-message = Das wurde in dieser Runde nicht gesagt.
refused-accused = Über diese Nachricht wurde schon abgestimmt.
refused-accuse-self = Du kannst dich nicht selbst beschuldigen.
refused-not-a-player = Wer das gesagt hat, spielt in dieser Runde nicht mit.
refused-no-accusation = Diese Abstimmung gibt es nicht.
refused-no-voter = Du stimmst hier nicht mit ab.
refused-voted = Du hast schon abgestimmt.
refused-no-stand-in = Gerade spielt kein Bot für dich.
refused-unknown-bot = Den Bot { $bot } gibt es nicht.
# Only where no message below says what is wrong with the settings.
refused-bad-settings = Mit diesen Einstellungen kann man nicht spielen.
refused-unseat = { $name } sitzt auf einem Platz, der wegfallen würde.
refused-closed = Dieser Tisch ist geschlossen.
refused-too-fast = Zu viele Nachrichten: Warte einen Moment.

# By the rules of the game. Also in the terminal.

refused-other = Das geht jetzt nicht.
refused-round-over = Die Runde ist vorbei.
refused-chance = Die Karten werden gerade gemischt.
refused-owes-no-uno = Du musst jetzt nicht UNO sagen.
refused-catch-self = Du kannst dich nicht selbst erwischen.
refused-catch-phase = Jetzt kann niemand erwischt werden.
refused-catch-nothing = { $accused } muss nicht UNO sagen.
refused-no-veto-card = Nach diesen Regeln gibt es keine VETO-Karte.
refused-veto-self = Die VETO-Karte richtet sich gegen andere.
refused-veto-used = Die VETO-Karte liegt bei { $holder }.
refused-no-vote = Es gibt nichts abzustimmen.
refused-vote-own = Du hast den Witz erzählt: Die anderen stimmen ab.
refused-not-your-turn = { $turn } ist dran.
refused-jump-late = { $turn } ist dran, und zum Reinwerfen ist es zu spät.
refused-jump-other = { $turn } ist dran; reinwerfen kannst du nur { $top }.
refused-phase = Das geht jetzt nicht.
refused-must-play = Die gerade gezogene Karte muss gespielt werden.
refused-drew = Du hast schon gezogen: Spiel die Karte oder behalte sie.
refused-no-challenge = Es gibt keine Zieh-Vier-Karte anzuzweifeln.
refused-not-now = Das geht jetzt nicht.
refused-not-held = { $card } hast du nicht auf der Hand.
refused-uno-count = UNO sagt man nur mit der vorletzten Karte, und du hast { $count }.
refused-unknown-seat = Diese Person gibt es nicht.
refused-trade-with = Mit dieser Person kannst du nicht tauschen.
refused-penalty-phase = Jetzt kann keine Strafe verhängt werden.
refused-trade-whom = Sag, mit wem du die Karten tauschst.
refused-no-trades = Nach diesen Regeln tauscht eine 7 keine Karten.
refused-no-last-trade = Eine 7 als letzte Karte tauscht keine Karten.
refused-play-phase = Jetzt kann keine Karte gespielt werden.
refused-wild4-color = Keine Zieh-Vier-Karte, solange du { $color } hast.
refused-only-drawn = Nach dem Ziehen darfst du nur spielen, was du gezogen hast: { $drawn }.
refused-only-drew-nothing = Das Gezogene passt nicht: Zieh weiter oder hör auf.
refused-no-answer = { $card } hilft nicht gegen eine Strafe von { $count } Karten.
refused-no-match = { $card } passt nicht auf { $top }, es gilt { $color }.

## What is wrong with the rules or the settings of a table. $option is the label of an option (option-… in lobby.ftl).

problem-unknown-edition = Die Edition { $edition } gibt es nicht.
problem-unknown-option = Die Option { $option } gibt es nicht.
problem-unknown-effect = Den Effekt { $effect } gibt es nicht.
problem-rules-kind = Diese Regeln sind nicht lesbar.
problem-edition-kind = Die Edition muss als Name angegeben werden.
problem-edition-name = Diese Edition gibt es nicht.
problem-option-value = „{ $option }“ kann diesen Wert nicht haben.
problem-option-range = „{ $option }“ muss zwischen { $least } und { $most } liegen.
problem-option-size = „{ $option }“ kann diesen Wert nicht haben.
problem-customs-count = Es gibt nur { $most } Hausregelkarten, aber Regeln für { $count }.
problem-customs-kind = Die Regel einer Hausregelkarte ist ein Effekt oder ein Text.
problem-customs-length = Der Text einer Hausregelkarte muss 1 bis { $most } Zeichen haben.
problem-mixed-alone = „{ option-stack_mixed }“ ohne „{ option-stacking }“: Gemischt wird nur, wo überhaupt gestapelt wird.
problem-challenge-alone = „{ option-challenge }“ ohne „{ option-wild4_condition }“: Wo Zieh Vier immer erlaubt ist, gibt es nichts anzuzweifeln. Schalte „{ option-challenge }“ aus.
# Partners cannot play with running totals or elimination.
problem-partners-scoring = „{ option-partners }“: Teams punkten gemeinsam, deshalb muss „{ option-scoring }“ auf „{ value-scoring-winner_takes }“ stehen.
problem-players = Am Tisch müssen { $least } bis { $most } spielen.
problem-partners-players = „{ option-partners }“ mit { $players } am Tisch: Für Teams muss die Zahl gerade sein und mindestens vier.
# $seat and $last count from 0, as in the terminal; $place counts from 1, as in the browser.
problem-first-player = „{ option-first_player }“ ist Platz { $seat }, aber mit { $players } am Tisch gibt es die Plätze 0 bis { $last }.
problem-first-player-place = „{ option-first_player }“ ist Platz { $place }, aber mit { $players } am Tisch gibt es diesen Platz nicht.
problem-whist-rounds = Ein Whist-Turnier hat { $rounds } Durchgänge.

## What is wrong with the form of a match. $form: to a target (target), rotating partners (rotating), a whist tournament (whist).

problem-target-hands = Nur eine Partie mit wechselnden Teams hat eine vereinbarte Anzahl Runden.
problem-unknown-form = Diese Form einer Partie gibt es nicht.
problem-form-players = { $form ->
        [whist] Ein Whist-Turnier spielt man zu { $needed }, nicht zu { $players }.
       *[rotating] Eine Partie mit wechselnden Teams spielt man zu { $needed }, nicht zu { $players }.
    }
problem-form-partners = { $form ->
        [whist] Ein Whist-Turnier spielt man in Teams: Schalte „{ option-partners }“ ein.
       *[rotating] Eine Partie mit wechselnden Teams spielt man in Teams: Schalte „{ option-partners }“ ein.
    }
problem-rotating-hands = Eine Partie mit wechselnden Teams braucht eine Anzahl Runden von 1 bis { $most }.
problem-whist-hands = In einem Whist-Turnier spielen alle immer 28 Runden.
problem-form-dealer = In dieser Form der Partie steht im Plan, wer gibt.
problem-match-over = Die Partie ist vorbei.
problem-points-seats = Jeder Platz braucht genau eine Punktzahl.

## When the server could not do what it was asked

problem-offline = Der Server ist nicht erreichbar. Prüf die Verbindung und versuch es noch einmal.
problem-server-error = Auf dem Server ist etwas schiefgegangen. Versuch es gleich noch einmal.
problem-starting = Der Server startet gerade oder fährt herunter. Versuch es gleich noch einmal.
problem-too-fast = Zu viele Anfragen: Warte einen Moment.
problem-unavailable = Der Server ist voll oder kann gerade nichts speichern. Versuch es später noch einmal.
problem-no-record = Diese Aufzeichnung gibt es nicht.
problem-not-json = Der Server versteht diese Seite nicht: Lade sie neu.
problem-too-large = Das ist mehr, als der Server annimmt.
problem-not-understood = Der Server versteht diese Seite nicht: Lade sie neu.
# The button below these.
problem-retry = Noch einmal
