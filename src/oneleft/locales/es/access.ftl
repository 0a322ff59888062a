# Playing by keyboard and by ear: the list of keys, its settings, and what a screen reader tells by itself.

## The list of keys: what each one does, in a few words

access-title = Teclado y lector de pantalla
access-keys = Atajos de una tecla
access-keys-about = Las letras y los números actúan al instante. Sin atajos, usa Tab, las flechas, Enter y Escape.
access-tell = Qué se lee en voz alta
access-tell-all = Todo
access-tell-mine = Solo lo que me afecta
access-key-hand = Ir a tu mano
access-key-arrows = De carta en carta
access-key-groups = Al siguiente color
access-key-ends = Primera y última carta
access-key-playable = Carta jugable siguiente y anterior
access-key-jump = A un número, un comodín o un color
access-key-enter = Jugar la carta, presionar el botón
access-key-sort = Ordenar la mano
access-key-catch = Atrapar a quien no dijo UNO
access-key-veto = VETO: elegir a un jugador
access-key-answer = A la pregunta en curso
access-key-digits = Elegir una respuesta: color, jugador, sí o no
access-key-next = Siguiente ronda
access-key-standing = Leer cómo va el juego
access-key-players = De jugador en jugador
access-key-help = Esta lista

## In the hand

# A button that hides all other cards.
access-filter = Solo jugables
# Which card of the hand: "3 de 9".
access-position = { $at } de { $count }

## What is told. Whole sentences, one after the other.

# A full stop for what has none where it stands alone, such as "Tu turno".
access-sentence = { $text }.
access-told = Avisos
# More happened than can be told; what follows is the end of it.
access-earlier = { $count ->
        [one] Antes pasó una cosa más.
        [many] Antes pasaron { $count } de cosas más.
       *[other] Antes pasaron { $count } cosas más.
    }
access-fits = { $count ->
        [0] Ninguna carta sirve.
        [one] Una carta sirve.
        [many] Sirven { $count } de cartas.
       *[other] Sirven { $count } cartas.
    }
access-challenge = ¿Desafías o tomas las cartas?
access-vote = { $by } dice que { $name } hizo una sugerencia. Te toca votar.
access-said = { $name } dice: { $text }
