# The command `oneleft`: its help and what it prints. %(default)s and other words in %( )s are filled in by the program: keep
# them as they are, and write a per cent sign as %%. Names of options (--set), of commands, editions and of option values
# are typed as they stand in every language; so are OPTION=VALUE, NAME and COMMAND, as in the usage lines.

## Help: what each command does

help-about = Uma casa independente para o jogo de cartas UNO: jogue, reveja e verifique registros, simule, leia as regras.
help-more = oneleft COMMAND --help diz mais sobre cada comando.
help-lang = o idioma: %(languages)s (conforme o ambiente)
help-serve = a mesa no navegador, para você e sua turma
help-serve-about = Serve a mesa no navegador. Tudo fica guardado em uma única pasta; aconteça o que acontecer com este processo, nada do que os jogadores já viram se perde.
help-play = jogar no terminal contra bots
help-play-about = Uma pessoa contra bots, até a meta. Sem opções: três bots, as regras oficiais, 500 pontos. Durante o jogo, ? explica tudo.
help-replay = repetir cenários ou registros, mostrando cada estado
help-replay-about = Imprime um objeto JSON por linha: o estado inicial e depois cada ação, com a indicação de se foi aceita, o que aconteceu e o estado que resultou. Um arquivo com vários objetos, um por linha, é repetido um depois do outro, com uma linha vazia entre eles. Código de saída 2: não é um cenário nem um registro.
help-verify = conferir cada ação, vencedor e ponto dos registros
help-verify-about = Repete todos os registros de um arquivo e confere cada ação, vencedor, ponto, distribuição, placar e dupla. Imprime uma contagem e o primeiro erro, com a linha, a rodada e a ação. Código de saída 0: está tudo certo; 1: algo não está; 2: não foi possível ler o arquivo.
help-simulate = fazer os bots jogarem muitas rodadas ou partidas
help-simulate-about = Os bots jogam muitos jogos e um resumo é impresso. Um jogo é uma rodada ou, com --match, uma partida inteira até a meta. Bots aleatórios jogam com as regras compiladas, a milhões de jogadas por segundo; na primeira vez, elas são compiladas para a máquina. A mesma semente dá os mesmos jogos, com qualquer número de processos.
help-arena = fazer os bots se enfrentarem com as mesmas cartas, com intervalos
help-arena-about = Dois ou mais bots se enfrentam. Cada distribuição é jogada de todos os lugares: com dois jogadores, dos dois lados; com mais, um bot se senta entre outros que são todos do mesmo tipo, em cada lugar por vez. Imprime a tabela cruzada completa com intervalos de 95% por distribuição, os pontos por rodada e o Elo. Com dois bots, um teste sequencial encerra a execução quando fica claro qual é mais forte. Um bot lento demais, que falha ou que responde algo que não é aceito perde aquela rodada ou partida, e a execução continua.
help-rules = listar edições e opções, ou explicar as regras de uma combinação
help-rules-about = Sem --explain: as edições e as opções com seus valores. Com --explain: as regras em vigor por escrito, para uma edição e as opções alteradas nela.

## Help: the options of the commands. What is in brackets at the end is the default.

