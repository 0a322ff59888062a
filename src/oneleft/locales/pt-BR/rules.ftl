# The rules in words: what a table plays by, sentence by sentence. Shown on the home page, while a table is made, in the
# menu of a table, and by `oneleft rules --explain`. Also one line about each option, edition and effect.
#
# Each message is one whole sentence. "Você" is any player. Names of cards are written as in cards.ftl: a Curinga is the one
# kind, a curinga any of them. [one] is 0 as well as 1, so a text without the number in it goes with [1].

## The cards

rules-section-deck = As cartas
rule-deck-size = O baralho tem { $cards } cartas.
rule-deck-colors = Vermelho, amarelo, verde e azul têm, cada um, um 0, duas cartas de cada número de 1 a 9 e duas de cada uma destas: Comprar Duas, Inverter e Pular.
rule-deck-colors-blanks = Vermelho, amarelo, verde e azul têm, cada um, um 0, duas cartas de cada número de 1 a 9 e duas de cada uma destas: Vazia, Inverter e Pular.
rule-deck-blank = As Vazias entram no lugar das cartas Comprar Duas: uma Vazia se joga sobre a mesma cor ou sobre outra Vazia, e não faz nada.
rule-deck-wilds = Quatro Curingas e quatro Curingas Comprar Quatro não têm cor.
rule-deck-shuffle-hands = O baralho inclui um Curinga Embaralhar Mãos.
rule-deck-customs = { $cards ->
        [1] O baralho inclui um Curinga Personalizável.
        [one] O baralho inclui { $cards } Curinga Personalizável.
        [many] O baralho inclui { $cards } de Curingas Personalizáveis.
       *[other] O baralho inclui { $cards } Curingas Personalizáveis.
    }

## Setting up

rules-section-setup = Preparação
rule-players-any = Podem jogar de dois a dez jogadores.
rule-players-sides = Podem jogar quatro, seis, oito ou dez jogadores.
rule-players = Participam { $players } jogadores.
rule-dealer = Cada jogador tira uma carta, e quem tirar o maior número dá as cartas; cartas sem número valem zero.
rule-dealer-next = A cada nova rodada, quem dá as cartas é o jogador seguinte à esquerda.
rule-hand = { $cards ->
        [1] Cada jogador recebe uma única carta.
        [one] Cada jogador recebe { $cards } carta.
        [many] Cada jogador recebe { $cards } de cartas.
       *[other] Cada jogador recebe { $cards } cartas.
    }
rule-turned-up = Depois, a carta de cima do monte é virada e dá início à pilha de descarte.
rule-first-left = O primeiro jogador é o que está à esquerda de quem dá as cartas.
rule-first-seat = O primeiro jogador é o do lugar { $seat }, não importa quem dê as cartas.
rule-start-number = Se sair um número, o primeiro jogador começa.
rule-start-number-blanks = Se sair um número ou uma Vazia, o primeiro jogador começa.
rule-start-draw-two = Se sair um Comprar Duas, o primeiro jogador compra 2 cartas e perde a vez.
rule-start-draw-two-stacking = Se sair um Comprar Duas, o primeiro jogador acumula outro em cima, ou compra 2 cartas e perde a vez.
rule-start-draw-two-mixed = Se sair um Comprar Duas, o primeiro jogador acumula em cima um Comprar Duas ou um Curinga Comprar Quatro, ou compra 2 cartas e perde a vez.
rule-start-reverse = Se sair um Inverter, quem dá as cartas começa e o jogo segue para a direita.
rule-start-skip = Se sair um Pular, o primeiro jogador perde a vez e o seguinte começa.
rule-start-wild-color = Se sair um Curinga, o primeiro jogador escolhe a cor e começa.
rule-start-wild-reshuffle = Se sair um Curinga, ele volta ao monte, que é reembaralhado, e outra carta é virada.
rule-start-wild4-color = Se sair um Curinga Comprar Quatro, o primeiro jogador escolhe a cor e começa; ninguém compra cartas por ele.
rule-start-wild4-reshuffle = Se sair um Curinga Comprar Quatro, ele volta ao monte, que é reembaralhado, e outra carta é virada.
rule-start-shuffle-hands = Se sair um Curinga Embaralhar Mãos, o primeiro jogador escolhe a cor e começa; as mãos ficam como estão.
rule-start-custom = Se sair um Personalizável, o primeiro jogador escolhe a cor e começa; a regra da carta não é aplicada.

