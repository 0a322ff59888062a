# The table in the browser. Buttons are small: keep to about the length of the English, at most half as long again.
# Names of players ($name, $by, $host) are put in as they were typed and do not change their form.

## Coming in

table-title = Mesa { $code }
table-title-turn = Sua vez
table-name-ask = Como os outros devem chamar você?
table-name-label = Seu nome
table-name-go = Ir para a mesa
table-connecting = Entrando na mesa…
table-reconnecting = A conexão caiu. Reconectando…
table-offline = Você está sem conexão. Tente de novo daqui a pouco.
table-not-now = Isso não é possível agora.
table-home = Voltar à página inicial
table-gone-no_table = Não existe a mesa { $code }
table-gone-no_table-more = O código pode ter um erro de digitação, ou a mesa foi fechada há muito tempo.
table-gone-kicked = Quem organiza removeu você desta mesa
table-gone-closed = Esta mesa está fechada
table-gone-full = Esta mesa está cheia
table-gone-bad_hello = Esta página não entende o servidor
table-gone-bad_hello-more = Recarregue a página: o servidor pode ter sido atualizado.
table-gone-reload = Recarregar

## Waiting

wait-heading = Antes da partida
wait-places = Lugares
wait-free = Livre
wait-you = você
wait-host = organiza
wait-away = ausente
wait-bot = bot: { $kind }
wait-sit = Sentar aqui
wait-take-bot = Assumir o lugar do bot
wait-take-left = Assumir este lugar
wait-sit-again = Sentar de novo
wait-stand = Levantar
wait-put-bot = Pôr um bot
wait-bot-for = Bot para o lugar { $place }
wait-remove-bot = Remover
wait-fill = Completar com bots
wait-kick = Remover { $name }
wait-kick-short = Remover
wait-make-host = Passar a mesa
wait-make-host-of = Passar a mesa para { $name }
wait-people = Sem lugar
wait-missing = { $free ->
        [1] Um lugar está livre: convide alguém ou ponha um bot.
        [one] { $free } lugar está livre: convide alguém ou ponha um bot.
        [many] { $free } de lugares estão livres: convide alguém ou ponha bots.
       *[other] { $free } lugares estão livres: convide alguém ou ponha bots.
    }
wait-missing-guest = { $free ->
        [1] Um lugar está livre. A partida pode começar quando for ocupado.
        [one] { $free } lugar está livre. A partida pode começar quando for ocupado.
        [many] { $free } de lugares estão livres. A partida pode começar quando forem ocupados.
       *[other] { $free } lugares estão livres. A partida pode começar quando forem ocupados.
    }
wait-for-host = Não falta ninguém. Esperando { $name } começar.
wait-can-start = Não falta ninguém.
wait-start = Começar a partida
wait-settings = Configurações e regras
wait-settings-save = Usar estas configurações
wait-settings-cancel = Cancelar
wait-rules = As regras desta mesa em palavras simples
wait-rules-loading = Lendo as regras…
wait-rules-failed = Não foi possível carregar as regras.
wait-invite = Convidar
wait-invite-more = Qualquer pessoa com este link pode entrar. O código é { $code }.
wait-link = Link para esta mesa
wait-copy = Copiar
wait-copied = Copiado
wait-copy-failed = Não é permitido copiar aqui: selecione o link e copie à mão.

## The menu of the table

menu-open = Mesa
menu-close = Fechar
menu-heading = Esta mesa
menu-players = Jogadores
menu-name = Seu nome
menu-rename = Renomear
menu-leave = Sair
menu-leave-sure-playing = Sair da partida? Um bot continua no seu lugar.
menu-leave-sure = Sair da mesa?
menu-leave-yes = Sair
menu-leave-no = Ficar
menu-round = Rodada { $round }
menu-talk = Chat e histórico
menu-talk-unread = { $count ->
        [1] Chat e histórico, uma mensagem nova
        [one] Chat e histórico, { $count } mensagem nova
        [many] Chat e histórico, { $count } de mensagens novas
       *[other] Chat e histórico, { $count } mensagens novas
    }

## Seats

seat-cards = { $count ->
        [0] sem cartas
        [one] { $count } carta
        [many] { $count } de cartas
       *[other] { $count } cartas
    }
seat-label = { $name }, { $cards }
seat-score = { $points ->
        [0] sem pontos
        [one] { $points } ponto
        [many] { $points } de pontos
       *[other] { $points } pontos
    }
