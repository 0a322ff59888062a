# The home page, the list of tables, and the page that makes a table.

## Home

home-tagline = UNO según el reglamento, con tu gente o con bots. Código abierto, sin cuenta, sin anuncios.
home-play-title = Jugar ya
home-name = Tu nombre
home-name-hint = Opcional. Se recuerda en este navegador.
home-default-name = Jugador
home-play = Jugar ya contra bots
home-play-about = Las reglas oficiales, directo a la mesa. Los bots solo ven lo que tú verías en su lugar.
home-play-busy = Repartiendo…
home-players = Jugadores
home-level = Cómo juegan los bots
home-level-is = Bots: { $level }
home-players-count = { $count } jugadores
home-make-title = Tu propia mesa
home-make-about = Elige las reglas, invita con un enlace, completa con bots.
home-make = Crear una mesa
home-join-title = Unirte a una mesa
home-code = Código o enlace de la mesa
home-code-hint = Seis letras o números, como K7QM2P.
home-code-bad = Eso no es un código de mesa. Tiene seis letras o números; nunca lleva I, O, 0 ni 1.
home-join = Entrar
home-rules-title = Las reglas en palabras sencillas
home-rules-about = Cómo se juega en cada edición, frase por frase.
home-rules-edition = Edición

## Public tables

lobby-title = Mesas públicas
lobby-loading = Buscando mesas…
lobby-empty = Ahora mismo no hay ninguna mesa pública abierta.
lobby-empty-hint = Crea una, marca “Pública” y aparecerá aquí para todo el mundo.
lobby-offline = No hay conexión con el servidor. Se reintenta cada pocos segundos…
lobby-stale = Sin conexión: esta lista puede estar desactualizada. Reintentando…
lobby-host = Mesa de { $host }
# The rules of a table: the edition, and how many options differ from it.
lobby-rules = { $count ->
    [0] { $edition }
    [one] { $edition }, 1 opción cambiada
    [many] { $edition }, { $count } de opciones cambiadas
   *[other] { $edition }, { $count } opciones cambiadas
}
lobby-clock = Reloj: { $clock }
lobby-free = { $count ->
        [0] Ningún lugar libre
        [one] 1 lugar libre
        [many] { $count } de lugares libres
       *[other] { $count } lugares libres
    } de { $players }
lobby-people = { $count ->
        [one] 1 persona en la mesa
        [many] { $count } de personas en la mesa
       *[other] { $count } personas en la mesa
    }
lobby-stage-waiting = Por empezar
lobby-stage-playing = En juego
lobby-stage-between = Entre rondas
lobby-stage-over = Partida terminada
lobby-join = Entrar
lobby-watch = Mirar
lobby-full = Llena
lobby-join-label = Entrar a la mesa de { $host }
lobby-watch-label = Mirar la mesa de { $host }

## Rule sets

sets-title = Tus conjuntos de reglas
sets-about = Guardados en este navegador.
sets-play = Jugar
sets-play-label = Jugar { $name } contra bots
sets-edit = Editar
sets-edit-label = Editar { $name }
sets-share = Compartir
sets-share-label = Compartir { $name } con un enlace
sets-delete = Borrar
sets-delete-label = Borrar { $name }
sets-delete-sure = Sí, borrar
sets-delete-sure-label = Sí, borrar { $name }
sets-keep = Conservar
sets-keep-label = Conservar { $name }
sets-link = Enlace a { $name }
sets-copy = Copiar
sets-copied = Copiado
sets-copy-hand = Selecciona el enlace y cópialo.
sets-save-title = Guardar estas reglas
sets-name = Nombre del conjunto de reglas
sets-save = Guardar
sets-saved = Guardado como “{ $name }” en este navegador.
sets-save-failed = Este navegador no permite que la página guarde nada.
sets-full = Ya hay { $count } conjuntos de reglas: borra uno primero.
sets-load = Partir de uno de tus conjuntos de reglas
sets-load-label = Cargar { $name }
sets-unnamed = Mis reglas
sets-shared = Conjunto de reglas “{ $name }”
sets-shared-about = Todo está como en el enlace. Crea una mesa con estas reglas, cámbialas o guárdalas.
sets-bad-link = Este enlace no contiene reglas legibles, así que se muestran las oficiales. Pide el enlace otra vez: puede haberse cortado.

## Making a table

