# The game in the terminal (`oneleft play`). Lines are wrapped to the window. What happens is told with story.ftl, cards are
# named with cards.ftl, refusals come from refusals.ftl, and marks behind a player's name from seat-… in table.ftl.
# A question ends with what it ends with here (":" or "?"); the space behind it is added.

## Welcome and goodbye

# The name of a player who gives none. Also the beginning of the first place in the list of players.
terminal-you = Du
ask-name = Dein Name (Enter für { $name }):
# $others are names, $edition is a rule sheet (edition-… in lobby.ftl).
terminal-welcome = Du spielst gegen { $others }. Edition: { $edition }, bis { $target } Punkte.
terminal-welcome-help = Tipp die Nummer eines Zugs ein und drück Enter. Alles andere erklärt ?.
terminal-partner = In deinem Team ist { $name }.
# The letter for yes (ja) and for no (nein). Also behind "j =" and "n =" in the questions below.
terminal-yes = j
terminal-no = n
ask-quit = Partie abbrechen? (j = ja)
ask-again = Noch einmal spielen? (Enter = ja, n = nein)
terminal-goodbye = Tschüss, und danke fürs Spielen!
terminal-saved = Die Aufzeichnung ist in { $file }.
terminal-saved-unfinished = Die Aufzeichnung der Partie bis hierher ist in { $file }.

## Round and match

terminal-next-round = Enter für die nächste Runde:
terminal-match-won = { $me ->
        [actor] Du gewinnst die Partie mit { $score } Punkten. Glückwunsch!
       *[other] { $name } gewinnt die Partie mit { $score } Punkten.
    }
terminal-match-shared = { $names } gewinnen die Partie gemeinsam mit { $score } Punkten.
terminal-out-me = Du bist ausgeschieden; die anderen spielen weiter. Enter zum Zuschauen, q zum Aufhören:
terminal-out-other = { $name } scheidet aus der Partie aus.
# The heading of the score sheet.
terminal-scores = Punkte

## The table

# $count cards are in the draw pile. Three spaces between the parts.
terminal-pile = Ablage { $card }   Farbe { $color }   Ziehstapel { $count }
terminal-pile-uncolored = Ablage { $card }   noch keine Farbe   Ziehstapel { $count }
# The line of players in the order of play: "Reihe Du 7 -> *Ada 3 -> …".
terminal-order = Reihe
# Before the cards in the own hand.
terminal-hand = Hand
terminal-open-hand = { $name } zeigt { $cards }
terminal-known-cards = Du weißt, dass { $name } diese Karten hat: { $cards }.

## What can be done: lines of a numbered list

choice-draw = eine Karte ziehen
choice-draw-match = eine Karte ziehen, und wenn du willst weitere, bis eine passt
choice-draw-must = ziehen, bis eine Karte passt
choice-draw-three = drei Karten ziehen
choice-draw-more = noch eine Karte ziehen
choice-draw-penalty = { $count ->
        [1] die Karte nehmen und aussetzen
       *[other] die { $count } Karten nehmen und aussetzen
    }
choice-pass = behalten und passen
choice-pass-none = nicht weiterziehen und passen
choice-challenge = anzweifeln: War es ein Bluff, zieht { $name } { $count }, wenn nicht, ziehst du { $more }
choice-uno = UNO sagen!
choice-catch = { $name } ohne UNO erwischen: 2 Karten
choice-veto = die VETO-Karte benutzen: Jemand verliert den nächsten Zug
choice-veto-who = die VETO-Karte gegen { $name }
choice-yes = mit Ja stimmen: Jemand hat gelacht
choice-no = mit Nein stimmen: Niemand hat gelacht
choice-perform = etwas vorführen
choice-chicken = kneifen und 4 ziehen
# $cards is seat-cards in table.ftl: "3 Karten".
choice-trade = { $name } ({ $cards })

## What one has to know to decide

note-bluff = { $card } ist ein Bluff: Du hast { $color }. Wird es angezweifelt, ziehst du die Karten selbst.
note-trade = Mit einer 7 tauschst du die Karten mit einer Person deiner Wahl.
note-zero = Bei einer 0 geben alle ihre Handkarten einen Platz weiter.
# $example is what to type, such as 3u.
note-uno = Noch zwei Karten: Sag UNO mit der, die du spielst, indem du u anhängst, etwa { $example }. Vergisst du es und jemand merkt es, ziehst du 2.
note-drawn = Du hast { $cards } gezogen und darfst die Karte jetzt spielen.
note-drawn-many = Von den gezogenen Karten darfst du jetzt spielen: { $cards }.
note-drawn-none = Was du gezogen hast, passt nicht.
note-penalty = { $count ->
        [one] Dir droht 1 Karte.
       *[other] Dir drohen { $count } Karten.
    }
