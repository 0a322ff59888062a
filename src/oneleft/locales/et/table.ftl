# The table in the browser. Buttons are small: keep to about the length of the English, at most half as long again.
# Names of players ($name, $by, $host) are put in as they were typed and do not change their form.

## Coming in

table-title = Laud { $code }
table-title-turn = Sinu kord
table-name-ask = Mis nime all mängid?
table-name-label = Sinu nimi
table-name-go = Lauda
table-connecting = Tulen lauda…
table-reconnecting = Ühendus katkes. Ühendan uuesti…
table-offline = Sa oled võrgust väljas. Proovi hetke pärast uuesti.
table-not-now = Praegu seda teha ei saa.
table-home = Tagasi avalehele
table-gone-no_table = Lauda { $code } ei ole
table-gone-no_table-more = Võib-olla on koodis trükiviga või on laud ammu suletud.
table-gone-kicked = Korraldaja eemaldas su sellest lauast
table-gone-closed = See laud on suletud
table-gone-full = See laud on täis
table-gone-bad_hello = See leht ei saa serverist aru
table-gone-bad_hello-more = Laadi leht uuesti: võib-olla on serverit uuendatud.
table-gone-reload = Laadi uuesti

## Waiting

wait-heading = Enne matši
wait-places = Kohad
wait-free = Vaba
wait-you = sina
wait-host = korraldaja
wait-away = eemal
wait-bot = bot: { $kind }
wait-sit = Istu siia
wait-take-bot = Võta selle boti koht
wait-take-left = Võta see koht
wait-sit-again = Istu tagasi
wait-stand = Tõuse püsti
wait-put-bot = Lisa bot
wait-bot-for = Bot kohale { $place }
wait-remove-bot = Eemalda
wait-fill = Täida bottidega
wait-kick = Eemalda { $name }
wait-kick-short = Eemalda
wait-make-host = Korraldajaks
wait-make-host-of = Korraldajaks: { $name }
wait-people = Ilma kohata
wait-missing = { $free ->
        [one] Üks koht on vaba: kutsu keegi või lisa bot.
       *[other] { $free } kohta on vaba: kutsu keegi või lisa botid.
    }
wait-missing-guest = { $free ->
        [one] Üks koht on vaba. Matš saab alata, kui see on täidetud.
       *[other] { $free } kohta on vaba. Matš saab alata, kui need on täidetud.
    }
wait-for-host = Kõik on kohal. Ootame, et { $name } alustaks.
wait-can-start = Kõik on kohal.
wait-start = Alusta matši
wait-settings = Seaded ja reeglid
wait-settings-save = Võta kasutusele
wait-settings-cancel = Loobu
wait-rules = Selle laua reeglid lihtsas keeles
wait-rules-loading = Loen reegleid…
wait-rules-failed = Reegleid ei õnnestunud laadida.
wait-invite = Kutsu
wait-invite-more = Selle lingiga saab igaüks liituda. Kood on { $code }.
wait-link = Link sellesse lauda
wait-copy = Kopeeri
wait-copied = Kopeeritud
wait-copy-failed = Kopeerimine pole siin lubatud: märgi link ära ja kopeeri ise.

## The menu of the table

menu-open = Laud
menu-close = Sulge
menu-heading = See laud
menu-players = Mängijad
menu-name = Sinu nimi
menu-rename = Muuda
menu-leave = Lahku
menu-leave-sure-playing = Kas lahkud matšist? Sinu kohal mängib edasi bot.
menu-leave-sure = Kas lahkud lauast?
menu-leave-yes = Lahkun
menu-leave-no = Jään
menu-round = Ring { $round }
menu-talk = Vestlus ja logi
menu-talk-unread = { $count ->
        [one] Vestlus ja logi, üks uus sõnum
       *[other] Vestlus ja logi, { $count } uut sõnumit
    }

## Seats

seat-cards = { $count ->
        [0] kaarte pole
        [one] 1 kaart
       *[other] { $count } kaarti
    }
seat-label = { $name }, { $cards }
seat-score = { $points ->
        [one] 1 punkt
       *[other] { $points } punkti
    }
