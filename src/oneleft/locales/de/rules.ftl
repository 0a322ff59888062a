# The rules in words: what a table plays by, sentence by sentence. Shown on the home page, while a table is made, in the
# menu of a table, and by `oneleft rules --explain`. Also one line about each option, edition and effect.
#
# Each message is one whole sentence. "Du" is any player. Names of cards, UNO and VETO are written as in cards.ftl.

## The cards

rules-section-deck = Die Karten
rule-deck-size = Gespielt wird mit { $cards } Karten.
rule-deck-colors = Rot, Gelb, Grün und Blau haben je eine 0, je zwei Karten mit jeder Zahl von 1 bis 9 und je zwei Karten Zieh Zwei, Richtungswechsel und Aussetzen.
rule-deck-colors-blanks = Rot, Gelb, Grün und Blau haben je eine 0, je zwei Karten mit jeder Zahl von 1 bis 9 und je zwei leere Karten, Richtungswechsel und Aussetzen.
rule-deck-blank = Statt Zieh Zwei gibt es leere Karten: Eine leere Karte passt auf ihre Farbe und auf andere leere Karten und bewirkt nichts.
rule-deck-wilds = Vier Farbwahlkarten und vier Zieh-Vier-Karten haben keine Farbe.
rule-deck-shuffle-hands = Eine Karte „Handkarten mischen“ ist dabei.
rule-deck-customs = { $cards ->
        [1] Eine Hausregelkarte ist dabei.
       *[other] { $cards } Hausregelkarten sind dabei.
    }

## Setting up

rules-section-setup = Vorbereitung
rule-players-any = Zwei bis zehn können mitspielen.
rule-players-sides = Vier, sechs, acht oder zehn können mitspielen.
rule-players = { $players } spielen mit.
rule-dealer = Alle ziehen eine Karte, und die höchste Zahl gibt; Karten ohne Zahl zählen null.
rule-dealer-next = In jeder weiteren Runde gibt die nächste Person links.
rule-hand = { $cards ->
        [1] Alle bekommen eine einzige Karte.
       *[other] Alle bekommen { $cards } Karten.
    }
rule-turned-up = Dann wird die oberste Karte des Ziehstapels aufgedeckt und beginnt den Ablagestapel.
rule-first-left = Die erste Person sitzt links neben der Person, die gibt.
rule-first-seat = Die erste Person sitzt auf Platz { $seat }, egal, wer gibt.
rule-start-number = Wird eine Zahl aufgedeckt, hat die erste Person den ersten Zug.
rule-start-number-blanks = Wird eine Zahl oder eine leere Karte aufgedeckt, hat die erste Person den ersten Zug.
rule-start-draw-two = Wird eine Zieh-Zwei-Karte aufgedeckt, zieht die erste Person 2 Karten und setzt aus.
rule-start-draw-two-stacking = Wird eine Zieh-Zwei-Karte aufgedeckt, legt die erste Person eine weitere drauf, oder sie zieht 2 Karten und setzt aus.
rule-start-draw-two-mixed = Wird eine Zieh-Zwei-Karte aufgedeckt, legt die erste Person eine Zieh-Zwei- oder Zieh-Vier-Karte drauf, oder sie zieht 2 Karten und setzt aus.
rule-start-reverse = Wird ein Richtungswechsel aufgedeckt, hat die Person, die gibt, den ersten Zug, und es geht nach rechts weiter.
rule-start-skip = Wird eine Aussetzen-Karte aufgedeckt, setzt die erste Person aus, und die nächste beginnt.
rule-start-wild-color = Wird eine Farbwahlkarte aufgedeckt, wählt die erste Person die Farbe und hat den ersten Zug.
rule-start-wild-reshuffle = Wird eine Farbwahlkarte aufgedeckt, kommt sie zurück, der Stapel wird neu gemischt, und eine andere Karte wird aufgedeckt.
rule-start-wild4-color = Wird eine Zieh-Vier-Karte aufgedeckt, wählt die erste Person die Farbe und hat den ersten Zug; niemand zieht dafür Karten.
rule-start-wild4-reshuffle = Wird eine Zieh-Vier-Karte aufgedeckt, kommt sie zurück, der Stapel wird neu gemischt, und eine andere Karte wird aufgedeckt.
rule-start-shuffle-hands = Wird „Handkarten mischen“ aufgedeckt, wählt die erste Person die Farbe und hat den ersten Zug; alle behalten ihre Karten.
rule-start-custom = Wird eine Hausregelkarte aufgedeckt, wählt die erste Person die Farbe und hat den ersten Zug; die Regel der Karte wird nicht ausgeführt.