note-penalty-stack = { $count ->
        [one] Dir droht 1 Karte. Leg eine drauf, um die Strafe weiterzugeben.
       *[other] Dir drohen { $count } Karten. Leg eine drauf, um die Strafe weiterzugeben.
    }
note-discard = { $count ->
        [1] Wirf eine Karte deiner Wahl ab, dann hast du noch { $goal }.
       *[other] Wirf { $count } Karten deiner Wahl ab, dann hast du noch { $goal }.
    }
note-three = Leg eine Karte, oder zieh drei und leg davon eine, wenn du willst.
chance-uno = Du hast noch eine Karte und nicht UNO gesagt! Sag es, bevor es jemand merkt.
chance-catch = { $name } hat noch eine Karte und nicht UNO gesagt!
chance-jump = Du hast die gleiche Karte: Du kannst sie reinwerfen.
chance-now = Du hast die gleiche Karte: gleich legen, bevor jemand etwas reinwirft?

## Questions. Letters to type (r, ge, gr, b) are those of card-letter in cards.ftl, j for yes is the letter above.

ask-turn = Du bist dran (? für Hilfe):
ask-drawn = Spielen oder behalten?
ask-drawn-none = Ziehen oder aufhören?
ask-respond = Deine Antwort (? für Hilfe):
ask-color = Deine Farbe:
ask-discard = Abwerfen:
ask-vote = Deine Stimme:
ask-perform = Deine Wahl:
ask-chance = Jetzt? (Enter = lieber nicht)
ask-which-color = Welche Farbe? (eine Nummer oder r, ge, gr, b; Enter = zurück)
ask-which-seat = Welche Person? (eine Nummer oder ein Name; Enter = zurück)
ask-wrong-card = { $count ->
        [one] { $card } passt nicht. Legst du die Karte trotzdem, kostet dich das 1 Karte und den Zug. Sicher? (j = ja)
       *[other] { $card } passt nicht. Legst du die Karte trotzdem, kostet dich das { $count } Karten und den Zug. Sicher? (j = ja)
    }
ask-false-catch = { $count ->
        [1] { $name } muss nicht UNO sagen. Die Beschuldigung kostet dich trotzdem eine Karte. Sicher? (j = ja)
       *[other] { $name } muss nicht UNO sagen. Die Beschuldigung kostet dich trotzdem { $count } Karten. Sicher? (j = ja)
    }

## What was typed and cannot be done

cannot-choice = Die Nummer { $number } gibt es nicht: Sie gehen von 1 bis { $last }.
cannot-understand = „{ $typed }“ verstehe ich nicht. Tipp eine Nummer, eine Karte wie r7 oder ? für Hilfe.
cannot-empty = Tipp die Nummer eines Zugs oder ? für Hilfe.
cannot-player = Wer ist „{ $typed }“? Am Tisch sind { $names }.
cannot-uno-what = UNO sagt man mit einer Karte, die man spielt.
terminal-uno-which = UNO! Und welche Karte?

## Help

# At most 80 characters per line. r, ge, gr, b are the letters of card-letter; S, R, D, W, W4 and the letters d, p, c, u, h,
# s, l, r, q and the word "catch" are typed as they stand in every language.
terminal-help =
    Tipp die Nummer eines Zugs oder den Zug selbst: r7 Rot 7, grS Grün Aussetzen,
    bR Blau Richtungswechsel, geD Gelb Zieh Zwei, W Farbwahl, W4 Zieh Vier,
    W:gr Farbwahl für Grün.
      d  ziehen     p  passen (Gezogenes behalten)   c  anzweifeln
      u  UNO sagen: mit der vorletzten Karte (3u, r7u); nachträglich nur u
      catch ada     wenn jemand UNO vergessen hat
    Jederzeit:
      ?  Hilfe      h  deine Hand, sortiert          s  Punktestand
      l  was in dieser Runde bisher passiert ist     r  die Regeln in Worten
      q  aufhören
    Eine Karte passt, wenn sie Farbe, Zahl oder Symbol der obersten Karte hat;
    Farbwahl passt immer. Kannst oder willst du nicht spielen, ziehst du.
    In „{ terminal-order }“ zeigen die Pfeile die Reihenfolge, die Zahlen, wie viele Karten
    jemand hat, und *, wer dran ist.
# Where a long text stops at the end of the window.
ask-more = Enter für mehr, q zum Aufhören:
# One of the cards that were drawn for the deal, and the list of them: "Ada [R 7], Bo [Gr 3]".
terminal-cut = { $name } { $card }
terminal-cuts = Alle ziehen, um zu sehen, wer gibt: { $cards }.