## Your turn

rules-section-turn = Sua vez
rule-match = Jogue uma carta com a mesma cor, o mesmo número ou o mesmo símbolo da carta de cima, ou jogue um curinga.
rule-match-wild = Quando a carta de cima é um curinga, vale a cor que foi escolhida.
rule-draw-may = Se não jogar, você compra uma carta: se ela servir, pode jogá-la na hora; senão, sua vez acaba.
rule-draw-must = Se não jogar, você compra uma carta: se ela servir, deve jogá-la na hora; senão, sua vez acaba.
rule-draw-until-may = Se nada na sua mão servir, você compra uma carta; cada vez que ela não servir, compra outra ou encerra a sua vez.
rule-draw-until-must = Se nada na sua mão servir, você compra carta após carta até uma servir.
rule-drawn-may = Uma carta comprada que serve pode ser jogada na hora; se ficar com ela, sua vez acaba.
rule-drawn-must = Uma carta comprada que serve deve ser jogada na hora.
rule-draw-by-choice = Você pode comprar mesmo tendo uma carta que serve, mas então, nessa vez, só pode jogar o que comprou.
rule-draw-by-choice-one = Você pode comprar mesmo tendo uma carta que serve, mas então compra só uma e, nessa vez, não pode jogar nenhuma outra.
rule-drawn-bluff = Para tudo isso, um Curinga Comprar Quatro conta como carta que serve, mesmo quando seria um blefe.
rule-pile-empty = Quando o monte acaba, todas as cartas descartadas, menos a de cima, são embaralhadas e formam um novo.
rule-piles-empty = Se não restar nada no monte nem na pilha, você compra o que houver e não fica devendo o resto.
rule-blocked = Se ninguém conseguir comprar uma carta por tantas vezes seguidas quantos são os jogadores, a rodada trava e nenhum ponto é contado.
rule-wrong-refused = Uma carta que não pode ser jogada é recusada, sem penalidade.
rule-wrong-penalty = Se, na sua vez, você puser na pilha uma carta que não pode ser jogada, pega a carta de volta, compra 2 cartas e sua vez acaba.
rule-wrong-penalty-more = Se fizer isso quando uma penalidade espera por você, compra a penalidade e mais 2 cartas.

## Action cards and wilds

