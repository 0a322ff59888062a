# What happened, one sentence each: the log of the table in the browser, and the story in the terminal.
#
# $me says what the reader is in it: the one who acts (actor), the one it is done to (target), or neither (other). Each
# variant is a whole sentence. $name acts, $other is whom it is about; in story-caught and story-vetoed $other acts and
# $name (actor!) is the one it happens to. Names, cards and colours are put in as they are and do not change their form.
# Cards of any gender stand behind a colon; wilds are all masculine and take "un". Present tense, as a commentator tells it.
# $how: in turn (turn), jumped in out of turn (jump), stacked on a penalty (stack).

story-clock = Se acabó el tiempo.
story-cut = { $me ->
        [actor] Sacas para ver quién reparte: { $card }.
       *[other] { $name } saca para ver quién reparte: { $card }.
    }
story-dealer = { $me ->
        [actor] Repartes tú.
       *[other] Reparte { $name }.
    }
story-shuffled-deck = Se mezcla la baraja.
story-shuffled-discard = Se acabó el mazo: { $count ->
        [one] 1 carta descartada se mezcla y forma
        [many] { $count } de cartas descartadas se mezclan y forman
       *[other] { $count } cartas descartadas se mezclan y forman
    } uno nuevo.
story-shuffled-draw = El mazo se mezcla otra vez.
story-shuffled-hands = Todas las manos se juntan y se mezclan.
story-dealt = { $name } recibe { $count ->
        [one] una carta
        [many] { $count } de cartas
       *[other] { $count } cartas
    }.
story-dealt-cards = { $me ->
        [actor] Recibes: { $cards }.
       *[other] { $name } recibe: { $cards }.
    }
story-turned_up = Se descubre: { $card }.
story-put_back = { $card } no puede empezar una ronda y vuelve al mazo.
story-turn = { $me ->
        [actor] Es tu turno.
       *[other] Es el turno de { $name }.
    }
story-played = { $how ->
        [jump] { $me ->
            [actor] ¡Te cuelas! Juegas: { $card }.
           *[other] ¡{ $name } se cuela! Juega: { $card }.
        }
        [stack] { $me ->
            [actor] Acumulas: { $card }.
           *[other] { $name } acumula: { $card }.
        }
       *[turn] { $me ->
            [actor] Juegas: { $card }.
           *[other] { $name } juega: { $card }.
        }
    }
story-played-wild = { $how ->
        [jump] { $me ->
            [actor] ¡Te cuelas con un { $card } y eliges { $color }!
           *[other] ¡{ $name } se cuela con un { $card } y elige { $color }!
        }
        [stack] { $me ->
            [actor] Acumulas un { $card } y eliges { $color }.
           *[other] { $name } acumula un { $card } y elige { $color }.
        }
       *[turn] { $me ->
            [actor] Juegas un { $card } y eliges { $color }.
           *[other] { $name } juega un { $card } y elige { $color }.
        }
    }
story-named_color = { $me ->
        [actor] Eliges { $color }.
       *[other] { $name } elige { $color }.
    }
story-said_uno = { $me ->
        [actor] Tú: “¡UNO!”
       *[other] { $name }: “¡UNO!”
    }
story-drew = { $me ->
        [actor] Tomas { $count ->
            [one] una carta
            [many] { $count } de cartas
           *[other] { $count } cartas
        }.
       *[other] { $name } toma { $count ->
            [one] una carta
            [many] { $count } de cartas
           *[other] { $count } cartas
        }.
    }
story-drew-cards = { $me ->
        [actor] Tomas: { $cards }.
       *[other] { $name } toma: { $cards }.
    }
story-drew_nothing = { $me ->
        [actor] No quedan cartas que puedas tomar.
       *[other] No quedan cartas que { $name } pueda tomar.
    }
story-drew_nothing-forgiven = { $me ->
        [actor] No quedan más cartas; te libras de { $count }.
       *[other] No quedan más cartas; { $name } se libra de { $count }.
    }
story-passed = { $me ->
        [actor] Pasas.
       *[other] { $name } pasa.
    }
story-skipped = { $me ->
        [actor] Pierdes el turno.
       *[other] { $name } pierde el turno.
    }
story-reversed = El juego cambia de sentido.
story-faces_penalty = { $me ->
        [actor] Te esperan { $count } cartas.
       *[other] A { $name } le esperan { $count } cartas.
    }
