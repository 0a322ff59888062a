# Cards and colours. See en/cards.ftl for what each message is for.
#
# Glossary, the same words in all files. The player is "você"; no word shows the gender of "você" or of a named player
# ("quem dá as cartas", "ausente"); "jogador" and "os outros" are for players in general, as on printed sheets.
#   Skip                Pular (m)           Reverse             Inverter (m)
#   Draw Two            Comprar Duas (m), short: +2             Wild      Curinga
#   Wild Draw Four      Curinga Comprar Quatro, short: +4
#   Wild Shuffle Hands  Curinga Embaralhar Mãos
#   Customizable        Personalizável (m)  Blank               Vazia (f)
#   a wild (any kind)   curinga             action card         carta de ação
#   deck                baralho             draw pile           monte
#   discard pile        pilha de descarte, pilha                hand      mão (also one deal of a match)
#   to draw, to take    comprar             to play, to lay     jogar
#   to discard          descartar           to fit              servir
#   turn                vez                 to miss a turn      perder a vez
#   another turn        jogar de novo       to turn up          virar; it comes up: sai
#   to pass             passar              to owe UNO          ter que dizer UNO
#   to catch            flagrar             to accuse           acusar
#   to challenge        desafiar, desafio   a bluff             blefe
#   to stack            acumular            to jump in          cortar, corte
#   to swap hands       trocar de mão       hands passed on     as mãos giram
#   penalty             penalidade          to face a penalty   … cartas esperam por você
#   suggestion          palpite             performance         apresentação
#   to chicken out      amarelar            to shuffle          embaralhar
#   dealer              quem dá as cartas   deal                distribuição
#   cut                 sorteio             target              meta
#   round               rodada              match               partida
#   partners, side      dupla               rotating partners   duplas rotativas
#   edition             edição              house rules         regras da casa
#   table               mesa                rule set            conjunto de regras
#   host                quem organiza       seat                lugar
#   to stand in         substituir          spectator           espectador
#   to go out           bater               settings            configurações
#   record              registro            replay              replay
#   log                 histórico           hints               dicas
#   key, to press       tecla, apertar      big screen          telão

color-r = vermelho
color-y = amarelo
color-g = verde
color-b = azul

# What is on a card beside its colour: a number, or S Skip, R Reverse, D Draw Two, B Blank (a card without any effect).
card-symbol = { $symbol ->
        [S] Pular
        [R] Inverter
        [D] Comprar Duas
        [B] Vazia
       *[other] { $symbol }
    }
# The colour stands behind and agrees: "7 vermelho", "Comprar Duas amarelo", "Vazia vermelha".
card-colored = { card-symbol } { $color ->
        [r] { $symbol ->
            [B] vermelha
           *[other] vermelho
        }
        [y] { $symbol ->
            [B] amarela
           *[other] amarelo
        }
        [g] verde
       *[b] azul
    }
# Two colours begin with V and two with A; these are the usual abbreviations (as on cables): vm7, am7, vd7, az7.
card-letter = { $color ->
        [r] Vm
        [y] Am
        [g] Vd
       *[b] Az
    }
# In the browser a key is one letter: Vermelho, Amarelo, verDe, aZul.
color-key = { $color ->
        [r] V
        [y] A
        [g] D
       *[b] Z
    }
# A card in the terminal, where it stands in brackets: [Vm 7]. Keep the letters first.
card-short = { card-letter } { card-symbol }
card-W = Curinga
card-W4 = Curinga Comprar Quatro
card-WH = Curinga Embaralhar Mãos
# Three cards whose rule the players choose; $number is 1 to 3.
card-custom = Personalizável { $number }
# $rule is one of custom-… below, or what the players wrote themselves.
card-custom-rule = Personalizável { $number } ({ $rule })
# A Customizable card in the terminal, in brackets. C1, C2 and C3 are typed as well, so C stays.
card-custom-short = C{ $number } { $rule }
card-custom-own = regra própria

## What a screen reader says of a card in the hand

card-playable = { $card }, dá para jogar
card-unplayable = { $card }, não dá para jogar agora
card-discardable = { $card }, dá para descartar
card-jump = { $card }, dá para cortar

## The ready-made rules of Customizable cards, in brackets behind the card: a few words, no capital, no full stop

custom-until-color = o próximo compra até sair essa cor
custom-drop-wilds = os outros descartam os curingas que têm
custom-three-or-play = o próximo joga ou compra três
custom-again = jogar de novo
custom-seven = o próximo compra ou descarta até ficar com 7 cartas
custom-three-all = todo mundo compra ou descarta até ficar com 3 cartas
custom-open = todas as mãos à mostra
custom-joke = conte uma piada
custom-elbows = o próximo fica com os cotovelos esticados
custom-rooster = o próximo se apresenta ou compra 4
