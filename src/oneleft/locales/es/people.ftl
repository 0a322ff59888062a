# People around a table: coming back, playing over days, faces, invitations, the big screen, the installed app.
# Names of players ($name, $names) are put in as they were typed and do not change their form.

## The title of the page while it is your turn somewhere: $count tables

table-title-badge = ({ $count }) { $title }

## Your tables, on the first page

mine-title = Tus mesas
mine-your-turn = Tu turno
mine-turn = Turno de { $name }
mine-with = Con { $names }
mine-alone = Todavía no hay nadie más
mine-back = Volver
mine-play = Jugar
mine-back-label = Volver a la mesa { $code }

## Decisions that may take days

make-clock-days = Días
make-clock-days-about = Juega cuando tengas tiempo; nadie tiene que estar presente
make-days = Tiempo por decisión
make-days-about = Después decide un bot y, tras dos decisiones así, reemplaza al jugador
make-days-count = { $count ->
        [one] 1 día
        [many] { $count } de días
       *[other] { $count } días
    }
left-days = { $count ->
        [one] Queda 1 día
        [many] Quedan { $count } de días
       *[other] Quedan { $count } días
    }
left-hours = { $count ->
        [one] Queda 1 hora
        [many] Quedan { $count } de horas
       *[other] Quedan { $count } horas
    }
left-minutes = { $count ->
        [one] Queda 1 minuto
        [many] Quedan { $count } de minutos
       *[other] Quedan { $count } minutos
    }

## Being told when it is your turn

alerts-title = Avisarme cuando sea mi turno
alerts-on = Recibirás un aviso mientras esta página siga abierta en segundo plano.
alerts-off = Recibes una notificación mientras esta página está abierta en segundo plano.
alerts-blocked = Las notificaciones de esta página están bloqueadas. Puedes permitirlas en los ajustes de tu navegador.
alerts-nowhere = Este navegador no muestra notificaciones aquí: la página tiene que abrirse por HTTPS.

## Faces

avatar-change = Cambiar tu avatar
avatar-done = Hecho
avatar-by-name = Según mi nombre
avatar-shape = Forma
avatar-face = Cara
avatar-color = Colores
# For screen readers: one of several shapes, faces or colours.
avatar-number = Número { $number }

## Inviting

wait-free-for = Libre, para { $name }
invite-share = Compartir
invite-copied = El enlace está copiado: ya puedes enviarlo.
invite-qr = Mostrar el código QR
invite-qr-hide = Ocultar el código QR
invite-qr-label = Código QR del enlace { $link }
invite-screen = Pantalla grande
# What is sent with the link.
invite-text = ¡Ven a jugar a las cartas conmigo!
invite-text-to = { $name }, ¡ven a jugar a las cartas conmigo!
known-title = Has jugado con
known-times = { $count ->
        [one] una partida
        [many] { $count } de partidas
       *[other] { $count } partidas
    }
known-more = { $count ->
        [one] Una persona más
        [many] { $count } de personas más
       *[other] { $count } personas más
    }
known-forget = Borrar la lista
known-about = Solo se guarda en este navegador. Presiona un nombre para enviarle el enlace.

## Playing again with the same people

again-title = Volver a jugar con la misma gente
again-about = Una mesa nueva con los mismos ajustes y un enlace para enviar.
again = Jugar otra vez
again-label = Jugar otra vez con { $names }

## Asking once more

sure-no = Cancelar
sure-host = ¿Que { $name } organice la mesa?
sure-kick = ¿Sacar a { $name } para siempre?
sheet-starts = La siguiente ronda empieza en

## The big screen

screen-title = Pantalla de la mesa { $code }
screen-name = Pantalla grande
screen-join = Escanea para sentarte
screen-no-spectators = Esta mesa no admite espectadores, así que aquí no hay nada que mostrar. Quien organiza puede cambiarlo antes de la próxima partida.
screen-full = Pantalla completa
screen-small = Salir de pantalla completa

## Without the server

offline-title = No hay conexión con el servidor
offline-about = O no tienes conexión, o el servidor se está reiniciando. Esta página vuelve a intentarlo cada pocos segundos.
offline-safe = No se pierde nada: tus mesas están en el servidor y tu lugar sigue siendo tuyo.
offline-again = Reintentar
