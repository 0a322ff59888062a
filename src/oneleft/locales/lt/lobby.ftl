# The home page, the list of tables, and the page that makes a table.

## Home

home-tagline = UNO pagal tikras taisykles – su draugais ar botais. Atvirasis kodas, be paskyrų, be reklamos.
home-play-title = Žaisk dabar
home-name = Tavo vardas
home-name-hint = Nebūtina. Išsaugomas šioje naršyklėje.
home-default-name = Žaidėjas
home-play = Žaisti su botais
home-play-about = Oficialios taisyklės, iškart prie stalo. Botai mato tik tai, ką jų vietoje matytum tu.
home-play-busy = Dalijama…
home-players = Žaidėjai
home-level = Kaip žaidžia botai
home-level-is = Botų lygis: { $level }
home-players-count = { $count ->
    [one] { $count } žaidėjas
    [few] { $count } žaidėjai
   *[other] { $count } žaidėjų
}
home-make-title = Tavo stalas
home-make-about = Pasirink taisykles, pakviesk draugus nuoroda, laisvas vietas užpildyk botais.
home-make = Kurti stalą
home-join-title = Prisijunk prie draugų
home-code = Stalo kodas arba nuoroda
home-code-hint = Šešios raidės ar skaitmenys, pavyzdžiui, K7QM2P.
home-code-bad = Tai ne stalo kodas. Jį sudaro šešios raidės ar skaitmenys; I, O, 0 ir 1 jame nebūna.
home-join = Prisijungti
home-rules-title = Taisyklės paprastais žodžiais
home-rules-about = Kaip žaidžiamas kiekvienas variantas, sakinys po sakinio.
home-rules-edition = Variantas

## Public tables

lobby-title = Vieši stalai
lobby-loading = Ieškoma stalų…
lobby-empty = Šiuo metu viešų stalų nėra.
lobby-empty-hint = Sukurk stalą, pažymėk „Viešas“, ir jį čia matys visi.
lobby-offline = Serveris nepasiekiamas. Bandoma kas kelias sekundes…
lobby-stale = Nėra ryšio: sąrašas gali būti pasenęs. Bandoma iš naujo…
lobby-host = Stalą valdo { $host }
# The rules of a table: the edition, and how many options differ from it.
lobby-rules = { $count ->
    [0] { $edition }
    [one] { $edition }, pakeista { $count } parinktis
    [few] { $edition }, pakeistos { $count } parinktys
   *[other] { $edition }, pakeista { $count } parinkčių
}
lobby-clock = Tempas: { $clock }
lobby-free = { $count ->
    [one] { $count } laisva vieta
    [few] { $count } laisvos vietos
   *[other] { $count } laisvų vietų
} iš { $players }
lobby-people = { $count ->
    [one] Prie stalo { $count } žmogus
    [few] Prie stalo { $count } žmonės
   *[other] Prie stalo { $count } žmonių
}
lobby-stage-waiting = Laukia pradžios
lobby-stage-playing = Žaidžia
lobby-stage-between = Tarp raundų
lobby-stage-over = Mačas baigtas
lobby-join = Prisijungti
lobby-watch = Žiūrėti
lobby-full = Pilnas
lobby-join-label = Prisijungti prie stalo, kurį valdo { $host }
lobby-watch-label = Žiūrėti stalą, kurį valdo { $host }

## Rule sets

