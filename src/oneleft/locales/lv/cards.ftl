# Vārdnīca visiem latviešu tekstiem (glossary; the same words in all files):
#   Skip „Izlaid gājienu”, Reverse „Virziena maiņa”, Draw Two „Ņem divas”, Wild „Krāsas maiņa”, Wild Draw Four „Ņem četras”,
#   Wild Shuffle Hands „Sajauc visiem kārtis”, Customizable „Pielāgojamā kārts”, Blank „Tukšā (kārts)”, VETO kārts
#   wilds (all kinds together) melnās kārtis; action cards darbības kārtis; deck kava
#   draw pile vilkšanas kaudze; discard pile izmesto kāršu kaudze; hand kārtis (rokā)
#   to play likt; to draw vilkt (in one's turn), ņemt (a penalty); to discard izmest; to pass pasēt; turn gājiens
#   to catch pieķert; to owe UNO „jāsaka UNO”, with a name „{ $name } nav parādā UNO”; to challenge apstrīdēt; bluff blefs
#   stacking krāšana (krāt sodu, pielikt klāt); to jump in iespraukties; penalty sods; suggestion teikšana priekšā
#   dealer dalītājs; round (and hand of a match) raunds; match spēle; points, score punkti, rezultāts; edition versija
#   house rules mājas noteikumi; place, seat vieta; host saimnieks; a bot stands in bots aizvieto; spectator skatītājs
#   record ieraksts; replay atkārtojums; log notikumi; performance priekšnesums; to chicken out nobīties
# Card names in running text stand in „ ”, as most of them cannot be declined. Players are addressed as „tu”.

# Kārtis un krāsas. Teikumos tās ieliek nemainītas: „liek: { $card }”, „krāsa: { $color }”.

color-r = sarkana
color-y = dzeltena
color-g = zaļa
color-b = zila

card-symbol = { $symbol ->
        [S] Izlaid gājienu
        [R] Virziena maiņa
        [D] Ņem divas
        [B] Tukšā
       *[other] { $symbol }
    }
card-colored = { $color ->
        [r] Sarkanā
        [y] Dzeltenā
        [g] Zaļā
       *[b] Zilā
    } { card-symbol }
# „Zaļa” un „zila” sākas ar vienu burtu, tāpēc tām ir pa diviem: za7 un zi7.
card-letter = { $color ->
        [r] S
        [y] D
        [g] Za
       *[b] Zi
    }
# Pārlūkā taustiņš var būt tikai viens burts: zAļa un zIla.
color-key = { $color ->
        [r] S
        [y] D
        [g] A
       *[b] I
    }
card-short = { card-letter } { card-symbol }
card-W = Krāsas maiņa
card-W4 = Ņem četras
card-WH = Sajauc visiem kārtis
card-custom = Pielāgojamā kārts { $number }
card-custom-rule = Pielāgojamā kārts { $number } ({ $rule })
# C1, C2 un C3 terminālī arī raksta, tāpēc C paliek.
card-custom-short = C{ $number } { $rule }
card-custom-own = pašu noteikums

## Ko ekrāna lasītājs saka par kārti rokā

card-playable = { $card }, var likt
card-unplayable = { $card }, tagad nevar likt
card-discardable = { $card }, var izmest
card-jump = { $card }, var iespraukties

## Gatavie noteikumi pielāgojamām kārtīm, iekavās aiz kārts

custom-until-color = nākamais velk, līdz uznāk krāsa
custom-drop-wilds = visi pārējie izmet melnās kārtis
custom-three-or-play = nākamais liek kārti vai velk trīs
custom-again = vēl viens gājiens
custom-seven = nākamais velk vai izmet līdz 7 kārtīm
custom-three-all = visi velk vai izmet līdz 3 kārtīm
custom-open = visi atklāj kārtis
custom-joke = izstāsti joku
custom-elbows = nākamais tur elkoņus taisni
custom-rooster = nākamais uzstājas vai ņem 4
