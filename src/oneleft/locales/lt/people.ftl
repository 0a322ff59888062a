# Žmonės prie stalo: sugrįžimas, žaidimas dienomis, veidai, kvietimai, didelis ekranas, programėlė.

## Puslapio antraštė, kai kur nors tavo ėjimas

table-title-badge = ({ $count }) { $title }

## Tavo stalai

mine-title = Tavo stalai
mine-your-turn = Tavo ėjimas
mine-turn = Eina { $name }
mine-with = Žaidžia: { $names }
mine-alone = Kol kas daugiau nieko
mine-back = Grįžti
mine-play = Žaisti
mine-back-label = Grįžti prie stalo { $code }

## Sprendimai, kuriems duodamos dienos

make-clock-days = Dienos
make-clock-days-about = Žaisk, kai turi laiko; niekam nereikia būti prie stalo
make-days = Laikas sprendimui
make-days-about = Paskui sprendžia botas, o po dviejų tokių sprendimų jis pavaduoja žaidėją
make-days-count = { $count ->
        [one] { $count } diena
        [few] { $count } dienos
       *[other] { $count } dienų
    }
left-days = { $count ->
        [one] Liko { $count } diena
        [few] Liko { $count } dienos
       *[other] Liko { $count } dienų
    }
left-hours = { $count ->
        [one] Liko { $count } valanda
        [few] Liko { $count } valandos
       *[other] Liko { $count } valandų
    }
left-minutes = { $count ->
        [one] Liko { $count } minutė
        [few] Liko { $count } minutės
       *[other] Liko { $count } minučių
    }

## Pranešimas apie tavo ėjimą

alerts-title = Pranešti, kai mano ėjimas
alerts-on = Gausi pranešimą, jei šis puslapis bus atvertas fone.
alerts-off = Pranešimai ateina, kol šis puslapis atvertas fone.
alerts-blocked = Šio puslapio pranešimai užblokuoti. Leisti juos gali naršyklės nuostatose.
alerts-nowhere = Čia naršyklė pranešimų nerodys: tam puslapis turi būti atvertas per HTTPS.

## Veidai

avatar-change = Keisti avatarą
avatar-done = Baigta
avatar-by-name = Pagal vardą
avatar-shape = Forma
avatar-face = Veidas
avatar-color = Spalvos
avatar-number = { $number } variantas

## Kvietimai

wait-free-for = Laisva, rezervuota: { $name }
invite-share = Dalytis
invite-copied = Nuoroda nukopijuota: dabar ją nusiųsk.
invite-qr = Rodyti QR kodą
invite-qr-hide = Slėpti QR kodą
invite-qr-label = Nuorodos { $link } QR kodas
invite-screen = Didelis ekranas
invite-text = Ateik, pažaiskime kortomis!
invite-text-to = { $name }, ateik, pažaiskime kortomis!
known-title = Su kuo jau žaista
known-times = { $count ->
        [one] { $count } mačas
        [few] { $count } mačai
       *[other] { $count } mačų
    }
known-more = { $count ->
        [one] Dar { $count }
        [few] Dar { $count }
       *[other] Dar { $count }
    }
known-forget = Pamiršti visus
known-about = Tik šioje naršyklėje. Spausk vardą ir nusiųsk nuorodą.

## Dar kartą su tais pačiais

again-title = Žaisti dar kartą su tais pačiais
again-about = Naujas stalas su tais pačiais nustatymais ir nuoroda jiems nusiųsti.
again = Žaisti dar kartą
again-label = Žaisti dar kartą, žaidėjai: { $names }

## Perklausimas

sure-no = Atšaukti
sure-host = Perduoti stalą: { $name }?
sure-kick = Pašalinti visam laikui: { $name }?
sheet-starts = Iki kito raundo liko

## Didelis ekranas

screen-title = Stalo { $code } ekranas
screen-name = Didelis ekranas
screen-join = Nuskenuok ir sėsk prie stalo
screen-no-spectators = Prie šio stalo žiūrėti neleidžiama, todėl nėra ką rodyti. Tai galima pakeisti prieš kitą mačą.
screen-full = Visas ekranas
screen-small = Išjungti viso ekrano režimą

## Be serverio

offline-title = Serveris nepasiekiamas
offline-about = Arba nėra ryšio, arba serveris paleidžiamas iš naujo. Šis puslapis bando kas kelias sekundes.
offline-safe = Niekas nedingo: tavo stalai serveryje, o vieta lieka tavo.
offline-again = Bandyti dar kartą