## Your turn

rules-section-turn = Dein Zug
rule-match = Spiel eine Karte, die in Farbe, Zahl oder Symbol zur obersten Karte passt, oder eine schwarze Karte.
rule-match-wild = Liegt eine schwarze Karte oben, gilt die Farbe, die gewählt wurde.
rule-draw-may = Spielst du nicht, ziehst du eine Karte: Passt sie, darfst du sie sofort spielen; sonst ist dein Zug vorbei.
rule-draw-must = Spielst du nicht, ziehst du eine Karte: Passt sie, musst du sie sofort spielen; sonst ist dein Zug vorbei.
rule-draw-until-may = Passt keine deiner Karten, ziehst du eine; jedes Mal, wenn sie nicht passt, ziehst du noch eine oder beendest deinen Zug.
rule-draw-until-must = Passt keine deiner Karten, ziehst du eine nach der anderen, bis eine passt.
rule-drawn-may = Eine gezogene Karte, die passt, darf sofort gespielt werden; behältst du sie, ist dein Zug vorbei.
rule-drawn-must = Eine gezogene Karte, die passt, muss sofort gespielt werden.
rule-draw-by-choice = Du darfst auch ziehen, wenn du eine passende Karte hast, kannst in diesem Zug dann aber nur Gezogenes spielen.
rule-draw-by-choice-one = Du darfst auch ziehen, wenn du eine passende Karte hast; dann ziehst du aber nur eine und kannst in diesem Zug nichts anderes spielen.
rule-drawn-bluff = Bei alldem gilt Zieh Vier als passende Karte, auch wenn es ein Bluff wäre.
rule-pile-empty = Ist der Ziehstapel leer, wird der Ablagestapel ohne die oberste Karte zu einem neuen gemischt.
rule-piles-empty = Sind beide Stapel aufgebraucht, ziehst du, was da ist, und der Rest ist dir erlassen.
rule-blocked = Kann niemand eine Karte ziehen, und zwar so viele Züge hintereinander, wie Personen mitspielen, ist die Runde blockiert, und es gibt keine Punkte.
rule-wrong-refused = Eine Karte, die nicht gespielt werden darf, wird ohne Strafe abgelehnt.
rule-wrong-penalty = Legst du in deinem Zug eine Karte, die nicht gespielt werden darf, nimmst du sie zurück und ziehst 2 Karten, und dein Zug ist vorbei.
rule-wrong-penalty-more = Tust du das, während dir eine Strafe droht, ziehst du die Strafe und 2 Karten mehr.

## Action cards and wilds

