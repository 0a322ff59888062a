# The table in the browser. Buttons are small: keep to about the length of the English, at most half as long again.
# Names of players ($name, $by, $host) are put in as they were typed and do not change their form.

## Coming in

table-title = Mesa { $code }
table-title-turn = Tu turno
table-name-ask = ¿Con qué nombre te verán los demás?
table-name-label = Tu nombre
table-name-go = Ir a la mesa
table-connecting = Entrando a la mesa…
table-reconnecting = Se perdió la conexión. Reconectando…
table-offline = No tienes conexión. Inténtalo en un momento.
table-not-now = Eso no es posible ahora.
table-home = Volver al inicio
table-gone-no_table = No hay ninguna mesa { $code }
table-gone-no_table-more = Puede que el código tenga un error, o que la mesa se haya cerrado hace tiempo.
table-gone-kicked = Quien organiza te sacó de esta mesa
table-gone-closed = Esta mesa está cerrada
table-gone-full = Esta mesa está llena
table-gone-bad_hello = Esta página no entiende al servidor
table-gone-bad_hello-more = Recarga la página: puede que el servidor se haya actualizado.
table-gone-reload = Recargar

## Waiting

wait-heading = Antes de la partida
wait-places = Lugares
wait-free = Libre
wait-you = tú
wait-host = organiza
wait-away = ausente
wait-bot = bot: { $kind }
wait-sit = Sentarme aquí
wait-take-bot = Ocupar el lugar del bot
wait-take-left = Ocupar este lugar
wait-sit-again = Volver a sentarme
wait-stand = Levantarme
wait-put-bot = Poner un bot
wait-bot-for = Bot para el lugar { $place }
wait-remove-bot = Quitar
wait-fill = Completar con bots
wait-kick = Sacar a { $name }
wait-kick-short = Sacar
wait-make-host = Que organice
wait-make-host-of = Que organice { $name }
wait-people = Sin lugar
wait-missing = { $free ->
        [one] Hay un lugar libre: invita a alguien o pon un bot.
        [many] Hay { $free } de lugares libres: invita a alguien o pon bots.
       *[other] Hay { $free } lugares libres: invita a alguien o pon bots.
    }
wait-missing-guest = { $free ->
        [one] Hay un lugar libre. La partida puede empezar cuando se ocupe.
        [many] Hay { $free } de lugares libres. La partida puede empezar cuando se ocupen.
       *[other] Hay { $free } lugares libres. La partida puede empezar cuando se ocupen.
    }
wait-for-host = No falta nadie. Esperando a que { $name } empiece.
wait-can-start = No falta nadie.
wait-start = Empezar la partida
wait-settings = Ajustes y reglas
wait-settings-save = Usar estos ajustes
wait-settings-cancel = Cancelar
wait-rules = Las reglas de esta mesa en palabras sencillas
wait-rules-loading = Leyendo las reglas…
wait-rules-failed = No se pudieron cargar las reglas.
wait-invite = Invitar
wait-invite-more = Cualquiera con este enlace puede entrar. El código es { $code }.
wait-link = Enlace a esta mesa
wait-copy = Copiar
wait-copied = Copiado
wait-copy-failed = Aquí no se permite copiar: selecciona el enlace y cópialo tú.

## The menu of the table

menu-open = Mesa
menu-close = Cerrar
menu-heading = Esta mesa
menu-players = Jugadores
menu-name = Tu nombre
menu-rename = Renombrar
menu-leave = Salir
menu-leave-sure-playing = ¿Salir de la partida? Un bot sigue jugando en tu lugar.
menu-leave-sure = ¿Salir de la mesa?
menu-leave-yes = Salir
menu-leave-no = Quedarme
menu-round = Ronda { $round }
menu-talk = Chat e historial
menu-talk-unread = { $count ->
        [one] Chat e historial, un mensaje nuevo
        [many] Chat e historial, { $count } de mensajes nuevos
       *[other] Chat e historial, { $count } mensajes nuevos
    }

## Seats

seat-cards = { $count ->
        [0] sin cartas
        [one] 1 carta
        [many] { $count } de cartas
       *[other] { $count } cartas
    }
seat-label = { $name }, { $cards }
seat-score = { $points ->
        [one] 1 punto
        [many] { $points } de puntos
       *[other] { $points } puntos
    }
