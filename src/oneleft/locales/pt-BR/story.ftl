# What happened, one sentence each: the log of the table in the browser, and the story in the terminal.
#
# $me says what the reader is in it: the one who acts (actor), the one it is done to (target), or neither (other). Each
# variant is a whole sentence. $name acts, $other is whom it is about; in story-caught and story-vetoed $other acts and
# $name (actor!) is the one it happens to. Names, cards and colours are put in as they are and do not change their form.
# Cards stand without an article, as in a commentary: "Ada joga 7 vermelho." Present tense throughout.
# $how: in turn (turn), jumped in out of turn (jump), stacked on a penalty (stack).

story-clock = O tempo acabou.
story-cut = { $me ->
        [actor] Você tira { $card } no sorteio de quem dá as cartas.
       *[other] { $name } tira { $card } no sorteio de quem dá as cartas.
    }
story-dealer = { $me ->
        [actor] Você dá as cartas.
       *[other] { $name } dá as cartas.
    }
story-shuffled-deck = O baralho é embaralhado.
story-shuffled-discard = O monte acabou: { $count ->
        [one] { $count } carta descartada é embaralhada e forma
        [many] { $count } de cartas descartadas são embaralhadas e formam
       *[other] { $count } cartas descartadas são embaralhadas e formam
    } um novo.
story-shuffled-draw = O monte é embaralhado de novo.
story-shuffled-hands = Todas as mãos são juntadas e embaralhadas.
story-dealt = { $name } recebe { $count ->
        [1] uma carta
        [one] { $count } carta
        [many] { $count } de cartas
       *[other] { $count } cartas
    }.
story-dealt-cards = { $me ->
        [actor] Você recebe { $cards }.
       *[other] { $name } recebe { $cards }.
    }
story-turned_up = Carta virada: { $card }.
story-put_back = A carta { $card } não pode iniciar uma rodada e volta ao monte.
story-turn = { $me ->
        [actor] É a sua vez.
       *[other] É a vez de { $name }.
    }
story-played = { $how ->
        [jump] { $me ->
            [actor] Você corta com { $card }!
           *[other] { $name } corta com { $card }!
        }
        [stack] { $me ->
            [actor] Você acumula { $card }.
           *[other] { $name } acumula { $card }.
        }
       *[turn] { $me ->
            [actor] Você joga { $card }.
           *[other] { $name } joga { $card }.
        }
    }
story-played-wild = { $how ->
        [jump] { $me ->
            [actor] Você corta com { $card } e escolhe { $color }!
           *[other] { $name } corta com { $card } e escolhe { $color }!
        }
        [stack] { $me ->
            [actor] Você acumula { $card } e escolhe { $color }.
           *[other] { $name } acumula { $card } e escolhe { $color }.
        }
       *[turn] { $me ->
            [actor] Você joga { $card } e escolhe { $color }.
           *[other] { $name } joga { $card } e escolhe { $color }.
        }
    }
story-named_color = { $me ->
        [actor] Você escolhe { $color }.
       *[other] { $name } escolhe { $color }.
    }
story-said_uno = { $me ->
        [actor] Você: “UNO!”
       *[other] { $name }: “UNO!”
    }
story-drew = { $me ->
        [actor] Você compra { $count ->
            [1] uma carta
            [one] { $count } carta
            [many] { $count } de cartas
           *[other] { $count } cartas
        }.
       *[other] { $name } compra { $count ->
            [1] uma carta
            [one] { $count } carta
            [many] { $count } de cartas
           *[other] { $count } cartas
        }.
    }
story-drew-cards = { $me ->
        [actor] Você compra { $cards }.
       *[other] { $name } compra { $cards }.
    }
story-drew_nothing = { $me ->
        [actor] Não restam cartas para você comprar.
       *[other] Não restam cartas para { $name } comprar.
    }
story-drew_nothing-forgiven = { $me ->
        [actor] Não restam mais cartas; você escapa de { $count }.
       *[other] Não restam mais cartas; { $name } escapa de { $count }.
    }
story-passed = { $me ->
        [actor] Você passa.
       *[other] { $name } passa.
    }
story-skipped = { $me ->
        [actor] Você perde a vez.
       *[other] { $name } perde a vez.
    }
