# The fair shuffle: its page, and what the browser found when it checked a round.

fair-title = La mezcla justa
fair-how = Cómo funciona
fair-question = ¿Cómo puedes saber que nadie arregló la baraja? Porque el servidor tuvo que fijar su parte antes de que añadieras la tuya, y la muestra después.
fair-step-commit = Compromiso.
fair-step-commit-about = Antes de repartir, el servidor genera un secreto y publica su huella. Desde ese momento no puede cambiar el secreto sin que se note.
fair-step-add = Aporte.
fair-step-add-about = Luego el navegador de cada jugador añade sus propios bytes al azar. Basta con que uno de ellos sea aleatorio para que el resultado también lo sea.
fair-step-deal = Reparto.
fair-step-deal-about = Todas las mezclas de la ronda se derivan del secreto y de lo que añadieron los jugadores. Nadie puede elegirlas.
fair-step-show = Revelación.
fair-step-show-about = Al terminar la ronda, el servidor muestra el secreto. Tu navegador comprueba que corresponde, que se usaron tus bytes y que las cartas se mezclaron justo así.
# "oneleft verify" is a command to be typed.
fair-verify = Los registros lo guardan todo, así que cualquiera puede comprobar una partida años después, con unas líneas de código propias o con “oneleft verify”.
fair-check = Comprobar una mezcla a mano
fair-secret = Secreto
fair-secret-hint = 64 dígitos hexadecimales, del registro de una partida
fair-added = Lo que añadieron los jugadores
fair-added-hint = En el orden del registro, separado por espacios
fair-number = Número del sorteo o de la mezcla
fair-number-hint = Se cuenta desde 0 en cada ronda
fair-cards = Cartas
fair-cards-hint = En cualquier orden, como en la notación: r7 rS W4
fair-digest = Huella del secreto
fair-order = El orden resultante
fair-incomplete = Primero escribe el secreto.
# A link after the verdict.
fair-more = Cómo funciona
# $count players added randomness to the deal.
fair-verdict-fair = { $count ->
        [0] ✓ Comprobado: las cartas se mezclaron tal como el servidor se había comprometido.
        [one] ✓ Comprobado: las cartas se mezclaron según lo comprometido, con el azar de { $count } jugador.
        [many] ✓ Comprobado: las cartas se mezclaron según lo comprometido, con el azar de { $count } de jugadores.
       *[other] ✓ Comprobado: las cartas se mezclaron según lo comprometido, con el azar de { $count } jugadores.
    }
fair-verdict-other-secret = Esta mezcla no es correcta: el secreto mostrado no es el que se comprometió antes de repartir.
fair-verdict-other-contributions = Esta mezcla no es correcta: lo que añadieron los jugadores se cambió después de repartir.
fair-verdict-own-missing = Esta mezcla no es correcta: falta lo que añadió tu navegador.
fair-verdict-other-order = Esta mezcla no es correcta: las cartas no estaban en el orden que da el secreto.
fair-verdict-other-hand = Esta mezcla no es correcta: recibiste cartas distintas de las que da la mezcla.
