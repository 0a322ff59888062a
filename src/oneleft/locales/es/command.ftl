# The command `oneleft`: its help and what it prints. %(default)s and other words in %( )s are filled in by the program: keep
# them as they are, and write a per cent sign as %%. Names of options (--set), of commands, editions and of option values
# are typed as they stand in every language; so are OPTION=VALUE, NAME and COMMAND, as in the usage lines.

## Help: what each command does

help-about = Una casa independiente para el juego de cartas UNO: juega, repite y verifica registros, simula, lee las reglas.
help-more = oneleft COMMAND --help dice más sobre cada comando.
help-lang = el idioma: %(languages)s (según el entorno)
help-serve = la mesa en el navegador, para ti y tu gente
help-serve-about = Sirve la mesa en el navegador. Todo se guarda en una sola carpeta; pase lo que pase con este proceso, no se pierde nada de lo que los jugadores ya vieron.
help-play = jugar en la terminal contra bots
help-play-about = Una persona contra bots, hasta la meta. Sin opciones: tres bots, las reglas oficiales, 500 puntos. Durante el juego, ? lo explica todo.
help-replay = repetir situaciones o registros, mostrando cada estado
help-replay-about = Imprime un objeto JSON por línea: el estado inicial y luego cada acción, con si fue aceptada, lo que pasó y el estado que dejó. Si un archivo tiene varios objetos, uno por línea, se repiten uno tras otro, con una línea vacía en medio. Código de salida 2: no es una situación ni un registro.
help-verify = comprobar cada acción, ganador y punto de los registros
help-verify-about = Repite todos los registros de un archivo y comprueba cada acción, ganador, punto, reparto, marcador y pareja. Imprime un recuento y el primer error, con su línea, ronda y acción. Código de salida 0: todo es correcto; 1: algo no lo es; 2: no se puede leer el archivo.
help-simulate = hacer que los bots jueguen muchas rondas o partidas
help-simulate-about = Los bots juegan muchos juegos y se imprime un resumen. Un juego es una ronda o, con --match, una partida entera hasta la meta. Los bots al azar juegan con las reglas compiladas, a millones de jugadas por segundo; la primera vez, estas se compilan para la máquina. La misma semilla da los mismos juegos, con cualquier número de procesos.
help-arena = enfrentar a los bots con las mismas cartas, con intervalos
help-arena-about = Dos o más bots se enfrentan. Cada reparto se juega desde todos los lugares: con dos jugadores, de las dos maneras; con más, un bot se sienta entre otros que son todos del mismo tipo, en cada lugar por turno. Imprime la tabla cruzada completa con intervalos del 95 % por reparto, los puntos por ronda y el Elo. Con dos bots, una prueba secuencial detiene la ejecución cuando queda claro cuál es más fuerte. Un bot demasiado lento, que falla o que responde algo no aceptado pierde esa ronda o partida, y la ejecución sigue.
help-rules = listar ediciones y opciones, o explicar las reglas de una combinación
help-rules-about = Sin --explain: las ediciones y las opciones con sus valores. Con --explain: las reglas vigentes en palabras, para una edición y las opciones cambiadas en ella.

## Help: the options of the commands. What is in brackets at the end is the default.

