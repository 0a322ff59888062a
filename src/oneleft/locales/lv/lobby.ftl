# Sākumlapa, galdu saraksts un lapa, kurā veido galdu.

## Sākums

home-tagline = UNO pēc noteikumu grāmatiņas, ar draugiem vai botiem. Atvērts kods, bez konta, bez reklāmām.
home-play-title = Spēlē tūlīt
home-name = Tavs vārds
home-name-hint = Nav obligāts. Paliek šajā pārlūkā.
home-default-name = Spēlētājs
home-play = Spēlēt pret botiem
home-play-about = Oficiālie noteikumi, uzreiz pie galda. Boti redz tikai to, ko tu redzētu viņu vietā.
home-play-busy = Dalām…
home-players = Spēlētāji
home-level = Kā spēlē boti
home-level-is = Botu līmenis: { $level }
home-players-count = { $count ->
    [zero] { $count } spēlētāju
    [one] { $count } spēlētājs
   *[other] { $count } spēlētāji
}
home-make-title = Savs galds
home-make-about = Izvēlies noteikumus, uzaicini draugus ar saiti, pārējās vietās liec botus.
home-make = Veidot galdu
home-join-title = Pie draugiem
home-code = Galda kods vai saite
home-code-hint = Seši burti vai cipari, piemēram, K7QM2P.
home-code-bad = Tas nav galda kods. Tajā ir seši burti vai cipari; I, O, 0 un 1 tur nekad nav.
home-join = Piesēsties
home-rules-title = Noteikumi vienkāršiem vārdiem
home-rules-about = Pēc kā spēlē katrā versijā, teikumu pa teikumam.
home-rules-edition = Versija

## Publiskie galdi

lobby-title = Publiskie galdi
lobby-loading = Meklējam galdus…
lobby-empty = Pašlaik nav atvērts neviens publisks galds.
lobby-empty-hint = Izveido galdu un atzīmē „Publisks” – tad tas te parādīsies visiem.
lobby-offline = Serveris nav sasniedzams. Mēģinām atkal ik pēc dažām sekundēm…
lobby-stale = Nav savienojuma: saraksts var būt novecojis. Mēģinām vēlreiz…
lobby-host = Galds: { $host }
lobby-rules = { $count ->
    [0] { $edition }
    [zero] { $edition }, mainītas { $count } opcijas
    [one] { $edition }, mainīta { $count } opcija
   *[other] { $edition }, mainītas { $count } opcijas
}
lobby-clock = Laiks: { $clock }
lobby-free = { $count ->
    [0] Visas { $players } vietas aizņemtas
    [zero] Brīvas { $count } vietas no { $players }
    [one] Brīva { $count } vieta no { $players }
   *[other] Brīvas { $count } vietas no { $players }
}
lobby-people = { $count ->
        [zero] Pie galda { $count } cilvēku
        [one] Pie galda { $count } cilvēks
       *[other] Pie galda { $count } cilvēki
    }
lobby-stage-waiting = Gaida sākumu
lobby-stage-playing = Spēlē
lobby-stage-between = Starp raundiem
lobby-stage-over = Spēle galā
lobby-join = Piesēsties
lobby-watch = Skatīties
lobby-full = Pilns
lobby-join-label = Piesēsties pie galda: { $host }
lobby-watch-label = Skatīties galdu: { $host }

## Noteikumu komplekti

