# The game in the terminal (`oneleft play`). Lines are wrapped to the window. What happens is told with story.ftl, cards are
# named with cards.ftl, refusals come from refusals.ftl, and marks behind a player's name from seat-… in table.ftl.
# A question ends with what it ends with here (":" or "?"); the space behind it is added.

## Welcome and goodbye

# The name of a player who gives none. Also the beginning of the first place in the list of players.
terminal-you = Tú
ask-name = Tu nombre (Enter = { $name }):
# $others are names, $edition is a rule sheet (edition-… in lobby.ftl).
terminal-welcome = Juegas contra { $others }. Edición: { $edition }, hasta { $target } puntos.
terminal-welcome-help = Escribe el número de una opción y presiona Enter. ? explica todo lo demás.
terminal-partner = Tu pareja es { $name }.
# The letter for yes (sí) and for no. Also behind "s =" and "n =" in the questions below.
terminal-yes = s
terminal-no = n
ask-quit = ¿Abandonar la partida? (s = sí)
ask-again = ¿Jugar otra vez? (Enter = sí, n = no)
terminal-goodbye = ¡Hasta pronto y gracias por jugar!
terminal-saved = El registro está en { $file }.
terminal-saved-unfinished = El registro de la partida hasta ahora está en { $file }.

## Round and match

terminal-next-round = Enter para la siguiente ronda:
terminal-match-won = { $me ->
        [actor] Ganas la partida con { $score } puntos. ¡Felicidades!
       *[other] { $name } gana la partida con { $score } puntos.
    }
terminal-match-shared = { $names } comparten la victoria con { $score } puntos.
terminal-out-me = Quedas fuera de la partida; los demás siguen. Enter para mirar, q para terminar:
terminal-out-other = { $name } queda fuera de la partida.
# The heading of the score sheet.
terminal-scores = Puntos

## The table

# $count cards are in the draw pile. Three spaces between the parts.
terminal-pile = Pila { $card }   color { $color }   mazo { $count }
terminal-pile-uncolored = Pila { $card }   aún sin color   mazo { $count }
# The line of players in the order of play: "Orden Tú 7 -> *Ada 3 -> …".
terminal-order = Orden
# Before the cards in the own hand.
terminal-hand = Mano
terminal-open-hand = { $name } muestra { $cards }
terminal-known-cards = Sabes que { $name } tiene { $cards }.

## What can be done: lines of a numbered list

choice-draw = tomar una carta
choice-draw-match = tomar una carta, y más si quieres hasta que una sirva
choice-draw-must = tomar hasta que una carta sirva
choice-draw-three = tomar tres cartas
choice-draw-more = tomar otra carta
choice-draw-penalty = { $count ->
        [1] tomar la carta y perder el turno
        [many] tomar { $count } de cartas y perder el turno
       *[other] tomar las { $count } cartas y perder el turno
    }
choice-pass = quedarte con ella y pasar
choice-pass-none = dejar de tomar y pasar
choice-challenge = desafiar: si era un farol, { $name } toma { $count }; si no, tú tomas { $more }
choice-uno = ¡decir UNO!
choice-catch = atrapar a { $name }, que no dijo UNO: 2 cartas
choice-veto = usar la carta VETO: alguien pierde su próximo turno
choice-veto-who = ponerle la carta VETO a { $name }
choice-yes = votar que sí: alguien se rio
choice-no = votar que no: nadie se rio
choice-perform = actuar
choice-chicken = acobardarte y tomar 4
# $cards is seat-cards in table.ftl: "3 cartas".
choice-trade = { $name } ({ $cards })

## What one has to know to decide

note-bluff = { $card } es un farol: tienes { $color } en la mano. Si te desafían, las cartas son para ti.
note-trade = Con un 7 intercambias manos con quien elijas.
note-zero = Con un 0 todas las manos pasan al siguiente jugador.
# $example is what to type, such as 3u.
note-uno = Te quedan dos cartas: di UNO con la que juegues añadiendo u, como { $example }. Si lo olvidas y alguien se da cuenta, tomas 2.
note-drawn = Tomaste { $cards } y puedes jugarla ahora.
note-drawn-many = De lo que tomaste, ahora puedes jugar { $cards }.
note-drawn-none = Lo que tomaste no sirve.
note-penalty = { $count ->
        [one] Te espera 1 carta.
        [many] Te esperan { $count } de cartas.
       *[other] Te esperan { $count } cartas.
    }