seat-turn = na vez
seat-uno = UNO!
seat-exposed = não disse UNO
seat-exposed-short = sem UNO!
seat-veto = VETO: perde a vez
seat-veto-short = VETO
seat-elbows = cotovelos esticados
seat-three = joga ou compra três
seat-dealer = dá as cartas
seat-dealer-short = D
seat-stand-in = um bot joga
seat-left = saiu
seat-away = ausente
seat-partner = dupla
seat-played = jogou { $card }
seat-drew = +{ $count }
seat-drew-label = { $count ->
        [1] comprou uma carta
        [one] comprou { $count } carta
        [many] comprou { $count } de cartas
       *[other] comprou { $count } cartas
    }
seat-passed = passou
seat-passed-short = –
seat-skipped = perdeu a vez
seat-skipped-short = ⊘
seat-stand-in-short = bot
seat-left-short = saiu
seat-elbows-short = cotovelos
seat-three-short = 3?
seat-open-hand = { $name } tem { $cards }

## The piles

pile-draw = Monte, { $count ->
        [0] sem cartas
        [one] { $count } carta
        [many] { $count } de cartas
       *[other] { $count } cartas
    }
# For screen readers: the pile, and what pressing it does.
pile-draw-press = { $pile }. { $action }
pile-top = Carta de cima: { $card }
pile-none = Nenhuma carta ainda
pile-color = Cor em jogo: { $color }
pile-color-none = Nenhuma cor ainda
pile-clockwise = O jogo segue em sentido horário
pile-counter = O jogo segue em sentido anti-horário
pile-pending = +{ $count }
pile-pending-label = { $count ->
        [one] Uma penalidade de { $count } carta
        [many] Uma penalidade de { $count } de cartas
       *[other] Uma penalidade de { $count } cartas
    }

## Whose turn

turn-you = Sua vez
turn-other = Vez de { $name }
turn-respond-you = { $count ->
        [one] { $count } carta espera por você
        [many] { $count } de cartas esperam por você
       *[other] { $count } cartas esperam por você
    }
turn-respond-other = { $count ->
        [one] { $count } carta espera por { $name }
        [many] { $count } de cartas esperam por { $name }
       *[other] { $count } cartas esperam por { $name }
    }
turn-color-you = A primeira carta é um curinga: escolha a cor
turn-color-other = { $name } escolhe a cor
turn-drawn-you = Jogue o que comprou, ou passe
turn-drawn-none-you = Não serve: compre outra ou pare
turn-drawn-other = { $name } comprou uma carta
turn-discard-you = { $count ->
        [1] Descarte uma carta à sua escolha
        [one] Descarte { $count } carta à sua escolha
        [many] Descarte { $count } de cartas à sua escolha
       *[other] Descarte { $count } cartas à sua escolha
    }
turn-discard-other = { $name } descarta
turn-vote-you = Você contou uma piada: os outros decidem
turn-vote-other = { $name } contou uma piada
turn-perform-you = Faça uma apresentação ou amarele
turn-perform-other = { $name } se apresenta ou amarela
turn-three-you = Jogue uma carta ou compre três
turn-shuffle = As cartas são embaralhadas
turn-over = A rodada acabou
turn-jump = Você tem a mesma carta: corte!
turn-clock = { $seconds ->
        [one] Falta { $seconds } segundo
        [many] Faltam { $seconds } de segundos
       *[other] Faltam { $seconds } segundos
    }

## What can be done. The letter is the key that does it.

act-hand = Sua mão
act-actions = O que você pode fazer
act-draw = Comprar carta
act-draw-more = Comprar outra
act-draw-three = Comprar três
act-draw-penalty = { $count ->
        [1] Comprar a carta
        [one] Comprar { $count } carta
        [many] Comprar { $count } de cartas
       *[other] Comprar { $count } cartas
    }
act-pass = Passar
act-pass-stop = Parar e passar
act-challenge = Desafiar
act-uno = UNO!
act-uno-say = UNO! Dizer agora
act-uno-arm = UNO! Dizer com a próxima carta
act-uno-armed = UNO! Será dito com a próxima carta
act-catch = Flagrar { $name }!
act-catch-short = Flagrar!
act-key = { $label } (tecla { $key })
act-sort-color = por cor
act-sort-value = por valor
act-sort-drawn = por chegada
act-sort-label = Organizar a mão: agora { $order }
act-cancel = Cancelar
act-close = Fechar
act-perform = Encarar
act-chicken = Amarelar e comprar 4
act-yes-laughed = Sim, alguém riu
act-no-laughed = Não, ninguém
act-color-for = Cor para { $card }
act-trade-for = Trocar de mão com quem?
act-wrong-play = { $costs ->
        [one] Jogar { $card } mesmo assim: custa { $costs } carta
        [many] Jogar { $card } mesmo assim: custa { $costs } de cartas
       *[other] Jogar { $card } mesmo assim: custa { $costs } cartas
    }