sets-title = Tavi noteikumu komplekti
sets-about = Saglabāti šajā pārlūkā.
sets-play = Spēlēt
sets-play-label = Spēlēt „{ $name }” pret botiem
sets-edit = Labot
sets-edit-label = Labot „{ $name }”
sets-share = Dalīties
sets-share-label = Dalīties ar saiti uz „{ $name }”
sets-delete = Dzēst
sets-delete-label = Dzēst „{ $name }”
sets-delete-sure = Tiešām dzēst
sets-delete-sure-label = Tiešām dzēst „{ $name }”
sets-keep = Paturēt
sets-keep-label = Paturēt „{ $name }”
sets-link = Saite uz „{ $name }”
sets-copy = Kopēt
sets-copied = Nokopēts
sets-copy-hand = Iezīmē saiti un nokopē to.
sets-save-title = Saglabā šos noteikumus
sets-name = Noteikumu komplekta nosaukums
sets-save = Saglabāt
sets-saved = Saglabāts šajā pārlūkā kā „{ $name }”.
sets-save-failed = Šis pārlūks neļauj lapai neko saglabāt.
sets-full = Noteikumu komplektu jau ir { $count }: vispirms kādu izdzēs.
sets-load = Sākt ar savu noteikumu komplektu
sets-load-label = Ielādēt „{ $name }”
sets-unnamed = Mani noteikumi
sets-shared = Noteikumu komplekts „{ $name }”
sets-shared-about = Viss iestatīts kā saitē. Veido ar to galdu, maini to vai saglabā.
sets-bad-link = Šajā saitē nav noteikumu komplekta, ko varētu izlasīt, tāpēc rādām oficiālos noteikumus. Palūdz saiti vēlreiz: varbūt tā ir aprauta.

## Galda veidošana

make-title = Veido galdu
make-you-title = Tu
make-seats-title = Vietas
make-places = Vietu skaits
make-fewer = Par vienu vietu mazāk
make-more = Par vienu vietu vairāk
make-seat = { $number }. vieta
make-seat-you = Tu
make-seat-person = Cilvēks
make-seats-people = Tikai cilvēki
make-seats-bots = Tikai boti
make-seats-hint = Cilvēka vietu var ieņemt ikviens, kam ir saite. To varēs mainīt arī vēlāk, pie galda.
make-levels = Kā šie boti spēlē
make-bot = Bots: { $kind }
make-edition = Versija
make-changes = { $count ->
    [0] Nekas nav mainīts
    [zero] Mainītas { $count } opcijas
    [one] Mainīta { $count } opcija
   *[other] Mainītas { $count } opcijas
}
make-reset = Atjaunot kā versijā
make-reset-one = Atjaunot
make-reset-one-label = Atjaunot kā versijā: { $option }
make-changed = mainīts
make-loading = Ielādējam noteikumus…
make-seat-left = Pa kreisi no dalītāja
make-seat-number = { $number }. vieta
make-customs-card = Pielāgojamā kārts { $number }
make-customs-own = Pašu noteikums
make-customs-text = Ko šī kārts dara
make-customs-text-hint = Ne vairāk kā 200 rakstzīmju. Spēlētāji par to gādā paši.
make-customs-add = Pielikt kārti
make-customs-remove = Noņemt
make-customs-remove-label = Noņemt: pielāgojamā kārts { $number }
make-customs-none = Kavā nav pielāgojamo kāršu.
make-form = Spēles garums
make-form-about = Līdz noteiktam punktu skaitam vai noteikts raundu skaits ar mainīgiem partneriem
make-form-target = Līdz mērķim
make-form-rotating = Mainīgi partneri
make-hands = Raundu skaits
make-hands-about = Cik raundu ir spēlē ar mainīgiem partneriem
make-clock = Laiks
make-clock-about = Cik ilgi drīkst domāt; kad laiks beidzas, gājienu izdara spēlētāja vietā
make-clock-none = Bez limita
make-clock-none-about = Domā, cik gribi
make-clock-relaxed = Mierīgi
make-clock-relaxed-about = 60 sekundes katram lēmumam
make-clock-fast = Ātri
make-clock-fast-about = 15 sekundes katram lēmumam
make-public = Publisks
make-public-about = Redzams visiem sākumlapā. Citādi to atrod tikai tie, kam ir saite
make-spectators = Skatītāji
make-spectators-about = Drīkst skatīties arī tie, kam nav vietas
make-stand_in = Boti aizvieto
make-stand_in-about = Ja kādam pazūd savienojums, viņa vietā spēlē bots, līdz viņš ir atpakaļ
make-players = Spēlētāju skaits
make-players-about = No 2 līdz 10; kur nesēž cilvēki, tur sēž boti vai vieta paliek brīva
make-words = Noteikumi vienkāršiem vārdiem
make-words-empty = Noteikumi parādīsies te, tiklīdz tie būs pārbaudīti.
make-problem = Tā spēlēt nevar
make-problem-short = Galdu vēl nevar izveidot:
make-ready = { $players ->
    [zero] { $players } spēlētāju
    [one] { $players } spēlētājs
   *[other] { $players } spēlētāji
}, { $edition }, { $changes ->
    [0] nekas nav mainīts
    [zero] mainītas { $changes } opcijas
    [one] mainīta { $changes } opcija
   *[other] mainītas { $changes } opcijas
}
make-button = Izveidot galdu
make-button-start = Izveidot galdu un dalīt
make-button-busy = Veidojam galdu…

