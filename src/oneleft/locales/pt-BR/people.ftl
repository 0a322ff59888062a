# People around a table: coming back, playing over days, faces, invitations, the big screen, the installed app.
# Names of players ($name, $names) are put in as they were typed and do not change their form.

## The title of the page while it is your turn somewhere: $count tables

table-title-badge = ({ $count }) { $title }

## Your tables, on the first page

mine-title = Suas mesas
mine-your-turn = Sua vez
mine-turn = Vez de { $name }
mine-with = Com { $names }
mine-alone = Ninguém mais ainda
mine-back = Voltar
mine-play = Jogar
mine-back-label = Voltar à mesa { $code }

## Decisions that may take days

make-clock-days = Dias
make-clock-days-about = Jogue quando tiver tempo; ninguém precisa estar presente
make-days = Tempo por decisão
make-days-about = Depois disso um bot decide e, após duas decisões assim, substitui o jogador
make-days-count = { $count ->
        [one] { $count } dia
        [many] { $count } de dias
       *[other] { $count } dias
    }
left-days = { $count ->
        [one] Falta { $count } dia
        [many] Faltam { $count } de dias
       *[other] Faltam { $count } dias
    }
left-hours = { $count ->
        [one] Falta { $count } hora
        [many] Faltam { $count } de horas
       *[other] Faltam { $count } horas
    }
left-minutes = { $count ->
        [one] Falta { $count } minuto
        [many] Faltam { $count } de minutos
       *[other] Faltam { $count } minutos
    }

## Being told when it is your turn

alerts-title = Avisar quando for a minha vez
alerts-on = Você vai receber um aviso enquanto esta página estiver aberta em segundo plano.
alerts-off = Você recebe uma notificação enquanto esta página está aberta em segundo plano.
alerts-blocked = As notificações desta página estão bloqueadas. Você pode liberá-las nas configurações do navegador.
alerts-nowhere = Este navegador não mostra notificações aqui: a página precisa ser aberta por HTTPS.

## Faces

avatar-change = Mudar seu avatar
avatar-done = Pronto
avatar-by-name = Conforme meu nome
avatar-shape = Forma
avatar-face = Rosto
avatar-color = Cores
# For screen readers: one of several shapes, faces or colours.
avatar-number = Número { $number }

## Inviting

wait-free-for = Livre, para { $name }
invite-share = Compartilhar
invite-copied = O link foi copiado: agora é só enviar.
invite-qr = Mostrar o QR code
invite-qr-hide = Ocultar o QR code
invite-qr-label = QR code do link { $link }
invite-screen = Telão
# What is sent with the link.
invite-text = Vem jogar cartas comigo!
invite-text-to = { $name }, vem jogar cartas comigo!
known-title = Você já jogou com
known-times = { $count ->
        [1] uma partida
        [one] { $count } partida
        [many] { $count } de partidas
       *[other] { $count } partidas
    }
known-more = { $count ->
        [1] Mais uma pessoa
        [one] Mais { $count } pessoa
        [many] Mais { $count } de pessoas
       *[other] Mais { $count } pessoas
    }
known-forget = Esquecer todo mundo
known-about = Fica guardado só neste navegador. Aperte um nome para enviar o link à pessoa.

## Playing again with the same people

again-title = Jogar de novo com a mesma turma
again-about = Uma mesa nova com as mesmas configurações e um link para enviar.
again = Jogar de novo
again-label = Jogar de novo com { $names }

## Asking once more

sure-no = Cancelar
sure-host = Passar a mesa para { $name }?
sure-kick = Remover { $name } de vez?
sheet-starts = A próxima rodada começa em

## The big screen

screen-title = Telão da mesa { $code }
screen-name = Telão
screen-join = Escaneie para sentar
screen-no-spectators = Esta mesa não permite espectadores, então não há nada para mostrar aqui. Quem organiza a mesa pode mudar isso antes da próxima partida.
screen-full = Tela cheia
screen-small = Sair da tela cheia

## Without the server

offline-title = Sem conexão com o servidor
offline-about = Ou você está sem internet, ou o servidor está reiniciando. Esta página tenta de novo a cada poucos segundos.
offline-safe = Nada se perde: suas mesas estão no servidor, e seu lugar continua sendo seu.
offline-again = Tentar de novo
