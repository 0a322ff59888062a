# What happened, one sentence each: the log of the table in the browser, and the story in the terminal.
#
# $me says what the reader is in it: the one who acts (actor), the one it is done to (target), or neither (other). Each
# variant is a whole sentence. $name acts, $other is whom it is about; in story-caught and story-vetoed $other acts and
# $name (actor!) is the one it happens to. Names, cards and colours are put in as they are and do not change their form.
# $how: in turn (turn), jumped in out of turn (jump), stacked on a penalty (stack).

story-clock = Die Zeit ist um.
story-cut = { $me ->
        [actor] Wer gibt? Du ziehst { $card }.
       *[other] Wer gibt? { $name } zieht { $card }.
    }
story-dealer = { $me ->
        [actor] Du gibst.
       *[other] { $name } gibt.
    }
story-shuffled-deck = Die Karten werden gemischt.
story-shuffled-discard = Der Ziehstapel ist aufgebraucht: { $count ->
        [one] 1 abgelegte Karte wird
       *[other] { $count } abgelegte Karten werden
    } zu einem neuen gemischt.
story-shuffled-draw = Der Ziehstapel wird neu gemischt.
story-shuffled-hands = Alle Handkarten werden zusammengelegt und gemischt.
story-dealt = { $name } bekommt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
story-dealt-cards = { $me ->
        [actor] Du bekommst { $cards }.
       *[other] { $name } bekommt { $cards }.
    }
story-turned_up = { $card } wird aufgedeckt.
story-put_back = { $card } kann keine Runde beginnen und kommt zurück.
story-turn = { $me ->
        [actor] Du bist dran.
       *[other] { $name } ist dran.
    }
story-played = { $how ->
        [jump] { $me ->
            [actor] Du wirfst { $card } rein!
           *[other] { $name } wirft { $card } rein!
        }
        [stack] { $me ->
            [actor] Du legst { $card } drauf.
           *[other] { $name } legt { $card } drauf.
        }
       *[turn] { $me ->
            [actor] Du spielst { $card }.
           *[other] { $name } spielt { $card }.
        }
    }
story-played-wild = { $how ->
        [jump] { $me ->
            [actor] Du wirfst { $card } rein und wählst { $color }!
           *[other] { $name } wirft { $card } rein und wählt { $color }!
        }
        [stack] { $me ->
            [actor] Du legst { $card } drauf und wählst { $color }.
           *[other] { $name } legt { $card } drauf und wählt { $color }.
        }
       *[turn] { $me ->
            [actor] Du spielst { $card } und wählst { $color }.
           *[other] { $name } spielt { $card } und wählt { $color }.
        }
    }
story-named_color = { $me ->
        [actor] Du wählst { $color }.
       *[other] { $name } wählt { $color }.
    }
story-said_uno = { $me ->
        [actor] Du: „UNO!“
       *[other] { $name }: „UNO!“
    }
story-drew = { $me ->
        [actor] Du ziehst { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }.
       *[other] { $name } zieht { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }.
    }
story-drew-cards = { $me ->
        [actor] Du ziehst { $cards }.
       *[other] { $name } zieht { $cards }.
    }
story-drew_nothing = { $me ->
        [actor] Es sind keine Karten mehr da: Du ziehst nichts.
       *[other] Es sind keine Karten mehr da: { $name } zieht nichts.
    }
story-drew_nothing-forgiven = { $me ->
        [actor] Es sind keine Karten mehr da; { $count ->
            [one] 1 bleibt
           *[other] { $count } bleiben
        } dir erspart.
       *[other] Es sind keine Karten mehr da; { $count ->
            [one] 1 bleibt
           *[other] { $count } bleiben
        } { $name } erspart.
    }
story-passed = { $me ->
        [actor] Du passt.
       *[other] { $name } passt.
    }
story-skipped = { $me ->
        [actor] Du setzt aus.
       *[other] { $name } setzt aus.
    }
story-reversed = Die Spielrichtung wechselt.
story-faces_penalty = { $me ->
        [actor] Dir drohen { $count } Karten.
       *[other] { $name } drohen { $count } Karten.
    }
story-showed = { $me ->
        [actor] Du zeigst { $other } deine Hand.
       *[other] { $name } zeigt { $other } die Hand.
    }
story-showed-cards = { $me ->
        [actor] Du zeigst { $other } deine Hand.
        [target] { $name } zeigt dir { $cards }.
       *[other] { $name } zeigt { $other } die Hand: { $cards }.
    }
