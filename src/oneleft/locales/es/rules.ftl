# The rules in words: what a table plays by, sentence by sentence. Shown on the home page, while a table is made, in the
# menu of a table, and by `oneleft rules --explain`. Also one line about each option, edition and effect.
#
# Each message is one whole sentence. "Tú" is any player. Names of cards are written as in cards.ftl: a Comodín is the one
# kind, a comodín any of them.

## The cards

rules-section-deck = Las cartas
rule-deck-size = La baraja tiene { $cards } cartas.
rule-deck-colors = El rojo, el amarillo, el verde y el azul tienen cada uno un 0, dos cartas de cada número del 1 al 9, dos Toma Dos, dos Reversas y dos Saltos.
rule-deck-colors-blanks = El rojo, el amarillo, el verde y el azul tienen cada uno un 0, dos cartas de cada número del 1 al 9, dos Vacías, dos Reversas y dos Saltos.
rule-deck-blank = Las Vacías sustituyen a los Toma Dos: una Vacía se juega sobre su color o sobre otra Vacía, y no hace nada.
rule-deck-wilds = Hay cuatro Comodines y cuatro Comodines Toma Cuatro, que no tienen color.
rule-deck-shuffle-hands = La baraja incluye un Comodín Mezcla Manos.
rule-deck-customs = { $cards ->
        [1] La baraja incluye un Comodín Personalizable.
        [many] La baraja incluye { $cards } de Comodines Personalizables.
       *[other] La baraja incluye { $cards } Comodines Personalizables.
    }

## Setting up

rules-section-setup = Preparación
rule-players-any = Pueden jugar de dos a diez jugadores.
rule-players-sides = Pueden jugar cuatro, seis, ocho o diez jugadores.
rule-players = Participan { $players } jugadores.
rule-dealer = Cada jugador saca una carta, y reparte quien tenga el número más alto; las cartas sin número valen cero.
rule-dealer-next = En cada ronda siguiente reparte el jugador de la izquierda.
rule-hand = { $cards ->
        [1] Cada jugador recibe una sola carta.
        [many] Cada jugador recibe { $cards } de cartas.
       *[other] Cada jugador recibe { $cards } cartas.
    }
rule-turned-up = Luego se descubre la carta superior del mazo, y con ella empieza la pila de descarte.
rule-first-left = El primer jugador es el que está a la izquierda de quien reparte.
rule-first-seat = El primer jugador es el del lugar { $seat }, reparta quien reparta.
rule-start-number = Si sale un número, el primer jugador tiene el primer turno.
rule-start-number-blanks = Si sale un número o una Vacía, el primer jugador tiene el primer turno.
rule-start-draw-two = Si sale un Toma Dos, el primer jugador toma 2 cartas y pierde el turno.
rule-start-draw-two-stacking = Si sale un Toma Dos, el primer jugador acumula otro encima, o toma 2 cartas y pierde el turno.
rule-start-draw-two-mixed = Si sale un Toma Dos, el primer jugador acumula encima un Toma Dos o un Comodín Toma Cuatro, o toma 2 cartas y pierde el turno.
rule-start-reverse = Si sale una Reversa, quien reparte tiene el primer turno y se juega hacia la derecha.
rule-start-skip = Si sale un Salto, el primer jugador pierde el turno y empieza el siguiente.
rule-start-wild-color = Si sale un Comodín, el primer jugador elige el color y tiene el primer turno.
rule-start-wild-reshuffle = Si sale un Comodín, vuelve al mazo, este se mezcla de nuevo y se descubre otra carta.
rule-start-wild4-color = Si sale un Comodín Toma Cuatro, el primer jugador elige el color y tiene el primer turno; nadie toma cartas por él.
rule-start-wild4-reshuffle = Si sale un Comodín Toma Cuatro, vuelve al mazo, este se mezcla de nuevo y se descubre otra carta.
rule-start-shuffle-hands = Si sale un Comodín Mezcla Manos, el primer jugador elige el color y tiene el primer turno; las manos se quedan como están.
rule-start-custom = Si sale un Personalizable, el primer jugador elige el color y tiene el primer turno; su regla no se aplica.

## Your turn

