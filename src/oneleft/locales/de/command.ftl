# The command `oneleft`: its help and what it prints. %(default)s and other words in %( )s are filled in by the program: keep
# them as they are, and write a per cent sign as %%. Names of options (--set), of commands, editions and of option values
# are typed as they stand in every language; so are OPTION=VALUE, NAME and COMMAND, as in the usage lines.

## Help: what each command does

help-about = Ein unabhängiges Zuhause für das Kartenspiel UNO: spielen, Aufzeichnungen ansehen und prüfen, simulieren, Regeln lesen.
help-more = oneleft COMMAND --help sagt mehr über jeden Befehl.
help-lang = die Sprache: %(languages)s (aus der Umgebung)
help-serve = der Tisch im Browser, für dich und deine Freunde
help-serve-about = Stellt den Tisch im Browser bereit. Alles liegt in einem Ordner; was auch immer mit diesem Prozess passiert, nichts geht verloren, was am Tisch schon zu sehen war.
help-play = im Terminal gegen Bots spielen
help-play-about = Eine Person gegen Bots, bis zum Punkteziel. Ohne Optionen: drei Bots, die offiziellen Regeln, 500 Punkte. Während des Spiels erklärt ? alles.
help-replay = Szenarien oder Aufzeichnungen nachspielen und jeden Zustand ausgeben
help-replay-about = Gibt ein JSON-Objekt pro Zeile aus: den Anfangszustand, dann jede Aktion mit der Angabe, ob sie angenommen wurde, was geschah und welcher Zustand folgt. Eine Datei mit mehreren Objekten, eins pro Zeile, wird der Reihe nach nachgespielt, mit einer Leerzeile dazwischen. Exit-Status 2: kein Szenario und keine Aufzeichnung.
help-verify = jede Aktion, jeden Sieg und jeden Punkt von Aufzeichnungen prüfen
help-verify-about = Spielt jede Aufzeichnung einer Datei nach und prüft Aktionen, Siege, Punkte, wer gibt, Punktestände und Teams. Gibt eine Zahl aus und den ersten Fehler mit Zeile, Runde und Aktion. Exit-Status 0: alles stimmt; 1: etwas stimmt nicht; 2: die Datei ist nicht lesbar.
help-simulate = Bots viele Runden oder Partien spielen lassen
help-simulate-about = Bots spielen viele Spiele, und eine Zusammenfassung wird ausgegeben. Ein Spiel ist eine Runde, mit --match eine ganze Partie bis zum Punkteziel. Zufällige Bots spielen mit den kompilierten Regeln, Millionen Züge pro Sekunde; beim ersten Mal werden diese für den Rechner kompiliert. Derselbe Startwert ergibt dieselben Spiele, egal mit wie vielen Prozessen.
help-arena = Bots mit denselben Karten gegeneinander spielen lassen, mit Intervallen
help-arena-about = Zwei oder mehr Bots spielen gegeneinander. Jede Kartenverteilung wird von jedem Platz aus gespielt: zu zweit in beiden Richtungen; bei mehr Plätzen sitzt ein Bot unter lauter gleichen anderen, reihum auf jedem Platz. Ausgegeben werden die ganze Kreuztabelle mit 95-%-Intervallen nach Kartenverteilung, Punkte pro Runde und Elo. Bei zwei Bots beendet ein sequenzieller Test den Lauf, sobald feststeht, welcher stärker ist. Ein Bot, der zu langsam ist, ausfällt oder etwas Unzulässiges antwortet, verliert diese Runde oder Partie, und der Lauf geht weiter.
help-rules = Editionen und Optionen auflisten oder die Regeln einer Kombination erklären
help-rules-about = Ohne --explain: die Editionen und die Optionen mit ihren Werten. Mit --explain: die geltenden Regeln in Worten, für eine Edition und die dazu gesetzten Optionen.

## Help: the options of the commands. What is in brackets at the end is the default.

