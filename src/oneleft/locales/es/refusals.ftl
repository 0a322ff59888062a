# Why something was refused, and what is wrong with settings: short notes on the screen, and lines in the terminal.
# $turn, $accused, $holder and $name are players; $card, $top and $drawn are cards, $color a colour: all put in as they are.

## Refused at the table

refused-stale = La mesa ya avanzó mientras tanto: vuelve a mirar.
refused-not-seated = Estás mirando: siéntate para jugar.
refused-not-in-round = No juegas en esta ronda.
refused-no-round = Ahora no se juega ninguna ronda.
refused-only-host = Solo quien organiza puede hacer eso.
refused-place-taken = Este lugar está ocupado.
refused-no-place = Esta mesa no tiene lugar { $place }.
refused-seated = Ya tienes un lugar.
refused-screen = Una pantalla solo mira.
refused-other-place = Viste otra mano en esta partida: solo puedes volver a tu propio lugar.
refused-not-sitting = No tienes ningún lugar que dejar.
refused-playing = Eso no se puede cambiar durante una partida.
refused-already-started = La partida ya empezó.
refused-free-places = Todavía hay lugares libres: espera a más gente o pon bots.
refused-not-between = Ahora no hay nada que confirmar.
refused-is-ready = Ya confirmaste.
# Not understood, hello-…: this page and the server do not fit together.
refused-not-understood = El servidor no entiende esta página: recárgala.
refused-hello-again = El servidor ya conoce esta página: recárgala.
refused-other-deal = Ese no es el siguiente reparto.
refused-contributed = Tus bytes al azar ya están en este reparto.
refused-no-member = Esa persona ya no está en esta mesa.
refused-self = No puedes hacerte eso a ti.
refused-empty-text = El mensaje está vacío.
refused-long-text = Un mensaje tiene como máximo { $most } caracteres.
refused-no-suggestions = Estas reglas no castigan las sugerencias.
refused-no-message = Eso no se dijo en esta ronda.
refused-accused = Ese mensaje ya se votó.
refused-accuse-self = No puedes acusarte a ti.
refused-not-a-player = Quien dijo eso no juega en esta ronda.
refused-no-accusation = No hay tal votación.
refused-no-voter = En esto no tienes voto.
refused-voted = Ya votaste.
refused-no-stand-in = Ahora ningún bot juega por ti.
refused-unknown-bot = No hay ningún bot { $bot }.
# Only where no message below says what is wrong with the settings.
refused-bad-settings = Con estos ajustes no se puede jugar.
refused-unseat = { $name } ocupa un lugar que se quitaría.
refused-closed = Esta mesa está cerrada.
refused-too-fast = Demasiados mensajes: espera un momento.

# By the rules of the game. Also in the terminal.

refused-other = Eso no es posible ahora.
refused-round-over = La ronda terminó.
refused-chance = Se están mezclando las cartas.
refused-owes-no-uno = Ahora no tienes que decir UNO.
refused-catch-self = No puedes atraparte a ti.
refused-catch-phase = Ahora no se puede atrapar a nadie.
refused-catch-nothing = { $accused } no tiene que decir UNO.
refused-no-veto-card = Estas reglas no tienen carta VETO.
refused-veto-self = La carta VETO se le pone a otro jugador.
refused-veto-used = La carta VETO la tiene { $holder }.
refused-no-vote = No hay nada que votar.
refused-vote-own = Tú contaste el chiste: votan los demás.
refused-not-your-turn = Es el turno de { $turn }.
refused-jump-late = Es el turno de { $turn } y ya no hay ocasión de colarse.
refused-jump-other = Es el turno de { $turn }; solo puedes colarte con esta carta: { $top }.
refused-phase = Eso no es posible ahora.
refused-must-play = Hay que jugar la carta que acabas de tomar.
refused-drew = Ya tomaste: juega la carta o pasa.
refused-no-challenge = No hay ningún Comodín Toma Cuatro que desafiar.
refused-not-now = Eso no es posible ahora.
refused-not-held = No tienes esta carta: { $card }.
refused-uno-count = UNO solo se dice con la penúltima carta; cartas que tienes: { $count }.
refused-unknown-seat = No hay tal jugador.
refused-trade-with = No puedes intercambiar manos con ese jugador.
refused-penalty-phase = Ahora no se puede castigar a nadie.
refused-trade-whom = Di con quién intercambias manos.
refused-no-trades = Con estas reglas, un 7 no intercambia manos.
refused-no-last-trade = Un 7 como última carta no intercambia manos.
refused-play-phase = Ahora no se puede jugar ninguna carta.
refused-wild4-color = Nada de Comodín Toma Cuatro mientras tengas cartas de color { $color }.
refused-only-drawn = Después de tomar solo puedes jugar lo que tomaste: { $drawn }.
refused-only-drew-nothing = Lo que tomaste no sirve: toma otra o para.
refused-no-answer = { $card } no sirve contra un castigo de { $count } cartas.
refused-no-match = { $card } no se puede jugar sobre { $top } con { $color } en juego.