help-edition = o regulamento a seguir: %(editions)s
help-set = altera uma opção da edição; pode ser repetido; 'oneleft rules' lista todas
help-serve-host = o endereço em que escutar; 0.0.0.0 para todos (%(default)s)
help-serve-port = a porta em que escutar (%(port)s, ou a próxima livre)
help-serve-data = onde ficam as mesas e os registros (a pasta de dados do usuário)
help-serve-database = o banco de dados em que guardá-los em vez disso, por exemplo sqlite:////srv/cards/oneleft.sqlite3
help-serve-origin = outro endereço cujas páginas podem se conectar, como https://cards.example; pode ser repetido
help-serve-share = o endereço mostrado nos convites (detectado)
help-serve-bots = um bot seu, como my_module:MyBot, para ser escolhido nas mesas; pode ser repetido
help-serve-open = abrir no navegador, onde houver uma área de trabalho
help-serve-log = quanto registrar no log (info)
help-play-players = quantos jogam, contando você: de 2 a 10 (4)
help-play-bots = os bots: um para todos ou um para cada lugar; nomes de nível ou my_module:MyBot (%(default)s)
help-play-name = seu nome (é perguntado)
help-play-seed = as mesmas cartas e bots todas as vezes (aleatória)
help-play-target = pontos para vencer a partida (500)
help-play-record = acrescenta um registro de cada partida a este arquivo, um por linha
help-play-no-color = sem cores; elas também ficam desligadas em um pipe ou com NO_COLOR
help-replay-file = um cenário (.json) ou registros (.jsonl); - para a entrada padrão
help-verify-file = registros, um por linha (.jsonl); - para a entrada padrão
help-verify-json = imprime o resultado como um objeto JSON
help-simulate-games = quantos jogos (1000)
help-simulate-players = de 2 a 10 (tantos quantos os bots, ou 4)
help-simulate-seed = repete uma simulação (aleatória)
help-simulate-bots = random, novice, casual, skilled, expert, greedy ou my_module:MyBot, lugar por lugar; se forem menos que os lugares, se repetem (random)
help-simulate-match = joga partidas inteiras até a meta, não rodadas avulsas
help-simulate-record = grava um registro de cada jogo, um por linha
help-simulate-workers = quantos núcleos usar (todos)
help-simulate-json = imprime o resumo como um objeto JSON, na última linha
help-arena-bots = dois ou mais: random, novice, casual, skilled, expert, greedy ou my_module:MyBot
help-arena-players = quantos se sentam a uma mesa: de 2 a 10 (2)
help-arena-deals = quantas distribuições cada par joga, de todos os lugares (1000)
help-arena-seed = repete uma execução (aleatória)
help-arena-test = só com dois bots: para quando fica claro se o primeiro é mais forte por ELO1, ou por não mais que ELO0; off para não testar (0,10)
help-arena-time = segundos que uma decisão pode levar (%(default)s)
help-arena-json = imprime os resultados como um objeto JSON
help-rules-explain = as regras por escrito
help-rules-players = explica para este número de jogadores
help-rules-json = imprime JSON

## What is wrong with the command line. One line, no full stop.

wrong-set = --set { $change }: escreva como OPTION=VALUE, por exemplo stacking=on
wrong-port = '{ $typed }' não é uma porta: de 0 a 65535
wrong-bot = bot desconhecido '{ $bot }': escolha entre { $bots }, ou escreva my_module:MyBot
wrong-bot-count = --bots cita { $count } bots para { $players } jogadores: cite um para todos, ou { $right }
wrong-bots-many = --bots cita { $count } bots para { $players } jogadores
wrong-arena-few = a arena precisa de dois bots ou mais
wrong-arena-twice = '{ $bot }' aparece duas vezes
# $option is --games, --workers or --seed.
wrong-number = { $option } deve ser de { $least } a { $most }, não { $number }
wrong-time-limit = --time-limit deve ser de mais de 0 segundos, não { $number }
wrong-test = --test { $typed }: escreva como ELO0,ELO1, primeiro o menor, por exemplo 0,10, ou como off
wrong-test-bots = --test é para dois bots, não { $count }
wrong-empty = { $file }: não contém nenhum cenário ou registro

## The table in the browser

serve-here = O OneLeft está no ar. Abra { $url }
serve-network = Outras pessoas na sua rede abrem { $url }
serve-stop = Os jogos ficam guardados em { $data }. Ctrl-C encerra; as mesas continuam quando você voltar.

## Checking records

verify-right = { $records ->
        [one] { $records } registro
        [many] { $records } de registros
       *[other] { $records } registros
    }, { $rounds ->
        [one] { $rounds } rodada
        [many] { $rounds } de rodadas
       *[other] { $rounds } rodadas
    }, { $actions ->
        [one] { $actions } ação
        [many] { $actions } de ações
       *[other] { $actions } ações
    }: tudo certo