rules-section-actions = Aktionskarten und schwarze Karten
rule-draw-two = Zieh Zwei: Die nächste Person zieht 2 Karten und setzt aus.
rule-reverse = Richtungswechsel: Die Spielrichtung ändert sich.
rule-reverse-two = Nur zu zweit wirkt Richtungswechsel wie Aussetzen.
rule-skip = Aussetzen: Die nächste Person setzt aus.
rule-wild = Farbwahl: Du wählst die Farbe und darfst auch bei der geltenden bleiben.
rule-wild4 = Zieh Vier: Du wählst die Farbe, und die nächste Person zieht 4 Karten und setzt aus.
rule-wild4-bluff = Eine Zieh-Vier-Karte ist für den Fall gedacht, dass du keine Karte in der geltenden Farbe hast; du darfst sie trotzdem spielen, aber das ist ein Bluff.
rule-wild4-strict = Zieh Vier darfst du nur spielen, wenn du keine Karte in der geltenden Farbe hast; bluffen geht nicht.
rule-wild4-unchallenged = Zieh Vier darfst du nur spielen, wenn du keine Karte in der geltenden Farbe hast; anzweifeln kann man die Karte nicht.
rule-wild4-free = Zieh Vier darfst du jederzeit spielen; anzweifeln kann man die Karte nicht.
rule-wild4-color-only = Karten, die in Zahl oder Symbol passen, und andere schwarze Karten hindern dich nicht daran, Zieh Vier zu spielen.
rule-challenge = Nur die Person, die ziehen müsste, darf eine Zieh-Vier-Karte anzweifeln, und zwar vor dem Ziehen; sie bekommt dann die Hand gezeigt.
rule-challenge-judged = Beim Anzweifeln zählen die Hand und die geltende Farbe in dem Moment, in dem Zieh Vier gespielt wurde.
rule-challenge-guilty = War es ein Bluff, zieht die Person, die geblufft hat, selbst die 4 Karten, und die Person, die angezweifelt hat, ist ganz normal dran.
rule-challenge-innocent = War es kein Bluff, zieht die Person, die angezweifelt hat, 6 Karten und setzt aus.
rule-challenge-guilty-sum = War es ein Bluff, zieht die Person, die geblufft hat, selbst die ganze Summe, und die Person, die angezweifelt hat, ist ganz normal dran.
rule-challenge-innocent-sum = War es kein Bluff, zieht die Person, die angezweifelt hat, die ganze Summe und 2 Karten mehr und setzt aus.
rule-challenge-latest = Beim Stapeln kann nur die zuletzt gespielte Zieh-Vier-Karte angezweifelt werden.
rule-challenge-lost = Da niemand bluffen kann, ist Anzweifeln immer falsch: Wer es tut, zieht 6 Karten und setzt aus.
rule-challenge-lost-sum = Da niemand bluffen kann, ist Anzweifeln immer falsch: Wer es tut, zieht die ganze Summe und 2 Karten mehr und setzt aus.

## Two players

rules-section-two = Zu zweit
rule-two-reverse = Richtungswechsel wirkt wie Aussetzen: Du bist gleich noch einmal dran.
rule-two-skip = Auch nach Aussetzen bist du gleich noch einmal dran.
rule-two-draw = Hat die andere Person für deine Zieh-Zwei- oder Zieh-Vier-Karte gezogen, bist du wieder dran.
rule-two-draw-blanks = Hat die andere Person für deine Zieh-Vier-Karte gezogen, bist du wieder dran.

## Special cards

rules-section-special = Sonderkarten
rule-shuffle-hands = Handkarten mischen: Du wählst die Farbe; dann werden alle Handkarten zusammen gemischt und neu verteilt; die erste Karte bekommt die Person links von dir.
rule-shuffle-hands-last = Mit „Handkarten mischen“ als letzter Karte gewinnst du nicht: Du bekommst mit den anderen neue Karten.
rule-shuffle-hands-empty = Gehen dabei welche leer aus, gewinnt die Runde, wer von ihnen in Spielrichtung zuerst kommt, angefangen bei der Person, die die Karte gespielt hat.
rule-custom = Eine Hausregelkarte ist eine schwarze Karte: Wer sie spielt, wählt die Farbe, und dann wird ihre eigene Regel ausgeführt.
rule-custom-last = Eine Hausregelkarte als letzte Karte beendet die Runde, und ihre Regel wird nicht ausgeführt.
rule-custom-until-color = Hausregelkarte { $card }: Die nächste Person zieht, bis eine Karte in der gewählten Farbe kommt (eine schwarze zählt nicht), und ist dann ganz normal dran.
rule-custom-drop-wilds = Hausregelkarte { $card }: Alle anderen werfen alle ihre schwarzen Karten ab.
rule-custom-drop-wilds-out = Haben dadurch welche keine Karte mehr, gewinnt die Runde, wer von ihnen in Spielrichtung zuerst kommt.
rule-custom-three-or-play = Hausregelkarte { $card }: Die nächste Person spielt eine Karte, oder sie zieht drei und darf davon eine passende spielen.
rule-custom-three-or-play-must = Hausregelkarte { $card }: Die nächste Person spielt eine Karte, oder sie zieht drei und muss davon eine spielen, falls eine passt.
rule-custom-three-not-until = In diesem Zug ersetzt das Ziehen von drei Karten das Ziehen, bis eine passt.
rule-custom-again = Hausregelkarte { $card }: Du bist noch einmal dran.
rule-custom-seven = Hausregelkarte { $card }: Die nächste Person zieht oder wirft Karten ihrer Wahl ab, bis sie genau 7 hat, und ist dann ganz normal dran.
rule-custom-three-all = Hausregelkarte { $card }: Alle, in Spielrichtung und du zuletzt, ziehen oder werfen Karten ihrer Wahl ab, bis sie genau 3 haben.
rule-custom-open = Hausregelkarte { $card }: Alle Handkarten liegen offen, bis dein nächster Zug beginnt.
rule-custom-joke = Hausregelkarte { $card }: Du erzählst einen Witz; sagt bei der Abstimmung jemand, dass gelacht wurde, wirfst du Karten deiner Wahl bis auf eine ab und musst UNO sagen; sonst ziehst du 4 Karten.
rule-custom-elbows = Hausregelkarte { $card }: Die nächste Person muss beide Ellbogen gestreckt halten, bis jemand UNO sagt.
rule-custom-rooster = Hausregelkarte { $card }: Die nächste Person führt etwas vor oder zieht 4 Karten; in beiden Fällen ist sie dann ganz normal dran.
rule-custom-own = Hausregelkarte { $card }: „{ $text }“ (auf die Einhaltung achtet ihr selbst).
rule-custom-discards = Karten, die man wegen so einer Regel abwirft, kommen unter die oberste Karte.