help-edition = nach welchen Regeln gespielt wird: %(editions)s
help-set = eine Option der Edition ändern; mehrfach möglich; 'oneleft rules' listet sie auf
help-serve-host = die Adresse, an der gelauscht wird; 0.0.0.0 für alle (%(default)s)
help-serve-port = der Port, an dem gelauscht wird (%(port)s oder der nächste freie)
help-serve-data = wo Tische und Aufzeichnungen liegen (der Datenordner des Benutzerkontos)
help-serve-database = die Datenbank, in der sie stattdessen liegen, etwa sqlite:////srv/cards/oneleft.sqlite3
help-serve-origin = eine weitere Adresse, deren Seiten sich verbinden dürfen, etwa https://cards.example; mehrfach möglich
help-serve-share = die Adresse, die in Einladungen steht (automatisch ermittelt)
help-serve-bots = ein eigener Bot, als my_module:MyBot, an den Tischen zur Auswahl; mehrfach möglich
help-serve-open = im Browser öffnen, wo es einen Desktop gibt
help-serve-log = wie viel protokolliert wird (info)
help-play-players = wie viele spielen, dich eingeschlossen: 2 bis 10 (4)
help-play-bots = die Bots: einer für alle oder je einer; Namen der Stufen oder my_module:MyBot (%(default)s)
help-play-name = dein Name (wird erfragt)
help-play-seed = jedes Mal dieselben Karten und Bots (zufällig)
help-play-target = Punkte, die die Partie gewinnen (500)
help-play-record = eine Aufzeichnung jeder Partie an diese Datei anhängen, eine pro Zeile
help-play-no-color = keine Farben; auch in einer Pipe und mit NO_COLOR gibt es keine
help-replay-file = ein Szenario (.json) oder Aufzeichnungen (.jsonl); - für die Standardeingabe
help-verify-file = Aufzeichnungen, eine pro Zeile (.jsonl); - für die Standardeingabe
help-verify-json = das Ergebnis als ein JSON-Objekt ausgeben
help-simulate-games = wie viele Spiele (1000)
help-simulate-players = 2 bis 10 (so viele wie Bots oder 4)
help-simulate-seed = eine Simulation wiederholen (zufällig)
help-simulate-bots = random, novice, casual, skilled, expert, greedy oder my_module:MyBot, Platz für Platz; sind es weniger als Plätze, wiederholen sie sich (random)
help-simulate-match = ganze Partien bis zum Punkteziel spielen, nicht einzelne Runden
help-simulate-record = eine Aufzeichnung jedes Spiels schreiben, eine pro Zeile
help-simulate-workers = wie viele Kerne benutzt werden (alle)
help-simulate-json = die Zusammenfassung als ein JSON-Objekt ausgeben, in der letzten Zeile
help-arena-bots = zwei oder mehr: random, novice, casual, skilled, expert, greedy oder my_module:MyBot
help-arena-players = wie viele an einem Tisch sitzen: 2 bis 10 (2)
help-arena-deals = wie viele Kartenverteilungen jedes Paar spielt, von jedem Platz aus (1000)
help-arena-seed = einen Lauf wiederholen (zufällig)
help-arena-test = nur zwei Bots: aufhören, sobald feststeht, ob der erste um ELO1 stärker ist oder höchstens um ELO0; off für keinen Test (0,10)
help-arena-time = wie viele Sekunden eine Entscheidung dauern darf (%(default)s)
help-arena-json = die Ergebnisse als ein JSON-Objekt ausgeben
help-rules-explain = die Regeln in Worten
help-rules-players = für so viele am Tisch erklären
help-rules-json = JSON ausgeben

## What is wrong with the command line. One line, no full stop.

wrong-set = --set { $change }: schreib es als OPTION=VALUE, etwa stacking=on
wrong-port = '{ $typed }' ist kein Port: 0 bis 65535
wrong-bot = unbekannter Bot '{ $bot }': zur Wahl stehen { $bots } oder my_module:MyBot
wrong-bot-count = --bots nennt { $count } Bots bei { $players } am Tisch: nenn einen für alle oder { $right }
wrong-bots-many = --bots nennt { $count } Bots bei { $players } am Tisch
wrong-arena-few = die Arena braucht mindestens zwei Bots
wrong-arena-twice = '{ $bot }' ist doppelt genannt
# $option is --games, --workers or --seed.
wrong-number = { $option } muss zwischen { $least } und { $most } liegen, nicht bei { $number }
wrong-time-limit = --time-limit muss mehr als 0 Sekunden sein, nicht { $number }
wrong-test = --test { $typed }: schreib es als ELO0,ELO1, den kleineren Wert zuerst, etwa 0,10, oder als off
wrong-test-bots = --test ist für zwei Bots, nicht für { $count }
wrong-empty = { $file }: enthält kein Szenario und keine Aufzeichnung