rules-section-turn = Tu turno
rule-match = Juega una carta que coincida con la de arriba en color, número o símbolo, o juega un comodín.
rule-match-wild = Si la carta de arriba es un comodín, hay que coincidir con el color elegido.
rule-draw-may = Si no juegas, tomas una carta: si sirve, puedes jugarla al instante; si no, tu turno termina.
rule-draw-must = Si no juegas, tomas una carta: si sirve, debes jugarla al instante; si no, tu turno termina.
rule-draw-until-may = Si nada de tu mano sirve, tomas una carta; cada vez que no sirva, tomas otra o terminas tu turno.
rule-draw-until-must = Si nada de tu mano sirve, tomas carta tras carta hasta que una sirva.
rule-drawn-may = Una carta tomada que sirve se puede jugar al instante; si te la quedas, tu turno termina.
rule-drawn-must = Una carta tomada que sirve se debe jugar al instante.
rule-draw-by-choice = Puedes tomar aunque tengas una carta que sirva, pero entonces en ese turno solo puedes jugar lo que tomaste.
rule-draw-by-choice-one = Puedes tomar aunque tengas una carta que sirva, pero entonces tomas una sola y en ese turno no puedes jugar ninguna otra.
rule-drawn-bluff = Para todo esto, un Comodín Toma Cuatro cuenta como carta que sirve, aunque fuera un farol.
rule-pile-empty = Cuando el mazo se acaba, se mezclan todas las cartas descartadas, menos la de arriba, para formar uno nuevo.
rule-piles-empty = Si no queda nada en el mazo ni en la pila, tomas lo que haya y no debes el resto.
rule-blocked = Si nadie pudo tomar una carta durante tantos turnos seguidos como jugadores hay, la ronda se bloquea y no se cuentan puntos.
rule-wrong-refused = Una carta que no se puede jugar se rechaza, sin castigo.
rule-wrong-penalty = Si en tu turno pones una carta que no se puede jugar, la recoges, tomas 2 cartas y tu turno termina.
rule-wrong-penalty-more = Si haces eso cuando te espera un castigo, tomas el castigo y 2 cartas más.

## Action cards and wilds

rules-section-actions = Cartas de acción y comodines
rule-draw-two = Toma Dos: el siguiente jugador toma 2 cartas y pierde el turno.
rule-reverse = Reversa: cambia el sentido del juego.
rule-reverse-two = Con solo dos jugadores, la Reversa funciona como un Salto.
rule-skip = Salto: el siguiente jugador pierde el turno.
rule-wild = Comodín: eliges el color, y puedes mantener el actual.
rule-wild4 = Comodín Toma Cuatro: eliges el color, y el siguiente jugador toma 4 cartas y pierde el turno.
rule-wild4-bluff = El Comodín Toma Cuatro es para cuando no tienes ninguna carta del color en juego; puedes jugarlo de todos modos, pero eso es un farol.
rule-wild4-strict = El Comodín Toma Cuatro solo se puede jugar si no tienes ninguna carta del color en juego; no se permiten faroles.
rule-wild4-unchallenged = El Comodín Toma Cuatro solo se puede jugar si no tienes ninguna carta del color en juego, y no se puede desafiar.
rule-wild4-free = El Comodín Toma Cuatro se puede jugar en cualquier momento y no se puede desafiar.
rule-wild4-color-only = Las cartas que sirven por número o símbolo y los demás comodines no te impiden jugar un Comodín Toma Cuatro.
rule-challenge = Solo puede desafiar un Comodín Toma Cuatro el jugador que tendría que tomar, antes de hacerlo, y entonces se le muestra la mano.
rule-challenge-judged = En un desafío cuentan la mano y el color en juego en el momento en que se jugó el Comodín Toma Cuatro.
rule-challenge-guilty = Si era un farol, quien lo jugó toma las 4 cartas, y quien desafió juega su turno con normalidad.
rule-challenge-innocent = Si no era un farol, quien desafió toma 6 cartas y pierde el turno.
rule-challenge-guilty-sum = Si era un farol, quien lo jugó toma toda la suma, y quien desafió juega su turno con normalidad.
rule-challenge-innocent-sum = Si no era un farol, quien desafió toma toda la suma y 2 cartas más, y pierde el turno.
rule-challenge-latest = Al acumular, solo se puede desafiar el último Comodín Toma Cuatro jugado.
rule-challenge-lost = Como no se permiten faroles, un desafío siempre se pierde: quien desafió toma 6 cartas y pierde el turno.
rule-challenge-lost-sum = Como no se permiten faroles, un desafío siempre se pierde: quien desafió toma toda la suma y 2 cartas más, y pierde el turno.

## Two players