seat-turn = tiene el turno
seat-uno = ¡UNO!
seat-exposed = no dijo UNO
seat-exposed-short = ¡sin UNO!
seat-veto = VETO: pierde un turno
seat-veto-short = VETO
seat-elbows = codos estirados
seat-three = juega o toma tres
seat-dealer = reparte
seat-dealer-short = R
seat-stand-in = juega un bot
seat-left = se fue
seat-away = ausente
seat-partner = pareja
seat-played = jugó: { $card }
seat-drew = +{ $count }
seat-drew-label = { $count ->
        [one] tomó una carta
        [many] tomó { $count } de cartas
       *[other] tomó { $count } cartas
    }
seat-passed = pasó
seat-passed-short = –
seat-skipped = perdió el turno
seat-skipped-short = ⊘
seat-stand-in-short = bot
seat-left-short = se fue
seat-elbows-short = codos
seat-three-short = ¿3?
seat-open-hand = { $name } tiene: { $cards }

## The piles

pile-draw = Mazo, { $count ->
        [one] 1 carta
        [many] { $count } de cartas
       *[other] { $count } cartas
    }
# For screen readers: the pile, and what pressing it does.
pile-draw-press = { $pile }. { $action }
pile-top = Carta de arriba: { $card }
pile-none = Aún no hay carta
pile-color = Color en juego: { $color }
pile-color-none = Aún no hay color
pile-clockwise = Se juega en sentido horario
pile-counter = Se juega en sentido antihorario
pile-pending = +{ $count }
pile-pending-label = { $count ->
        [one] Un castigo de 1 carta
        [many] Un castigo de { $count } de cartas
       *[other] Un castigo de { $count } cartas
    }

## Whose turn

turn-you = Tu turno
turn-other = Turno de { $name }
turn-respond-you = { $count ->
        [one] Te espera 1 carta
        [many] Te esperan { $count } de cartas
       *[other] Te esperan { $count } cartas
    }
turn-respond-other = { $count ->
        [one] A { $name } le espera 1 carta
        [many] A { $name } le esperan { $count } de cartas
       *[other] A { $name } le esperan { $count } cartas
    }
turn-color-you = La primera carta es un comodín: elige el color
turn-color-other = { $name } elige el color
turn-drawn-you = Juega lo que tomaste, o pasa
turn-drawn-none-you = No sirve: toma otra o para
turn-drawn-other = { $name } tomó una carta
turn-discard-you = { $count ->
        [one] Descarta la carta que quieras
        [many] Descarta { $count } de cartas a tu elección
       *[other] Descarta { $count } cartas a tu elección
    }
turn-discard-other = { $name } descarta
turn-vote-you = Contaste un chiste: deciden los demás
turn-vote-other = { $name } contó un chiste
turn-perform-you = Actúa o acobárdate
turn-perform-other = { $name } actúa o se acobarda
turn-three-you = Juega una carta o toma tres
turn-shuffle = Se mezclan las cartas
turn-over = La ronda terminó
turn-jump = Tienes la misma carta: ¡cuélate!
turn-clock = { $seconds ->
        [one] Queda 1 segundo
        [many] Quedan { $seconds } de segundos
       *[other] Quedan { $seconds } segundos
    }

## What can be done. The letter is the key that does it.

act-hand = Tu mano
act-actions = Qué puedes hacer
act-draw = Tomar carta
act-draw-more = Tomar otra
act-draw-three = Tomar tres
act-draw-penalty = { $count ->
        [one] Tomar la carta
        [many] Tomar { $count } de cartas
       *[other] Tomar { $count } cartas
    }
act-pass = Pasar
act-pass-stop = Parar y pasar
act-challenge = Desafiar
act-uno = ¡UNO!
act-uno-say = ¡UNO! Decirlo ya
act-uno-arm = ¡UNO! Decirlo con la próxima carta
act-uno-armed = ¡UNO! Se dirá con la próxima carta
act-catch = ¡Atrapar a { $name }!
act-catch-short = ¡Atrapar!
act-key = { $label } (tecla { $key })
act-sort-color = por color
act-sort-value = por valor
act-sort-drawn = por llegada
act-sort-label = Ordenar la mano: ahora { $order }
act-cancel = Cancelar
act-close = Cerrar
act-perform = Actuar
act-chicken = Acobardarme y tomar 4
act-yes-laughed = Sí, alguien se rio
act-no-laughed = No, nadie
act-color-for = Color para { $card }
act-trade-for = ¿Con quién intercambias manos?
act-wrong-play = { $costs ->
        [one] Jugar { $card } igual: cuesta 1 carta
        [many] Jugar { $card } igual: cuesta { $costs } de cartas
       *[other] Jugar { $card } igual: cuesta { $costs } cartas
    }
