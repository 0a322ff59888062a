# Spēle terminālī (`oneleft play`). Notikumus stāsta story.ftl, kārtis nosauc cards.ftl, atteikumi ir refusals.ftl, un
# zīmes aiz spēlētāja vārda ir seat-… failā table.ftl. Jautājums beidzas ar „:” vai „?”, tāpat kā angliski.

## Sveiciens un atvadas

terminal-you = Tu
ask-name = Tavs vārds (Enter = { $name }):
terminal-welcome = Tavi pretinieki: { $others }. Noteikumi: { $edition }, līdz { $target ->
        [zero] { $target } punktiem
        [one] { $target } punktam
       *[other] { $target } punktiem
    }.
terminal-welcome-help = Ieraksti izvēles numuru un spied Enter. ? izskaidro visu pārējo.
terminal-partner = Tavs partneris ir { $name }.
terminal-yes = j
terminal-no = n
ask-quit = Beigt spēli? (j = jā)
ask-again = Spēlēt vēlreiz? (Enter = jā, n = nē)
terminal-goodbye = Atā! Paldies par spēli!
terminal-saved = Ieraksts ir failā { $file }.
terminal-saved-unfinished = Līdz šim izspēlētais ierakstīts failā { $file }.

## Raunds un spēle

terminal-next-round = Enter = nākamais raunds:
terminal-match-won = { $me ->
        [actor] Tu uzvari spēlē ar { $score ->
            [zero] { $score } punktiem
            [one] { $score } punktu
           *[other] { $score } punktiem
        }. Apsveicam!
       *[other] { $name } uzvar spēlē ar { $score ->
            [zero] { $score } punktiem
            [one] { $score } punktu
           *[other] { $score } punktiem
        }.
    }
terminal-match-shared = { $names } kopā uzvar spēlē ar { $score ->
        [zero] { $score } punktiem
        [one] { $score } punktu
       *[other] { $score } punktiem
    }.
terminal-out-me = Tu esi ārā no spēles; pārējie spēlē tālāk. Enter = skatīties, q = beigt:
terminal-out-other = { $name } ir ārā no spēles.
terminal-scores = Rezultāts

## Galds

terminal-pile = Virsū { $card }   krāsa { $color }   vilkšanas kaudzē { $count }
terminal-pile-uncolored = Virsū { $card }   krāsas vēl nav   vilkšanas kaudzē { $count }
terminal-order = Secība
terminal-hand = Rokā
terminal-open-hand = { $name } rāda { $cards }
terminal-known-cards = Tu zini, ka { $name } tur rokā: { $cards }.

## Ko var darīt: numurēta saraksta rindas

choice-draw = vilkt kārti
choice-draw-match = vilkt kārti un, ja gribi, vēl, līdz kāda der
choice-draw-must = vilkt, līdz kāda kārts der
choice-draw-three = vilkt trīs kārtis
choice-draw-more = vilkt vēl vienu kārti
choice-draw-penalty = { $count ->
        [zero] ņemt { $count } kāršu un izlaist gājienu
        [one] ņemt { $count } kārti un izlaist gājienu
       *[other] ņemt { $count } kārtis un izlaist gājienu
    }
choice-pass = paturēt un pasēt
choice-pass-none = beigt vilkt un pasēt
choice-challenge = apstrīdēt: ja tas bija blefs, { $name } ņem { $count }, ja nebija, tu ņem { $more }
choice-uno = pateikt UNO!
choice-catch = pieķert: { $name } nepateica UNO, 2 kārtis
choice-veto = likt VETO kārti: kāds izlaidīs nākamo gājienu
choice-veto-who = uzlikt VETO kārti: { $name }
choice-yes = balsot par: kāds smējās
choice-no = balsot pret: neviens nesmējās
choice-perform = uzstāties
choice-chicken = nobīties un ņemt 4
choice-trade = { $name } ({ $cards })

## Kas jāzina, lai izlemtu

note-bluff = { $card } būtu blefs, jo tev ir arī šī krāsa: { $color }. Ja apstrīdēs, kārtis būs jāņem tev.
note-trade = Ar 7 tu apmainies kārtīm ar spēlētāju pēc savas izvēles.
note-zero = Ar 0 visi padod savas kārtis nākamajam.
note-uno = Palikušas divas kārtis: liekot vienu, pasaki UNO, pierakstot u, piemēram, { $example }. Ja aizmirsīsi un kāds pamanīs, ņemsi 2.
note-drawn = Tu izvilki: { $cards }. Vari to tūlīt likt.
note-drawn-many = No izvilktajām tūlīt vari likt: { $cards }.
note-drawn-none = Izvilktā kārts neder.
note-penalty = { $count ->
        [zero] Tev draud { $count } kāršu.
        [one] Tev draud { $count } kārts.
       *[other] Tev draud { $count } kārtis.
    }
