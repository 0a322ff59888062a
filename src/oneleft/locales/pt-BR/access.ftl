# Playing by keyboard and by ear: the list of keys, its settings, and what a screen reader tells by itself.

## The list of keys: what each one does, in a few words

access-title = Teclado e leitor de tela
access-keys = Atalhos de uma tecla
access-keys-about = Letras e números agem na hora. Sem os atalhos, use Tab, as setas, Enter e Esc.
access-tell = O que é lido em voz alta
access-tell-all = Tudo
access-tell-mine = Só o que me envolve
access-key-hand = Ir para a sua mão
access-key-arrows = De carta em carta
access-key-groups = Para a próxima cor
access-key-ends = Primeira e última carta
access-key-playable = Próxima carta jogável e a anterior
access-key-jump = Para um número, um curinga ou uma cor
access-key-enter = Jogar a carta, apertar o botão
access-key-sort = Organizar a mão
access-key-catch = Flagrar quem não disse UNO
access-key-veto = VETO: escolher um jogador
access-key-answer = Para a pergunta em aberto
access-key-digits = Escolher uma resposta: cor, jogador, sim ou não
access-key-next = Próxima rodada
access-key-standing = Ler como está o jogo
access-key-players = De jogador em jogador
access-key-help = Esta lista

## In the hand

# A button that hides all other cards.
access-filter = Só jogáveis
# Which card of the hand: "3 de 9".
access-position = { $at } de { $count }

## What is told. Whole sentences, one after the other.

# A full stop for what has none where it stands alone, such as "Sua vez".
access-sentence = { $text }.
access-told = Avisos
# More happened than can be told; what follows is the end of it.
access-earlier = { $count ->
        [1] Antes disso houve mais um acontecimento.
        [one] Antes disso houve mais { $count } acontecimento.
        [many] Antes disso houve mais { $count } de acontecimentos.
       *[other] Antes disso houve mais { $count } acontecimentos.
    }
access-fits = { $count ->
        [0] Nenhuma carta serve.
        [1] Uma carta serve.
        [one] { $count } carta serve.
        [many] { $count } de cartas servem.
       *[other] { $count } cartas servem.
    }
access-challenge = Desafiar ou comprar as cartas?
access-vote = { $by } diz que { $name } deu um palpite. Você pode votar.
access-said = { $name } diz: { $text }