# $problem is in English.
verify-wrong = errado: { $problem }
verify-empty = não contém nenhum registro
# A line of progress while it runs. Numbers are written as the language has them.
progress-verified = conferidos: { $done }
progress-games = { $total ->
        [one] { $done } de { $total } jogo
        [many] { $done } de { $total } de jogos
       *[other] { $done } de { $total } jogos
    }
progress-deals = { $total ->
        [one] { $done } de { $total } distribuição
        [many] { $done } de { $total } de distribuições
       *[other] { $done } de { $total } distribuições
    }

## Simulating

simulate-compiling = Compilando as regras para esta máquina, só desta vez; leva meio minuto ...
simulate-rounds = { $rounds ->
        [one] { $rounds } rodada
        [many] { $rounds } de rodadas
       *[other] { $rounds } rodadas
    }, { $moves ->
        [one] { $moves } jogada
        [many] { $moves } de jogadas
       *[other] { $moves } jogadas
    } em { $seconds } s com { $workers ->
        [one] { $workers } processo
        [many] { $workers } de processos
       *[other] { $workers } processos
    }
simulate-speed = { $rounds } rodadas/s, { $moves } jogadas/s, semente { $seed }
simulate-moves = { $moves } jogadas por rodada (a mais curta { $shortest }, a mais longa { $longest })
simulate-blocked = { $blocked ->
        [one] { $blocked } rodada travada
        [many] { $blocked } de rodadas travadas
       *[other] { $blocked } rodadas travadas
    }, interrompidas por não terem fim: { $abandoned }
# Headings of columns, right above the numbers: at most 4, 8, 16, 14 and 12 characters.
simulate-seat = lug.
simulate-bot = bot
simulate-won = rodadas ganhas
simulate-points = pontos/rodada
simulate-matches = vitórias

## Listing the rules

listing-editions = Edições (--edition NAME):
listing-options = Opções (--set OPTION=VALUE), com seu valor em { $edition }:
listing-values = Valores: { $values }.
# How the values of an option are listed: a number, a switch, a list of names; "left" and names are typed as they stand.
listing-range = de { $least } a { $most }
listing-or = { $first } ou { $last }
listing-first = left, ou um lugar de 0 a { $last }
listing-customs = uma lista de até { $most } entre { $effects } ou textos seus
listing-more = 'oneleft rules --explain' diz por escrito como se joga.

## The arena

arena-played = { $deals ->
        [one] { $deals } distribuição
        [many] { $deals } de distribuições
       *[other] { $deals } distribuições
    } para { $players } jogadores, cada uma de todos os lugares: { $rounds ->
        [one] { $rounds } rodada
        [many] { $rounds } de rodadas
       *[other] { $rounds } rodadas
    } em { $seconds } s, semente { $seed }
arena-won-rounds = Rodadas vencidas pelo bot da esquerda, em porcentagem
arena-won-matches = Partidas vencidas pelo bot da esquerda, em porcentagem
arena-points = Pontos por rodada, bot da esquerda
arena-elo = Elo
arena-test-stronger = Decidido: { $first } é mais forte que { $second } (Elo { $high } em vez de { $low }; { $ratio }, limite { $bound })
arena-test-not = Decidido: { $first } não é mais forte que { $second } por { $high } de Elo ({ $low } em vez de { $high }; { $ratio }, limite -{ $bound })
arena-test-open = Não decidido: Elo { $low } ou { $high } para { $first } contra { $second } ({ $ratio }, limites ±{ $bound })
arena-forfeit = { $bot } perde por punição a distribuição { $deal } no lugar { $seat }: { $reason }
arena-forfeits-more = { $bot }: as próximas punições são apenas contadas
arena-forfeits = { $bot }, punições: { $count }