## House rules

rules-section-house = Hausregeln
rule-no-stacking = Zieh Zwei und Zieh Vier lassen sich nicht stapeln: Ihre Strafen werden nie zusammengezählt.
rule-no-stacking-blanks = Zieh Vier lässt sich nicht stapeln: Die Strafen werden nie zusammengezählt.
rule-stack-draw-two = Stapeln: Trifft dich eine Zieh-Zwei-Karte, darfst du eine weitere drauflegen, und der nächsten Person drohen 4 Karten, dann 6 und so weiter.
rule-stack-wild4 = Zieh Vier lässt sich genauso auf Zieh Vier stapeln, und es gilt die zuletzt gewählte Farbe.
rule-stack-wild4-only = Stapeln: Trifft dich eine Zieh-Vier-Karte, darfst du eine weitere drauflegen, und der nächsten Person drohen 8 Karten, dann 12 und so weiter; es gilt die zuletzt gewählte Farbe.
rule-stack-sum = Wer nicht stapeln kann oder will, zieht die ganze Summe und setzt aus.
rule-stack-one = Du darfst in einem Zug nur eine Karte drauflegen.
rule-stack-kinds = Zieh Zwei und Zieh Vier lassen sich nicht aufeinander stapeln.
rule-stack-mixed = Zieh Vier darf auch auf Zieh Zwei gestapelt werden und Zieh Zwei in der gewählten Farbe auf Zieh Vier.
rule-stack-mixed-challenge = Liegt eine Zieh-Zwei-Karte drauf, kann Zieh Vier nicht mehr angezweifelt werden.
rule-stack-or-jump = Die gleiche Karte von der Person, der die Strafe droht, wird gestapelt; von allen anderen ist sie reingeworfen.
rule-no-jump-in = Reinwerfen gibt es nicht: Du spielst nur, wenn du dran bist.
rule-jump-in = Reinwerfen: Hast du genau die oberste Karte (Farbe und Zahl oder Symbol, oder die gleiche Art schwarzer Karte), darfst du sie sofort spielen, auch wenn du nicht dran bist.
rule-jump-from = Nach dem Reinwerfen geht es von der Person aus weiter, die reingeworfen hat.
rule-jump-undo = Reinwerfen macht rückgängig, was die Karte darunter brachte (Aussetzen, Richtungswechsel oder Strafkarten); dann wirkt die neue Karte wie sonst.
rule-jump-undo-sum = Reinwerfen macht rückgängig, was die Karte darunter brachte (Aussetzen, Richtungswechsel oder Strafkarten), nicht aber eine vorher gestapelte Summe; dann wirkt die neue Karte wie sonst.
rule-jump-two = Hast du zwei solche Karten, spielst du sie einzeln, und andere können dazwischenkommen.
rule-jump-until = Reinwerfen kannst du, bis jemand zieht oder der Reihe nach spielt.
rule-jump-until-challenge = Reinwerfen kannst du, bis jemand zieht, anzweifelt oder der Reihe nach spielt.
rule-jump-start = Auch auf die aufgedeckte erste Karte kannst du reinwerfen; das hebt ihre Wirkung auf.
rule-jump-wild4 = Eine reingeworfene Zieh-Vier-Karte kann wie jede andere angezweifelt werden.
rule-jump-customs = Hausregelkarten gelten beim Reinwerfen nie als gleich.
rule-zero = Bei jeder 0 wandern alle Handkarten in Spielrichtung einen Platz weiter; dann geht es der Reihe nach weiter.
rule-seven = Wer eine 7 spielt, sucht sich eine andere Person aus und tauscht mit ihr die Handkarten.
rule-seven-two = Bei jeder 7 tauscht ihr beide eure Handkarten.
rule-zero-last = Ist eine 0 die letzte Karte, ist die Runde vorbei, und keine Karten wandern weiter.
rule-seven-last = Ist eine 7 die letzte Karte, ist die Runde vorbei, und keine Karten werden getauscht.
rule-zero-seven-last = Ist eine 0 oder eine 7 die letzte Karte, ist die Runde vorbei, und alle behalten ihre Karten.