rules-section-two = Dos jugadores
rule-two-reverse = La Reversa funciona como un Salto: tienes otro turno enseguida.
rule-two-skip = También después de un Salto tienes otro turno enseguida.
rule-two-draw = Cuando tu rival ha tomado las cartas de tu Toma Dos o Comodín Toma Cuatro, vuelve a ser tu turno.
rule-two-draw-blanks = Cuando tu rival ha tomado las cartas de tu Comodín Toma Cuatro, vuelve a ser tu turno.

## Special cards

rules-section-special = Cartas especiales
rule-shuffle-hands = Comodín Mezcla Manos: eliges el color; luego se juntan y mezclan todas las manos y se reparten de nuevo, la primera carta a tu izquierda.
rule-shuffle-hands-last = Un Comodín Mezcla Manos como última carta no gana: recibes cartas nuevas con los demás.
rule-shuffle-hands-empty = Si ese reparto deja a alguien sin cartas, gana la ronda el primero de ellos en el orden de juego, empezando por quien lo jugó.
rule-custom = Un Personalizable es un comodín: quien lo juega elige el color, y después se aplica su propia regla.
rule-custom-last = Un Personalizable como última carta termina la ronda, y su regla no se aplica.
rule-custom-until-color = Personalizable { $card }: el siguiente jugador toma hasta que salga una carta del color que elegiste (un comodín no cuenta), y luego juega su turno con normalidad.
rule-custom-drop-wilds = Personalizable { $card }: todos los demás jugadores descartan todos sus comodines.
rule-custom-drop-wilds-out = Si descartar los comodines deja a alguien sin cartas, gana la ronda el primero de ellos en el orden de juego.
rule-custom-three-or-play = Personalizable { $card }: el siguiente jugador juega una carta o, si no, toma tres y puede jugar una de ellas que sirva.
rule-custom-three-or-play-must = Personalizable { $card }: el siguiente jugador juega una carta o, si no, toma tres y debe jugar una de ellas si alguna sirve.
rule-custom-three-not-until = En ese turno, tomar tres sustituye a tomar hasta que una carta sirva.
rule-custom-again = Personalizable { $card }: tienes otro turno.
rule-custom-seven = Personalizable { $card }: el siguiente jugador toma, o descarta cartas a su elección, hasta tener exactamente 7, y luego juega su turno con normalidad.
rule-custom-three-all = Personalizable { $card }: todos los jugadores, en el orden de juego y tú al final, toman, o descartan cartas a su elección, hasta tener exactamente 3.
rule-custom-open = Personalizable { $card }: todas las manos quedan a la vista hasta que empiece tu próximo turno.
rule-custom-joke = Personalizable { $card }: cuentas un chiste; si alguno de los demás vota que alguien se rio, descartas cartas a tu elección hasta quedarte con una y tienes que decir UNO, y si todos votan que no, tomas 4 cartas.
rule-custom-elbows = Personalizable { $card }: el siguiente jugador debe mantener los dos codos estirados hasta que alguien diga UNO.
rule-custom-rooster = Personalizable { $card }: el siguiente jugador hace una actuación o toma 4 cartas, y en ambos casos juega su turno con normalidad.
rule-custom-own = Personalizable { $card }: “{ $text }” (los jugadores se encargan de que se cumpla).
rule-custom-discards = Las cartas que una regla así te hace descartar van debajo de la carta de arriba.

## House rules

