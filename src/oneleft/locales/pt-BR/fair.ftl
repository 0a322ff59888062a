# The fair shuffle: its page, and what the browser found when it checked a round.

fair-title = O embaralhamento justo
fair-how = Como funciona
fair-question = Como saber que ninguém armou o baralho? Porque o servidor teve que fixar a parte dele antes de você acrescentar a sua, e a mostra depois.
fair-step-commit = Compromisso.
fair-step-commit-about = Antes de dar as cartas, o servidor sorteia um segredo e publica o hash dele. A partir daí, não pode trocar o segredo sem que alguém perceba.
fair-step-add = Contribuição.
fair-step-add-about = Depois, o navegador de cada jogador acrescenta seus próprios bytes aleatórios. Basta que um deles seja aleatório para que o resultado também seja.
fair-step-deal = Distribuição.
fair-step-deal-about = Todos os embaralhamentos da rodada resultam do segredo e do que os jogadores acrescentaram. Ninguém pode escolhê-los.
fair-step-show = Revelação.
fair-step-show-about = Quando a rodada termina, o servidor mostra o segredo. Seu navegador confere se ele bate, se os seus bytes foram usados e se as cartas foram embaralhadas exatamente assim.
# "oneleft verify" is a command to be typed.
fair-verify = Os registros guardam tudo isso, então qualquer pessoa pode conferir uma partida anos depois, com algumas linhas de código próprias ou com “oneleft verify”.
fair-check = Conferir um embaralhamento à mão
fair-secret = Segredo
fair-secret-hint = 64 dígitos hexadecimais, do registro de uma partida
fair-added = O que os jogadores acrescentaram
fair-added-hint = Na ordem do registro, separado por espaços
fair-number = Número do sorteio ou embaralhamento
fair-number-hint = Contado a partir de 0 em cada rodada
fair-cards = Cartas
fair-cards-hint = Em qualquer ordem, como na notação: r7 rS W4
fair-digest = Hash do segredo
fair-order = A ordem resultante
fair-incomplete = Primeiro preencha o segredo.
# A link after the verdict.
fair-more = Como funciona
# $count players added randomness to the deal.
fair-verdict-fair = { $count ->
        [0] ✓ Conferido: as cartas foram embaralhadas como o servidor tinha se comprometido.
        [one] ✓ Conferido: as cartas foram embaralhadas como prometido, com o acaso de { $count } jogador.
        [many] ✓ Conferido: as cartas foram embaralhadas como prometido, com o acaso de { $count } de jogadores.
       *[other] ✓ Conferido: as cartas foram embaralhadas como prometido, com o acaso de { $count } jogadores.
    }
fair-verdict-other-secret = Este embaralhamento não confere: o segredo mostrado não é o que foi fixado antes da distribuição.
fair-verdict-other-contributions = Este embaralhamento não confere: o que os jogadores acrescentaram foi alterado depois da distribuição.
fair-verdict-own-missing = Este embaralhamento não confere: o que o seu navegador acrescentou ficou de fora.
fair-verdict-other-order = Este embaralhamento não confere: as cartas não estavam na ordem que o segredo dá.
fair-verdict-other-hand = Este embaralhamento não confere: você recebeu cartas diferentes das que o embaralhamento dá.
