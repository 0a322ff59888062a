# Why something was refused, and what is wrong with settings: short notes on the screen, and lines in the terminal.
# $turn, $accused, $holder and $name are players; $card, $top and $drawn are cards, $color a colour: all put in as they are.

## Refused at the table

refused-stale = O jogo já andou enquanto isso: olhe de novo.
refused-not-seated = Você está assistindo: sente-se para jogar.
refused-not-in-round = Você não está nesta rodada.
refused-no-round = Nenhuma rodada está em jogo agora.
refused-only-host = Só quem organiza a mesa pode fazer isso.
refused-place-taken = Este lugar está ocupado.
refused-no-place = Esta mesa não tem lugar { $place }.
refused-seated = Você já tem um lugar.
refused-screen = Um telão só assiste.
refused-other-place = Você viu outra mão nesta partida: só pode voltar ao seu próprio lugar.
refused-not-sitting = Você não tem lugar de onde se levantar.
refused-playing = Isso não pode ser mudado durante uma partida.
refused-already-started = A partida já começou.
refused-free-places = Ainda há lugares livres: espere mais gente ou ponha bots.
refused-not-between = Não há nada para confirmar agora.
refused-is-ready = Você já confirmou.
# Not understood, hello-…: this page and the server do not fit together.
refused-not-understood = O servidor não entende esta página: recarregue.
refused-hello-again = O servidor já conhece esta página: recarregue.
refused-other-deal = Essa não é a próxima distribuição.
refused-contributed = Seus bytes aleatórios já estão nesta distribuição.
refused-no-member = Essa pessoa não está mais nesta mesa.
refused-self = Isso só dá para fazer com outra pessoa.
refused-empty-text = A mensagem está vazia.
refused-long-text = Uma mensagem tem no máximo { $most } caracteres.
refused-no-suggestions = Estas regras não punem palpites.
refused-no-message = Isso não foi dito nesta rodada.
refused-accused = Essa mensagem já foi votada.
refused-accuse-self = Você não pode se acusar.
refused-not-a-player = Quem disse isso não joga nesta rodada.
refused-no-accusation = Essa votação não existe.
refused-no-voter = Você não vota nisso.
refused-voted = Você já votou.
refused-no-stand-in = Nenhum bot joga por você agora.
refused-unknown-bot = Não existe o bot { $bot }.
# Only where no message below says what is wrong with the settings.
refused-bad-settings = Não dá para jogar com estas configurações.
refused-unseat = { $name } ocupa um lugar que seria removido.
refused-closed = Esta mesa está fechada.
refused-too-fast = Mensagens demais: espere um momento.

# By the rules of the game. Also in the terminal.

refused-other = Isso não é possível agora.
refused-round-over = A rodada acabou.
refused-chance = As cartas estão sendo embaralhadas.
refused-owes-no-uno = Você não tem que dizer UNO agora.
refused-catch-self = Você não pode se flagrar.
refused-catch-phase = Ninguém pode ser flagrado agora.
refused-catch-nothing = { $accused } não tem que dizer UNO.
refused-no-veto-card = Estas regras não têm carta VETO.
refused-veto-self = A carta VETO é para outro jogador.
refused-veto-used = A carta VETO está com { $holder }.
refused-no-vote = Não há nada em votação.
refused-vote-own = Você contou a piada: os outros votam.
refused-not-your-turn = É a vez de { $turn }.
refused-jump-late = É a vez de { $turn }, e a chance de cortar já passou.
refused-jump-other = É a vez de { $turn }; você só pode cortar com { $top }.
refused-phase = Isso não é possível agora.
refused-must-play = A carta que você acabou de comprar deve ser jogada.
refused-drew = Você já comprou: jogue a carta ou passe.
refused-no-challenge = Não há nenhum Curinga Comprar Quatro para desafiar.
refused-not-now = Isso não é possível agora.
refused-not-held = Você não tem esta carta: { $card }.
refused-uno-count = UNO só se diz com a penúltima carta; na sua mão há { $count }.
refused-unknown-seat = Esse jogador não existe.
refused-trade-with = Você não pode trocar de mão com esse jogador.
refused-penalty-phase = Nenhuma penalidade pode ser aplicada agora.
refused-trade-whom = Diga com quem trocar de mão.
refused-no-trades = Nestas regras, um 7 não troca as mãos.
refused-no-last-trade = Um 7 como última carta não troca as mãos.
refused-play-phase = Nenhuma carta pode ser jogada agora.
refused-wild4-color = Nada de Curinga Comprar Quatro enquanto você tiver { $color } na mão.
refused-only-drawn = Depois de comprar, você só pode jogar o que comprou: { $drawn }.
refused-only-drew-nothing = O que você comprou não serve: compre outra ou pare.
refused-no-answer = { $card } não responde a uma penalidade de { $count } cartas.
refused-no-match = { $card } não serve sobre { $top } com { $color } em jogo.