rules-section-house = Reglas de la casa
rule-no-stacking = Los Toma Dos y los Comodines Toma Cuatro no se acumulan: sus castigos nunca se suman.
rule-no-stacking-blanks = Los Comodines Toma Cuatro no se acumulan: sus castigos nunca se suman.
rule-stack-draw-two = Acumular: si te toca un Toma Dos, puedes jugar otro, y al siguiente jugador le esperan 4 cartas, luego 6, y así sucesivamente.
rule-stack-wild4 = Un Comodín Toma Cuatro se acumula sobre otro del mismo modo, y vale el último color elegido.
rule-stack-wild4-only = Acumular: si te toca un Comodín Toma Cuatro, puedes jugar otro, y al siguiente jugador le esperan 8 cartas, luego 12, y así sucesivamente; vale el último color elegido.
rule-stack-sum = Quien no puede o no quiere acumular toma toda la suma y pierde el turno.
rule-stack-one = Solo puedes acumular una carta por turno.
rule-stack-kinds = Un Toma Dos y un Comodín Toma Cuatro no se acumulan uno sobre otro.
rule-stack-mixed = También se puede acumular un Comodín Toma Cuatro sobre un Toma Dos, y un Toma Dos del color elegido sobre un Comodín Toma Cuatro.
rule-stack-mixed-challenge = En cuanto tiene encima un Toma Dos, un Comodín Toma Cuatro ya no se puede desafiar.
rule-stack-or-jump = Una carta idéntica se acumula si la juega quien tiene el castigo encima; si la juega otra persona, se cuela.
rule-no-jump-in = Nadie puede colarse: solo juegas en tu turno.
rule-jump-in = Colarse: si tienes exactamente la carta de arriba (su color y su número o símbolo, o el mismo tipo de comodín), puedes jugarla al instante, aunque no sea tu turno.
rule-jump-from = Cuando alguien se cuela, el juego sigue a partir de esa persona.
rule-jump-undo = Colarse anula el turno perdido, el cambio de sentido o las cartas por tomar que traía la carta de debajo, y después la carta funciona como siempre.
rule-jump-undo-sum = Colarse anula el turno perdido, el cambio de sentido o las cartas por tomar que traía la carta de debajo, pero no una suma acumulada antes, y después la carta funciona como siempre.
rule-jump-two = Si tienes dos cartas así, las juegas de una en una, y otros pueden meterse en medio.
rule-jump-until = Puedes colarte hasta que alguien tome cartas o juegue en su turno.
rule-jump-until-challenge = Puedes colarte hasta que alguien tome cartas, desafíe o juegue en su turno.
rule-jump-start = También puedes colarte sobre la carta descubierta al inicio, lo que anula su efecto.
rule-jump-wild4 = Un Comodín Toma Cuatro con el que alguien se coló se puede desafiar como cualquier otro.
rule-jump-customs = Para colarse, no hay dos Personalizables iguales.
rule-zero = Con cada 0, todas las manos pasan un lugar en el sentido del juego, y después el turno sigue como siempre.
rule-seven = Con cada 7, quien lo jugó elige a otro jugador e intercambian manos.
rule-seven-two = Con cada 7, tu rival y tú intercambian manos.
rule-zero-last = Si la última carta es un 0, la ronda termina y las manos no se mueven.
rule-seven-last = Si la última carta es un 7, la ronda termina y no se intercambian manos.
rule-zero-seven-last = Si la última carta es un 0 o un 7, la ronda termina y todas las manos se quedan donde están.

## UNO

rules-section-uno = UNO
rule-uno = Al jugar tu penúltima carta tienes que decir UNO antes de que llegue a la pila.
rule-uno-late = Si lo olvidaste, decirlo más tarde todavía te salva mientras nadie te haya atrapado.
rule-uno-caught = Si otro jugador te atrapa antes de que lo digas, tomas 2 cartas.
rule-uno-player = Solo quien juega una carta puede tener que decir UNO por ella, aunque deje a otros con una carta.
rule-uno-player-change = Si las manos cambian después de tu carta y te dejan con una sola, tienes que decir UNO, salvo que lo hayas dicho con esa carta.
rule-uno-holder = Todo el que se queda con una sola carta por una jugada o sus efectos tiene que decir UNO, sin importar quién la hizo.
rule-uno-holder-change = Quien recibe una mano de una sola carta al cambiar las manos también tiene que decir UNO, salvo el jugador que lo dijo con la carta recién jugada.
rule-uno-holder-other = Tu UNO no protege a quien recibe tu mano.
rule-catch-turn = La ocasión de atrapar termina cuando alguien juega una carta o toma en su turno, pero no cuando alguien toma un castigo.
rule-catch-card = La ocasión de atrapar solo termina cuando se juega otra carta.
rule-false-catch-none = Acusar a quien no tiene que decir UNO se rechaza, sin castigo.
rule-false-catch = { $cards ->
        [1] Acusar a quien no tiene que decir UNO le cuesta una carta a quien acusa.
        [many] Acusar a quien no tiene que decir UNO le cuesta { $cards } de cartas a quien acusa.
       *[other] Acusar a quien no tiene que decir UNO le cuesta { $cards } cartas a quien acusa.
    }

## Going out and points