## The table in the browser

serve-here = OneLeft ist bereit. Öffne { $url }
serve-network = Andere in deinem Netzwerk öffnen { $url }
serve-stop = Die Spiele liegen in { $data }. Strg-C beendet; die Tische gehen weiter, wenn du wiederkommst.

## Checking records

verify-right = { $records ->
        [one] 1 Aufzeichnung
       *[other] { $records } Aufzeichnungen
    }, { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }, { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    }: fehlerfrei
# $problem is in English.
verify-wrong = falsch: { $problem }
verify-empty = enthält keine Aufzeichnung
# A line of progress while it runs: "1.200 geprüft", "500 von 1.000 Spielen". Numbers are written as the language has them.
progress-verified = { $done } geprüft
progress-games = { $total ->
        [one] { $done } von 1 Spiel
       *[other] { $done } von { $total } Spielen
    }
progress-deals = { $total ->
        [one] { $done } von 1 Kartenverteilung
       *[other] { $done } von { $total } Kartenverteilungen
    }

## Simulating

simulate-compiling = Die Regeln werden für diesen Rechner kompiliert, einmalig; das dauert eine halbe Minute ...
simulate-rounds = { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }, { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    } in { $seconds } s mit { $workers ->
        [one] 1 Prozess
       *[other] { $workers } Prozessen
    }
simulate-speed = { $rounds } Runden/s, { $moves } Züge/s, Startwert { $seed }
simulate-moves = { $moves } Züge pro Runde (kürzeste { $shortest }, längste { $longest })
simulate-blocked = { $blocked ->
        [one] 1 Runde blockiert
       *[other] { $blocked } Runden blockiert
    }, { $abandoned } als endlos abgebrochen
# Headings of columns, right above the numbers: at most 4, 8, 16, 14 and 12 characters.
simulate-seat = Pl.
simulate-bot = Bot
simulate-won = Rundensiege
simulate-points = Punkte/Runde
simulate-matches = Partiesiege

## Listing the rules

listing-editions = Editionen (--edition NAME):
listing-options = Optionen (--set OPTION=VALUE) mit ihrem Wert in { $edition }:
listing-values = Werte: { $values }.
# How the values of an option are listed: a number, a switch, a list of names; "left" and names are typed as they stand.
listing-range = { $least } bis { $most }
listing-or = { $first } oder { $last }
listing-first = left oder ein Platz von 0 bis { $last }
listing-customs = eine Liste von höchstens { $most } aus { $effects } oder eigenen Texten
listing-more = 'oneleft rules --explain' erklärt in Worten, wie gespielt wird.

## The arena

arena-played = { $deals ->
        [one] 1 Kartenverteilung
       *[other] { $deals } Kartenverteilungen
    } zu { $players }, jede von jedem Platz aus: { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    } in { $seconds } s, Startwert { $seed }
arena-won-rounds = Rundensiege des Bots links, in Prozent
arena-won-matches = Partiesiege des Bots links, in Prozent
arena-points = Punkte pro Runde, Bot links
arena-elo = Elo
arena-test-stronger = Entschieden: { $first } ist stärker als { $second } (Elo { $high } statt { $low }; { $ratio }, Schranke { $bound })
arena-test-not = Entschieden: { $first } ist nicht um { $high } Elo stärker als { $second } ({ $low } statt { $high }; { $ratio }, Schranke -{ $bound })
arena-test-open = Nicht entschieden: Elo { $low } oder { $high } für { $first } gegen { $second } ({ $ratio }, Schranken ±{ $bound })
arena-forfeit = { $bot } verliert kampflos Verteilung { $deal } auf Platz { $seat }: { $reason }
arena-forfeits-more = { $bot }: Weitere kampflose Niederlagen werden nur noch gezählt
arena-forfeits = { $bot } hat kampflos verloren: { $count }
