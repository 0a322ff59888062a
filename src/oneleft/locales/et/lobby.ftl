# The home page, the list of tables, and the page that makes a table.

## Home

home-tagline = UNO täpselt reeglite järgi, sõprade või bottidega. Avatud lähtekood, ilma konto ja reklaamita.
home-play-title = Mängi kohe
home-name = Sinu nimi
home-name-hint = Pole kohustuslik. Jääb selles brauseris meelde.
home-default-name = Mängija
home-play = Mängi kohe bottide vastu
home-play-about = Ametlikud reeglid ja otse lauda. Botid näevad ainult seda, mida sina nende kohal näeksid.
home-play-busy = Jagan kaarte…
home-players = Mängijad
home-level = Kuidas botid mängivad
home-level-is = Bottide tase: { $level }
home-players-count = { $count } mängijat
home-make-title = Oma laud
home-make-about = Vali reeglid, kutsu sõbrad lingiga, täida kohad bottidega.
home-make = Loo laud
home-join-title = Tule sõprade lauda
home-code = Laua kood või link
home-code-hint = Kuus tähte või numbrit, näiteks K7QM2P.
home-code-bad = See ei ole laua kood. Koodis on kuus tähte või numbrit; I, O, 0 ja 1 seal kunagi ei ole.
home-join = Liitu
home-rules-title = Reeglid lihtsas keeles
home-rules-about = Mille järgi igas väljaandes mängitakse, lause lauselt.
home-rules-edition = Väljaanne

## Public tables

lobby-title = Avalikud lauad
lobby-loading = Otsin laudu…
lobby-empty = Praegu pole kellelgi avalikku lauda lahti.
lobby-empty-hint = Loo ise üks ja märgi „Avalik“, siis on see siin kõigile näha.
lobby-offline = Serveriga ei saa ühendust. Proovin iga paari sekundi tagant uuesti…
lobby-stale = Ühendust pole: see loend võib olla vananenud. Proovin uuesti…
lobby-host = Korraldaja: { $host }
lobby-rules = { $count ->
    [0] { $edition }
    [one] { $edition }, 1 säte muudetud
   *[other] { $edition }, { $count } sätet muudetud
}
lobby-clock = Kell: { $clock }
lobby-free = { $count ->
    [0] Vabu kohti pole
    [one] 1 vaba koht
   *[other] { $count } vaba kohta
} (kokku { $players })
lobby-people = { $count ->
    [one] 1 inimene kohal
   *[other] { $count } inimest kohal
}
lobby-stage-waiting = Ootab algust
lobby-stage-playing = Mäng käib
lobby-stage-between = Ringide vahel
lobby-stage-over = Matš läbi
lobby-join = Liitu
lobby-watch = Vaata
lobby-full = Täis
lobby-join-label = Liitu lauaga, korraldaja { $host }
lobby-watch-label = Vaata lauda, korraldaja { $host }

## Rule sets

sets-title = Sinu reeglikogud
sets-about = Salvestatud selles brauseris.
sets-play = Mängi
sets-play-label = Mängi bottide vastu: { $name }
sets-edit = Muuda
sets-edit-label = Muuda: { $name }
sets-share = Jaga
sets-share-label = Jaga lingiga: { $name }
sets-delete = Kustuta
sets-delete-label = Kustuta: { $name }
sets-delete-sure = Kustuta päriselt
sets-delete-sure-label = Kustuta päriselt: { $name }
sets-keep = Jäta alles
sets-keep-label = Jäta alles: { $name }
sets-link = Link: { $name }
sets-copy = Kopeeri
sets-copied = Kopeeritud
sets-copy-hand = Märgi link ära ja kopeeri see.
sets-save-title = Jäta need reeglid alles
sets-name = Reeglikogu nimi
sets-save = Salvesta
sets-saved = Salvestatud selles brauseris nimega „{ $name }“.
sets-save-failed = See brauser ei luba lehel midagi salvestada.
sets-full = Reeglikogusid on juba { $count }: kustuta enne mõni.
sets-load = Alusta oma reeglikogust
sets-load-label = Laadi: { $name }
sets-unnamed = Minu reeglid
sets-shared = Reeglikogu „{ $name }“
sets-shared-about = Kõik on seatud nii nagu lingis. Loo nende reeglitega laud, muuda neid või salvesta.
sets-bad-link = Sellest lingist ei saa reeglikogu lugeda, seepärast näed ametlikke reegleid. Küsi linki uuesti: võib-olla jäi ots ära.

## Making a table

