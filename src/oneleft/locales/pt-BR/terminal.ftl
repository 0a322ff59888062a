# The game in the terminal (`oneleft play`). Lines are wrapped to the window. What happens is told with story.ftl, cards are
# named with cards.ftl, refusals come from refusals.ftl, and marks behind a player's name from seat-… in table.ftl.
# A question ends with what it ends with here (":" or "?"); the space behind it is added.

## Welcome and goodbye

# The name of a player who gives none. Also the beginning of the first place in the list of players.
terminal-you = Você
ask-name = Seu nome (Enter = { $name }):
# $others are names, $edition is a rule sheet (edition-… in lobby.ftl).
terminal-welcome = Você joga contra { $others }. Edição: { $edition }, até { $target } pontos.
terminal-welcome-help = Digite o número de uma opção e aperte Enter. ? explica todo o resto.
terminal-partner = Sua dupla é { $name }.
# The letter for yes (sim) and for no (não). Also behind "s =" and "n =" in the questions below.
terminal-yes = s
terminal-no = n
ask-quit = Abandonar a partida? (s = sim)
ask-again = Jogar de novo? (Enter = sim, n = não)
terminal-goodbye = Até a próxima, e valeu pelo jogo!
terminal-saved = O registro está em { $file }.
terminal-saved-unfinished = O registro da partida até aqui está em { $file }.

## Round and match

terminal-next-round = Enter para a próxima rodada:
terminal-match-won = { $me ->
        [actor] Você vence a partida com { $score } pontos. Parabéns!
       *[other] { $name } vence a partida com { $score } pontos.
    }
terminal-match-shared = { $names } dividem a vitória com { $score } pontos.
terminal-out-me = Você está fora da partida; os outros continuam. Enter para assistir, q para encerrar:
terminal-out-other = { $name } está fora da partida.
# The heading of the score sheet.
terminal-scores = Pontos

## The table

# $count cards are in the draw pile. Three spaces between the parts.
terminal-pile = Pilha { $card }   cor { $color }   monte { $count }
terminal-pile-uncolored = Pilha { $card }   ainda sem cor   monte { $count }
# The line of players in the order of play: "Ordem Você 7 -> *Ada 3 -> …".
terminal-order = Ordem
# Before the cards in the own hand.
terminal-hand = Mão
terminal-open-hand = { $name } mostra { $cards }
terminal-known-cards = Você sabe que { $name } tem { $cards }.

## What can be done: lines of a numbered list

choice-draw = comprar uma carta
choice-draw-match = comprar uma carta, e mais se quiser até uma servir
choice-draw-must = comprar até uma carta servir
choice-draw-three = comprar três cartas
choice-draw-more = comprar outra carta
choice-draw-penalty = { $count ->
        [1] comprar a carta e perder a vez
        [one] comprar { $count } carta e perder a vez
        [many] comprar as { $count } de cartas e perder a vez
       *[other] comprar as { $count } cartas e perder a vez
    }
choice-pass = ficar com ela e passar
choice-pass-none = parar de comprar e passar
choice-challenge = desafiar: se era blefe, { $name } compra { $count }; se não, você compra { $more }
choice-uno = dizer UNO!
choice-catch = flagrar { $name }, que não disse UNO: 2 cartas
choice-veto = usar a carta VETO: alguém perde a próxima vez
choice-veto-who = dar a carta VETO a { $name }
choice-yes = votar sim: alguém riu
choice-no = votar não: ninguém riu
choice-perform = se apresentar
choice-chicken = amarelar e comprar 4
# $cards is seat-cards in table.ftl: "3 cartas".
choice-trade = { $name } ({ $cards })

## What one has to know to decide

note-bluff = { $card } é um blefe: você tem { $color } na mão. Se houver desafio, as cartas são suas.
note-trade = Com um 7, você troca de mão com o jogador que escolher.
note-zero = Com um 0, todas as mãos passam para o próximo jogador.
# $example is what to type, such as 3u.
note-uno = Restam duas cartas: diga UNO com a que jogar, acrescentando u, como { $example }. Se esquecer e alguém perceber, você compra 2.
note-drawn = Você comprou { $cards } e pode jogar agora.
note-drawn-many = Do que comprou, você pode jogar agora { $cards }.
note-drawn-none = O que você comprou não serve.
note-penalty = { $count ->
        [one] { $count } carta espera por você.
        [many] { $count } de cartas esperam por você.
       *[other] { $count } cartas esperam por você.
    }
note-penalty-stack = { $count ->
        [one] { $count } carta espera por você. Você pode passá-la adiante acumulando uma carta.
        [many] { $count } de cartas esperam por você. Você pode passá-las adiante acumulando uma carta.
       *[other] { $count } cartas esperam por você. Você pode passá-las adiante acumulando uma carta.
    }