help-edition = el reglamento con el que se juega: %(editions)s
help-set = cambia una opción de la edición; se puede repetir; 'oneleft rules' las lista
help-serve-host = la dirección en la que escuchar; 0.0.0.0 para todas (%(default)s)
help-serve-port = el puerto en el que escuchar (%(port)s, o el siguiente libre)
help-serve-data = dónde se guardan las mesas y los registros (la carpeta de datos del usuario)
help-serve-database = la base de datos en la que se guardan en su lugar, por ejemplo sqlite:////srv/cards/oneleft.sqlite3
help-serve-origin = otra dirección cuyas páginas pueden conectarse, como https://cards.example; se puede repetir
help-serve-share = la dirección que se muestra en las invitaciones (se detecta)
help-serve-bots = un bot propio, como my_module:MyBot, para elegirlo en las mesas; se puede repetir
help-serve-open = abrirla en el navegador, donde haya un escritorio
help-serve-log = cuánto se registra (info)
help-play-players = cuántos juegan, contándote a ti: de 2 a 10 (4)
help-play-bots = los bots: uno para todos o uno para cada lugar; nombres de nivel o my_module:MyBot (%(default)s)
help-play-name = tu nombre (se pregunta)
help-play-seed = las mismas cartas y bots cada vez (al azar)
help-play-target = puntos para ganar la partida (500)
help-play-record = añade un registro de cada partida a este archivo, uno por línea
help-play-no-color = sin colores; tampoco los hay en una tubería o con NO_COLOR
help-replay-file = una situación (.json) o registros (.jsonl); - para la entrada estándar
help-verify-file = registros, uno por línea (.jsonl); - para la entrada estándar
help-verify-json = imprime el resultado como un objeto JSON
help-simulate-games = cuántos juegos (1000)
help-simulate-players = de 2 a 10 (tantos como bots, o 4)
help-simulate-seed = repite una simulación (al azar)
help-simulate-bots = random, novice, casual, skilled, expert, greedy o my_module:MyBot, lugar por lugar; si son menos que los lugares, se repiten (random)
help-simulate-match = juega partidas enteras hasta la meta, no rondas sueltas
help-simulate-record = escribe un registro de cada juego, uno por línea
help-simulate-workers = cuántos núcleos usar (todos)
help-simulate-json = imprime el resumen como un objeto JSON, en la última línea
help-arena-bots = dos o más: random, novice, casual, skilled, expert, greedy o my_module:MyBot
help-arena-players = cuántos se sientan a una mesa: de 2 a 10 (2)
help-arena-deals = cuántos repartos juega cada par, desde todos los lugares (1000)
help-arena-seed = repite una ejecución (al azar)
help-arena-test = solo con dos bots: se detiene cuando queda claro si el primero es más fuerte por ELO1, o por no más de ELO0; off para no hacer la prueba (0,10)
help-arena-time = segundos que puede durar una decisión (%(default)s)
help-arena-json = imprime los resultados como un objeto JSON
help-rules-explain = las reglas en palabras
help-rules-players = explica para este número de jugadores
help-rules-json = imprime JSON

## What is wrong with the command line. One line, no full stop.

wrong-set = --set { $change }: escríbelo como OPTION=VALUE, por ejemplo stacking=on
wrong-port = '{ $typed }' no es un puerto: de 0 a 65535
wrong-bot = bot desconocido '{ $bot }': elige entre { $bots }, o escribe my_module:MyBot
wrong-bot-count = --bots nombra { $count } bots para { $players } jugadores: nombra uno para todos, o { $right }
wrong-bots-many = --bots nombra { $count } bots para { $players } jugadores
wrong-arena-few = la arena necesita dos bots o más
wrong-arena-twice = '{ $bot }' aparece dos veces
# $option is --games, --workers or --seed.
wrong-number = { $option } debe estar entre { $least } y { $most }, no { $number }
wrong-time-limit = --time-limit debe ser de más de 0 segundos, no { $number }
wrong-test = --test { $typed }: escríbelo como ELO0,ELO1, primero el menor, por ejemplo 0,10, o como off
wrong-test-bots = --test es para dos bots, no { $count }
wrong-empty = { $file }: no contiene ninguna situación ni registro

## The table in the browser

serve-here = OneLeft está en marcha. Abre { $url }
serve-network = Otras personas de tu red abren { $url }
serve-stop = Las partidas se guardan en { $data }. Ctrl-C detiene; las mesas siguen cuando vuelvas.

## Checking records

