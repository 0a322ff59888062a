### Replays, and the page of one's own past matches.

## Opening

replay-title = Repetición
replay-of-table = Repetición · mesa { $code }
replay-open-title = Ver un registro
replay-open-about = Elige un registro: un archivo .json o .jsonl en la notación oneleft/1, de aquí o de otra parte. Primero se vuelve a jugar y se comprueba.
replay-choose = Elegir un archivo
replay-drop = … o suéltalo aquí.
replay-several = El archivo tiene { $count } registros. ¿Cuál quieres?
# $number counts the records of a file from 1; $players are names.
replay-record = Registro { $number }: { $players } ({ $rounds ->
        [one] una ronda
        [many] { $rounds } de rondas
       *[other] { $rounds } rondas
    })
replay-loading = Repitiendo y comprobando el registro…
replay-another = Abrir otro archivo
replay-retry = Reintentar
replay-empty = Todavía no terminó ninguna ronda de esta partida.
replay-checked = Comprobado: { $rounds ->
        [one] una ronda
        [many] { $rounds } de rondas
       *[other] { $rounds } rondas
    }, { $actions ->
        [one] una acción
        [many] { $actions } de acciones
       *[other] { $actions } acciones
    }, ningún error.
file-empty = El archivo está vacío.
file-too-large = El archivo pesa más de { $most } MB.
file-unreadable = No se puede leer el archivo.
file-not-json = La línea { $line } no es JSON.
file-not-record = La línea { $line } no es un registro: no contiene rondas.
problem-bad-record = El registro tiene un error, así que no se muestra. (Las rondas y acciones se cuentan desde 0.) { $problem }
problem-record-too-long = Aquí se pueden mostrar registros de hasta { $most } acciones.
problem-round-too-long = Aquí se pueden mostrar rondas de hasta { $most } pasos.
problem-no-round = La partida no tiene ronda { $round }.
problem-no-player = La partida no tiene jugador { $player }.

## Watching

replay-round = Ronda
replay-round-number = Ronda { $round }
replay-view = Vista de
replay-view-all = Todas las manos
replay-controls = Controles de la repetición
replay-first = Primer paso
replay-back = Paso anterior
replay-play = Reproducir
replay-pause = Pausar
replay-next = Paso siguiente
replay-last = Último paso
# A button and its key.
replay-key = { $label } ({ $key })
replay-key-space = Espacio
replay-speed = Velocidad
replay-speed-times = { $times }×
replay-step = Paso { $step } de { $steps }
# Read out for the slider.
replay-step-told = Paso { $step } de { $steps }: { $told }
replay-slider = Paso
replay-log = Lo que pasó
replay-log-open = Historial
replay-log-close = Cerrar
replay-score = Puntos
replay-score-none = Esta es la primera ronda.
replay-link = Copiar enlace
replay-link-label = Copiar un enlace a este momento
replay-link-copied = Copiado
replay-link-failed = Este es el enlace: { $link }
replay-download = Descargar el registro
replay-next-round = Siguiente ronda
replay-to-table = A la mesa
# Which hand is at the bottom of the screen.
replay-own = { $name }, { $cards }
replay-watched = { $name } no jugó esta ronda.
# What the player whose hand is shown could do; $actions is a list.
replay-could = Jugadas posibles: { $actions }
replay-could-play = { $count ->
        [one] jugar la carta destacada
        [many] jugar una de { $count } de cartas
       *[other] jugar una de { $count } cartas
    }
replay-could-discard = descartar
replay-could-draw = tomar
replay-could-penalty = { $count ->
        [one] tomar una carta
        [many] tomar { $count } de cartas
       *[other] tomar { $count } cartas
    }
replay-could-pass = pasar
replay-could-challenge = desafiar
replay-could-color = elegir el color
replay-could-uno = decir UNO
replay-could-catch = atrapar a { $name }
replay-could-veto = poner VETO a { $name }
replay-could-vote = votar
replay-could-perform = actuar
sheet-replay = Ver la repetición
sheet-replay-round = Repetición de esta ronda

## My games

games-title = Mis partidas
games-home = Tus partidas anteriores y cómo te fue:
games-about = Las partidas jugadas en este navegador, primero las más recientes. Solo se guardan aquí, como máximo las últimas { $most }.
games-none = En este navegador aún no se ha jugado ninguna partida hasta el final.
games-none-found = Ninguna partida coincide con estos filtros.
games-play = Jugar una partida
games-replay = Repetición
games-replay-label = Repetición de la partida del { $date } con { $players }
games-delete = Borrar
games-delete-label = Borrar la partida del { $date } con { $players }
games-delete-all = Borrar todas
games-delete-sure = ¿Borrar las partidas? Son { $count } y no se podrán recuperar.
games-delete-yes = Sí, borrarlas
games-delete-no = No, conservarlas
games-export = Guardar en un archivo
games-import = Añadir de un archivo
games-imported = { $count ->
        [0] No había nada nuevo en el archivo.
        [one] Se añadió una partida.
        [many] Se añadieron { $count } de partidas.
       *[other] Se añadieron { $count } partidas.
    }
games-import-failed = Ese archivo no contiene partidas de OneLeft.
games-full = El navegador no tiene espacio para guardar esto.
games-watch-file = Ver un registro de un archivo
games-won = ganada
games-lost = perdida
games-changed = { $count ->
        [0] { $edition }
        [one] { $edition }, una opción cambiada
        [many] { $edition }, { $count } de opciones cambiadas
       *[other] { $edition }, { $count } opciones cambiadas
    }
games-rounds = Rondas ganadas: { $won } de { $rounds }
# A player and the points in the end.
games-score = { $name } { $points }
games-filters = Filtros
games-filter-edition = Edición
games-filter-any = Todas
games-filter-name = Jugador
games-filter-name-hint = Nombre de un jugador
games-filter-against = Contra
games-filter-bots = Solo bots
games-filter-people = Personas
games-filter-result = Resultado
games-filter-won = Ganadas
games-filter-lost = Perdidas
games-filter-since = Fecha
games-filter-7 = Últimos 7 días
games-filter-30 = Últimos 30 días
games-filter-365 = Último año
games-stats = En números
games-stat-matches = Partidas
games-stat-rate = Partidas ganadas
games-stat-rounds = Rondas ganadas
games-stat-points = Puntos por partida
games-percent = { $percent } %
games-by-players = Por número de jugadores
games-players = Jugadores
games-plot-rate = Porcentaje de victorias
games-plot-rate-label = Después de { $count ->
        [one] una partida
        [many] { $count } de partidas
       *[other] { $count } partidas
    }, ganadas: { $percent } %; la línea lo muestra de la primera a la última.
games-plot-points = Partidas según tus puntos
games-plot-points-bar = De { $from } a { $to }: { $count }