## UNO

rules-section-uno = UNO
rule-uno = Wenn du deine vorletzte Karte spielst, musst du UNO sagen, bevor sie auf dem Stapel liegt.
rule-uno-late = Hast du es vergessen, rettet es dich auch später noch, solange dich niemand erwischt hat.
rule-uno-caught = Erwischt dich jemand, bevor du es sagst, ziehst du 2 Karten.
rule-uno-player = Nur wer eine Karte spielt, muss dafür UNO sagen, auch wenn danach andere nur noch eine Karte haben.
rule-uno-player-change = Wechseln nach deiner Karte die Handkarten und bleibt dir eine einzige, musst du UNO sagen, falls du es nicht schon beim Spielen gesagt hast.
rule-uno-holder = Alle, die durch eine Karte oder ihre Wirkung auf eine Karte kommen, müssen UNO sagen, egal, wer sie gespielt hat.
rule-uno-holder-change = Wer beim Wechsel der Handkarten eine einzige Karte bekommt, muss auch UNO sagen, außer wer es mit der gerade gespielten Karte gesagt hat.
rule-uno-holder-other = Dein UNO schützt nicht die Person, die deine Handkarten bekommt.
rule-catch-turn = Erwischen kann man, bis jemand eine Karte spielt oder für den eigenen Zug zieht; eine Strafe zu ziehen, beendet die Chance nicht.
rule-catch-card = Erwischen kann man, bis eine weitere Karte gespielt wird.
rule-false-catch-none = Eine unbegründete Beschuldigung wegen UNO wird ohne Strafe abgelehnt.
rule-false-catch = { $cards ->
        [1] Wer jemanden zu Unrecht beschuldigt, UNO vergessen zu haben, zieht eine Karte.
       *[other] Wer jemanden zu Unrecht beschuldigt, UNO vergessen zu haben, zieht { $cards } Karten.
    }

## Going out and points

rules-section-end = Rundenende und Punkte
rule-out = Die Runde endet, sobald jemand keine Karten mehr hat.
rule-out-any = Als letzte Karte ist jede erlaubt, auch Aktionskarten und schwarze Karten.
rule-out-any-but-shuffle = Als letzte Karte ist jede erlaubt, auch Aktionskarten und schwarze Karten, nicht aber „Handkarten mischen“.
rule-last-draws = Ist die letzte Karte Zieh Zwei oder Zieh Vier, zieht die nächste Person noch, und diese Karten zählen mit.
rule-last-draws-blanks = Ist die letzte Karte Zieh Vier, zieht die nächste Person noch, und diese Karten zählen mit.
rule-last-draws-sum = Ist die letzte Karte Zieh Zwei oder Zieh Vier, zieht die nächste Person noch, beim Stapeln die ganze Summe, und diese Karten zählen mit.
rule-last-draws-sum-blanks = Ist die letzte Karte Zieh Vier, zieht die nächste Person noch, beim Stapeln die ganze Summe, und diese Karten zählen mit.
rule-last-final = Gegen eine letzte Karte lässt sich nichts mehr tun.
rule-points-numbers = Zahlen zählen ihren Wert.
rule-points-actions = Zieh Zwei, Richtungswechsel und Aussetzen zählen 20 Punkte.
rule-points-actions-blanks = Richtungswechsel und Aussetzen zählen 20 Punkte, eine leere Karte zählt nichts.
rule-points-wilds = Farbwahl und Zieh Vier zählen { $points } Punkte.
rule-points-shuffle-hands = „Handkarten mischen“ zählt 40 Punkte.
rule-points-customs = Eine Hausregelkarte zählt 40 Punkte.
rule-score-winner = Wer keine Karten mehr hat, bekommt die Punkte aller Karten, die die anderen noch haben.
rule-score-side = Das Team der Person, die keine Karten mehr hat, bekommt die Punkte aller Karten, die die anderen Teams noch haben.
rule-score-own = Allen werden die Karten angerechnet, die sie selbst noch haben.