rules-section-actions = Cartas de ação e curingas
rule-draw-two = Comprar Duas: o próximo jogador compra 2 cartas e perde a vez.
rule-reverse = Inverter: o sentido do jogo muda.
rule-reverse-two = Com só dois jogadores, Inverter funciona como Pular.
rule-skip = Pular: o próximo jogador perde a vez.
rule-wild = Curinga: você escolhe a cor, e pode manter a atual.
rule-wild4 = Curinga Comprar Quatro: você escolhe a cor, e o próximo jogador compra 4 cartas e perde a vez.
rule-wild4-bluff = O Curinga Comprar Quatro é para quando você não tem nenhuma carta da cor em jogo; dá para jogar mesmo assim, mas isso é um blefe.
rule-wild4-strict = O Curinga Comprar Quatro só pode ser jogado se você não tiver nenhuma carta da cor em jogo; não dá para blefar.
rule-wild4-unchallenged = O Curinga Comprar Quatro só pode ser jogado se você não tiver nenhuma carta da cor em jogo, e não pode ser desafiado.
rule-wild4-free = O Curinga Comprar Quatro pode ser jogado a qualquer momento e não pode ser desafiado.
rule-wild4-color-only = Cartas que servem pelo número ou símbolo e outros curingas não impedem você de jogar o Curinga Comprar Quatro.
rule-challenge = Só o jogador que teria que comprar pode desafiar um Curinga Comprar Quatro, antes de comprar, e então vê a mão de quem jogou a carta.
rule-challenge-judged = Em um desafio, valem a mão e a cor em jogo no momento em que o Curinga Comprar Quatro foi jogado.
rule-challenge-guilty = Se era blefe, quem jogou a carta compra as 4 cartas, e quem desafiou joga normalmente.
rule-challenge-innocent = Se não era blefe, quem desafiou compra 6 cartas e perde a vez.
rule-challenge-guilty-sum = Se era blefe, quem jogou a carta compra a soma toda, e quem desafiou joga normalmente.
rule-challenge-innocent-sum = Se não era blefe, quem desafiou compra a soma toda e mais 2 cartas, e perde a vez.
rule-challenge-latest = Ao acumular, só o último Curinga Comprar Quatro jogado pode ser desafiado.
rule-challenge-lost = Como não dá para blefar, um desafio é sempre perdido: quem desafiou compra 6 cartas e perde a vez.
rule-challenge-lost-sum = Como não dá para blefar, um desafio é sempre perdido: quem desafiou compra a soma toda e mais 2 cartas, e perde a vez.

## Two players

rules-section-two = Dois jogadores
rule-two-reverse = Inverter funciona como Pular: você joga de novo em seguida.
rule-two-skip = Depois de um Pular, você também joga de novo em seguida.
rule-two-draw = Assim que o outro jogador compra as cartas do seu Comprar Duas ou Curinga Comprar Quatro, a vez é sua de novo.
rule-two-draw-blanks = Assim que o outro jogador compra as cartas do seu Curinga Comprar Quatro, a vez é sua de novo.

## Special cards

rules-section-special = Cartas especiais
rule-shuffle-hands = Curinga Embaralhar Mãos: você escolhe a cor; depois todas as mãos são juntadas, embaralhadas e distribuídas de novo, a primeira carta à sua esquerda.
rule-shuffle-hands-last = Um Curinga Embaralhar Mãos como última carta não vence: você recebe cartas novas junto com os outros.
rule-shuffle-hands-empty = Se essa distribuição deixar alguém sem cartas, vence a rodada quem vier primeiro entre eles na ordem do jogo, a começar por quem jogou a carta.
rule-custom = Um Personalizável é um curinga: quem joga escolhe a cor, e depois a regra da carta é aplicada.
rule-custom-last = Um Personalizável como última carta encerra a rodada, e a regra da carta não é aplicada.
rule-custom-until-color = Personalizável { $card }: o próximo jogador compra até sair uma carta da cor que você escolheu (um curinga não conta) e depois joga normalmente.
rule-custom-drop-wilds = Personalizável { $card }: todos os outros jogadores descartam todos os curingas que têm.
rule-custom-drop-wilds-out = Se descartar os curingas deixar alguém sem cartas, vence a rodada quem vier primeiro entre eles na ordem do jogo.
rule-custom-three-or-play = Personalizável { $card }: o próximo jogador joga uma carta ou então compra três e pode jogar uma delas que sirva.
rule-custom-three-or-play-must = Personalizável { $card }: o próximo jogador joga uma carta ou então compra três e deve jogar uma delas, se alguma servir.
rule-custom-three-not-until = Nessa vez, comprar três entra no lugar de comprar até uma carta servir.
rule-custom-again = Personalizável { $card }: você joga de novo.
rule-custom-seven = Personalizável { $card }: o próximo jogador compra, ou descarta as cartas que quiser, até ficar com exatamente 7, e depois joga normalmente.
rule-custom-three-all = Personalizável { $card }: todos os jogadores, na ordem do jogo e você por último, compram, ou descartam as cartas que quiserem, até ficar com exatamente 3.
rule-custom-open = Personalizável { $card }: todas as mãos ficam à mostra até começar a sua próxima vez.
rule-custom-joke = Personalizável { $card }: você conta uma piada; se um dos outros votar que alguém riu, você descarta cartas à sua escolha até ficar com uma e tem que dizer UNO; se todos votarem que não, você compra 4 cartas.
rule-custom-elbows = Personalizável { $card }: o próximo jogador deve ficar com os dois cotovelos esticados até alguém dizer UNO.
rule-custom-rooster = Personalizável { $card }: o próximo jogador faz uma apresentação ou compra 4 cartas e, nos dois casos, joga normalmente.
rule-custom-own = Personalizável { $card }: “{ $text }” (cabe aos jogadores fazer a regra valer).
rule-custom-discards = As cartas que uma regra dessas faz você descartar vão para baixo da carta de cima.