act-player-menu = { $name }: o que você pode fazer
act-accuse-uno = Acusar de não dizer UNO
act-accuse-sure = { $costs ->
        [one] Parece que { $name } não tem que dizer UNO. Uma acusação falsa custa { $costs } carta a você.
        [many] Parece que { $name } não tem que dizer UNO. Uma acusação falsa custa { $costs } de cartas a você.
       *[other] Parece que { $name } não tem que dizer UNO. Uma acusação falsa custa { $costs } cartas a você.
    }
act-accuse-yes = Acusar { $name }
act-veto = Dar VETO a { $name }
act-vote-ask = { $name } contou uma piada. Alguém riu? Um sim já basta.
act-vote-wait = Os outros votam na sua piada.
act-vote-done = Você votou. Esperando os outros.
act-perform-ask = Faça uma apresentação ou amarele.
act-challenge-what = { $name } jogou um Curinga Comprar Quatro sobre { $color }. Isso só é permitido sem nenhuma carta da cor { $color } na mão; { $name } tem { $count ->
        [one] { $count } carta
        [many] { $count } de cartas
       *[other] { $count } cartas
    }.
act-challenge-odds = Se era blefe, { $name } compra { $count }. Se não, você compra { $more }.
act-stack-hint = Você pode responder com uma carta que acumula.
act-shown = { $name } mostrou a você

## You yourself

me-watching = Você está assistindo.
me-watching-seat = No menu da mesa você pode assumir o lugar de um bot.
me-not-in-round = Você não está nesta rodada.
me-stand-in = Um bot está jogando por você.
me-take-over = Retomar
me-no-spectators = Não dá para assistir a esta rodada. Você pode ver o resultado quando ela acabar.

## Chat and log

talk-log = Histórico
talk-chat = Chat
talk-newest = O que acabou de acontecer
talk-empty-log = Ainda não aconteceu nada.
talk-empty-chat = Ainda ninguém disse nada.
talk-say = Mensagem
talk-send = Enviar
talk-react = Reações
talk-react-with = Reagir com { $emoji }
talk-you = Você
talk-veto = VETO
talk-veto-label = Dar a carta VETO a { $name } por isso
talk-accuse = Palpite!
talk-accuse-label = Acusar { $name } de dar palpite
accuse-panel = { $by } diz que { $name } sugeriu uma carta: “{ $text }” Duas cartas por isso?
accuse-yes = Sim, 2 cartas
accuse-no = Não
accuse-waiting = Votos: { $votes } de { $voters }
notes-label = Avisos
notes-dismiss = Fechar: { $text }

## Score sheet

sheet-heading = Pontos após a rodada { $round }
sheet-final = Placar final
sheet-caption = Pontos por rodada
sheet-round = Rodada
sheet-total = Total
sheet-team = Dupla { $team }
sheet-out = fora
sheet-hands = Cartas restantes
sheet-winner = venceu a rodada
sheet-round-won = { $me ->
        [actor] Você vence a rodada.
       *[other] { $name } vence a rodada.
    }
sheet-last-card = A última carta: { $card }
sheet-blocked = A rodada travou: ninguém pontua.
sheet-next = Próxima rodada
sheet-rematch = Revanche
sheet-ready = Já confirmaram: { $names }
sheet-waiting = Esperando: { $names }
sheet-you-ready = Você já confirmou.
sheet-record = Baixar o registro
sheet-dealing = Dando as cartas…
sheet-goal-winner_takes = Vence quem chegar primeiro a { $target }.
sheet-goal-running_total = Os pontos contam contra você: quando alguém chega a { $target }, vence o menor total.
sheet-goal-elimination = Os pontos contam contra você: com { $target } você está fora.
sheet-goal-rotating = Vence o maior total depois de { $hands } mãos.
sheet-match-won = { $me ->
        [actor] Você vence a partida!
       *[other] { $name } vence a partida!
    }
sheet-match-shared = { $names } dividem a vitória!
