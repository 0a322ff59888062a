# Cilvēki ap galdu: atgriešanās, spēle pa dienām, sejas, ielūgumi, lielais ekrāns, lietotne.

## Lapas virsraksts, kad kaut kur ir tavs gājiens

table-title-badge = ({ $count }) { $title }

## Tavi galdi

mine-title = Tavi galdi
mine-your-turn = Tavs gājiens
mine-turn = Gājiens: { $name }
mine-with = Spēlē: { $names }
mine-alone = Vēl neviena cita
mine-back = Atpakaļ
mine-play = Spēlēt
mine-back-label = Atpakaļ pie galda { $code }

## Lēmumi, kam ir dienas

make-clock-days = Dienas
make-clock-days-about = Spēlē, kad ir laiks; nevienam nav jābūt klāt
make-days = Laiks lēmumam
make-days-about = Pēc tam izlemj bots, bet pēc diviem tādiem lēmumiem tas spēlē spēlētāja vietā
make-days-count = { $count ->
        [zero] { $count } dienu
        [one] { $count } diena
       *[other] { $count } dienas
    }
left-days = { $count ->
        [zero] Atlikušas { $count } dienas
        [one] Atlikusi { $count } diena
       *[other] Atlikušas { $count } dienas
    }
left-hours = { $count ->
        [zero] Atlikušas { $count } stundas
        [one] Atlikusi { $count } stunda
       *[other] Atlikušas { $count } stundas
    }
left-minutes = { $count ->
        [zero] Atlikušas { $count } minūtes
        [one] Atlikusi { $count } minūte
       *[other] Atlikušas { $count } minūtes
    }

## Ziņa, kad ir tavs gājiens

alerts-title = Paziņot, kad ir mans gājiens
alerts-on = Saņemsi paziņojumu, ja šī lapa būs atvērta fonā.
alerts-off = Paziņojumi pienāk, kamēr šī lapa ir atvērta fonā.
alerts-blocked = Šīs lapas paziņojumi ir bloķēti. Atļaut tos var pārlūka iestatījumos.
alerts-nowhere = Šeit pārlūks paziņojumus nerādīs: tiem lapai jābūt atvērtai ar HTTPS.

## Sejas

avatar-change = Mainīt avatāru
avatar-done = Gatavs
avatar-by-name = Pēc vārda
avatar-shape = Forma
avatar-face = Seja
avatar-color = Krāsas
avatar-number = { $number }. variants

## Ielūgumi

wait-free-for = Brīva, rezervēta: { $name }
invite-share = Dalīties
invite-copied = Saite nokopēta: tagad nosūti to.
invite-qr = Rādīt QR kodu
invite-qr-hide = Paslēpt QR kodu
invite-qr-label = Saites { $link } QR kods
invite-screen = Lielais ekrāns
invite-text = Nāc, uzspēlēsim kārtis!
invite-text-to = { $name }, nāc, uzspēlēsim kārtis!
known-title = Ar ko jau spēlēts
known-times = { $count ->
        [zero] { $count } spēļu
        [one] { $count } spēle
       *[other] { $count } spēles
    }
known-more = { $count ->
        [zero] Vēl { $count }
        [one] Vēl { $count }
       *[other] Vēl { $count }
    }
known-forget = Aizmirst visus
known-about = Tikai šajā pārlūkā. Piespied vārdu, lai nosūtītu saiti.

## Atkal ar tiem pašiem

again-title = Spēlēt vēlreiz ar tiem pašiem
again-about = Jauns galds ar tiem pašiem iestatījumiem un saite, ko viņiem nosūtīt.
again = Spēlēt vēlreiz
again-label = Spēlēt vēlreiz, spēlētāji: { $names }

## Pārjautāt

sure-no = Atcelt
sure-host = Padarīt par saimnieku: { $name }?
sure-kick = Izraidīt pavisam: { $name }?
sheet-starts = Līdz nākamajam raundam

## Lielais ekrāns

screen-title = Galda { $code } ekrāns
screen-name = Lielais ekrāns
screen-join = Noskenē un sēdies klāt
screen-no-spectators = Pie šī galda skatīties nedrīkst, tāpēc nav ko rādīt. Saimnieks to var mainīt pirms nākamās spēles.
screen-full = Pilnekrāns
screen-small = Iziet no pilnekrāna

## Bez servera

offline-title = Serveris nav sasniedzams
offline-about = Vai nu tu esi bezsaistē, vai serveri restartē. Šī lapa mēģina vēlreiz ik pēc dažām sekundēm.
offline-safe = Nekas nav zudis: tavi galdi ir serverī, un vieta paliek tava.
offline-again = Mēģināt vēlreiz
