# The home page, the list of tables, and the page that makes a table.

## Home

home-tagline = UNO como manda o manual, com a turma ou com bots. Código aberto, sem conta, sem anúncios.
home-play-title = Jogar agora
home-name = Seu nome
home-name-hint = Opcional. Fica guardado neste navegador.
home-default-name = Jogador
home-play = Jogar agora contra bots
home-play-about = As regras oficiais, direto para a mesa. Os bots só veem o que você veria no lugar deles.
home-play-busy = Dando as cartas…
home-players = Jogadores
home-level = Como os bots jogam
home-level-is = Bots: { $level }
home-players-count = { $count } jogadores
home-make-title = Sua própria mesa
home-make-about = Escolha as regras, convide por link, complete com bots.
home-make = Criar uma mesa
home-join-title = Entrar numa mesa
home-code = Código ou link da mesa
home-code-hint = Seis letras ou números, como K7QM2P.
home-code-bad = Isso não é um código de mesa. Ele tem seis letras ou números; nunca tem I, O, 0 ou 1.
home-join = Entrar
home-rules-title = As regras em palavras simples
home-rules-about = Como se joga em cada edição, frase por frase.
home-rules-edition = Edição

## Public tables

lobby-title = Mesas públicas
lobby-loading = Procurando mesas…
lobby-empty = Não há nenhuma mesa pública aberta agora.
lobby-empty-hint = Crie uma, marque “Pública” e ela aparece aqui para todo mundo.
lobby-offline = Sem conexão com o servidor. Nova tentativa a cada poucos segundos…
lobby-stale = Sem conexão: esta lista pode estar desatualizada. Tentando de novo…
lobby-host = Mesa de { $host }
# The rules of a table: the edition, and how many options differ from it.
lobby-rules = { $count ->
    [0] { $edition }
    [one] { $edition }, { $count } opção alterada
    [many] { $edition }, { $count } de opções alteradas
   *[other] { $edition }, { $count } opções alteradas
}
lobby-clock = Relógio: { $clock }
lobby-free = { $count ->
        [0] Nenhum lugar livre
        [one] { $count } lugar livre
        [many] { $count } de lugares livres
       *[other] { $count } lugares livres
    } de { $players }
lobby-people = { $count ->
        [one] { $count } pessoa na mesa
        [many] { $count } de pessoas na mesa
       *[other] { $count } pessoas na mesa
    }
lobby-stage-waiting = Aguardando início
lobby-stage-playing = Em jogo
lobby-stage-between = Entre rodadas
lobby-stage-over = Partida encerrada
lobby-join = Entrar
lobby-watch = Assistir
lobby-full = Cheia
lobby-join-label = Entrar na mesa de { $host }
lobby-watch-label = Assistir à mesa de { $host }

## Rule sets

sets-title = Seus conjuntos de regras
sets-about = Salvos neste navegador.
sets-play = Jogar
sets-play-label = Jogar { $name } contra bots
sets-edit = Editar
sets-edit-label = Editar { $name }
sets-share = Compartilhar
sets-share-label = Compartilhar { $name } por link
sets-delete = Excluir
sets-delete-label = Excluir { $name }
sets-delete-sure = Sim, excluir
sets-delete-sure-label = Sim, excluir { $name }
sets-keep = Manter
sets-keep-label = Manter { $name }
sets-link = Link para { $name }
sets-copy = Copiar
sets-copied = Copiado
sets-copy-hand = Selecione o link e copie.
sets-save-title = Salvar estas regras
sets-name = Nome do conjunto de regras
sets-save = Salvar
sets-saved = Salvo como “{ $name }” neste navegador.
sets-save-failed = Este navegador não deixa a página salvar nada.
sets-full = Já existem { $count } conjuntos de regras: exclua um primeiro.
sets-load = Partir de um dos seus conjuntos de regras
sets-load-label = Carregar { $name }
sets-unnamed = Minhas regras
sets-shared = Conjunto de regras “{ $name }”
sets-shared-about = Tudo está como no link. Crie uma mesa com estas regras, altere ou salve.
sets-bad-link = Este link não contém regras legíveis, por isso são mostradas as oficiais. Peça o link de novo: ele pode ter sido cortado.

## Making a table

