# People around a table: coming back, playing over days, faces, invitations, the big screen, the installed app.
# Names of players ($name, $names) are put in as they were typed and do not change their form.

## The title of the page while it is your turn somewhere: $count tables

table-title-badge = ({ $count }) { $title }

## Your tables, on the first page

mine-title = Deine Tische
mine-your-turn = Du bist dran
mine-turn = { $name } ist dran
mine-with = Mit { $names }
mine-alone = Noch niemand sonst
mine-back = Zurück
mine-play = Spielen
mine-back-label = Zurück an Tisch { $code }

## Decisions that may take days

make-clock-days = Tage
make-clock-days-about = Spielt, wann ihr Zeit habt; niemand muss da sein
make-days = Zeit für eine Entscheidung
make-days-about = Danach entscheidet ein Bot, und nach zwei solchen Entscheidungen springt er ein
make-days-count = { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
left-days = { $count ->
        [one] Noch 1 Tag
       *[other] Noch { $count } Tage
    }
left-hours = { $count ->
        [one] Noch 1 Stunde
       *[other] Noch { $count } Stunden
    }
left-minutes = { $count ->
        [one] Noch 1 Minute
       *[other] Noch { $count } Minuten
    }

## Being told when it is your turn

alerts-title = Bescheid sagen, wenn ich dran bin
alerts-on = Du bekommst Bescheid, solange diese Seite im Hintergrund offen ist.
alerts-off = Du bekommst eine Benachrichtigung, solange diese Seite im Hintergrund offen ist.
alerts-blocked = Benachrichtigungen dieser Seite sind gesperrt. Du kannst sie in den Einstellungen deines Browsers erlauben.
alerts-nowhere = Dieser Browser zeigt hier keine Benachrichtigungen: Dafür muss die Seite über HTTPS geöffnet sein.

## Faces

avatar-change = Avatar ändern
avatar-done = Fertig
avatar-by-name = Nach meinem Namen
avatar-shape = Form
avatar-face = Gesicht
avatar-color = Farben
# For screen readers: one of several shapes, faces or colours.
avatar-number = Nummer { $number }

## Inviting

wait-free-for = Frei, gedacht für { $name }
invite-share = Teilen
invite-copied = Der Link ist kopiert: Jetzt kannst du ihn verschicken.
invite-qr = QR-Code zeigen
invite-qr-hide = QR-Code ausblenden
invite-qr-label = QR-Code des Links { $link }
invite-screen = Großer Bildschirm
# What is sent with the link.
invite-text = Komm, spiel mit mir Karten!
invite-text-to = { $name }, komm, spiel mit mir Karten!
known-title = Mit ihnen hast du schon gespielt
known-times = { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }
known-more = { $count ->
        [one] Noch eine Person
       *[other] Noch { $count } Personen
    }
known-forget = Alle vergessen
known-about = Steht nur in diesem Browser. Drück auf einen Namen, um den Link zu schicken.

## Playing again with the same people

again-title = Noch einmal mit denselben Leuten
again-about = Ein neuer Tisch mit denselben Einstellungen und ein Link zum Verschicken.
again = Noch einmal
again-label = Noch einmal spielen mit { $names }

## Asking once more

sure-no = Abbrechen
sure-host = { $name } zum Host machen?
sure-kick = { $name } endgültig entfernen?
sheet-starts = Die nächste Runde beginnt in

## The big screen

screen-title = Bildschirm für Tisch { $code }
screen-name = Großer Bildschirm
screen-join = Scannen und mitspielen
screen-no-spectators = An diesem Tisch ist Zuschauen nicht erlaubt, deshalb gibt es hier nichts zu sehen. Der Host kann das vor der nächsten Partie ändern.
screen-full = Vollbild
screen-small = Vollbild verlassen

## Without the server

offline-title = Der Server ist nicht erreichbar
offline-about = Entweder bist du offline, oder der Server startet gerade neu. Diese Seite versucht es alle paar Sekunden wieder.
offline-safe = Nichts ist verloren: Deine Tische sind auf dem Server, und dein Platz bleibt deiner.
offline-again = Noch einmal