story-challenged-guilty = { $me ->
        [actor] Du zweifelst die +4 von { $other } an: Es war ein Bluff!
        [target] { $name } zweifelt deine +4 an: Bluff aufgeflogen!
       *[other] { $name } zweifelt die +4 von { $other } an: Es war ein Bluff!
    }
story-challenged-innocent = { $me ->
        [actor] Du zweifelst die +4 von { $other } an: Es war kein Bluff.
        [target] { $name } zweifelt deine +4 an: Es war kein Bluff.
       *[other] { $name } zweifelt die +4 von { $other } an: Es war kein Bluff.
    }
story-caught = { $me ->
        [actor] { $other } erwischt dich: Du hast nicht UNO gesagt!
        [target] Du erwischst { $name } ohne UNO!
       *[other] { $other } erwischt { $name } ohne UNO!
    }
story-false_catch = { $me ->
        [actor] Du beschuldigst { $other } zu Unrecht, UNO vergessen zu haben.
        [target] { $name } beschuldigt dich zu Unrecht, UNO vergessen zu haben.
       *[other] { $name } beschuldigt { $other } zu Unrecht, UNO vergessen zu haben.
    }
story-wrong_card = { $me ->
        [actor] Du legst { $card }. Das passt nicht, und du nimmst die Karte zurück.
       *[other] { $name } legt { $card }. Das passt nicht, und die Karte geht zurück auf die Hand.
    }
story-penalized = { $me ->
        [actor] Du bekommst { $count } Karten fürs Vorsagen.
       *[other] { $name } bekommt { $count } Karten fürs Vorsagen.
    }
story-swapped = { $me ->
        [actor] Du tauschst die Karten mit { $other }.
        [target] { $name } tauscht die Karten mit dir.
       *[other] { $name } tauscht die Karten mit { $other }.
    }
story-rotated = Alle geben ihre Handkarten einen Platz weiter.
story-hands_shuffled = { $me ->
        [actor] Du verteilst alle Karten neu.
       *[other] { $name } verteilt alle Karten neu.
    }
story-took_over = { $name } hat jetzt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
story-took_over-cards = { $me ->
        [actor] Du hast jetzt { $cards }.
       *[other] { $name } hat jetzt { $cards }.
    }
story-discarded = { $me ->
        [actor] Du wirfst { $card } ab.
       *[other] { $name } wirft { $card } ab.
    }
story-effect-own-text = Hausregel: { $text }
story-effect-until-color = { $me ->
        [target] Du ziehst, bis diese Farbe kommt.
       *[other] { $other } zieht, bis diese Farbe kommt.
    }
story-effect-drop-wilds = { $me ->
        [actor] Alle außer dir werfen ihre schwarzen Karten ab.
       *[other] Alle außer { $name } werfen ihre schwarzen Karten ab.
    }
story-effect-three-or-play = { $me ->
        [target] Du musst eine Karte spielen oder drei ziehen.
       *[other] { $other } muss eine Karte spielen oder drei ziehen.
    }
story-effect-again = { $me ->
        [actor] Du bist noch einmal dran.
       *[other] { $name } ist noch einmal dran.
    }
story-effect-seven = { $me ->
        [target] Du ziehst oder wirfst ab, bis du genau 7 Karten hast.
       *[other] { $other } zieht oder wirft ab, bis es genau 7 Karten sind.
    }
story-effect-three-all = Alle ziehen oder werfen ab, bis sie genau 3 Karten haben.
story-effect-open = { $me ->
        [actor] Alle Karten liegen offen, bis du wieder dran bist.
       *[other] Alle Karten liegen offen, bis { $name } wieder dran ist.
    }
story-effect-joke = { $me ->
        [actor] Du erzählst einen Witz. Hat jemand gelacht?
       *[other] { $name } erzählt einen Witz. Hat jemand gelacht?
    }
story-effect-elbows = { $me ->
        [target] Du hältst die Ellbogen gestreckt, bis jemand UNO sagt.
       *[other] { $other } hält die Ellbogen gestreckt, bis jemand UNO sagt.
    }
story-effect-rooster = { $me ->
        [target] Du musst etwas vorführen oder kneifen.
       *[other] { $other } muss etwas vorführen oder kneifen.
    }
story-voted-yes = { $me ->
        [actor] Du stimmst mit Ja.
       *[other] { $name } stimmt mit Ja.
    }