verify-right = { $records ->
        [one] 1 registro
        [many] { $records } de registros
       *[other] { $records } registros
    }, { $rounds ->
        [one] 1 ronda
        [many] { $rounds } de rondas
       *[other] { $rounds } rondas
    }, { $actions ->
        [one] 1 acción
        [many] { $actions } de acciones
       *[other] { $actions } acciones
    }: correcto
# $problem is in English.
verify-wrong = error: { $problem }
verify-empty = no contiene ningún registro
# A line of progress while it runs. Numbers are written as the language has them.
progress-verified = comprobados: { $done }
progress-games = { $total ->
        [one] { $done } de 1 juego
        [many] { $done } de { $total } de juegos
       *[other] { $done } de { $total } juegos
    }
progress-deals = { $total ->
        [one] { $done } de 1 reparto
        [many] { $done } de { $total } de repartos
       *[other] { $done } de { $total } repartos
    }

## Simulating

simulate-compiling = Compilando las reglas para esta máquina, por única vez; tarda medio minuto ...
simulate-rounds = { $rounds ->
        [one] 1 ronda
        [many] { $rounds } de rondas
       *[other] { $rounds } rondas
    }, { $moves ->
        [one] 1 jugada
        [many] { $moves } de jugadas
       *[other] { $moves } jugadas
    } en { $seconds } s con { $workers ->
        [one] 1 proceso
        [many] { $workers } de procesos
       *[other] { $workers } procesos
    }
simulate-speed = { $rounds } rondas/s, { $moves } jugadas/s, semilla { $seed }
simulate-moves = { $moves } jugadas por ronda (la más corta { $shortest }, la más larga { $longest })
simulate-blocked = { $blocked ->
        [one] 1 ronda bloqueada
        [many] { $blocked } de rondas bloqueadas
       *[other] { $blocked } rondas bloqueadas
    }, interrumpidas por interminables: { $abandoned }
# Headings of columns, right above the numbers: at most 4, 8, 16, 14 and 12 characters.
simulate-seat = lug.
simulate-bot = bot
simulate-won = rondas ganadas
simulate-points = puntos/ronda
simulate-matches = victorias

## Listing the rules

listing-editions = Ediciones (--edition NAME):
listing-options = Opciones (--set OPTION=VALUE), con su valor en { $edition }:
listing-values = Valores: { $values }.
# How the values of an option are listed: a number, a switch, a list of names; "left" and names are typed as they stand.
listing-range = de { $least } a { $most }
listing-or = { $first } o { $last }
listing-first = left, o un lugar de 0 a { $last }
listing-customs = una lista de hasta { $most } entre { $effects } o textos propios
listing-more = 'oneleft rules --explain' dice en palabras cómo se juega.

## The arena

arena-played = { $deals ->
        [one] 1 reparto
        [many] { $deals } de repartos
       *[other] { $deals } repartos
    } para { $players } jugadores, cada uno desde todos los lugares: { $rounds ->
        [one] 1 ronda
        [many] { $rounds } de rondas
       *[other] { $rounds } rondas
    } en { $seconds } s, semilla { $seed }
arena-won-rounds = Rondas ganadas por el bot de la izquierda, por ciento
arena-won-matches = Partidas ganadas por el bot de la izquierda, por ciento
arena-points = Puntos por ronda, bot de la izquierda
arena-elo = Elo
arena-test-stronger = Decidido: { $first } es más fuerte que { $second } (Elo { $high } antes que { $low }; { $ratio }, límite { $bound })
arena-test-not = Decidido: { $first } no es más fuerte que { $second } por { $high } de Elo ({ $low } antes que { $high }; { $ratio }, límite -{ $bound })
arena-test-open = Sin decidir: Elo { $low } o { $high } para { $first } contra { $second } ({ $ratio }, límites ±{ $bound })
arena-forfeit = { $bot } pierde por sanción el reparto { $deal } en el lugar { $seat }: { $reason }
arena-forfeits-more = { $bot }: las demás sanciones solo se cuentan
arena-forfeits = { $bot }, sanciones: { $count }
