# Inimesed laua ümber: tagasitulek, mäng päevade kaupa, näod, kutsed, suur ekraan, rakendus.

## Lehe pealkiri, kui kusagil on sinu kord

table-title-badge = ({ $count }) { $title }

## Sinu lauad

mine-title = Sinu lauad
mine-your-turn = Sinu kord
mine-turn = Kord: { $name }
mine-with = Mängivad: { $names }
mine-alone = Kedagi teist veel pole
mine-back = Tagasi
mine-play = Mängi
mine-back-label = Tagasi lauda { $code }

## Otsused, milleks on päevi

make-clock-days = Päevad
make-clock-days-about = Mängi siis, kui on aega; keegi ei pea kohal olema
make-days = Aega otsustada
make-days-about = Pärast seda otsustab bot ja kahe sellise otsuse järel jääb ta asendama
make-days-count = { $count ->
        [one] 1 päev
       *[other] { $count } päeva
    }
left-days = { $count ->
        [one] Jäänud 1 päev
       *[other] Jäänud { $count } päeva
    }
left-hours = { $count ->
        [one] Jäänud 1 tund
       *[other] Jäänud { $count } tundi
    }
left-minutes = { $count ->
        [one] Jäänud 1 minut
       *[other] Jäänud { $count } minutit
    }

## Teade, kui on sinu kord

alerts-title = Anna teada, kui on minu kord
alerts-on = Saad teate, kui see leht on taustal avatud.
alerts-off = Teated tulevad, kui see leht on taustal avatud.
alerts-blocked = Selle lehe teated on keelatud. Luba need brauseri seadetes.
alerts-nowhere = See brauser siin teateid ei näita: selleks peab leht olema avatud HTTPS-iga.

## Näod

avatar-change = Muuda avatari
avatar-done = Valmis
avatar-by-name = Nime järgi
avatar-shape = Kuju
avatar-face = Nägu
avatar-color = Värvid
avatar-number = Number { $number }

## Kutsed

wait-free-for = Vaba, mõeldud mängijale { $name }
invite-share = Jaga
invite-copied = Link on kopeeritud: saada see edasi.
invite-qr = Näita QR-koodi
invite-qr-hide = Peida QR-kood
invite-qr-label = Lingi { $link } QR-kood
invite-screen = Suur ekraan
invite-text = Tule minuga kaarte mängima!
invite-text-to = { $name }, tule minuga kaarte mängima!
known-title = Kellega oled mänginud
known-times = { $count ->
        [one] 1 matš
       *[other] { $count } matši
    }
known-more = { $count ->
        [one] Veel 1
       *[other] Veel { $count }
    }
known-forget = Unusta kõik
known-about = Ainult selles brauseris. Vajuta nimele, et link saata.

## Uuesti samade inimestega

again-title = Mängi uuesti samadega
again-about = Uus laud samade seadetega ja link, mille neile saadad.
again = Mängi uuesti
again-label = Mängi uuesti, mängijad: { $names }

## Küsimus igaks juhuks

sure-no = Loobu
sure-host = Kas korraldajaks saab { $name }?
sure-kick = Kas eemaldada { $name } jäädavalt?
sheet-starts = Järgmise ringini jäänud

## Suur ekraan

screen-title = Laua { $code } ekraan
screen-name = Suur ekraan
screen-join = Skaneeri ja istu lauda
screen-no-spectators = Selles lauas pealtvaatajaid pole, nii et siin pole midagi näidata. Korraldaja saab seda enne järgmist matši muuta.
screen-full = Täisekraan
screen-small = Välju täisekraanist

## Ilma serverita

offline-title = Serveriga ei saa ühendust
offline-about = Kas oled võrgust väljas või server taaskäivitub. See leht proovib iga paari sekundi tagant uuesti.
offline-safe = Midagi ei kao: sinu lauad on serveris ja sinu koht jääb sinu omaks.
offline-again = Proovi uuesti
