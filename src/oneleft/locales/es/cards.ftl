# Cards and colours. See en/cards.ftl for what each message is for.
#
# Glossary, the same words in all files. The player is "tú", several are "ustedes"; no word shows the gender of "tú" or of
# a named player ("quien reparte", "ausente"); "jugador" and "los demás" are for players in general, as on printed sheets.
#   Skip                Salto (m)           Reverse             Reversa (f)
#   Draw Two            Toma Dos (m), +2    Wild                Comodín
#   Wild Draw Four      Comodín Toma Cuatro, short: +4
#   Wild Shuffle Hands  Comodín Mezcla Manos
#   Customizable        Personalizable (m)  Blank               Vacía (f)
#   a wild (any kind)   comodín             action card         carta de acción
#   deck                baraja              draw pile           mazo
#   discard pile        pila de descarte, pila                  hand      mano (also one deal of a match)
#   to draw, to take    tomar               to play, to lay     jugar
#   to discard          descartar           to fit              servir
#   turn                turno               to miss a turn      perder el turno
#   to pass             pasar               to turn up          descubrir; it comes up: sale
#   to owe UNO          tener que decir UNO to catch            atrapar
#   to accuse           acusar              to challenge        desafiar, desafío
#   a bluff             farol               to stack            acumular
#   to jump in          colarse             to swap hands       intercambiar manos
#   penalty             castigo             to face a penalty   te esperan … cartas
#   suggestion          sugerencia          performance         actuación
#   to chicken out      acobardarse         to shuffle          mezclar
#   dealer              quien reparte       deal                reparto
#   round               ronda               match               partida
#   partners, side      pareja              rotating partners   parejas rotativas
#   target              meta                house rules         reglas de la casa
#   edition             edición             rule set            conjunto de reglas
#   table               mesa                seat                lugar
#   host                quien organiza      spectator           espectador
#   to stand in         reemplazar          settings            ajustes
#   record              registro            log                 historial
#   replay              repetición          key, to press       tecla, presionar

color-r = rojo
color-y = amarillo
color-g = verde
color-b = azul

# What is on a card beside its colour: a number, or S Skip, R Reverse, D Draw Two, B Blank (a card without any effect).
card-symbol = { $symbol ->
        [S] Salto
        [R] Reversa
        [D] Toma Dos
        [B] Vacía
       *[other] { $symbol }
    }
# The colour stands behind and agrees: "7 rojo", "Toma Dos amarillo", "Reversa roja".
card-colored = { card-symbol } { $color ->
        [r] { $symbol ->
            [R] roja
            [B] roja
           *[other] rojo
        }
        [y] { $symbol ->
            [R] amarilla
            [B] amarilla
           *[other] amarillo
        }
        [g] verde
       *[b] azul
    }
# "Amarillo" and "azul" begin alike and have two letters each: am7 and az7.
card-letter = { $color ->
        [r] R
        [y] Am
        [g] V
       *[b] Az
    }
# In the browser a key is one letter: Amarillo and aZul.
color-key = { $color ->
        [r] R
        [y] A
        [g] V
       *[b] Z
    }
# A card in the terminal, where it stands in brackets: [R 7]. Keep the letter first.
card-short = { card-letter } { card-symbol }
card-W = Comodín
card-W4 = Comodín Toma Cuatro
card-WH = Comodín Mezcla Manos
# Three cards whose rule the players choose; $number is 1 to 3.
card-custom = Personalizable { $number }
# $rule is one of custom-… below, or what the players wrote themselves.
card-custom-rule = Personalizable { $number } ({ $rule })
# A Customizable card in the terminal, in brackets. C1, C2 and C3 are typed as well, so C stays.
card-custom-short = C{ $number } { $rule }
card-custom-own = regla propia

## What a screen reader says of a card in the hand

card-playable = { $card }, se puede jugar
card-unplayable = { $card }, ahora no se puede jugar
card-discardable = { $card }, se puede descartar
card-jump = { $card }, sirve para colarse

## The ready-made rules of Customizable cards, in brackets behind the card: a few words, no capital, no full stop

custom-until-color = el siguiente toma hasta que salga ese color
custom-drop-wilds = los demás descartan sus comodines
custom-three-or-play = el siguiente juega o toma tres
custom-again = un turno más
custom-seven = el siguiente toma o descarta hasta tener 7 cartas
custom-three-all = todos toman o descartan hasta tener 3 cartas
custom-open = todas las manos a la vista
custom-joke = cuenta un chiste
custom-elbows = el siguiente mantiene los codos estirados
custom-rooster = el siguiente actúa o toma 4