make-title = Crear una mesa
make-you-title = Tú
make-seats-title = Lugares
make-places = Número de lugares
make-fewer = Un lugar menos
make-more = Un lugar más
make-seat = Lugar { $number }
make-seat-you = Tú
make-seat-person = Una persona
make-seats-people = Solo personas
make-seats-bots = Solo bots
make-seats-hint = Cualquiera que tenga el enlace puede ocupar un lugar para personas. Puedes cambiarlo después, en la mesa.
make-levels = Cómo juegan estos bots
make-bot = Bot: { $kind }
make-edition = Edición
make-changes = { $count ->
    [0] Ninguna opción cambiada
    [one] 1 opción cambiada
    [many] { $count } de opciones cambiadas
   *[other] { $count } opciones cambiadas
}
make-reset = Volver a la edición
make-reset-one = Restaurar
make-reset-one-label = Restaurar { $option } según la edición
make-changed = cambiada
make-loading = Cargando las reglas…
make-seat-left = Izquierda de quien reparte
make-seat-number = Lugar { $number }
make-customs-card = Carta Personalizable { $number }
make-customs-own = Una regla propia
make-customs-text = Qué hace la carta
make-customs-text-hint = Hasta 200 caracteres. Los jugadores se encargan de que se cumpla.
make-customs-add = Añadir una carta
make-customs-remove = Quitar
make-customs-remove-label = Quitar la carta Personalizable { $number }
make-customs-none = No hay cartas Personalizables en la baraja.
make-form = Duración de la partida
make-form-about = Hasta una cantidad de puntos, o con parejas rotativas un número de manos
make-form-target = Hasta una meta
make-form-rotating = Parejas rotativas
make-hands = Número de manos
make-hands-about = Cuántas manos tiene una partida de parejas rotativas
make-clock = Reloj
make-clock-about = Cuánto puede durar una decisión; al acabarse el tiempo, se juega por el jugador
make-clock-none = Ninguno
make-clock-none-about = Tómate tu tiempo
make-clock-relaxed = Tranquilo
make-clock-relaxed-about = 60 segundos por decisión
make-clock-fast = Rápido
make-clock-fast-about = 15 segundos por decisión
make-public = Pública
make-public-about = Aparece en la página de inicio para todo el mundo. Si no, solo la encuentra quien tenga el enlace
make-spectators = Espectadores
make-spectators-about = Quien no tiene lugar puede mirar
make-stand_in = Bots de reemplazo
make-stand_in-about = Un bot juega por quien pierde la conexión, hasta que vuelva
make-players = Número de jugadores
make-players-about = De 2 a 10; los lugares sin personas son para bots o quedan libres
make-words = Las reglas en palabras sencillas
make-words-empty = Las reglas aparecen aquí en cuanto se comprueben.
make-problem = Así no se puede jugar
make-problem-short = Todavía no:
make-ready = { $players } jugadores, { $edition }, { $changes ->
    [0] sin cambios
    [one] 1 opción cambiada
    [many] { $changes } de opciones cambiadas
   *[other] { $changes } opciones cambiadas
}
make-button = Crear la mesa
make-button-start = Crear la mesa y repartir
make-button-busy = Creando la mesa…

group-house = Reglas de la casa
group-turns = Turnos y tomar cartas
group-wild4 = +4 y desafío
group-uno = UNO
group-cards = Cartas de la baraja
group-start = Inicio de la ronda
group-penalties = Castigos
group-match = Puntos y partida
group-table = En la mesa

## Options: a short label each. What they mean in one line is in rules.ftl (option-about-…).

option-hand_size = Cartas por mano
option-blanks = Vacías en vez de +2
option-shuffle_hands = Comodín Mezcla Manos
option-customs = Cartas Personalizables
option-veto = Carta VETO
option-first_player = Primer jugador
option-start_wild = Comodín al inicio
option-start_wild4 = +4 al inicio
option-drawn_card = Carta tomada que sirve
option-draw_to_match = Tomar hasta que sirva
option-wrong_card = Carta que no sirve
option-wild4_condition = Condición del +4
option-bluff = Faroles
option-challenge = Desafío
option-uno_owed_by = Quién debe decir UNO
option-catch_until = Hasta cuándo atrapar
option-false_catch = Acusación falsa
option-suggestions = Sin sugerencias
option-stacking = Acumular
option-stack_mixed = Acumular mezclando
option-jump_in = Colarse
option-zero_rotation = El 0 rota las manos
option-seven_swap = El 7 cambia manos
option-wild_points = Puntos por comodín
option-scoring = Puntuación
option-target = Meta
option-partners = Parejas

value-start_wild-color = Elegir color
value-start_wild-reshuffle = Mezclar
value-start_wild4-color = Elegir color
value-start_wild4-reshuffle = Mezclar
value-drawn_card-may = Se puede jugar
value-drawn_card-must = Hay que jugarla
value-draw_to_match-off = No
value-draw_to_match-may = Se puede
value-draw_to_match-must = Se debe
value-wrong_card-refused = Se rechaza
value-wrong_card-penalty = Cuesta 2 cartas
value-uno_owed_by-player = Quien juega
value-uno_owed_by-holder = Quien tenga una carta
value-catch_until-turn = Siguiente turno
value-catch_until-card = Siguiente carta
value-wild_points-50 = 50
value-wild_points-20 = 20
value-scoring-winner_takes = Todo para quien gana
value-scoring-running_total = Suma más baja
value-scoring-elimination = Eliminación

## Editions

edition-official = Oficial
edition-classic = Clásica
edition-quick = Rápida
edition-custom = Personalizable
edition-europe = Europa

## Effects of Customizable cards

effect-until-color = Tomar hasta ese color
effect-drop-wilds = Fuera comodines
effect-three-or-play = Jugar o tomar tres
effect-again = Otro turno
effect-seven = Siete exactas
effect-three-all = Tres para todos
effect-open = Manos a la vista
effect-joke = Contar un chiste
effect-elbows = Codos estirados
effect-rooster = Actuación
