# Playing by keyboard and by ear: the list of keys, its settings, and what a screen reader tells by itself.

## The list of keys: what each one does, in a few words

access-title = Tastatur und Screenreader
access-keys = Tastenkürzel mit einer Taste
access-keys-about = Buchstaben und Ziffern wirken sofort. Ist das aus, nimm Tab, die Pfeiltasten, Enter und Escape.
access-tell = Was vorgelesen wird
access-tell-all = Alles
access-tell-mine = Nur, was mich betrifft
access-key-hand = Zu deiner Hand
access-key-arrows = Von Karte zu Karte
access-key-groups = Zur nächsten Farbe
access-key-ends = Erste und letzte Karte
access-key-playable = Nächste und vorige spielbare Karte
access-key-jump = Zu Zahl, schwarzer Karte oder Farbe
access-key-enter = Karte spielen, Knopf drücken
access-key-sort = Hand sortieren
access-key-catch = Erwischen, wer UNO vergessen hat
access-key-veto = VETO: gegen wen?
access-key-answer = Zur gestellten Frage
access-key-digits = Antwort wählen: Farbe, Person, Ja oder Nein
access-key-next = Nächste Runde
access-key-standing = Spielstand vorlesen
access-key-players = Von Platz zu Platz
access-key-help = Diese Liste

## In the hand

# A button that hides all other cards.
access-filter = Nur spielbare
# Which card of the hand: "3 von 9".
access-position = { $at } von { $count }

## What is told. Whole sentences, one after the other.

# A full stop for what has none where it stands alone, such as "Du bist dran".
access-sentence = { $text }.
access-told = Ansagen
# More happened than can be told; what follows is the end of it.
access-earlier = { $count ->
        [one] Davor ist noch etwas passiert.
       *[other] Davor ist noch { $count }-mal etwas passiert.
    }
access-fits = { $count ->
        [0] Keine Karte passt.
        [one] Eine Karte passt.
       *[other] { $count } Karten passen.
    }
access-challenge = Anzweifeln oder die Karten nehmen?
access-vote = { $by } meint, dass { $name } vorgesagt hat. Du hast eine Stimme.
access-said = { $name } sagt: { $text }