## Winning the match

rules-section-match = Die Partie gewinnen
rule-partners = Wer sich gegenübersitzt, bildet ein Team.
rule-partners-pair = Platz { $first } und Platz { $second } sind ein Team.
rule-target = { $target ->
        [1] Wer als Erstes einen Punkt hat, gewinnt die Partie.
       *[other] Wer als Erstes { $target } Punkte erreicht, gewinnt die Partie.
    }
rule-target-side = { $target ->
        [1] Das erste Team mit einem Punkt gewinnt die Partie.
       *[other] Das erste Team, das { $target } Punkte erreicht, gewinnt die Partie.
    }
rule-target-total = { $target ->
        [1] Sobald jemandem ein Punkt angerechnet wurde, gewinnt die niedrigste Summe die Partie.
       *[other] Sobald jemand { $target } Punkte erreicht hat, gewinnt die niedrigste Summe die Partie.
    }
rule-target-total-tie = Haben mehrere die niedrigste Summe, gewinnen sie gemeinsam.
rule-target-out = { $target ->
        [1] Wer einen Punkt angerechnet bekommt, scheidet aus der Partie aus.
       *[other] Wer { $target } Punkte erreicht, scheidet aus der Partie aus.
    }
rule-target-out-last = Wer am Ende übrig ist, gewinnt die Partie; scheiden in einer Runde alle Übrigen aus, gewinnt von ihnen die niedrigste Summe.
rule-target-out-two = Sind nur noch zwei übrig, spielen sie nach den Regeln zu zweit: Richtungswechsel wirkt wie Aussetzen.
rule-rotating = Wer sich gegenübersitzt, bildet ein Team, und jede Runde hat neue Teams: Die drei möglichen Aufteilungen wechseln sich ab.
rule-rotating-points = Du behältst die Punkte jedes Teams, in dem du warst.
rule-rotating-end = { $hands ->
        [1] Die höchste Summe nach einer Runde gewinnt die Partie.
       *[other] Die höchste Summe nach { $hands } Runden gewinnt die Partie.
    }
rule-round-next = Bis die Partie entschieden ist, werden alle Karten zusammen gemischt, und eine neue Runde wird gegeben.

## At the table

rules-section-table = Am Tisch
rule-suggestions = Wer anderen vorsagt, was sie spielen könnten, zieht 2 Karten.
rule-veto = Spricht jemand ein verbotenes Thema wie Politik an, dürfen alle anderen dieser Person die VETO-Karte hinlegen; sie muss aufhören und verliert ihren nächsten Zug.
rule-veto-back = Danach kommt die VETO-Karte zurück in die Mitte; solange sie bei jemandem liegt, kann niemand sie benutzen.
rule-veto-still = Auch mit der VETO-Karte vor sich darf man UNO sagen und andere erwischen.

## What each option is about

# Below the label of the option (option-… in lobby.ftl), where a table is made. No full stop at the end.