story-reversed = O jogo muda de sentido.
story-faces_penalty = { $me ->
        [actor] { $count } cartas esperam por você.
       *[other] { $count } cartas esperam por { $name }.
    }
story-showed = { $me ->
        [actor] Você mostra sua mão a { $other }.
       *[other] { $name } mostra a mão a { $other }.
    }
story-showed-cards = { $me ->
        [actor] Você mostra sua mão a { $other }.
        [target] { $name } mostra a você: { $cards }.
       *[other] { $name } mostra a { $other }: { $cards }.
    }
story-challenged-guilty = { $me ->
        [actor] Você desafia { $other }: era blefe!
        [target] { $name } desafia você: seu blefe foi descoberto!
       *[other] { $name } desafia { $other }: era blefe!
    }
story-challenged-innocent = { $me ->
        [actor] Você desafia { $other }: não era blefe.
        [target] { $name } desafia você: não era blefe.
       *[other] { $name } desafia { $other }: não era blefe.
    }
story-caught = { $me ->
        [actor] { $other } flagra você: faltou dizer UNO!
        [target] Você flagra { $name }: faltou dizer UNO!
       *[other] { $other } flagra { $name }: faltou dizer UNO!
    }
story-false_catch = { $me ->
        [actor] Você acusa { $other } à toa de não dizer UNO.
        [target] { $name } acusa você à toa de não dizer UNO.
       *[other] { $name } acusa { $other } à toa de não dizer UNO.
    }
story-wrong_card = { $me ->
        [actor] Você joga { $card }, que não serve, e pega a carta de volta.
       *[other] { $name } joga { $card }, que não serve, e pega a carta de volta.
    }
story-penalized = { $me ->
        [actor] Você recebe { $count } cartas por um palpite.
       *[other] { $name } recebe { $count } cartas por um palpite.
    }
story-swapped = { $me ->
        [actor] Você troca de mão com { $other }.
        [target] { $name } troca de mão com você.
       *[other] { $name } troca de mão com { $other }.
    }
story-rotated = Todas as mãos passam para o próximo jogador.
story-hands_shuffled = { $me ->
        [actor] Você distribui todas as cartas de novo.
       *[other] { $name } distribui todas as cartas de novo.
    }
story-took_over = { $name } agora tem { $count ->
        [1] uma carta
        [one] { $count } carta
        [many] { $count } de cartas
       *[other] { $count } cartas
    }.
story-took_over-cards = { $me ->
        [actor] Agora você tem { $cards }.
       *[other] { $name } agora tem { $cards }.
    }
story-discarded = { $me ->
        [actor] Você descarta { $card }.
       *[other] { $name } descarta { $card }.
    }
story-effect-own-text = Regra da casa: { $text }
story-effect-until-color = { $me ->
        [target] Você compra até sair essa cor.
       *[other] { $other } compra até sair essa cor.
    }
story-effect-drop-wilds = { $me ->
        [actor] Menos você, todo mundo descarta os curingas que tem.
       *[other] Menos { $name }, todo mundo descarta os curingas que tem.
    }
story-effect-three-or-play = { $me ->
        [target] Você tem que jogar uma carta ou comprar três.
       *[other] { $other } tem que jogar uma carta ou comprar três.
    }
story-effect-again = { $me ->
        [actor] Você joga de novo.
       *[other] { $name } joga de novo.
    }
story-effect-seven = { $me ->
        [target] Você compra ou descarta até ficar com exatamente 7 cartas.
       *[other] { $other } compra ou descarta até ficar com exatamente 7 cartas.
    }
story-effect-three-all = Todo mundo compra ou descarta até ficar com exatamente 3 cartas.
story-effect-open = { $me ->
        [actor] Todas as mãos ficam à mostra até a sua próxima vez.
       *[other] Todas as mãos ficam à mostra até a próxima vez de { $name }.
    }
story-effect-joke = { $me ->
        [actor] Você conta uma piada. Alguém riu?
       *[other] { $name } conta uma piada. Alguém riu?
    }
story-effect-elbows = { $me ->
        [target] Você fica com os cotovelos esticados até alguém dizer UNO.
       *[other] { $other } fica com os cotovelos esticados até alguém dizer UNO.
    }
story-effect-rooster = { $me ->
        [target] Você tem que se apresentar ou amarelar.
       *[other] { $other } tem que se apresentar ou amarelar.
    }