make-title = Loo laud
make-you-title = Sina
make-seats-title = Kohad
make-places = Kohtade arv
make-fewer = Üks koht vähem
make-more = Üks koht rohkem
make-seat = Koht { $number }
make-seat-you = Sina
make-seat-person = Inimene
make-seats-people = Ainult inimesed
make-seats-bots = Ainult botid
make-seats-hint = Inimese kohale saab istuda igaüks, kellel on link. Seda saad hiljem lauas muuta.
make-levels = Kuidas need botid mängivad
make-bot = Bot: { $kind }
make-edition = Väljaanne
make-changes = { $count ->
    [0] Ükski säte pole muudetud
    [one] 1 säte muudetud
   *[other] { $count } sätet muudetud
}
make-reset = Taasta väljaande sätted
make-reset-one = Taasta
make-reset-one-label = Taasta nagu väljaandes: { $option }
make-changed = muudetud
make-loading = Toon reegleid…
make-seat-left = Jagajast vasakul
make-seat-number = Koht { $number }
make-customs-card = Vabakaart { $number }
make-customs-own = Oma reegel
make-customs-text = Mida kaart teeb
make-customs-text-hint = Kuni 200 tähemärki. Mängijad jälgivad seda ise.
make-customs-add = Lisa kaart
make-customs-remove = Eemalda
make-customs-remove-label = Eemalda Vabakaart { $number }
make-customs-none = Pakis pole ühtegi vabakaarti.
make-form = Matši pikkus
make-form-about = Kindla punktisummani või kindel arv jagamisi vahetuvate partneritega
make-form-target = Eesmärgini
make-form-rotating = Vahetuvad partnerid
make-hands = Jagamiste arv
make-hands-about = Mitu jagamist on vahetuvate partneritega matšis
make-clock = Kell
make-clock-about = Kui kaua võib otsustada; kui aeg saab läbi, tehakse käik mängija eest ära
make-clock-none = Ilma
make-clock-none-about = Mõtle rahulikult
make-clock-relaxed = Rahulik
make-clock-relaxed-about = 60 sekundit otsuse kohta
make-clock-fast = Kiire
make-clock-fast-about = 15 sekundit otsuse kohta
make-public = Avalik
make-public-about = Avalehel kõigile näha. Muidu leiavad laua ainult need, kellel on link
make-spectators = Pealtvaatajad
make-spectators-about = Ilma kohata inimesed võivad vaadata
make-stand_in = Botid asendavad
make-stand_in-about = Kui kellelgi kaob ühendus, mängib tema eest bot, kuni ta on tagasi
make-players = Mängijate arv
make-players-about = 2 kuni 10; inimestest üle jäävad kohad on bottidele või jäävad vabaks
make-words = Reeglid lihtsas keeles
make-words-empty = Reeglid ilmuvad siia kohe, kui need on kontrollitud.
make-problem = Nii ei saa mängida
make-problem-short = Lauda ei saa veel luua:
make-ready = { $players } mängijat, { $edition }, { $changes ->
    [0] muutmata
    [one] 1 säte muudetud
   *[other] { $changes } sätet muudetud
}
make-button = Loo laud
make-button-start = Loo laud ja jaga kaardid
make-button-busy = Loon lauda…

group-house = Kodureeglid
group-turns = Käigud ja võtmine
group-wild4 = +4 ja vaidlustamine
group-uno = UNO
group-cards = Kaardid pakis
group-start = Ringi algus
group-penalties = Karistused
group-match = Punktid ja matš
group-table = Lauas

## Options: a short label each. What they mean in one line is in rules.ftl (option-about-…).

option-hand_size = Kaarte algul käes
option-blanks = Tühjad kaardid „Võta kaks“ asemel
option-shuffle_hands = Kaardid segi
option-customs = Vabakaardid
option-veto = VETO-kaart
option-first_player = Esimene mängija
option-start_wild = „Vaheta värv“ avakaardiks
option-start_wild4 = +4 avakaardiks
option-drawn_card = Sobiv võetud kaart
option-draw_to_match = Võta, kuni sobib
option-wrong_card = Vale kaart
option-wild4_condition = +4 tingimus
option-bluff = Bluffimine
option-challenge = Vaidlustamine
option-uno_owed_by = Kes on UNO võlgu
option-catch_until = Vahelevõtmise lõpp
option-false_catch = Vale süüdistus
option-suggestions = Etteütlemise keeld
option-stacking = Ladumine
option-stack_mixed = Segaladumine
option-jump_in = Vahelelöömine
option-zero_rotation = 0 annab kaardid edasi
option-seven_swap = 7 vahetab kaardid
option-wild_points = Jokkeri punktid
option-scoring = Punktiarvestus
option-target = Eesmärk
option-partners = Partnerid

value-start_wild-color = Vali värv
value-start_wild-reshuffle = Sega uuesti
value-start_wild4-color = Vali värv
value-start_wild4-reshuffle = Sega uuesti
value-drawn_card-may = Võib käia
value-drawn_card-must = Peab käima
value-draw_to_match-off = Väljas
value-draw_to_match-may = Võib
value-draw_to_match-must = Peab
value-wrong_card-refused = Ei lubata
value-wrong_card-penalty = Maksab 2 kaarti
value-uno_owed_by-player = Kaardi käija
value-uno_owed_by-holder = Igaüks ühe kaardiga
value-catch_until-turn = Järgmise käiguga
value-catch_until-card = Järgmise kaardiga
value-wild_points-50 = 50
value-wild_points-20 = 20
value-scoring-winner_takes = Võitja saab kõik
value-scoring-running_total = Jooksev summa
value-scoring-elimination = Väljalangemine

## Editions

edition-official = Ametlik
edition-classic = Klassikaline
edition-quick = Kiire
edition-custom = Vabakaartidega
edition-europe = Euroopa

## Effects of Customizable cards

effect-until-color = Võta värvini
effect-drop-wilds = Jokkerid ära
effect-three-or-play = Käi või võta kolm
effect-again = Veel üks käik
effect-seven = Täpselt seitse
effect-three-all = Kõigile kolm
effect-open = Kaardid lauale
effect-joke = Räägi nalja
effect-elbows = Küünarnukid sirgu
effect-rooster = Etteaste