rules-section-end = Fin de la ronda y puntos
rule-out = La ronda termina en cuanto alguien se queda sin cartas.
rule-out-any = Puedes terminar con cualquier carta, incluidas las de acción y los comodines.
rule-out-any-but-shuffle = Puedes terminar con cualquier carta, incluidas las de acción y los comodines, pero no con un Comodín Mezcla Manos.
rule-last-draws = Si la última carta es un Toma Dos o un Comodín Toma Cuatro, el siguiente jugador todavía toma, y esas cartas se cuentan.
rule-last-draws-blanks = Si la última carta es un Comodín Toma Cuatro, el siguiente jugador todavía toma, y esas cartas se cuentan.
rule-last-draws-sum = Si la última carta es un Toma Dos o un Comodín Toma Cuatro, el siguiente jugador todavía toma (toda la suma, si se acumuló), y esas cartas se cuentan.
rule-last-draws-sum-blanks = Si la última carta es un Comodín Toma Cuatro, el siguiente jugador todavía toma (toda la suma, si se acumuló), y esas cartas se cuentan.
rule-last-final = Contra una última carta no se puede hacer nada.
rule-points-numbers = Los números cuentan su valor.
rule-points-actions = Toma Dos, Reversa y Salto cuentan 20 puntos.
rule-points-actions-blanks = Reversa y Salto cuentan 20 puntos, y una Vacía no cuenta nada.
rule-points-wilds = Comodín y Comodín Toma Cuatro cuentan { $points } puntos.
rule-points-shuffle-hands = El Comodín Mezcla Manos cuenta 40 puntos.
rule-points-customs = Un Personalizable cuenta 40 puntos.
rule-score-winner = Quien se queda sin cartas suma las que quedan en todas las demás manos.
rule-score-side = La pareja de quien se queda sin cartas suma las que quedan en las manos de todas las demás parejas.
rule-score-own = Cada jugador carga con los puntos de las cartas que le quedan en la mano.

## Winning the match

rules-section-match = Ganar la partida
rule-partners = Quienes forman pareja se sientan frente a frente.
rule-partners-pair = Los lugares { $first } y { $second } forman pareja.
rule-target = { $target ->
        [1] Gana la partida quien primero sume un punto.
        [many] Gana la partida quien primero llegue a { $target } de puntos.
       *[other] Gana la partida quien primero llegue a { $target } puntos.
    }
rule-target-side = { $target ->
        [1] Gana la partida la pareja que primero sume un punto.
        [many] Gana la partida la pareja que primero llegue a { $target } de puntos.
       *[other] Gana la partida la pareja que primero llegue a { $target } puntos.
    }
rule-target-total = { $target ->
        [1] En cuanto alguien carga con un punto, gana la partida la suma más baja.
        [many] En cuanto alguien llega a { $target } de puntos, gana la partida la suma más baja.
       *[other] En cuanto alguien llega a { $target } puntos, gana la partida la suma más baja.
    }
rule-target-total-tie = Quienes empatan con la suma más baja comparten la victoria.
rule-target-out = { $target ->
        [1] Quien carga con un punto queda fuera de la partida.
        [many] Quien llega a { $target } de puntos queda fuera de la partida.
       *[other] Quien llega a { $target } puntos queda fuera de la partida.
    }
rule-target-out-last = El último jugador que queda gana la partida; si una ronda deja fuera a todos los que quedaban, gana la suma más baja entre ellos.
rule-target-out-two = Cuando quedan dos, juegan con las reglas para dos jugadores, en las que la Reversa funciona como un Salto.
rule-rotating = Quienes forman pareja se sientan frente a frente, y cada mano tiene parejas nuevas: las tres combinaciones se turnan.
rule-rotating-points = Conservas los puntos de cada pareja en la que estuviste.
rule-rotating-end = { $hands ->
        [1] Gana la partida la suma más alta después de una mano.
        [many] Gana la partida la suma más alta después de { $hands } de manos.
       *[other] Gana la partida la suma más alta después de { $hands } manos.
    }
rule-round-next = Mientras la partida no esté decidida, se mezclan todas las cartas y se reparte otra ronda.

## At the table

rules-section-table = En la mesa
rule-suggestions = Decirle a otro jugador qué podría jugar cuesta 2 cartas.
rule-veto = Cualquiera puede ponerle la carta VETO a otro jugador que saque un tema prohibido, como la política; ese jugador tiene que parar y pierde su próximo turno.
rule-veto-back = Después, la carta VETO vuelve al centro; mientras la tiene un jugador, nadie puede usarla.
rule-veto-still = Un jugador con VETO todavía puede decir UNO y atrapar a otros.

## What each option is about

# Below the label of the option (option-… in lobby.ftl), where a table is made. No full stop at the end.