story-voted-yes = { $me ->
        [actor] Você vota sim.
       *[other] { $name } vota sim.
    }
story-voted-no = { $me ->
        [actor] Você vota não.
       *[other] { $name } vota não.
    }
story-performed = { $me ->
        [actor] Você faz sua apresentação.
       *[other] { $name } faz a apresentação.
    }
story-chickened_out = { $me ->
        [actor] Você amarela.
       *[other] { $name } amarela.
    }
story-vetoed = { $me ->
        [actor] { $other } dá a carta VETO a você.
        [target] Você dá a carta VETO a { $name }.
       *[other] { $other } dá a carta VETO a { $name }.
    }
story-veto_takes_turn = { $me ->
        [actor] A carta VETO tira a sua vez.
       *[other] A carta VETO tira a vez de { $name }.
    }
story-hands_closed = As mãos à mostra voltam a ficar escondidas.
story-went_out = { $me ->
        [actor] Você fica sem cartas e vence a rodada!
       *[other] { $name } fica sem cartas e vence a rodada.
    }
story-blocked = Ninguém pode continuar: a rodada trava, e ninguém pontua.
story-joined = { $me ->
        [actor] Você chega à mesa.
       *[other] { $name } chega à mesa.
    }
story-renamed = { $me ->
        [actor] Agora seu nome é { $name }.
       *[other] Agora o nome de alguém é { $name }.
    }
story-left = { $me ->
        [actor] Você sai da mesa.
       *[other] { $name } sai da mesa.
    }
story-kicked = { $me ->
        [actor] Quem organiza a mesa remove você.
       *[other] Quem organiza a mesa remove { $name }.
    }
story-host = { $me ->
        [actor] Agora você organiza a mesa.
       *[other] Agora { $name } organiza a mesa.
    }
story-places-sat = { $me ->
        [actor] Você se senta.
       *[other] { $name } se senta.
    }
story-places-stood = { $me ->
        [actor] Você se levanta.
       *[other] { $name } se levanta.
    }
story-places-bot = O bot { $name } se senta.
story-places-level = O bot { $name } agora joga no nível: { $level }.
story-places-freed = O lugar { $place } está livre.
story-places-away = { $me ->
        [actor] Um bot joga por você.
       *[other] { $name } está ausente: um bot continua.
    }
story-places-back = { $me ->
        [actor] Você volta a jogar.
       *[other] { $name } está de volta.
    }
story-places-left = { $me ->
        [actor] Você deixa seu lugar para um bot.
       *[other] { $name } deixa o lugar para um bot.
    }
story-places-took = { $me ->
        [actor] Você assume um lugar.
       *[other] { $name } assume um lugar.
    }
story-places-kicked = Um bot ocupa o lugar de { $name }.
story-configured = Quem organiza a mesa mudou as configurações: { $players } jogadores.
story-match_started = A partida começa.
story-round_started = Rodada { $round }
story-round_over = { $me ->
        [actor] Você vence a rodada{ $points ->
            [0] .
            [one] { " " }e faz { $points } ponto.
            [many] { " " }e faz { $points } de pontos.
           *[other] { " " }e faz { $points } pontos.
        }
       *[other] { $name } vence a rodada{ $points ->
            [0] .
            [one] { " " }e faz { $points } ponto.
            [many] { " " }e faz { $points } de pontos.
           *[other] { " " }e faz { $points } pontos.
        }
    }
story-round_over-none = A rodada acaba sem que ninguém vença.
story-match_over = { $me ->
        [actor] Você vence a partida. Parabéns!
       *[other] { $name } vence a partida.
    }
story-accused = { $me ->
        [actor] Você acusa { $other } de dar palpite. Os outros votam.
        [target] { $name } acusa você de dar palpite. Os outros votam.
       *[other] { $name } acusa { $other } de dar palpite. Os outros votam.
    }
story-verdict-guilty = { $me ->
        [actor] A mesa decide que você deu um palpite.
       *[other] A mesa decide que { $name } deu um palpite.
    }
story-verdict-innocent = { $me ->
        [actor] A mesa não vê palpite no que você disse.
       *[other] A mesa não vê palpite no que { $name } disse.
    }
story-closed = Esta mesa está fechada.