story-showed = { $me ->
        [actor] Le muestras tu mano a { $other }.
       *[other] { $name } le muestra su mano a { $other }.
    }
story-showed-cards = { $me ->
        [actor] Le muestras tu mano a { $other }.
        [target] { $name } te muestra: { $cards }.
       *[other] { $name } le muestra a { $other }: { $cards }.
    }
story-challenged-guilty = { $me ->
        [actor] Desafías a { $other }: ¡era un farol!
        [target] { $name } te desafía: ¡se descubre tu farol!
       *[other] { $name } desafía a { $other }: ¡era un farol!
    }
story-challenged-innocent = { $me ->
        [actor] Desafías a { $other }: no era un farol.
        [target] { $name } te desafía: no era un farol.
       *[other] { $name } desafía a { $other }: no era un farol.
    }
story-caught = { $me ->
        [actor] { $other } te atrapa: ¡no dijiste UNO!
        [target] Atrapas a { $name }: ¡no dijo UNO!
       *[other] { $other } atrapa a { $name }: ¡no dijo UNO!
    }
story-false_catch = { $me ->
        [actor] Acusas sin razón a { $other } de no decir UNO.
        [target] { $name } te acusa sin razón de no decir UNO.
       *[other] { $name } acusa sin razón a { $other } de no decir UNO.
    }
story-wrong_card = { $me ->
        [actor] Juegas una carta que no sirve y la recoges: { $card }.
       *[other] { $name } juega una carta que no sirve y la recoge: { $card }.
    }
story-penalized = { $me ->
        [actor] Recibes { $count } cartas por una sugerencia.
       *[other] { $name } recibe { $count } cartas por una sugerencia.
    }
story-swapped = { $me ->
        [actor] Intercambias manos con { $other }.
        [target] { $name } intercambia manos contigo.
       *[other] { $name } intercambia manos con { $other }.
    }
story-rotated = Todas las manos pasan al siguiente jugador.
story-hands_shuffled = { $me ->
        [actor] Repartes todas las cartas de nuevo.
       *[other] { $name } reparte todas las cartas de nuevo.
    }
story-took_over = { $name } tiene ahora { $count ->
        [one] una carta
        [many] { $count } de cartas
       *[other] { $count } cartas
    }.
story-took_over-cards = { $me ->
        [actor] Ahora tienes: { $cards }.
       *[other] { $name } tiene ahora: { $cards }.
    }
story-discarded = { $me ->
        [actor] Descartas: { $card }.
       *[other] { $name } descarta: { $card }.
    }
story-effect-own-text = Regla de la casa: { $text }
story-effect-until-color = { $me ->
        [target] Tomas hasta que salga ese color.
       *[other] { $other } toma hasta que salga ese color.
    }
story-effect-drop-wilds = { $me ->
        [actor] Menos tú, todos descartan sus comodines.
       *[other] Menos { $name }, todos descartan sus comodines.
    }
story-effect-three-or-play = { $me ->
        [target] Tienes que jugar una carta o tomar tres.
       *[other] { $other } tiene que jugar una carta o tomar tres.
    }
story-effect-again = { $me ->
        [actor] Tienes otro turno.
       *[other] { $name } tiene otro turno.
    }
story-effect-seven = { $me ->
        [target] Tomas o descartas hasta tener exactamente 7 cartas.
       *[other] { $other } toma o descarta hasta tener exactamente 7 cartas.
    }
story-effect-three-all = Todos toman o descartan hasta tener exactamente 3 cartas.
story-effect-open = { $me ->
        [actor] Todas las manos quedan a la vista hasta tu próximo turno.
       *[other] Todas las manos quedan a la vista hasta el próximo turno de { $name }.
    }
story-effect-joke = { $me ->
        [actor] Cuentas un chiste. ¿Alguien se rio?
       *[other] { $name } cuenta un chiste. ¿Alguien se rio?
    }
story-effect-elbows = { $me ->
        [target] Mantienes los codos estirados hasta que alguien diga UNO.
       *[other] { $other } mantiene los codos estirados hasta que alguien diga UNO.
    }
story-effect-rooster = { $me ->
        [target] Tienes que actuar o acobardarte.
       *[other] { $other } tiene que actuar o acobardarse.
    }
