# Look, sound, and what is shown moving at the table; hints for those who play for the first time.

## The panel of settings

look-title = Aspecto y sonido
look-sound = Sonido
look-volume = Volumen
look-theme = Tema
look-theme-system = Como el sistema
look-theme-light = Claro
look-theme-dark = Oscuro
look-motion = Movimiento
look-motion-system = Como el sistema
look-motion-less = Reducido
look-hints = Consejos para quien empieza
look-hints-again = Volver a mostrar los consejos

## A word at a player’s seat, for a second: as short as can be. $count: cards drawn

motion-skip = Sin turno
motion-drew = +{ $count }
motion-penalty = +{ $count }
motion-jump = ¡Se cuela!
motion-swap = Cambio de manos
motion-rotate = Las manos rotan
motion-gather = Manos mezcladas
motion-challenge = ¡Desafío!
motion-bluff = ¡Farol!
motion-no-bluff = No era farol
motion-uno = ¡UNO!
motion-caught = ¡Cayó!
motion-wrong = No sirve
motion-false-catch = ¡Falsa alarma!
motion-suggestion = ¡Sugerencia!
motion-veto = VETO

## Hints, each shown once: at most two lines on a phone

hint-turn = Puedes jugar las cartas levantadas: mismo color, número o símbolo que la de arriba.
hint-draw = ¿Ninguna sirve? Toma una carta del mazo.
hint-wild = Con un comodín eliges el siguiente color.
hint-uno = Te quedan dos cartas: presiona ¡UNO! antes de jugar una, o te pueden atrapar.
hint-challenge = Un +4 es un farol si quien lo jugó tenía el color en juego. ¿Lo crees? ¡Desafía!
hint-catch = Alguien olvidó decir UNO. ¡Presiona Atrapar antes de que sea tarde!
hint-jump = Tienes la misma carta: puedes jugarla ya, aunque no sea tu turno.
hint-ok = Entendido
hint-no-more = No más consejos