note-penalty-stack = { $count ->
        [one] Te espera 1 carta. Puedes pasarla al siguiente si acumulas una carta.
        [many] Te esperan { $count } de cartas. Puedes pasarlas al siguiente si acumulas una carta.
       *[other] Te esperan { $count } cartas. Puedes pasarlas al siguiente si acumulas una carta.
    }
note-discard = { $count ->
        [1] Descarta la carta que quieras. Deben quedarte: { $goal }.
        [many] Descarta { $count } de cartas a tu elección. Deben quedarte: { $goal }.
       *[other] Descarta { $count } cartas a tu elección. Deben quedarte: { $goal }.
    }
note-three = Juega una carta, o toma tres y puedes jugar una de ellas.
chance-uno = ¡Te queda una carta y no dijiste UNO! Dilo antes de que alguien se dé cuenta.
chance-catch = ¡A { $name } le queda una carta y no dijo UNO!
chance-jump = Tienes la misma carta: puedes colarte.
chance-now = Tienes la misma carta: ¿la juegas ya, antes de que alguien se cuele?

## Questions. Letters to type (r, am, v, az) are those of card-letter in cards.ftl, s for yes is the letter above.

ask-turn = Tu turno (? = ayuda):
ask-drawn = ¿Jugarla o pasar?
ask-drawn-none = ¿Tomar o parar?
ask-respond = Tu respuesta (? = ayuda):
ask-color = Tu color:
ask-discard = Descartas:
ask-vote = Tu voto:
ask-perform = Tu elección:
ask-chance = ¿Ahora? (Enter = dejarlo)
ask-which-color = ¿Qué color? (un número o r, am, v, az; Enter = volver)
ask-which-seat = ¿Qué jugador? (un número o un nombre; Enter = volver)
ask-wrong-card = { $count ->
        [one] { $card } no sirve. Jugarla te cuesta 1 carta y el turno. ¿Seguro? (s = sí)
        [many] { $card } no sirve. Jugarla te cuesta { $count } de cartas y el turno. ¿Seguro? (s = sí)
       *[other] { $card } no sirve. Jugarla te cuesta { $count } cartas y el turno. ¿Seguro? (s = sí)
    }
ask-false-catch = { $count ->
        [1] { $name } no tiene que decir UNO. Acusar de todos modos te cuesta una carta. ¿Seguro? (s = sí)
        [many] { $name } no tiene que decir UNO. Acusar de todos modos te cuesta { $count } de cartas. ¿Seguro? (s = sí)
       *[other] { $name } no tiene que decir UNO. Acusar de todos modos te cuesta { $count } cartas. ¿Seguro? (s = sí)
    }

## What was typed and cannot be done

cannot-choice = No hay opción { $number }: van de 1 a { $last }.
cannot-understand = No entiendo '{ $typed }'. Escribe un número, una carta como r7, o ? para ver la ayuda.
cannot-empty = Escribe el número de una opción, o ? para ver la ayuda.
cannot-player = ¿Qué jugador es '{ $typed }'? Los jugadores son { $names }.
cannot-uno-what = UNO se dice con una carta que juegas.
terminal-uno-which = ¡UNO! ¿Y con qué carta?

## Help

# At most 80 characters per line. r, am, v, az are the letters of card-letter; S, R, D, W, W4 and the letters d, p, c, u, h,
# s, l, r, q and the word "catch" are typed as they stand in every language.
terminal-help =
    Escribe el número de una opción, o la jugada: r7 = 7 rojo, vS = Salto verde,
    azR = Reversa azul, amD = Toma Dos amarillo, W = Comodín, W:v = para verde,
    W4 = Comodín Toma Cuatro.
      d  tomar      p  pasar (quedarte lo tomado)    c  desafiar
      u  decir UNO: con una carta (3u, r7u) si te deja una; solo, si lo olvidaste
      catch ada     cuando alguien olvidó decir UNO
    En cualquier momento:
      ?  esta ayuda h  tu mano, ordenada             s  puntos
      l  lo que pasó en esta ronda                   r  las reglas, en palabras
      q  salir
    Una carta sirve si tiene el color, el número o el símbolo de la carta de la
    pila; un comodín sirve siempre. Si no puedes o no quieres jugar, tomas.
    En "{ terminal-order }" las flechas muestran el orden de juego, los números cuántas
    cartas tiene cada jugador, y * de quién es el turno.
# Where a long text stops at the end of the window.
ask-more = Enter para seguir, q para terminar:
# One of the cards that were drawn for the deal, and the list of them: "Ada [R 7], Bo [V 3]".
terminal-cut = { $name } { $card }
terminal-cuts = Se saca para ver quién reparte: { $cards }.