story-voted-no = { $me ->
        [actor] Du stimmst mit Nein.
       *[other] { $name } stimmt mit Nein.
    }
story-performed = { $me ->
        [actor] Du führst etwas vor.
       *[other] { $name } führt etwas vor.
    }
story-chickened_out = { $me ->
        [actor] Du kneifst.
       *[other] { $name } kneift.
    }
story-vetoed = { $me ->
        [actor] { $other } legt dir die VETO-Karte hin.
        [target] Du legst { $name } die VETO-Karte hin.
       *[other] { $other } legt { $name } die VETO-Karte hin.
    }
story-veto_takes_turn = { $me ->
        [actor] Die VETO-Karte kostet dich den Zug.
       *[other] Die VETO-Karte kostet { $name } den Zug.
    }
story-hands_closed = Die offenen Karten werden wieder aufgenommen.
story-went_out = { $me ->
        [actor] Du hast keine Karten mehr und gewinnst die Runde!
       *[other] { $name } hat keine Karten mehr und gewinnt die Runde.
    }
story-blocked = Niemand kann weiterspielen: Die Runde ist blockiert, und es gibt keine Punkte.
story-joined = { $me ->
        [actor] Du kommst an den Tisch.
       *[other] { $name } kommt an den Tisch.
    }
story-renamed = { $me ->
        [actor] Du heißt jetzt { $name }.
       *[other] Jemand heißt jetzt { $name }.
    }
story-left = { $me ->
        [actor] Du verlässt den Tisch.
       *[other] { $name } verlässt den Tisch.
    }
story-kicked = { $me ->
        [actor] Der Host entfernt dich.
       *[other] Der Host entfernt { $name }.
    }
story-host = { $me ->
        [actor] Du bist jetzt Host.
       *[other] { $name } ist jetzt Host.
    }
story-places-sat = { $me ->
        [actor] Du setzt dich.
       *[other] { $name } setzt sich.
    }
story-places-stood = { $me ->
        [actor] Du stehst auf.
       *[other] { $name } steht auf.
    }
story-places-bot = Der Bot { $name } setzt sich.
story-places-level = Der Bot { $name } spielt jetzt auf der Stufe: { $level }.
story-places-freed = Platz { $place } ist frei.
story-places-away = { $me ->
        [actor] Ein Bot spielt für dich.
       *[other] { $name } ist nicht da: Ein Bot spielt weiter.
    }
story-places-back = { $me ->
        [actor] Du spielst wieder selbst.
       *[other] { $name } ist wieder da.
    }
story-places-left = { $me ->
        [actor] Du überlässt deinen Platz einem Bot.
       *[other] { $name } überlässt den Platz einem Bot.
    }
story-places-took = { $me ->
        [actor] Du übernimmst einen Platz.
       *[other] { $name } übernimmt einen Platz.
    }
story-places-kicked = Ein Bot übernimmt den Platz von { $name }.
story-configured = Der Host hat die Einstellungen geändert: { $players } am Tisch.
story-match_started = Die Partie beginnt.
story-round_started = Runde { $round }
story-round_over = { $me ->
        [actor] Du gewinnst die Runde{ $points ->
            [0] .
            [one] { " " }und bekommst 1 Punkt.
           *[other] { " " }und bekommst { $points } Punkte.
        }
       *[other] { $name } gewinnt die Runde{ $points ->
            [0] .
            [one] { " " }und bekommt 1 Punkt.
           *[other] { " " }und bekommt { $points } Punkte.
        }
    }
story-round_over-none = Niemand gewinnt die Runde.
story-match_over = { $me ->
        [actor] Du gewinnst die Partie. Glückwunsch!
       *[other] { $name } gewinnt die Partie.
    }
story-accused = { $me ->
        [actor] Du wirfst { $other } Vorsagen vor. Die anderen stimmen ab.
        [target] { $name } wirft dir Vorsagen vor. Die anderen stimmen ab.
       *[other] { $name } wirft { $other } Vorsagen vor. Die anderen stimmen ab.
    }
story-verdict-guilty = { $me ->
        [actor] Der Tisch entscheidet: Du hast vorgesagt.
       *[other] Der Tisch entscheidet: { $name } hat vorgesagt.
    }
story-verdict-innocent = { $me ->
        [actor] Der Tisch entscheidet: Du hast nicht vorgesagt.
       *[other] Der Tisch entscheidet: { $name } hat nicht vorgesagt.
    }
story-closed = Dieser Tisch ist geschlossen.