## House rules

rules-section-house = Regras da casa
rule-no-stacking = Comprar Duas e Curinga Comprar Quatro não se acumulam: as penalidades nunca se somam.
rule-no-stacking-blanks = O Curinga Comprar Quatro não se acumula: as penalidades nunca se somam.
rule-stack-draw-two = Acumular: se um Comprar Duas cair em você, você pode jogar outro, e 4 cartas esperam pelo próximo jogador, depois 6, e assim por diante.
rule-stack-wild4 = O Curinga Comprar Quatro se acumula sobre outro da mesma forma, e vale a última cor escolhida.
rule-stack-wild4-only = Acumular: se um Curinga Comprar Quatro cair em você, você pode jogar outro, e 8 cartas esperam pelo próximo jogador, depois 12, e assim por diante; vale a última cor escolhida.
rule-stack-sum = Quem não pode ou não quer acumular compra a soma toda e perde a vez.
rule-stack-one = Em cada vez, você só pode acumular uma carta.
rule-stack-kinds = Comprar Duas e Curinga Comprar Quatro não se acumulam um sobre o outro.
rule-stack-mixed = Também dá para acumular um Curinga Comprar Quatro sobre um Comprar Duas, e um Comprar Duas da cor escolhida sobre um Curinga Comprar Quatro.
rule-stack-mixed-challenge = Com um Comprar Duas em cima, um Curinga Comprar Quatro não pode mais ser desafiado.
rule-stack-or-jump = Uma carta idêntica é acumulada se vem de quem está com a penalidade; se vem de qualquer outro, é um corte.
rule-no-jump-in = Não há corte: você só joga na sua vez.
rule-jump-in = Corte: se você tiver exatamente a carta de cima (a cor e o número ou símbolo, ou o mesmo tipo de curinga), pode jogá-la na hora, mesmo fora da sua vez.
rule-jump-from = Depois de um corte, o jogo segue a partir de quem cortou.
rule-jump-undo = Um corte anula a vez perdida, a mudança de sentido ou as cartas a comprar que a carta de baixo trouxe, e depois funciona como de costume.
rule-jump-undo-sum = Um corte anula a vez perdida, a mudança de sentido ou as cartas a comprar que a carta de baixo trouxe, mas não uma soma acumulada antes, e depois funciona como de costume.
rule-jump-two = Se você tiver duas cartas assim, joga uma de cada vez, e outros podem cortar no meio.
rule-jump-until = Dá para cortar até alguém comprar ou jogar na própria vez.
rule-jump-until-challenge = Dá para cortar até alguém comprar, desafiar ou jogar na própria vez.
rule-jump-start = Dá para cortar também sobre a carta virada no início, o que anula o efeito dela.
rule-jump-wild4 = Um Curinga Comprar Quatro jogado em um corte pode ser desafiado como qualquer outro.
rule-jump-customs = Para o corte, não há dois Personalizáveis iguais.
rule-zero = A cada 0, todas as mãos passam um lugar adiante no sentido do jogo, e depois a vez passa como de costume.
rule-seven = A cada 7, quem jogou a carta escolhe outro jogador para trocar de mão.
rule-seven-two = A cada 7, você e o outro jogador trocam de mão.
rule-zero-last = Se a última carta for um 0, a rodada acaba e as mãos não giram.
rule-seven-last = Se a última carta for um 7, a rodada acaba e ninguém troca de mão.
rule-zero-seven-last = Se a última carta for um 0 ou um 7, a rodada acaba e todas as mãos ficam onde estão.