seat-turn = käigul
seat-uno = UNO!
seat-exposed = pole UNO öelnud
seat-exposed-short = UNO-ta!
seat-veto = VETO: jääb käigust ilma
seat-veto-short = VETO
seat-elbows = küünarnukid sirged
seat-three = käi või võta kolm
seat-dealer = jagaja
seat-dealer-short = J
seat-stand-in = mängib bot
seat-left = lahkus
seat-away = eemal
seat-partner = partner
seat-played = käis: { $card }
seat-drew = +{ $count }
seat-drew-label = { $count ->
        [one] võttis kaardi
       *[other] võttis { $count } kaarti
    }
seat-passed = passis
seat-passed-short = –
seat-skipped = jäi käigust ilma
seat-skipped-short = ⊘
seat-stand-in-short = bot
seat-left-short = läks
seat-elbows-short = sirgu
seat-three-short = 3?
seat-open-hand = { $name }, kaardid: { $cards }

## The piles

pile-draw = Tõmbepakk, { $count ->
        [one] 1 kaart
       *[other] { $count } kaarti
    }
pile-draw-press = { $pile }. { $action }
pile-top = Pealmine kaart: { $card }
pile-none = Ühtegi kaarti veel pole
pile-color = Kehtiv värv: { $color }
pile-color-none = Värvi veel pole
pile-clockwise = Mäng käib päripäeva
pile-counter = Mäng käib vastupäeva
pile-pending = +{ $count }
pile-pending-label = { $count ->
        [one] Karistus: 1 kaart
       *[other] Karistus: { $count } kaarti
    }

## Whose turn

turn-you = Sinu kord
turn-other = Käigul on { $name }
turn-respond-you = { $count ->
        [one] Sind ootab 1 kaart
       *[other] Sind ootab { $count } kaarti
    }
turn-respond-other = { $count ->
        [one] { $name }: ees ootab 1 kaart
       *[other] { $name }: ees ootab { $count } kaarti
    }
turn-color-you = Esimene kaart on jokker: vali värv
turn-color-other = { $name } valib värvi
turn-drawn-you = Käi võetud kaart või jäta endale
turn-drawn-none-you = Ei sobi: võta veel või lõpeta
turn-drawn-other = { $name } võttis kaardi
turn-discard-you = { $count ->
        [one] Viska ära üks kaart, vali ise
       *[other] Viska ära { $count } kaarti, vali ise
    }
turn-discard-other = { $name } viskab kaarte ära
turn-vote-you = Sa rääkisid nalja: teised otsustavad
turn-vote-other = { $name } rääkis nalja
turn-perform-you = Esine või löö araks
turn-perform-other = { $name } esineb või lööb araks
turn-three-you = Käi kaart või võta kolm
turn-shuffle = Kaarte segatakse
turn-over = Ring on läbi
turn-jump = Sul on sama kaart: löö vahele!
turn-clock = { $seconds ->
        [one] Jäänud 1 sekund
       *[other] Jäänud { $seconds } sekundit
    }

## What can be done. The letter is the key that does it.

act-hand = Sinu kaardid
act-actions = Mida saad teha
act-draw = Võta kaart
act-draw-more = Võta veel
act-draw-three = Võta kolm
act-draw-penalty = { $count ->
        [one] Võta see kaart
       *[other] Võta { $count } kaarti
    }
act-pass = Jäta kätte
act-pass-stop = Lõpeta ja passi
act-challenge = Vaidlusta
act-uno = UNO!
act-uno-say = UNO! Ütle kohe
act-uno-arm = UNO! Ütle järgmise kaardiga
act-uno-armed = UNO! Öeldakse järgmise kaardiga
act-catch = Võta vahele: { $name }!
act-catch-short = Vahele!
act-key = { $label } (klahv { $key })
act-sort-color = värvi järgi
act-sort-value = väärtuse järgi
act-sort-drawn = nagu tulid
act-sort-label = Järjesta kaardid: praegu { $order }
act-cancel = Loobu
act-close = Sulge
act-perform = Esine
act-chicken = Löö araks ja võta 4
act-yes-laughed = Jah, keegi naeris
act-no-laughed = Ei, mitte keegi
act-color-for = { $card }: vali värv
act-trade-for = Kellega kaardid vahetad?
act-wrong-play = { $costs ->
        [one] Käi ikkagi: { $card }. Maksab 1 kaardi
       *[other] Käi ikkagi: { $card }. Maksab { $costs } kaarti
    }