sets-title = Tavo taisyklių rinkiniai
sets-about = Išsaugoti šioje naršyklėje.
sets-play = Žaisti
sets-play-label = Žaisti su botais: { $name }
sets-edit = Keisti
sets-edit-label = Keisti: { $name }
sets-share = Dalytis
sets-share-label = Dalytis nuoroda: { $name }
sets-delete = Ištrinti
sets-delete-label = Ištrinti: { $name }
sets-delete-sure = Tikrai ištrinti
sets-delete-sure-label = Tikrai ištrinti: { $name }
sets-keep = Palikti
sets-keep-label = Palikti: { $name }
sets-link = Nuoroda: { $name }
sets-copy = Kopijuoti
sets-copied = Nukopijuota
sets-copy-hand = Pažymėk nuorodą ir nukopijuok.
sets-save-title = Pasilik šias taisykles
sets-name = Taisyklių rinkinio pavadinimas
sets-save = Išsaugoti
sets-saved = Išsaugota šioje naršyklėje: „{ $name }“.
sets-save-failed = Ši naršyklė puslapiui neleidžia nieko išsaugoti.
sets-full = Taisyklių rinkinių jau { $count }: pirmiausia kurį nors ištrink.
sets-load = Pradėk nuo savo taisyklių rinkinio
sets-load-label = Įkelti: { $name }
sets-unnamed = Mano taisyklės
sets-shared = Taisyklių rinkinys „{ $name }“
sets-shared-about = Viskas nustatyta kaip nuorodoje. Sukurk su juo stalą, pakeisk jį arba išsaugok.
sets-bad-link = Iš šios nuorodos taisyklių rinkinio perskaityti nepavyko, todėl rodomos oficialios taisyklės. Paprašyk nuorodos dar kartą: galbūt ji nukirsta.

## Making a table

make-title = Naujas stalas
make-you-title = Tu
make-seats-title = Vietos
make-places = Vietų skaičius
make-fewer = Viena vieta mažiau
make-more = Viena vieta daugiau
make-seat = { $number } vieta
make-seat-you = Tu
make-seat-person = Žmogus
make-seats-people = Tik žmonės
make-seats-bots = Tik botai
make-seats-hint = Žmogaus vietą gali užimti kiekvienas, kas turi nuorodą. Vėliau, prie stalo, tai galėsi pakeisti.
make-levels = Kaip žaidžia šie botai
make-bot = Botas: { $kind }
make-edition = Variantas
make-changes = { $count ->
    [0] Niekas nepakeista
    [one] Pakeista { $count } parinktis
    [few] Pakeistos { $count } parinktys
   *[other] Pakeista { $count } parinkčių
}
make-reset = Grąžinti kaip variante
make-reset-one = Grąžinti
make-reset-one-label = Grąžinti kaip variante: { $option }
make-changed = pakeista
make-loading = Įkeliamos taisyklės…
make-seat-left = Dalytojui iš kairės
make-seat-number = { $number } vieta
make-customs-card = Laisvoji korta { $number }
make-customs-own = Sava taisyklė
make-customs-text = Ką ši korta daro
make-customs-text-hint = Daugiausia 200 ženklų. Tuo pasirūpina patys žaidėjai.
make-customs-add = Pridėti kortą
make-customs-remove = Pašalinti
make-customs-remove-label = Pašalinti laisvąją kortą { $number }
make-customs-none = Laisvųjų kortų kaladėje nėra.
make-form = Mačo trukmė
make-form-about = Iki taškų skaičiaus arba sutartas partijų skaičius su besikeičiančiomis poromis
make-form-target = Iki taškų
make-form-rotating = Besikeičiančios poros
make-hands = Partijų skaičius
make-hands-about = Kiek partijų trunka besikeičiančių porų mačas
make-clock = Tempas
make-clock-about = Kiek laiko galima galvoti; jam pasibaigus ėjimas atliekamas už žaidėją
make-clock-none = Be laiko ribos
make-clock-none-about = Galvok, kiek nori
make-clock-relaxed = Ramus
make-clock-relaxed-about = 60 sekundžių sprendimui
make-clock-fast = Greitas
make-clock-fast-about = 15 sekundžių sprendimui
make-public = Viešas
make-public-about = Pradžios puslapyje jį mato visi. Kitaip jį ras tik tie, kas turi nuorodą
make-spectators = Žiūrovai
make-spectators-about = Neturintys vietos gali žiūrėti
make-stand_in = Botai pavaduoja
make-stand_in-about = Kam nutrūko ryšys, už tą žaidžia botas, kol ryšys atsinaujins
make-players = Žaidėjų skaičius
make-players-about = Nuo 2 iki 10; vietos, kurių neužima žmonės, tenka botams arba lieka laisvos
make-words = Taisyklės paprastais žodžiais
make-words-empty = Taisyklės čia atsiras, kai tik bus patikrintos.
make-problem = Taip žaisti negalima
make-problem-short = Sukurti dar negalima:
make-ready = { $players ->
    [one] { $players } žaidėjas
    [few] { $players } žaidėjai
   *[other] { $players } žaidėjų
}, { $edition }, { $changes ->
    [0] niekas nepakeista
    [one] pakeista { $changes } parinktis
    [few] pakeistos { $changes } parinktys
   *[other] pakeista { $changes } parinkčių
}
make-button = Sukurti stalą
make-button-start = Sukurti stalą ir dalyti
make-button-busy = Stalas kuriamas…

