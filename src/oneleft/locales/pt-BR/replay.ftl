### Replays, and the page of one's own past matches.

## Opening

replay-title = Replay
replay-of-table = Replay · mesa { $code }
replay-open-title = Assistir a um registro
replay-open-about = Escolha um registro: um arquivo .json ou .jsonl na notação oneleft/1, daqui ou de outro lugar. Primeiro ele é jogado de novo e conferido.
replay-choose = Escolher um arquivo
replay-drop = … ou solte aqui.
replay-several = O arquivo tem { $count } registros. Qual deles?
# $number counts the records of a file from 1; $players are names.
replay-record = Registro { $number }: { $players } ({ $rounds ->
        [1] uma rodada
        [one] { $rounds } rodada
        [many] { $rounds } de rodadas
       *[other] { $rounds } rodadas
    })
replay-loading = Jogando o registro de novo e conferindo…
replay-another = Abrir outro arquivo
replay-retry = Tentar de novo
replay-empty = Nenhuma rodada desta partida terminou ainda.
replay-checked = Conferido: { $rounds ->
        [1] uma rodada
        [one] { $rounds } rodada
        [many] { $rounds } de rodadas
       *[other] { $rounds } rodadas
    }, { $actions ->
        [1] uma ação
        [one] { $actions } ação
        [many] { $actions } de ações
       *[other] { $actions } ações
    }, nenhum erro.
file-empty = O arquivo está vazio.
file-too-large = O arquivo tem mais de { $most } MB.
file-unreadable = Não é possível ler o arquivo.
file-not-json = A linha { $line } não é JSON.
file-not-record = A linha { $line } não é um registro: não contém rodadas.
problem-bad-record = O registro tem um erro, por isso não é mostrado. (Rodadas e ações são contadas a partir de 0.) { $problem }
problem-record-too-long = Aqui só podem ser mostrados registros de até { $most } ações.
problem-round-too-long = Aqui só podem ser mostradas rodadas de até { $most } passos.
problem-no-round = A partida não tem rodada { $round }.
problem-no-player = A partida não tem jogador { $player }.

## Watching

replay-round = Rodada
replay-round-number = Rodada { $round }
replay-view = Visão de
replay-view-all = Todas as mãos
replay-controls = Controles do replay
replay-first = Primeiro passo
replay-back = Passo anterior
replay-play = Reproduzir
replay-pause = Pausar
replay-next = Próximo passo
replay-last = Último passo
# A button and its key.
replay-key = { $label } ({ $key })
replay-key-space = Espaço
replay-speed = Velocidade
replay-speed-times = { $times }×
replay-step = Passo { $step } de { $steps }
# Read out for the slider.
replay-step-told = Passo { $step } de { $steps }: { $told }
replay-slider = Passo
replay-log = O que aconteceu
replay-log-open = Histórico
replay-log-close = Fechar
replay-score = Pontos
replay-score-none = Esta é a primeira rodada.
replay-link = Copiar link
replay-link-label = Copiar um link para este momento
replay-link-copied = Copiado
replay-link-failed = Este é o link: { $link }
replay-download = Baixar o registro
replay-next-round = Próxima rodada
replay-to-table = ← Para a mesa
# Which hand is at the bottom of the screen.
replay-own = { $name }, { $cards }
replay-watched = { $name } não jogou esta rodada.
# What the player whose hand is shown could do; $actions is a list.
replay-could = Jogadas possíveis: { $actions }
replay-could-play = { $count ->
        [1] jogar a carta em destaque
        [one] jogar { $count } carta
        [many] jogar uma de { $count } de cartas
       *[other] jogar uma de { $count } cartas
    }
replay-could-discard = descartar
replay-could-draw = comprar
replay-could-penalty = { $count ->
        [1] comprar uma carta
        [one] comprar { $count } carta
        [many] comprar { $count } de cartas
       *[other] comprar { $count } cartas
    }
replay-could-pass = passar
replay-could-challenge = desafiar
replay-could-color = escolher a cor
replay-could-uno = dizer UNO
replay-could-catch = flagrar { $name }
replay-could-veto = dar VETO a { $name }
replay-could-vote = votar
replay-could-perform = se apresentar
sheet-replay = Ver o replay
sheet-replay-round = Replay desta rodada

## My games

games-title = Minhas partidas
games-home = Suas partidas anteriores e como foram:
games-about = As partidas jogadas neste navegador, das mais novas às mais antigas. Ficam guardadas só aqui, no máximo as últimas { $most }.
games-none = Nenhuma partida foi jogada até o fim neste navegador ainda.
games-none-found = Nenhuma partida corresponde a estes filtros.
games-play = Jogar uma partida
games-replay = Replay
games-replay-label = Replay da partida de { $date } com { $players }
games-delete = Excluir
games-delete-label = Excluir a partida de { $date } com { $players }
games-delete-all = Excluir todas
games-delete-sure = Excluir todas as partidas ({ $count })? Isso não pode ser desfeito.
games-delete-yes = Sim, excluir
games-delete-no = Não, manter
games-export = Salvar em um arquivo
games-import = Adicionar de um arquivo
games-imported = { $count ->
        [0] Não havia nada de novo no arquivo.
        [1] Uma partida foi adicionada.
        [one] { $count } partida foi adicionada.
        [many] { $count } de partidas foram adicionadas.
       *[other] { $count } partidas foram adicionadas.
    }
games-import-failed = Esse arquivo não contém partidas do OneLeft.
games-full = O navegador não tem espaço para guardar isto.
games-watch-file = Assistir a um registro de um arquivo
games-won = vitória
games-lost = derrota
games-changed = { $count ->
        [0] { $edition }
        [1] { $edition }, uma opção alterada
        [one] { $edition }, { $count } opção alterada
        [many] { $edition }, { $count } de opções alteradas
       *[other] { $edition }, { $count } opções alteradas
    }
games-rounds = Rodadas vencidas: { $won } de { $rounds }
# A player and the points in the end.
games-score = { $name } { $points }
games-filters = Filtros
games-filter-edition = Edição
games-filter-any = Todas
games-filter-name = Jogador
games-filter-name-hint = Nome de um jogador
games-filter-against = Contra
games-filter-bots = Só bots
games-filter-people = Pessoas
games-filter-result = Resultado
games-filter-won = Vitórias
games-filter-lost = Derrotas
games-filter-since = Data
games-filter-7 = Últimos 7 dias
games-filter-30 = Últimos 30 dias
games-filter-365 = Último ano
games-stats = Em números
games-stat-matches = Partidas
games-stat-rate = Partidas vencidas
games-stat-rounds = Rodadas vencidas
games-stat-points = Pontos por partida
games-percent = { $percent }%
games-by-players = Por número de jogadores
games-players = Jogadores
games-plot-rate = Porcentagem de vitórias até aqui
games-plot-rate-label = Depois de { $count ->
        [1] uma partida
        [one] { $count } partida
        [many] { $count } de partidas
       *[other] { $count } partidas
    }, { $percent }% de vitórias; a linha mostra da primeira à última.
games-plot-points = Partidas pelos seus pontos
games-plot-points-bar = De { $from } a { $to }: { $count }