option-about-hand_size = Cuántas cartas recibe cada jugador
option-about-blanks = Las Vacías, que no hacen nada, sustituyen a los Toma Dos
option-about-shuffle_hands = Si la baraja incluye el Comodín Mezcla Manos
option-about-customs = Las reglas de las cartas Personalizables, hasta tres: efectos ya hechos o textos propios
option-about-veto = Una carta VETO corta las conversaciones sobre temas prohibidos y quita un turno
option-about-first_player = Quién empieza una ronda: el jugador a la izquierda de quien reparte, o un lugar elegido
option-about-start_wild = Si al inicio sale un Comodín: el primer jugador elige el color, o se mezcla de nuevo
option-about-start_wild4 = Si al inicio sale un Comodín Toma Cuatro: se mezcla de nuevo, o el primer jugador elige el color
option-about-drawn_card = Si una carta tomada que sirve se puede o se debe jugar al instante
option-about-draw_to_match = Si nada te sirve, puedes o debes seguir tomando hasta que una carta sirva
option-about-wrong_card = Una carta que no se puede jugar se rechaza, o cuesta 2 cartas y el turno
option-about-wild4_condition = El Comodín Toma Cuatro es solo para quien no tiene ninguna carta del color en juego
option-about-bluff = El Comodín Toma Cuatro se puede jugar contra su condición, a riesgo de un desafío
option-about-challenge = El jugador que tendría que tomar puede desafiar un Comodín Toma Cuatro
option-about-uno_owed_by = Tiene que decir UNO solo quien juega la carta, o todo el que se queda con una
option-about-catch_until = Se puede atrapar hasta que empiece el siguiente turno, o hasta que se juegue la siguiente carta
option-about-false_catch = Cuántas cartas cuesta una acusación falsa por el UNO; 0: se rechaza
option-about-suggestions = Decirle a otro jugador qué podría jugar cuesta 2 cartas
option-about-stacking = Toma Dos va sobre Toma Dos y Comodín Toma Cuatro sobre Comodín Toma Cuatro, y el castigo se suma
option-about-stack_mixed = Al acumular, Toma Dos y Comodín Toma Cuatro también van uno sobre otro
option-about-jump_in = Quien tiene exactamente la carta de arriba puede jugarla al instante, aunque no sea su turno
option-about-zero_rotation = Con cada 0, todas las manos pasan un lugar en el sentido del juego
option-about-seven_swap = Con cada 7, quien lo jugó intercambia manos con un jugador a su elección
option-about-wild_points = Cuánto cuenta un Comodín o Comodín Toma Cuatro que queda en la mano
option-about-scoring = Quien gana suma las demás manos; o cada jugador carga con la suya: gana la suma más baja, o la meta te deja fuera
option-about-target = Los puntos que deciden la partida
option-about-partners = Quienes se sientan frente a frente forman pareja y suman en común

## What each effect of a Customizable card does

# Shown below the name of the effect (effect-… in lobby.ftl). No full stop at the end.

effect-about-until-color = El siguiente jugador toma hasta que salga una carta del color que elegiste, y luego juega
effect-about-drop-wilds = Todos los demás jugadores descartan todos sus comodines
effect-about-three-or-play = El siguiente jugador juega una carta o, si no, toma tres y puede jugar una que sirva
effect-about-again = Tienes otro turno
effect-about-seven = El siguiente jugador toma o descarta hasta tener exactamente 7 cartas, y luego juega
effect-about-three-all = Todos los jugadores toman o descartan hasta tener exactamente 3 cartas
effect-about-open = Todas las manos quedan a la vista hasta tu próximo turno
effect-about-joke = Cuenta un chiste: si alguien se ríe, descartas hasta quedarte con una carta; si no, tomas 4
effect-about-elbows = El siguiente jugador debe mantener los dos codos estirados hasta que alguien diga UNO
effect-about-rooster = El siguiente jugador hace una actuación o toma 4 cartas, y luego juega

## What sets each edition apart

# Shown beside the name of the edition. No full stop at the end.

edition-about-official = La habitual: 108 cartas, el Comodín Toma Cuatro se puede desafiar, los comodines cuentan 50, se gana con 500 puntos
edition-about-classic = Las cartas de acción y los comodines cuentan 20; una carta que no sirve o una sugerencia cuestan 2 cartas
edition-about-quick = Ningún comodín inicia una ronda; todo el que queda con una carta debe decir UNO, y se le puede atrapar hasta que se juegue la siguiente carta
edition-about-custom = Comodín Mezcla Manos, tres cartas Personalizables con reglas de la casa y una carta VETO: 112 cartas
edition-about-europe = El Comodín Toma Cuatro se puede jugar en cualquier momento, no se puede desafiar y puede iniciar una ronda