group-house = Mājas noteikumi
group-turns = Gājieni un vilkšana
group-wild4 = „Ņem četras” un apstrīdēšana
group-uno = UNO
group-cards = Kārtis kavā
group-start = Raunda sākums
group-penalties = Sodi
group-match = Punkti un spēle
group-table = Pie galda

## Opcijas: īsi nosaukumi. Ko katra nozīmē, ir rules.ftl (option-about-…).

option-hand_size = Kārtis rokā sākumā
option-blanks = Tukšās „Ņem divas” vietā
option-shuffle_hands = „Sajauc visiem kārtis”
option-customs = Pielāgojamās kārtis
option-veto = VETO kārts
option-first_player = Kurš sāk
option-start_wild = Pirmā ir „Krāsas maiņa”
option-start_wild4 = Pirmā ir „Ņem četras”
option-drawn_card = Izvilktā kārts der
option-draw_to_match = Vilkt, līdz der
option-wrong_card = Nederīga kārts
option-wild4_condition = „Ņem četras” nosacījums
option-bluff = Blefošana
option-challenge = Apstrīdēšana
option-uno_owed_by = Kam jāsaka UNO
option-catch_until = Pieķert var līdz
option-false_catch = Nepamatota apsūdzība
option-suggestions = Neteikt priekšā
option-stacking = Krāšana
option-stack_mixed = Jaukta krāšana
option-jump_in = Iespraukšanās
option-zero_rotation = 0 padod kārtis tālāk
option-seven_swap = 7 maina kārtis
option-wild_points = Melnās kārts punkti
option-scoring = Punktu skaitīšana
option-target = Mērķis
option-partners = Partneri

value-start_wild-color = Izvēlas krāsu
value-start_wild-reshuffle = Jauc vēlreiz
value-start_wild4-color = Izvēlas krāsu
value-start_wild4-reshuffle = Jauc vēlreiz
value-drawn_card-may = Drīkst likt
value-drawn_card-must = Jāliek
value-draw_to_match-off = Nē
value-draw_to_match-may = Drīkst
value-draw_to_match-must = Obligāti
value-wrong_card-refused = Nepieņem
value-wrong_card-penalty = Maksā 2 kārtis
value-uno_owed_by-player = Licējam
value-uno_owed_by-holder = Visiem ar vienu kārti
value-catch_until-turn = Nākamajam gājienam
value-catch_until-card = Nākamajai kārtij
value-wild_points-50 = 50
value-wild_points-20 = 20
value-scoring-winner_takes = Visu uzvarētājam
value-scoring-running_total = Katram savi punkti
value-scoring-elimination = Izkrišana

## Versijas

edition-official = Oficiālā
edition-classic = Klasiskā
edition-quick = Ātrā
edition-custom = Pielāgojamā
edition-europe = Eiropas

## Pielāgojamo kāršu noteikumi

effect-until-color = Velc līdz krāsai
effect-drop-wilds = Izmet melnās
effect-three-or-play = Liec vai velc trīs
effect-again = Vēl viens gājiens
effect-seven = Tieši septiņas
effect-three-all = Visiem trīs
effect-open = Atklātas kārtis
effect-joke = Izstāsti joku
effect-elbows = Taisni elkoņi
effect-rooster = Priekšnesums