## UNO

rules-section-uno = UNO
rule-uno = Ao jogar a sua penúltima carta, você tem que dizer UNO antes que ela chegue à pilha.
rule-uno-late = Se você esqueceu, dizer depois ainda salva, desde que ninguém tenha flagrado você antes.
rule-uno-caught = Se outro jogador flagrar você antes que diga, você compra 2 cartas.
rule-uno-player = Só quem joga uma carta pode ter que dizer UNO por ela, mesmo que ela deixe outros com uma carta.
rule-uno-player-change = Se as mãos mudarem depois da sua carta e deixarem você com uma só, você tem que dizer UNO, a não ser que já tenha dito com essa carta.
rule-uno-holder = Todos que ficam com uma só carta por causa de uma jogada ou dos efeitos dela têm que dizer UNO, não importa quem jogou.
rule-uno-holder-change = Quem recebe uma mão de uma só carta quando as mãos mudam também tem que dizer UNO, exceto o jogador que disse com a carta que acabou de jogar.
rule-uno-holder-other = O seu UNO não protege quem recebe a sua mão.
rule-catch-turn = A chance de flagrar acaba quando alguém joga uma carta ou compra na própria vez, mas não quando alguém compra uma penalidade.
rule-catch-card = A chance de flagrar só acaba quando outra carta é jogada.
rule-false-catch-none = Acusar quem não tem que dizer UNO é recusado, sem penalidade.
rule-false-catch = { $cards ->
        [1] Acusar quem não tem que dizer UNO custa uma carta a quem acusa.
        [one] Acusar quem não tem que dizer UNO custa { $cards } carta a quem acusa.
        [many] Acusar quem não tem que dizer UNO custa { $cards } de cartas a quem acusa.
       *[other] Acusar quem não tem que dizer UNO custa { $cards } cartas a quem acusa.
    }

## Going out and points

rules-section-end = Fim da rodada e pontos
rule-out = A rodada acaba assim que alguém fica sem cartas.
rule-out-any = Você pode bater com qualquer carta, inclusive cartas de ação e curingas.
rule-out-any-but-shuffle = Você pode bater com qualquer carta, inclusive cartas de ação e curingas, mas não com um Curinga Embaralhar Mãos.
rule-last-draws = Se a última carta for um Comprar Duas ou um Curinga Comprar Quatro, o próximo jogador ainda compra, e essas cartas são contadas.
rule-last-draws-blanks = Se a última carta for um Curinga Comprar Quatro, o próximo jogador ainda compra, e essas cartas são contadas.
rule-last-draws-sum = Se a última carta for um Comprar Duas ou um Curinga Comprar Quatro, o próximo jogador ainda compra (a soma toda, se houve acúmulo), e essas cartas são contadas.
rule-last-draws-sum-blanks = Se a última carta for um Curinga Comprar Quatro, o próximo jogador ainda compra (a soma toda, se houve acúmulo), e essas cartas são contadas.
rule-last-final = Contra uma última carta não há nada a fazer.
rule-points-numbers = Os números valem o que mostram.
rule-points-actions = Comprar Duas, Inverter e Pular valem 20 pontos.
rule-points-actions-blanks = Inverter e Pular valem 20 pontos, e uma Vazia não vale nada.
rule-points-wilds = Curinga e Curinga Comprar Quatro valem { $points } pontos.
rule-points-shuffle-hands = O Curinga Embaralhar Mãos vale 40 pontos.
rule-points-customs = Um Personalizável vale 40 pontos.
rule-score-winner = Quem bate soma os pontos das cartas que restam em todas as outras mãos.
rule-score-side = A dupla de quem bate soma os pontos das cartas que restam nas mãos de todas as outras duplas.
rule-score-own = Cada jogador fica com os pontos das cartas que restam na própria mão.