story-voted-yes = { $me ->
        [actor] Votas que sí.
       *[other] { $name } vota que sí.
    }
story-voted-no = { $me ->
        [actor] Votas que no.
       *[other] { $name } vota que no.
    }
story-performed = { $me ->
        [actor] Haces tu actuación.
       *[other] { $name } hace su actuación.
    }
story-chickened_out = { $me ->
        [actor] Te acobardas.
       *[other] { $name } se acobarda.
    }
story-vetoed = { $me ->
        [actor] { $other } te pone la carta VETO.
        [target] Le pones la carta VETO a { $name }.
       *[other] { $other } le pone la carta VETO a { $name }.
    }
story-veto_takes_turn = { $me ->
        [actor] La carta VETO te quita el turno.
       *[other] La carta VETO le quita el turno a { $name }.
    }
story-hands_closed = Las manos vuelven a ocultarse.
story-went_out = { $me ->
        [actor] ¡Te quedas sin cartas y ganas la ronda!
       *[other] { $name } se queda sin cartas y gana la ronda.
    }
story-blocked = Nadie puede seguir: la ronda se bloquea y nadie suma puntos.
story-joined = { $me ->
        [actor] Llegas a la mesa.
       *[other] { $name } llega a la mesa.
    }
story-renamed = { $me ->
        [actor] Ahora te llamas { $name }.
       *[other] Alguien se llama ahora { $name }.
    }
story-left = { $me ->
        [actor] Te vas de la mesa.
       *[other] { $name } se va de la mesa.
    }
story-kicked = { $me ->
        [actor] Quien organiza te saca de la mesa.
       *[other] Quien organiza saca a { $name } de la mesa.
    }
story-host = { $me ->
        [actor] Ahora organizas tú la mesa.
       *[other] Ahora organiza la mesa { $name }.
    }
story-places-sat = { $me ->
        [actor] Te sientas.
       *[other] { $name } se sienta.
    }
story-places-stood = { $me ->
        [actor] Te levantas.
       *[other] { $name } se levanta.
    }
story-places-bot = Se sienta el bot { $name }.
story-places-level = El bot { $name } juega ahora en este nivel: { $level }.
story-places-freed = El lugar { $place } queda libre.
story-places-away = { $me ->
        [actor] Un bot juega por ti.
       *[other] { $name } no está: sigue un bot.
    }
story-places-back = { $me ->
        [actor] Vuelves a jugar tú.
       *[other] { $name } está de vuelta.
    }
story-places-left = { $me ->
        [actor] Le dejas tu lugar a un bot.
       *[other] { $name } le deja su lugar a un bot.
    }
story-places-took = { $me ->
        [actor] Pasas a ocupar un lugar.
       *[other] { $name } pasa a ocupar un lugar.
    }
story-places-kicked = Un bot ocupa el lugar de { $name }.
story-configured = Quien organiza cambió los ajustes: { $players } jugadores.
story-match_started = Empieza la partida.
story-round_started = Ronda { $round }
story-round_over = { $me ->
        [actor] Ganas la ronda{ $points ->
            [0] .
            [one] { " " }y sumas 1 punto.
            [many] { " " }y sumas { $points } de puntos.
           *[other] { " " }y sumas { $points } puntos.
        }
       *[other] { $name } gana la ronda{ $points ->
            [0] .
            [one] { " " }y suma 1 punto.
            [many] { " " }y suma { $points } de puntos.
           *[other] { " " }y suma { $points } puntos.
        }
    }
story-round_over-none = La ronda termina sin que nadie gane.
story-match_over = { $me ->
        [actor] Ganas la partida. ¡Felicidades!
       *[other] { $name } gana la partida.
    }
story-accused = { $me ->
        [actor] Acusas a { $other } de una sugerencia. Los demás votan.
        [target] { $name } te acusa de una sugerencia. Los demás votan.
       *[other] { $name } acusa a { $other } de una sugerencia. Los demás votan.
    }
story-verdict-guilty = { $me ->
        [actor] La mesa decide que hiciste una sugerencia.
       *[other] La mesa decide que { $name } hizo una sugerencia.
    }
story-verdict-innocent = { $me ->
        [actor] La mesa no ve ninguna sugerencia en lo que dijiste.
       *[other] La mesa no ve ninguna sugerencia en lo que dijo { $name }.
    }
story-closed = Esta mesa está cerrada.