## What is wrong with the rules or the settings of a table. $option is the label of an option (option-… in lobby.ftl).

problem-unknown-edition = No hay ninguna edición { $edition }.
problem-unknown-option = No hay ninguna opción { $option }.
problem-unknown-effect = No hay ningún efecto { $effect }.
problem-rules-kind = No se pueden leer estas reglas.
problem-edition-kind = La edición debe indicarse por su nombre.
problem-edition-name = No hay tal edición.
problem-option-value = “{ $option }” no admite este valor.
problem-option-range = “{ $option }” debe estar entre { $least } y { $most }.
problem-option-size = “{ $option }” no admite este valor.
problem-customs-count = La baraja solo tiene { $most } cartas Personalizables y hay reglas para { $count }.
problem-customs-kind = La regla de una carta Personalizable es un efecto o un texto.
problem-customs-length = El texto de una carta Personalizable debe tener de 1 a { $most } caracteres.
problem-mixed-alone = “{ option-stack_mixed }” sin “{ option-stacking }”: solo se puede mezclar donde se acumula.
problem-challenge-alone = “{ option-challenge }” sin “{ option-wild4_condition }”: donde siempre se puede jugar un Comodín Toma Cuatro no hay nada que desafiar. Desactiva “{ option-challenge }”.
# Partners cannot play with running totals or elimination.
problem-partners-scoring = “{ option-partners }”: las parejas suman juntas, así que “{ option-scoring }” debe ser “{ value-scoring-winner_takes }”.
problem-players = Debe haber de { $least } a { $most } jugadores.
problem-partners-players = “{ option-partners }” con { $players } jugadores: hace falta un número par, de cuatro o más.
# $seat and $last count from 0, as in the terminal; $place counts from 1, as in the browser.
problem-first-player = “{ option-first_player }” es el lugar { $seat }, pero con { $players } jugadores los lugares van de 0 a { $last }.
problem-first-player-place = “{ option-first_player }” es el lugar { $place }, pero con { $players } jugadores no existe ese lugar.
problem-whist-rounds = Un torneo whist tiene { $rounds } rondas.

## What is wrong with the form of a match. $form: to a target (target), rotating partners (rotating), a whist tournament (whist).

problem-target-hands = Solo una partida de parejas rotativas tiene un número acordado de manos.
problem-unknown-form = No hay tal tipo de partida.
problem-form-players = { $form ->
        [whist] Un torneo whist tiene { $needed } jugadores, no { $players }.
       *[rotating] Una partida de parejas rotativas tiene { $needed } jugadores, no { $players }.
    }
problem-form-partners = { $form ->
        [whist] Un torneo whist se juega en parejas: activa “{ option-partners }”.
       *[rotating] Una partida de parejas rotativas se juega en parejas: activa “{ option-partners }”.
    }
problem-rotating-hands = Una partida de parejas rotativas necesita un número de manos de 1 a { $most }.
problem-whist-hands = Un torneo whist tiene siempre 28 manos por jugador.
problem-form-dealer = En este tipo de partida se reparte según el calendario.
problem-match-over = La partida terminó.
problem-points-seats = Cada lugar necesita exactamente un número de puntos.

## When the server could not do what it was asked

problem-offline = No hay conexión con el servidor. Revisa la conexión e inténtalo de nuevo.
problem-server-error = Algo falló en el servidor. Inténtalo de nuevo en un momento.
problem-starting = El servidor se está iniciando o deteniendo. Inténtalo de nuevo en un momento.
problem-too-fast = Demasiadas solicitudes: espera un momento.
problem-unavailable = El servidor está lleno o no puede guardar nada ahora. Inténtalo más tarde.
problem-no-record = No hay tal registro.
problem-not-json = El servidor no entiende esta página: recárgala.
problem-too-large = Eso es más de lo que acepta el servidor.
problem-not-understood = El servidor no entiende esta página: recárgala.
# The button below these.
problem-retry = Reintentar