note-penalty-stack = { $count ->
        [zero] Tev draud { $count } kāršu. Vari pielikt klāt vēl vienu un sodu nodot tālāk.
        [one] Tev draud { $count } kārts. Vari pielikt klāt vēl vienu un sodu nodot tālāk.
       *[other] Tev draud { $count } kārtis. Vari pielikt klāt vēl vienu un sodu nodot tālāk.
    }
note-discard = { $count ->
        [zero] Izmet { $count } kāršu pēc izvēles, lai paliek { $goal }.
        [one] Izmet { $count } kārti pēc izvēles, lai paliek { $goal }.
       *[other] Izmet { $count } kārtis pēc izvēles, lai paliek { $goal }.
    }
note-three = Liec kārti vai velc trīs, un vienu no tām drīksti likt.
chance-uno = Tev palikusi viena kārts, un tu nepateici UNO! Pasaki, pirms kāds pamana.
chance-catch = { $name } nepateica UNO, lai gan palikusi tikai viena kārts!
chance-jump = Tev ir tāda pati kārts: vari iespraukties.
chance-now = Tev ir tāda pati kārts: likt to tūlīt, pirms kāds iespraucas?

## Jautājumi. Burti (s, d, za, zi) ir no card-letter failā cards.ftl, „jā” burts ir augstāk.

ask-turn = Tavs gājiens (? palīdz):
ask-drawn = Likt vai paturēt?
ask-drawn-none = Vilkt vai beigt?
ask-respond = Tava atbilde (? palīdz):
ask-color = Tava krāsa:
ask-discard = Izmet:
ask-vote = Tava balss:
ask-perform = Tava izvēle:
ask-chance = Tagad? (Enter = lai paliek)
ask-which-color = Kura krāsa? (numurs vai s, d, za, zi; Enter = atpakaļ)
ask-which-seat = Kurš spēlētājs? (numurs vai vārds; Enter = atpakaļ)
ask-wrong-card = { $count ->
        [zero] { $card } neder. Ja liksi, tas maksās { $count } kāršu un gājienu. Tiešām? (j = jā)
        [one] { $card } neder. Ja liksi, tas maksās { $count } kārti un gājienu. Tiešām? (j = jā)
       *[other] { $card } neder. Ja liksi, tas maksās { $count } kārtis un gājienu. Tiešām? (j = jā)
    }
ask-false-catch = { $count ->
        [zero] { $name } nav parādā UNO. Ja tomēr apsūdzēsi, ņemsi { $count } kāršu. Tiešām? (j = jā)
        [one] { $name } nav parādā UNO. Ja tomēr apsūdzēsi, ņemsi { $count } kārti. Tiešām? (j = jā)
       *[other] { $name } nav parādā UNO. Ja tomēr apsūdzēsi, ņemsi { $count } kārtis. Tiešām? (j = jā)
    }

## Kas ierakstīts, bet nav iespējams

cannot-choice = Izvēles { $number } nav: tās ir no 1 līdz { $last }.
cannot-understand = Nesaprotu „{ $typed }”. Raksti numuru, kārti, piemēram, s7, vai ? palīdzībai.
cannot-empty = Ieraksti izvēles numuru vai ? palīdzībai.
cannot-player = Kurš spēlētājs ir „{ $typed }”? Te ir { $names }.
cannot-uno-what = UNO saka kopā ar kārti, ko liec.
terminal-uno-which = UNO! Un kuru kārti?

## Palīdzība

# Ne vairāk kā 80 rakstzīmju rindā. S, R, D, W, W4, komandu burti un vārds „catch” visās valodās ir vieni un tie paši.
terminal-help =
    Ieraksti izvēles numuru vai pašu kārti: s7 sarkanā 7, zaS zaļā Izlaid gājienu,
    ziR zilā Virziena maiņa, dD dzeltenā Ņem divas, W Krāsas maiņa, W4 Ņem četras,
    W:za Krāsas maiņa uz zaļu.
      d  vilkt      p  pasēt (paturēt izvilkto)      c  apstrīdēt
      u  teikt UNO: ar kārti (3u, s7u), ja tad paliek viena; aizmirsi – tikai u
      catch ada     ja kāds aizmirsa pateikt UNO
    Jebkurā brīdī:
      ?  palīdzība  h  tavas kārtis, sakārtotas      s  rezultāts
      l  kas šajā raundā jau noticis                 r  noteikumi
      q  beigt
    Kārts der, ja tai ir tā pati krāsa, skaitlis vai zīme, kas virsējai kārtij;
    Krāsas maiņa der vienmēr. Ja nevari vai negribi likt, velc.
    Rindā „{ terminal-order }” bultiņas rāda, kādā secībā iet, skaitļi – cik kāršu katram
    ir rokā, un * – kurš iet tagad.
ask-more = Enter = tālāk, q = beigt:
terminal-cut = { $name } { $card }
terminal-cuts = Lozējam, kurš dalīs: { $cards }.