act-player-menu = { $name }: qué puedes hacer
act-accuse-uno = Acusar de no decir UNO
act-accuse-sure = { $costs ->
        [one] Parece que { $name } no tiene que decir UNO. Una acusación falsa te cuesta 1 carta.
        [many] Parece que { $name } no tiene que decir UNO. Una acusación falsa te cuesta { $costs } de cartas.
       *[other] Parece que { $name } no tiene que decir UNO. Una acusación falsa te cuesta { $costs } cartas.
    }
act-accuse-yes = Acusar a { $name }
act-veto = Poner VETO a { $name }
act-vote-ask = { $name } contó un chiste. ¿Alguien se rio? Basta con un sí.
act-vote-wait = Los demás votan sobre tu chiste.
act-vote-done = Ya votaste. Esperando a los demás.
act-perform-ask = Haz una actuación o acobárdate.
act-challenge-what = { $name } jugó un Comodín Toma Cuatro sobre { $color }. Solo se permite sin ninguna carta de color { $color } en la mano; { $name } tiene { $count ->
        [one] 1 carta
        [many] { $count } de cartas
       *[other] { $count } cartas
    }.
act-challenge-odds = Si era un farol, { $name } toma { $count }. Si no, tú tomas { $more }.
act-stack-hint = Puedes responder con una carta que se acumule.
act-shown = { $name } te mostró

## You yourself

me-watching = Estás mirando.
me-watching-seat = En el menú de la mesa puedes ocupar el lugar de un bot.
me-not-in-round = No juegas en esta ronda.
me-stand-in = Un bot está jugando por ti.
me-take-over = Retomar
me-no-spectators = Esta ronda no se puede mirar. Podrás ver el resultado cuando termine.

## Chat and log

talk-log = Historial
talk-chat = Chat
talk-newest = Lo que acaba de pasar
talk-empty-log = Todavía no ha pasado nada.
talk-empty-chat = Todavía nadie ha dicho nada.
talk-say = Mensaje
talk-send = Enviar
talk-react = Reacciones
talk-react-with = Reaccionar con { $emoji }
talk-you = Tú
talk-veto = VETO
talk-veto-label = Poner la carta VETO a { $name } por esto
talk-accuse = ¡Sugerencia!
talk-accuse-label = Acusar a { $name } de una sugerencia
accuse-panel = { $by } dice que { $name } sugirió una carta: “{ $text }” ¿Le tocan dos cartas?
accuse-yes = Sí, 2 cartas
accuse-no = No
accuse-waiting = Votos: { $votes } de { $voters }
notes-label = Avisos
notes-dismiss = Cerrar: { $text }

## Score sheet

sheet-heading = Puntos tras la ronda { $round }
sheet-final = Resultado final
sheet-caption = Puntos por ronda
sheet-round = Ronda
sheet-total = Total
sheet-team = Pareja { $team }
sheet-out = fuera
sheet-hands = Cartas restantes
sheet-winner = ganó la ronda
sheet-round-won = { $me ->
        [actor] Ganas la ronda.
       *[other] { $name } gana la ronda.
    }
sheet-last-card = La última carta: { $card }
sheet-blocked = La ronda se bloqueó: nadie suma puntos.
sheet-next = Siguiente ronda
sheet-rematch = Revancha
sheet-ready = Ya confirmaron: { $names }
sheet-waiting = Esperando a: { $names }
sheet-you-ready = Ya confirmaste.
sheet-record = Descargar el registro
sheet-dealing = Repartiendo…
sheet-goal-winner_takes = Gana quien llegue primero a { $target }.
sheet-goal-running_total = Los puntos van en contra: cuando alguien llega a { $target }, gana la suma más baja.
sheet-goal-elimination = Los puntos van en contra: con { $target } quedas fuera.
sheet-goal-rotating = Gana la suma más alta tras { $hands } manos.
sheet-match-won = { $me ->
        [actor] ¡Ganas la partida!
       *[other] ¡{ $name } gana la partida!
    }
sheet-match-shared = ¡{ $names } comparten la victoria!