## Winning the match

rules-section-match = Vencer a partida
rule-partners = Quem forma dupla se senta frente a frente.
rule-partners-pair = Os lugares { $first } e { $second } formam dupla.
rule-target = { $target ->
        [1] Quem primeiro fizer um ponto vence a partida.
        [one] Quem primeiro chegar a { $target } ponto vence a partida.
        [many] Quem primeiro chegar a { $target } de pontos vence a partida.
       *[other] Quem primeiro chegar a { $target } pontos vence a partida.
    }
rule-target-side = { $target ->
        [1] A primeira dupla a fazer um ponto vence a partida.
        [one] A primeira dupla a chegar a { $target } ponto vence a partida.
        [many] A primeira dupla a chegar a { $target } de pontos vence a partida.
       *[other] A primeira dupla a chegar a { $target } pontos vence a partida.
    }
rule-target-total = { $target ->
        [1] Assim que alguém levar um ponto, o menor total vence a partida.
        [one] Assim que alguém chegar a { $target } ponto, o menor total vence a partida.
        [many] Assim que alguém chegar a { $target } de pontos, o menor total vence a partida.
       *[other] Assim que alguém chegar a { $target } pontos, o menor total vence a partida.
    }
rule-target-total-tie = Quem empata com o menor total divide a vitória.
rule-target-out = { $target ->
        [1] Quem levar um ponto está fora da partida.
        [one] Quem chegar a { $target } ponto está fora da partida.
        [many] Quem chegar a { $target } de pontos está fora da partida.
       *[other] Quem chegar a { $target } pontos está fora da partida.
    }
rule-target-out-last = O último jogador que resta vence a partida; se uma rodada eliminar todos os que restavam, vence o menor total entre eles.
rule-target-out-two = Quando restam dois, jogam pelas regras para dois jogadores, em que Inverter funciona como Pular.
rule-rotating = Quem forma dupla se senta frente a frente, e cada mão tem duplas novas: as três combinações se revezam.
rule-rotating-points = Você fica com os pontos de cada dupla em que esteve.
rule-rotating-end = { $hands ->
        [1] O maior total depois de uma mão vence a partida.
        [one] O maior total depois de { $hands } mão vence a partida.
        [many] O maior total depois de { $hands } de mãos vence a partida.
       *[other] O maior total depois de { $hands } mãos vence a partida.
    }
rule-round-next = Enquanto a partida não estiver decidida, todas as cartas são embaralhadas e outra rodada é distribuída.

## At the table

rules-section-table = Na mesa
rule-suggestions = Dizer a outro jogador o que ele poderia jogar custa 2 cartas.
rule-veto = Qualquer um pode dar a carta VETO a outro jogador que puxe um assunto proibido, como política; esse jogador tem que parar e perde a próxima vez.
rule-veto-back = Depois, a carta VETO volta para o centro; enquanto está com um jogador, ninguém pode usá-la.
rule-veto-still = Um jogador com VETO ainda pode dizer UNO e flagrar os outros.

## What each option is about

# Below the label of the option (option-… in lobby.ftl), where a table is made. No full stop at the end.