group-house = Namų taisyklės
group-turns = Ėjimai ir traukimas
group-wild4 = +4 ir ginčijimas
group-uno = UNO
group-cards = Kaladės kortos
group-start = Raundo pradžia
group-penalties = Baudos
group-match = Taškai ir mačas
group-table = Prie stalo

## Options: a short label each. What they mean in one line is in rules.ftl (option-about-…).

option-hand_size = Dalijamų kortų skaičius
option-blanks = Tuščios vietoj +2
option-shuffle_hands = Visų kortų maišymas
option-customs = Laisvosios kortos
option-veto = VETO korta
option-first_player = Pirmasis žaidėjas
option-start_wild = Pirmas atverstas spalvos keitimas
option-start_wild4 = Pirma atversta +4
option-drawn_card = Ištraukta tinkama korta
option-draw_to_match = Traukti, kol tiks
option-wrong_card = Netinkama korta
option-wild4_condition = +4 sąlyga
option-bluff = Blefas
option-challenge = Ginčijimas
option-uno_owed_by = Kas privalo pasakyti UNO
option-catch_until = Iki kada galima pagauti
option-false_catch = Klaidingas kaltinimas
option-suggestions = Patarti draudžiama
option-stacking = Kaupimas
option-stack_mixed = Mišrus kaupimas
option-jump_in = Įsiterpimas
option-zero_rotation = 0 perduoda kortas
option-seven_swap = 7 sukeičia kortas
option-wild_points = Juodosios kortos taškai
option-scoring = Taškų skaičiavimas
option-target = Tikslas
option-partners = Poros

value-start_wild-color = Rinktis spalvą
value-start_wild-reshuffle = Permaišyti
value-start_wild4-color = Rinktis spalvą
value-start_wild4-reshuffle = Permaišyti
value-drawn_card-may = Galima dėti
value-drawn_card-must = Būtina dėti
value-draw_to_match-off = Ne
value-draw_to_match-may = Galima
value-draw_to_match-must = Būtina
value-wrong_card-refused = Nepriimama
value-wrong_card-penalty = Kainuoja 2 kortas
value-uno_owed_by-player = Kas deda kortą
value-uno_owed_by-holder = Visi, kam liko viena
value-catch_until-turn = Iki kito ėjimo
value-catch_until-card = Iki kitos kortos
value-wild_points-50 = 50
value-wild_points-20 = 20
value-scoring-winner_takes = Viską gauna laimėtojas
value-scoring-running_total = Mažiausia suma
value-scoring-elimination = Iškritimas

## Editions

edition-official = Oficialus
edition-classic = Klasikinis
edition-quick = Greitasis
edition-custom = Su laisvosiomis kortomis
edition-europe = Europos

## Effects of Customizable cards

effect-until-color = Trauk iki spalvos
effect-drop-wilds = Šalin juodąsias
effect-three-or-play = Dėk arba trauk tris
effect-again = Dar vienas ėjimas
effect-seven = Lygiai septynios
effect-three-all = Visiems po tris
effect-open = Atverstos kortos
effect-joke = Anekdotas
effect-elbows = Ištiestos alkūnės
effect-rooster = Pasirodymas
