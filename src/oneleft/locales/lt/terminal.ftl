# The game in the terminal (`oneleft play`). Lines are wrapped to the window. What happens is told with story.ftl, cards are
# named with cards.ftl, refusals come from refusals.ftl, and marks behind a player's name from seat-… in table.ftl.
# A question ends with what it ends with here (":" or "?"); the space behind it is added.

## Welcome and goodbye

# The name of a player who gives none. Also the beginning of the first place in the list of players.
terminal-you = Tu
ask-name = Tavo vardas (Enter = { $name }):
# $others are names, $edition is a rule sheet (edition-… in lobby.ftl).
terminal-welcome = Tavo varžovai: { $others }. Variantas: { $edition }, žaidžiama iki { $target ->
        [one] { $target } taško
        [few] { $target } taškų
       *[other] { $target } taškų
    }.
terminal-welcome-help = Įrašyk pasirinkimo numerį ir spausk Enter. Visa kita paaiškina ?.
terminal-partner = Tavo pora – { $name }.
# The letter for yes and for no. Also behind "y =" and "n =" in the questions below.
terminal-yes = t
terminal-no = n
ask-quit = Baigti mačą? (t = taip)
ask-again = Žaisti dar kartą? (Enter = taip, n = ne)
terminal-goodbye = Iki, ačiū už žaidimą!
terminal-saved = Įrašas išsaugotas: { $file }.
terminal-saved-unfinished = Iki šiol sužaisto mačo įrašas išsaugotas: { $file }.

## Round and match

terminal-next-round = Enter – kitas raundas:
terminal-match-won = { $me ->
        [actor] Tu laimi mačą ({ $score ->
            [one] { $score } taškas
            [few] { $score } taškai
           *[other] { $score } taškų
        }). Sveikiname!
       *[other] { $name } laimi mačą ({ $score ->
            [one] { $score } taškas
            [few] { $score } taškai
           *[other] { $score } taškų
        }).
    }
terminal-match-shared = { $names } laimi mačą kartu ({ $score ->
        [one] { $score } taškas
        [few] { $score } taškai
       *[other] { $score } taškų
    }).
terminal-out-me = Iš mačo iškritai; kiti žaidžia toliau. Enter – žiūrėti, q – baigti:
terminal-out-other = { $name } iškrenta iš mačo.
# The heading of the score sheet.
terminal-scores = Taškai

## The table

# $count cards are in the draw pile. Three spaces between the parts.
terminal-pile = Krūva { $card }   spalva { $color }   traukimo kaladė { $count }
terminal-pile-uncolored = Krūva { $card }   spalvos dar nėra   traukimo kaladė { $count }
# The line of players in the order of play: "Play  You 7 -> *Ada 3 -> …".
terminal-order = Eilė
# Before the cards in the own hand.
terminal-hand = Kortos
terminal-open-hand = { $name } rodo { $cards }
terminal-known-cards = Žinai, kad { $name } turi { $cards }.

## What can be done: lines of a numbered list

choice-draw = traukti kortą
choice-draw-match = traukti kortą, o jei nori – ir daugiau, kol kuri nors tiks
choice-draw-must = traukti, kol kuri nors korta tiks
choice-draw-three = traukti tris kortas
choice-draw-more = traukti dar vieną kortą
choice-draw-penalty = { $count ->
        [1] imti kortą ir praleisti ėjimą
        [one] imti { $count } kortą ir praleisti ėjimą
        [few] imti { $count } kortas ir praleisti ėjimą
       *[other] imti { $count } kortų ir praleisti ėjimą
    }
choice-pass = pasilikti ir pasuoti
choice-pass-none = nebetraukti ir pasuoti
choice-challenge = ginčyti: jei tai blefas, { $name } ima { $count }, jei ne, tu imi { $more }
choice-uno = pasakyti UNO!
choice-catch = pagauti: { $name } nepasakė UNO, tai kainuoja 2 kortas
choice-veto = panaudoti VETO kortą: kažkas praleis kitą ėjimą
choice-veto-who = dėti VETO kortą: { $name }
choice-yes = balsuoti „taip“: kažkas juokėsi
choice-no = balsuoti „ne“: niekas nesijuokė
choice-perform = surengti pasirodymą
choice-chicken = išsisukti ir imti 4
# $cards is seat-cards in table.ftl: "3 cards".
choice-trade = { $name } ({ $cards })

## What one has to know to decide

note-bluff = { $card } būtų blefas: turi galiojančios spalvos kortų ({ $color }). Jei kas nors užginčys, kortas imsi tu.
note-trade = 7: apsikeiti kortomis su pasirinktu žaidėju.
note-zero = 0: visi perduoda savo kortas kitam žaidėjui.
# $example is what to type, such as 3u.
note-uno = Liko dvi kortos: pasakyk UNO kartu su dedama korta – pridėk u, pavyzdžiui, { $example }. Jei pamirši ir kas nors pastebės, imsi 2.
note-drawn = Ištraukei { $cards } ir gali iškart dėti.
note-drawn-many = Iš ištrauktų kortų dabar gali dėti { $cards }.
note-drawn-none = Tai, ką ištraukei, netinka.
note-penalty = { $count ->
        [one] Tau gresia { $count } korta.
        [few] Tau gresia { $count } kortos.
       *[other] Tau gresia { $count } kortų.
    }