option-about-hand_size = Quantas cartas cada jogador recebe
option-about-blanks = As Vazias, que não fazem nada, entram no lugar das cartas Comprar Duas
option-about-shuffle_hands = Se o baralho inclui o Curinga Embaralhar Mãos
option-about-customs = As regras das cartas Personalizáveis, até três: efeitos prontos ou textos seus
option-about-veto = Uma carta VETO encerra conversas sobre assuntos proibidos e faz perder a vez
option-about-first_player = Quem começa uma rodada: o jogador à esquerda de quem dá as cartas, ou um lugar escolhido
option-about-start_wild = Se um Curinga sair no início: o primeiro jogador escolhe a cor, ou o monte é reembaralhado
option-about-start_wild4 = Se um Curinga Comprar Quatro sair no início: reembaralhar, ou o primeiro jogador escolhe a cor
option-about-drawn_card = Se uma carta comprada que serve pode ou deve ser jogada na hora
option-about-draw_to_match = Se nada servir, você pode ou deve continuar comprando até uma carta servir
option-about-wrong_card = Uma carta que não pode ser jogada é recusada, ou custa 2 cartas e a vez
option-about-wild4_condition = O Curinga Comprar Quatro é só para quem não tem nenhuma carta da cor em jogo
option-about-bluff = O Curinga Comprar Quatro pode ser jogado contra a condição, com o risco de um desafio
option-about-challenge = O jogador que teria que comprar pode desafiar um Curinga Comprar Quatro
option-about-uno_owed_by = Tem que dizer UNO só quem joga a carta, ou todos que ela deixa com uma carta
option-about-catch_until = Dá para flagrar até começar a próxima vez, ou até a próxima carta ser jogada
option-about-false_catch = Quantas cartas custa uma acusação falsa sobre o UNO; 0: é recusada
option-about-suggestions = Dizer a outro jogador o que ele poderia jogar custa 2 cartas
option-about-stacking = Comprar Duas vai sobre Comprar Duas e Curinga Comprar Quatro sobre Curinga Comprar Quatro, e a penalidade se soma
option-about-stack_mixed = Ao acumular, Comprar Duas e Curinga Comprar Quatro também vão um sobre o outro
option-about-jump_in = Quem tem exatamente a carta de cima pode jogá-la na hora, mesmo fora da vez
option-about-zero_rotation = A cada 0, todas as mãos passam um lugar adiante no sentido do jogo
option-about-seven_swap = A cada 7, quem jogou a carta troca de mão com o jogador que escolher
option-about-wild_points = Quanto vale um Curinga ou Curinga Comprar Quatro que resta na mão
option-about-scoring = Quem vence soma as outras mãos; ou cada um leva os pontos da própria: vence o menor total, ou a meta elimina
option-about-target = Os pontos que decidem a partida
option-about-partners = Quem se senta frente a frente forma dupla e soma em conjunto

## What each effect of a Customizable card does

# Shown below the name of the effect (effect-… in lobby.ftl). No full stop at the end.

effect-about-until-color = O próximo jogador compra até sair uma carta da cor que você escolheu e depois joga
effect-about-drop-wilds = Todos os outros jogadores descartam todos os curingas que têm
effect-about-three-or-play = O próximo jogador joga uma carta ou então compra três e pode jogar uma que sirva
effect-about-again = Você joga de novo
effect-about-seven = O próximo jogador compra ou descarta até ficar com exatamente 7 cartas e depois joga
effect-about-three-all = Todos os jogadores compram ou descartam até ficar com exatamente 3 cartas
effect-about-open = Todas as mãos ficam à mostra até a sua próxima vez
effect-about-joke = Conte uma piada: se alguém rir, você descarta até ficar com uma carta; se ninguém rir, compra 4
effect-about-elbows = O próximo jogador deve ficar com os dois cotovelos esticados até alguém dizer UNO
effect-about-rooster = O próximo jogador faz uma apresentação ou compra 4 cartas e depois joga

## What sets each edition apart

# Shown beside the name of the edition. No full stop at the end.

edition-about-official = A padrão: 108 cartas, o Curinga Comprar Quatro pode ser desafiado, curingas valem 50, vence-se com 500 pontos
edition-about-classic = Cartas de ação e curingas valem todos 20; uma carta que não serve ou um palpite custa 2 cartas
edition-about-quick = Nenhum curinga inicia uma rodada; todos que ficam com uma carta têm que dizer UNO e podem ser flagrados até a próxima carta ser jogada
edition-about-custom = Curinga Embaralhar Mãos, três cartas Personalizáveis com regras da casa e uma carta VETO: 112 cartas
edition-about-europe = O Curinga Comprar Quatro pode ser jogado a qualquer momento, não pode ser desafiado e pode iniciar uma rodada
