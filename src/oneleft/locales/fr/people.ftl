# People around a table: coming back, playing over days, faces, invitations, the big screen, the installed app.
# Names of players ($name, $names) are put in as they were typed and do not change their form.

## The title of the page while it is your turn somewhere: $count tables

table-title-badge = ({ $count }) { $title }

## Your tables, on the first page

mine-title = Tes tables
mine-your-turn = À toi de jouer
mine-turn = À { $name } de jouer
mine-with = Avec { $names }
mine-alone = Encore personne d’autre
mine-back = Revenir
mine-play = Jouer
mine-back-label = Revenir à la table { $code }

## Decisions that may take days

make-clock-days = En jours
make-clock-days-about = Joue quand tu as le temps ; personne n’a besoin d’être là
make-days = Temps pour une décision
make-days-about = Passé ce délai un bot décide, et après deux décisions de ce genre il remplace le joueur
make-days-count = { $count ->
        [one] { $count } jour
        [many] { $count } de jours
       *[other] { $count } jours
    }
left-days = { $count ->
        [one] reste { $count } jour
        [many] reste { $count } de jours
       *[other] reste { $count } jours
    }
left-hours = { $count ->
        [one] reste { $count } heure
        [many] reste { $count } d’heures
       *[other] reste { $count } heures
    }
left-minutes = { $count ->
        [one] reste { $count } minute
        [many] reste { $count } de minutes
       *[other] reste { $count } minutes
    }

## Being told when it is your turn

alerts-title = Me prévenir quand c’est à moi
alerts-on = On te prévient tant que cette page est ouverte en arrière-plan.
alerts-off = Tu reçois une notification tant que cette page est ouverte en arrière-plan.
alerts-blocked = Les notifications de cette page sont bloquées. Tu peux les autoriser dans les réglages du navigateur.
alerts-nowhere = Ce navigateur n’affiche pas de notifications ici : il faut une page ouverte en HTTPS.

## Faces

avatar-change = Changer d’avatar
avatar-done = Terminé
avatar-by-name = Selon mon nom
avatar-shape = Forme
avatar-face = Visage
avatar-color = Couleurs
# For screen readers: one of several shapes, faces or colours.
avatar-number = Numéro { $number }

## Inviting

wait-free-for = Libre, prévue pour { $name }
invite-share = Partager
invite-copied = Le lien est copié : envoie-le.
invite-qr = Afficher le code QR
invite-qr-hide = Masquer le code QR
invite-qr-label = Code QR du lien { $link }
invite-screen = Grand écran
# What is sent with the link.
invite-text = Viens jouer aux cartes avec moi !
invite-text-to = { $name }, viens jouer aux cartes avec moi !
known-title = Tu as joué avec
known-times = { $count ->
        [one] { $count } partie
        [many] { $count } de parties
       *[other] { $count } parties
    }
known-more = { $count ->
        [one] { $count } de plus
        [many] { $count } de plus
       *[other] { $count } de plus
    }
known-forget = Tout oublier
known-about = Gardé dans ce navigateur seulement. Appuie sur un nom pour lui envoyer le lien.

## Playing again with the same people

again-title = Rejouer avec les mêmes personnes
again-about = Une nouvelle table avec les mêmes réglages, et un lien à leur envoyer.
again = Rejouer
again-label = Rejouer avec { $names }

## Asking once more

sure-no = Annuler
sure-host = Confier la table à { $name } ?
sure-kick = Exclure { $name } pour de bon ?
sheet-starts = La prochaine manche commence dans

## The big screen

screen-title = Écran de la table { $code }
screen-name = Grand écran
screen-join = Scanne pour t’asseoir
screen-no-spectators = Cette table n’admet pas de spectateurs : il n’y a donc rien à montrer ici. L’hôte peut changer cela avant la prochaine partie.
screen-full = Plein écran
screen-small = Quitter le plein écran

## Without the server

offline-title = Le serveur est injoignable
offline-about = Soit tu es hors ligne, soit le serveur redémarre. Cette page réessaie toutes les quelques secondes.
offline-safe = Rien n’est perdu : tes tables sont sur le serveur, et ta place reste à toi.
offline-again = Réessayer
