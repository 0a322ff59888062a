# The fair shuffle: its page, and what the browser found when it checked a round.

fair-title = Faires Mischen
fair-how = Wie es funktioniert
fair-question = Woher weißt du, dass niemand die Karten gezinkt hat? Weil der Server seinen Teil festlegen musste, bevor du deinen dazugegeben hast, und ihn hinterher offenlegt.
fair-step-commit = Festlegen.
fair-step-commit-about = Vor dem Geben zieht der Server ein Geheimnis und veröffentlicht dessen Prüfsumme. Von da an würde es auffallen, wenn er das Geheimnis ändert.
fair-step-add = Dazugeben.
fair-step-add-about = Der Browser jeder Person gibt dann eigene Zufallsbytes dazu. Solange auch nur einer davon zufällig ist, ist es das Ergebnis auch.
fair-step-deal = Geben.
fair-step-deal-about = Jede Mischung der Runde ergibt sich aus dem Geheimnis und dem, was alle dazugegeben haben. Niemand kann es sich aussuchen.
fair-step-show = Offenlegen.
fair-step-show-about = Ist die Runde vorbei, legt der Server das Geheimnis offen. Dein Browser prüft, dass es passt, dass deine Bytes verwendet wurden und dass die Karten genau so gemischt waren.
# "oneleft verify" is a command to be typed.
fair-verify = In Aufzeichnungen bleibt das alles erhalten. So lässt sich eine Partie noch nach Jahren nachprüfen, mit ein paar eigenen Zeilen Code oder mit „oneleft verify“.
fair-check = Eine Mischung selbst nachprüfen
fair-secret = Geheimnis
fair-secret-hint = 64 Hexadezimalziffern, aus der Aufzeichnung einer Partie
fair-added = Was alle dazugegeben haben
fair-added-hint = In der Reihenfolge der Aufzeichnung, durch Leerzeichen getrennt
fair-number = Nummer der Auslosung oder Mischung
fair-number-hint = In jeder Runde ab 0 gezählt
fair-cards = Karten
fair-cards-hint = In beliebiger Reihenfolge, in der Notation: r7 rS W4
fair-digest = Prüfsumme des Geheimnisses
fair-order = Die Reihenfolge, die sich ergibt
fair-incomplete = Trag zuerst das Geheimnis ein.
# A link after the verdict.
fair-more = So funktioniert das
# $count players added randomness to the deal.
fair-verdict-fair = { $count ->
        [0] ✓ Geprüft: Die Karten waren so gemischt, wie der Server es festgelegt hatte.
        [one] ✓ Geprüft: Die Karten waren wie festgelegt gemischt, mit dem Zufall von { $count } Person.
       *[other] ✓ Geprüft: Die Karten waren wie festgelegt gemischt, mit dem Zufall von { $count } Personen.
    }
fair-verdict-other-secret = Diese Mischung stimmt nicht: Das offengelegte Geheimnis ist nicht das, das vor dem Geben festgelegt war.
fair-verdict-other-contributions = Diese Mischung stimmt nicht: Was alle dazugegeben hatten, wurde nach dem Geben geändert.
fair-verdict-own-missing = Diese Mischung stimmt nicht: Was dein Browser dazugegeben hatte, fehlt.
fair-verdict-other-order = Diese Mischung stimmt nicht: Die Karten lagen nicht in der Reihenfolge, die das Geheimnis ergibt.
fair-verdict-other-hand = Diese Mischung stimmt nicht: Du hast andere Karten bekommen, als die Mischung ergibt.