## What is wrong with the rules or the settings of a table. $option is the label of an option (option-… in lobby.ftl).

problem-unknown-edition = Não existe a edição { $edition }.
problem-unknown-option = Não existe a opção { $option }.
problem-unknown-effect = Não existe o efeito { $effect }.
problem-rules-kind = Não é possível ler estas regras.
problem-edition-kind = A edição deve ser indicada pelo nome.
problem-edition-name = Essa edição não existe.
problem-option-value = “{ $option }” não tem esse valor.
problem-option-range = “{ $option }” deve ser de { $least } a { $most }.
problem-option-size = “{ $option }” não tem esse valor.
problem-customs-count = O baralho só tem { $most } cartas Personalizáveis, e há regras para { $count }.
problem-customs-kind = A regra de uma carta Personalizável é um efeito ou um texto.
problem-customs-length = O texto de uma carta Personalizável deve ter de 1 a { $most } caracteres.
problem-mixed-alone = “{ option-stack_mixed }” sem “{ option-stacking }”: só dá para misturar onde se acumula.
problem-challenge-alone = “{ option-challenge }” sem “{ option-wild4_condition }”: onde um Curinga Comprar Quatro pode ser jogado sempre, não há o que desafiar. Desative “{ option-challenge }”.
# Partners cannot play with running totals or elimination.
problem-partners-scoring = “{ option-partners }”: as duplas somam juntas, então “{ option-scoring }” deve ser “{ value-scoring-winner_takes }”.
problem-players = Deve haver de { $least } a { $most } jogadores.
problem-partners-players = “{ option-partners }” com { $players } jogadores: é preciso um número par, de quatro ou mais.
# $seat and $last count from 0, as in the terminal; $place counts from 1, as in the browser.
problem-first-player = “{ option-first_player }” é o lugar { $seat }, mas com { $players } jogadores os lugares vão de 0 a { $last }.
problem-first-player-place = “{ option-first_player }” é o lugar { $place }, mas com { $players } jogadores esse lugar não existe.
problem-whist-rounds = Um torneio whist tem { $rounds } rodadas.

## What is wrong with the form of a match. $form: to a target (target), rotating partners (rotating), a whist tournament (whist).

problem-target-hands = Só uma partida de duplas rotativas tem um número combinado de mãos.
problem-unknown-form = Esse tipo de partida não existe.
problem-form-players = { $form ->
        [whist] Um torneio whist tem { $needed } jogadores, não { $players }.
       *[rotating] Uma partida de duplas rotativas tem { $needed } jogadores, não { $players }.
    }
problem-form-partners = { $form ->
        [whist] Um torneio whist é jogado em duplas: ative “{ option-partners }”.
       *[rotating] Uma partida de duplas rotativas é jogada em duplas: ative “{ option-partners }”.
    }
problem-rotating-hands = Uma partida de duplas rotativas precisa de um número de mãos de 1 a { $most }.
problem-whist-hands = Um torneio whist tem sempre 28 mãos por jogador.
problem-form-dealer = Neste tipo de partida, quem dá as cartas segue a tabela.
problem-match-over = A partida acabou.
problem-points-seats = Cada lugar precisa de exatamente um número de pontos.

## When the server could not do what it was asked

problem-offline = Sem conexão com o servidor. Verifique a conexão e tente de novo.
problem-server-error = Algo deu errado no servidor. Tente de novo daqui a pouco.
problem-starting = O servidor está iniciando ou parando. Tente de novo daqui a pouco.
problem-too-fast = Pedidos demais: espere um momento.
problem-unavailable = O servidor está cheio ou não consegue guardar nada agora. Tente mais tarde.
problem-no-record = Esse registro não existe.
problem-not-json = O servidor não entende esta página: recarregue.
problem-too-large = Isso é mais do que o servidor aceita.
problem-not-understood = O servidor não entende esta página: recarregue.
# The button below these.
problem-retry = Tentar de novo