note-discard = { $count ->
        [1] Descarte uma carta à sua escolha. Devem restar: { $goal }.
        [one] Descarte { $count } carta à sua escolha. Devem restar: { $goal }.
        [many] Descarte { $count } de cartas à sua escolha. Devem restar: { $goal }.
       *[other] Descarte { $count } cartas à sua escolha. Devem restar: { $goal }.
    }
note-three = Jogue uma carta, ou compre três e então pode jogar uma delas.
chance-uno = Você tem só uma carta e não disse UNO! Diga antes que alguém perceba.
chance-catch = { $name } tem só uma carta e não disse UNO!
chance-jump = Você tem a mesma carta: pode cortar.
chance-now = Você tem a mesma carta: jogar já, antes que alguém corte?

## Questions. Letters to type (vm, am, vd, az) are those of card-letter in cards.ftl, s for yes is the letter above.

ask-turn = Sua vez (? = ajuda):
ask-drawn = Jogar ou passar?
ask-drawn-none = Comprar ou parar?
ask-respond = Sua resposta (? = ajuda):
ask-color = Sua cor:
ask-discard = Descartar:
ask-vote = Seu voto:
ask-perform = Sua escolha:
ask-chance = Agora? (Enter = deixar passar)
ask-which-color = Qual cor? (um número ou vm, am, vd, az; Enter = voltar)
ask-which-seat = Qual jogador? (um número ou um nome; Enter = voltar)
ask-wrong-card = { $count ->
        [one] { $card } não serve. Jogar custa { $count } carta e a vez. Tem certeza? (s = sim)
        [many] { $card } não serve. Jogar custa { $count } de cartas e a vez. Tem certeza? (s = sim)
       *[other] { $card } não serve. Jogar custa { $count } cartas e a vez. Tem certeza? (s = sim)
    }
ask-false-catch = { $count ->
        [1] { $name } não tem que dizer UNO. Acusar mesmo assim custa uma carta a você. Tem certeza? (s = sim)
        [one] { $name } não tem que dizer UNO. Acusar mesmo assim custa { $count } carta a você. Tem certeza? (s = sim)
        [many] { $name } não tem que dizer UNO. Acusar mesmo assim custa { $count } de cartas a você. Tem certeza? (s = sim)
       *[other] { $name } não tem que dizer UNO. Acusar mesmo assim custa { $count } cartas a você. Tem certeza? (s = sim)
    }

## What was typed and cannot be done

cannot-choice = Não existe a opção { $number }: elas vão de 1 a { $last }.
cannot-understand = Não entendi '{ $typed }'. Digite um número, uma carta como vm7, ou ? para ver a ajuda.
cannot-empty = Digite o número de uma opção, ou ? para ver a ajuda.
cannot-player = Qual jogador é '{ $typed }'? Os jogadores são { $names }.
cannot-uno-what = UNO se diz com uma carta que você joga.
terminal-uno-which = UNO! E com qual carta?

## Help

# At most 80 characters per line. vm, am, vd, az are the letters of card-letter; S, R, D, W, W4 and the letters d, p, c, u,
# h, s, l, r, q and the word "catch" are typed as they stand in every language.
terminal-help =
    Digite o número de uma opção, ou a jogada: vm7 = 7 vermelho,
    vdS = Pular verde, azR = Inverter azul, amD = Comprar Duas amarelo,
    W = Curinga, W:vd = Curinga para verde, W4 = Curinga Comprar Quatro.
      d  comprar    p  passar (ficar com o que comprou)  c  desafiar
      u  dizer UNO: com uma carta (3u, vm7u) se restar uma; sozinho, se esqueceu
      catch ada     quando alguém esqueceu de dizer UNO
    A qualquer momento:
      ?  esta ajuda h  sua mão, organizada               s  pontos
      l  o que aconteceu nesta rodada                    r  as regras, por escrito
      q  sair
    Uma carta serve se tem a cor, o número ou o símbolo da carta da pilha;
    um curinga sempre serve. Se não puder ou não quiser jogar, você compra.
    Em "{ terminal-order }" as setas mostram a ordem do jogo, os números quantas cartas
    cada jogador tem, e * de quem é a vez.
# Where a long text stops at the end of the window.
ask-more = Enter para continuar, q para encerrar:
# One of the cards that were drawn for the deal, and the list of them: "Ada [Vm 7], Bo [Vd 3]".
terminal-cut = { $name } { $card }
terminal-cuts = Sorteio de quem dá as cartas: { $cards }.