note-penalty-stack = { $count ->
        [one] Tau gresia { $count } korta. Gali perduoti baudą toliau, jei padėsi dar vieną.
        [few] Tau gresia { $count } kortos. Gali perduoti baudą toliau, jei padėsi dar vieną.
       *[other] Tau gresia { $count } kortų. Gali perduoti baudą toliau, jei padėsi dar vieną.
    }
note-discard = { $count ->
        [1] Išmesk kortą, kurią nori; turi likti { $goal }.
        [one] Išmesk { $count } kortą, kurią nori; turi likti { $goal }.
        [few] Išmesk { $count } kortas, kurias nori; turi likti { $goal }.
       *[other] Išmesk { $count } kortų, kurias nori; turi likti { $goal }.
    }
note-three = Dėk kortą arba trauk tris – vieną iš jų galėsi dėti.
chance-uno = Tau liko viena korta, o UNO nepasakei! Pasakyk, kol niekas nepastebėjo.
chance-catch = { $name } turi tik vieną kortą, o UNO nepasakė!
chance-jump = Turi tokią pačią kortą: gali įsiterpti.
chance-now = Turi tokią pačią kortą: dėti iškart, kol niekas neįsiterpė?

## Questions. Letters to type (r, y, g, b) are those of card-letter in cards.ftl, y for yes is the letter above.

ask-turn = Tavo ėjimas (? padės):
ask-drawn = Dėti ar pasilikti?
ask-drawn-none = Traukti ar baigti?
ask-respond = Tavo atsakymas (? padės):
ask-color = Tavo spalva:
ask-discard = Išmesti:
ask-vote = Tavo balsas:
ask-perform = Tavo pasirinkimas:
ask-chance = Dabar? (Enter = nieko nedaryti)
ask-which-color = Kokia spalva? (numeris arba r, g, ž, m; Enter = atgal)
ask-which-seat = Kuris žaidėjas? (numeris arba vardas; Enter = atgal)
ask-wrong-card = { $count ->
        [one] { $card } netinka. Jei vis tiek dėsi, imsi { $count } kortą ir neteksi ėjimo. Tikrai? (t = taip)
        [few] { $card } netinka. Jei vis tiek dėsi, imsi { $count } kortas ir neteksi ėjimo. Tikrai? (t = taip)
       *[other] { $card } netinka. Jei vis tiek dėsi, imsi { $count } kortų ir neteksi ėjimo. Tikrai? (t = taip)
    }
ask-false-catch = { $count ->
        [1] { $name } neprivalo sakyti UNO. Jei vis tiek kaltinsi, imsi kortą. Tikrai? (t = taip)
        [one] { $name } neprivalo sakyti UNO. Jei vis tiek kaltinsi, imsi { $count } kortą. Tikrai? (t = taip)
        [few] { $name } neprivalo sakyti UNO. Jei vis tiek kaltinsi, imsi { $count } kortas. Tikrai? (t = taip)
       *[other] { $name } neprivalo sakyti UNO. Jei vis tiek kaltinsi, imsi { $count } kortų. Tikrai? (t = taip)
    }

## What was typed and cannot be done

cannot-choice = Pasirinkimo { $number } nėra: jie eina nuo 1 iki { $last }.
cannot-understand = Nesuprantu: „{ $typed }“. Įrašyk numerį, kortą, pavyzdžiui, r7, arba ?, jei reikia pagalbos.
cannot-empty = Įrašyk pasirinkimo numerį arba ?, jei reikia pagalbos.
cannot-player = Kuris žaidėjas yra „{ $typed }“? Žaidžia { $names }.
cannot-uno-what = UNO sakoma dedant kortą.
terminal-uno-which = UNO! O kuri korta?

## Help

# At most 80 characters a line. r, y, g, b are the letters of card-letter; S, R, D, W, W4 and the letters d, p, c, u, h, s,
# l, r, q and the word "catch" are typed as they stand in every language.
terminal-help =
    Įrašyk pasirinkimo numerį arba pačią kortą: r7 raudona 7, žS žalia praleidimo,
    mR mėlyna krypties keitimo, gD geltona +2, W spalvos keitimas, W4 +4,
    W:ž spalvos keitimas į žalią.
      d  traukti    p  pasuoti (pasilikti ištrauktą)   c  ginčyti
      u  pasakyti UNO: su korta (3u, r7u), kai po jos lieka viena;
         vienas u – jei pamiršai
      catch ada     kai kas nors pamiršo pasakyti UNO
    Bet kada:
      ?  ši pagalba h  tavo kortos, surikiuotos        s  taškai
      l  kas jau įvyko šiame raunde                    r  taisyklės žodžiais
      q  baigti
    Korta tinka, jei jos spalva, skaičius ar simbolis toks kaip krūvos kortos;
    juodoji tinka visada. Jei negali ar nenori dėti, trauki.
    Eilutėje „{ terminal-order }“ rodyklės rodo žaidimo tvarką, skaičiai – kiek kas turi kortų,
    o * – kas dabar eina.
# Where a long text stops at the end of the window.
ask-more = Enter – toliau, q – baigti:
# All cards that were drawn for the deal: "Ada [R 7], Bo [G 3]".
terminal-cut = { $name } { $card }
terminal-cuts = Visi traukia, kas dalys: { $cards }.