option-about-hand_size = Wie viele Karten alle am Anfang bekommen
option-about-blanks = Leere Karten, die nichts bewirken, ersetzen Zieh Zwei
option-about-shuffle_hands = Ob die Karte „Handkarten mischen“ dabei ist
option-about-customs = Die Regeln der Hausregelkarten, höchstens drei: fertige Effekte oder eigene Texte
option-about-veto = Eine VETO-Karte beendet Gespräche über verbotene Themen und kostet einen Zug
option-about-first_player = Wer in einer Runde beginnt: links von der Person, die gibt, oder ein bestimmter Platz
option-about-start_wild = Farbwahl als erste Karte: Die erste Person wählt die Farbe, oder es wird neu gemischt
option-about-start_wild4 = Zieh Vier als erste Karte: Es wird neu gemischt, oder die erste Person wählt die Farbe
option-about-drawn_card = Ob eine gezogene Karte, die passt, sofort gespielt werden darf oder muss
option-about-draw_to_match = Passt nichts, darf oder muss man weiterziehen, bis eine Karte passt
option-about-wrong_card = Eine Karte, die nicht gespielt werden darf, wird abgelehnt oder kostet 2 Karten und den Zug
option-about-wild4_condition = Zieh Vier darf nur spielen, wer keine Karte in der geltenden Farbe hat
option-about-bluff = Zieh Vier darf gegen die Bedingung gespielt werden, auf die Gefahr, angezweifelt zu werden
option-about-challenge = Wer für Zieh Vier ziehen müsste, darf die Karte anzweifeln
option-about-uno_owed_by = UNO sagen muss nur, wer die Karte spielt, oder alle, die durch sie auf eine Karte kommen
option-about-catch_until = Erwischen endet mit dem Beginn des nächsten Zugs oder erst mit der nächsten gespielten Karte
option-about-false_catch = Wie viele Karten eine falsche Beschuldigung wegen UNO kostet; 0: Sie wird abgelehnt
option-about-suggestions = Anderen vorzusagen, was sie spielen könnten, kostet 2 Karten
option-about-stacking = Zieh Zwei geht auf Zieh Zwei und Zieh Vier auf Zieh Vier, und die Strafe wächst
option-about-stack_mixed = Beim Stapeln gehen Zieh Zwei und Zieh Vier auch aufeinander
option-about-jump_in = Wer genau die oberste Karte hat, darf sie sofort spielen, auch außer der Reihe
option-about-zero_rotation = Bei jeder 0 wandern alle Handkarten in Spielrichtung einen Platz weiter
option-about-seven_swap = Wer eine 7 spielt, tauscht die Handkarten mit einer Person eigener Wahl
option-about-wild_points = Was Farbwahl oder Zieh Vier zählt, wenn man sie noch auf der Hand hat
option-about-scoring = Der Rundensieg bringt Punkte; oder eigene Karten zählen: Niedrigste Summe gewinnt, oder man scheidet aus
option-about-target = Die Punkte, die die Partie entscheiden
option-about-partners = Wer sich gegenübersitzt, ist ein Team und punktet gemeinsam

## What each effect of a Customizable card does

# Shown below the name of the effect (effect-… in lobby.ftl). No full stop at the end.

effect-about-until-color = Die nächste Person zieht, bis eine Karte in der gewählten Farbe kommt, und ist dann dran
effect-about-drop-wilds = Alle anderen werfen alle ihre schwarzen Karten ab
effect-about-three-or-play = Die nächste Person spielt eine Karte, oder sie zieht drei und darf eine passende spielen
effect-about-again = Du bist noch einmal dran
effect-about-seven = Die nächste Person zieht oder wirft ab, bis sie genau 7 Karten hat, und ist dann dran
effect-about-three-all = Alle ziehen oder werfen ab, bis sie genau 3 Karten haben
effect-about-open = Alle Handkarten liegen bis zu deinem nächsten Zug offen
effect-about-joke = Erzähl einen Witz: Lacht jemand, wirfst du bis auf eine Karte alles ab, sonst ziehst du 4
effect-about-elbows = Die nächste Person muss beide Ellbogen gestreckt halten, bis jemand UNO sagt
effect-about-rooster = Die nächste Person führt etwas vor oder zieht 4 Karten und ist dann dran

## What sets each edition apart

# Shown beside the name of the edition. No full stop at the end.

edition-about-official = Der Standard: 108 Karten, Zieh Vier kann angezweifelt werden, schwarze Karten zählen 50, Ziel 500 Punkte
edition-about-classic = Aktionskarten und schwarze Karten zählen alle 20; falsche Karten und Vorsagen kosten 2 Karten
edition-about-quick = Keine schwarze Karte beginnt; alle mit einer Karte müssen UNO sagen, erwischen geht bis zur nächsten Karte
edition-about-custom = „Handkarten mischen“, drei Hausregelkarten und eine VETO-Karte: 112 Karten
edition-about-europe = Zieh Vier darf immer gespielt, aber nie angezweifelt werden und kann eine Runde beginnen