act-player-menu = { $name }: mida saad teha
act-accuse-uno = Süüdista: UNO jäi ütlemata
act-accuse-sure = { $costs ->
        [one] Paistab, et { $name } pole UNO võlgu. Kui eksid, võtad 1 kaardi.
       *[other] Paistab, et { $name } pole UNO võlgu. Kui eksid, võtad { $costs } kaarti.
    }
act-accuse-yes = Süüdista: { $name }
act-veto = Pane VETO: { $name }
act-vote-ask = { $name } rääkis nalja. Kas keegi naeris? Ühest jah-häälest piisab.
act-vote-wait = Teised hääletavad sinu nalja üle.
act-vote-done = Sa oled hääletanud. Ootame teisi.
act-perform-ask = Tee üks etteaste või löö araks.
act-challenge-what = { $name } käis kaardi „Vaheta värv + Võta neli üles“, kui kehtiv värv oli { $color }. Nii tohib käia ainult siis, kui seda värvi kaarti käes pole. { $name } hoiab käes { $count ->
        [one] 1 kaarti
       *[other] { $count } kaarti
    }.
act-challenge-odds = Kui see oli bluff, võtab { $name } { $count } kaarti. Kui ei olnud, võtad sina { $more }.
act-stack-hint = Võid vastata kaardiga, mille saab peale laduda.
act-shown = { $name } näitas sulle

## You yourself

me-watching = Sa vaatad pealt.
me-watching-seat = Laua menüüst saad mõne boti koha endale võtta.
me-not-in-round = Sa ei ole selles ringis.
me-stand-in = Sinu eest mängib bot.
me-take-over = Mängin ise
me-no-spectators = Seda ringi ei saa pealt vaadata. Tulemust näed, kui ring on läbi.

## Chat and log

talk-log = Logi
talk-chat = Vestlus
talk-newest = Mis just juhtus
talk-empty-log = Midagi pole veel juhtunud.
talk-empty-chat = Keegi pole veel midagi öelnud.
talk-say = Sõnum
talk-send = Saada
talk-react = Reaktsioonid
talk-react-with = Reageeri: { $emoji }
talk-you = Sina
talk-veto = VETO
talk-veto-label = Pane selle eest VETO-kaart: { $name }
talk-accuse = Ütles ette!
talk-accuse-label = Süüdista etteütlemises: { $name }
accuse-panel = { $by } väidab, et { $name } ütles ette: „{ $text }“ Kas anname kaks kaarti?
accuse-yes = Jah, 2 kaarti
accuse-no = Ei
accuse-waiting = Hääletanud: { $votes } / { $voters }
notes-label = Teated
notes-dismiss = Peida: { $text }

## Score sheet

sheet-heading = Seis pärast { $round }. ringi
sheet-final = Lõppseis
sheet-caption = Punktid ringide kaupa
sheet-round = Ring
sheet-total = Kokku
sheet-team = Paar { $team }
sheet-out = väljas
sheet-hands = Kätte jäänud
sheet-winner = võitis ringi
sheet-round-won = { $me ->
        [actor] Sa võidad ringi.
       *[other] { $name } võidab ringi.
    }
sheet-last-card = Viimane kaart: { $card }
sheet-blocked = Ring jäi ummikusse: punkte ei saa keegi.
sheet-next = Järgmine ring
sheet-rematch = Revanš
sheet-ready = Valmis: { $names }
sheet-waiting = Ootame: { $names }
sheet-you-ready = Sa oled valmis.
sheet-record = Laadi salvestis alla
sheet-dealing = Jagan kaarte…
sheet-goal-winner_takes = Võidab see, kes saab esimesena { $target } punkti.
sheet-goal-running_total = Vähem punkte on parem: kui kellelgi on { $target } täis, võidab väikseim summa.
sheet-goal-elimination = Vähem punkte on parem: kellel on { $target } täis, see on väljas.
sheet-goal-rotating = Võidab suurim summa pärast { $hands } jagamist.
sheet-match-won = { $me ->
        [actor] Sa võidad matši!
       *[other] { $name } võidab matši!
    }
sheet-match-shared = { $names } võidavad matši koos!