make-title = Criar uma mesa
make-you-title = Você
make-seats-title = Lugares
make-places = Número de lugares
make-fewer = Um lugar a menos
make-more = Um lugar a mais
make-seat = Lugar { $number }
make-seat-you = Você
make-seat-person = Uma pessoa
make-seats-people = Só pessoas
make-seats-bots = Só bots
make-seats-hint = Qualquer pessoa com o link pode ocupar um lugar reservado a pessoas. Você pode mudar isso depois, na mesa.
make-levels = Como estes bots jogam
make-bot = Bot: { $kind }
make-edition = Edição
make-changes = { $count ->
    [0] Nenhuma opção alterada
    [one] { $count } opção alterada
    [many] { $count } de opções alteradas
   *[other] { $count } opções alteradas
}
make-reset = Voltar à edição
make-reset-one = Restaurar
make-reset-one-label = Restaurar { $option } conforme a edição
make-changed = alterada
make-loading = Buscando as regras…
make-seat-left = Quem está à esquerda
make-seat-number = Lugar { $number }
make-customs-card = Carta Personalizável { $number }
make-customs-own = Uma regra sua
make-customs-text = O que a carta faz
make-customs-text-hint = Até 200 caracteres. Cabe aos jogadores fazer a regra valer.
make-customs-add = Adicionar carta
make-customs-remove = Remover
make-customs-remove-label = Remover a carta Personalizável { $number }
make-customs-none = Nenhuma carta Personalizável no baralho.
make-form = Duração da partida
make-form-about = Até um número de pontos, ou duplas rotativas por um número de mãos
make-form-target = Até a meta
make-form-rotating = Duplas rotativas
make-hands = Número de mãos
make-hands-about = Quantas mãos tem uma partida de duplas rotativas
make-clock = Relógio
make-clock-about = Quanto pode durar uma decisão; quando o tempo acaba, a jogada é feita pelo jogador
make-clock-none = Nenhum
make-clock-none-about = Jogue com calma
make-clock-relaxed = Tranquilo
make-clock-relaxed-about = 60 segundos por decisão
make-clock-fast = Rápido
make-clock-fast-about = 15 segundos por decisão
make-public = Pública
make-public-about = Aparece na página inicial para todo mundo. Senão, só quem tem o link encontra
make-spectators = Espectadores
make-spectators-about = Quem não tem lugar pode assistir
make-stand_in = Bots substitutos
make-stand_in-about = Um bot joga por quem perde a conexão, até a pessoa voltar
make-players = Número de jogadores
make-players-about = De 2 a 10; os lugares sem pessoas vão para bots ou ficam livres
make-words = As regras em palavras simples
make-words-empty = As regras aparecem aqui assim que forem conferidas.
make-problem = Assim não dá para jogar
make-problem-short = Ainda não:
make-ready = { $players } jogadores, { $edition }, { $changes ->
    [0] nada alterado
    [one] { $changes } opção alterada
    [many] { $changes } de opções alteradas
   *[other] { $changes } opções alteradas
}
make-button = Criar a mesa
make-button-start = Criar a mesa e dar as cartas
make-button-busy = Criando a mesa…

group-house = Regras da casa
group-turns = Vez e compra de cartas
group-wild4 = +4 e desafio
group-uno = UNO
group-cards = Cartas do baralho
group-start = Início da rodada
group-penalties = Penalidades
group-match = Pontos e partida
group-table = Na mesa

## Options: a short label each. What they mean in one line is in rules.ftl (option-about-…).

option-hand_size = Cartas por mão
option-blanks = Vazias em vez de +2
option-shuffle_hands = Curinga Embaralhar Mãos
option-customs = Cartas Personalizáveis
option-veto = Carta VETO
option-first_player = Primeiro jogador
option-start_wild = Curinga no início
option-start_wild4 = +4 no início
option-drawn_card = Carta comprada que serve
option-draw_to_match = Comprar até servir
option-wrong_card = Carta que não serve
option-wild4_condition = Condição do +4
option-bluff = Blefe
option-challenge = Desafio
option-uno_owed_by = Quem diz UNO
option-catch_until = Até quando flagrar
option-false_catch = Acusação falsa
option-suggestions = Sem palpites
option-stacking = Acumular
option-stack_mixed = Acumular misturando
option-jump_in = Corte
option-zero_rotation = O 0 gira as mãos
option-seven_swap = O 7 troca as mãos
option-wild_points = Pontos por curinga
option-scoring = Pontuação
option-target = Meta
option-partners = Duplas

value-start_wild-color = Escolher a cor
value-start_wild-reshuffle = Reembaralhar
value-start_wild4-color = Escolher a cor
value-start_wild4-reshuffle = Reembaralhar
value-drawn_card-may = Pode ser jogada
value-drawn_card-must = Deve ser jogada
value-draw_to_match-off = Não
value-draw_to_match-may = Pode
value-draw_to_match-must = Deve
value-wrong_card-refused = Recusada
value-wrong_card-penalty = Custa 2 cartas
value-uno_owed_by-player = Quem joga
value-uno_owed_by-holder = Quem tem uma carta
value-catch_until-turn = Até a vez seguinte
value-catch_until-card = Até a carta seguinte
value-wild_points-50 = 50
value-wild_points-20 = 20
value-scoring-winner_takes = Tudo para quem vence
value-scoring-running_total = Menor total
value-scoring-elimination = Eliminação

## Editions

edition-official = Oficial
edition-classic = Clássica
edition-quick = Rápida
edition-custom = Personalizável
edition-europe = Europa

## Effects of Customizable cards

effect-until-color = Comprar até sair a cor
effect-drop-wilds = Fora, curingas
effect-three-or-play = Jogar ou comprar três
effect-again = Jogar de novo
effect-seven = Sete exatas
effect-three-all = Três para todos
effect-open = Mãos à mostra
effect-joke = Contar uma piada
effect-elbows = Cotovelos esticados
effect-rooster = Apresentação
