# The game in the terminal (`oneleft play`). Lines are wrapped to the window. What happens is told with story.ftl, cards are
# named with cards.ftl, refusals come from refusals.ftl, and marks behind a player's name from seat-… in table.ftl.
# A question ends with what it ends with here (":" or "?"); the space behind it is added.

## Welcome and goodbye

terminal-you = Sina
ask-name = Sinu nimi (Enter: { $name }):
terminal-welcome = Sinu vastased: { $others }. Reeglid: { $edition }, mäng käib { $target } punktini.
terminal-welcome-help = Kirjuta valiku number ja vajuta Enter. ? seletab kõike muud.
terminal-partner = Sinu partner on { $name }.
# The letter for yes and for no. Also behind "j =" and "e =" in the questions below.
terminal-yes = j
terminal-no = e
ask-quit = Kas lõpetad matši? (j = jah)
ask-again = Kas mängid veel? (Enter = jah, e = ei)
terminal-goodbye = Head aega ja aitäh mängimast!
terminal-saved = Salvestis on failis { $file }.
terminal-saved-unfinished = Pooleli matši salvestis on failis { $file }.

## Round and match

terminal-next-round = Enter alustab järgmist ringi:
terminal-match-won = { $me ->
        [actor] Sa võidad matši, punkte { $score }. Palju õnne!
       *[other] { $name } võidab matši, punkte { $score }.
    }
terminal-match-shared = { $names } võidavad matši koos, punkte { $score }.
terminal-out-me = Sa oled matšist väljas; teised mängivad edasi. Enter = vaata, q = lõpeta:
terminal-out-other = { $name } on matšist väljas.
terminal-scores = Seis

## The table

terminal-pile = Peal { $card }   värv { $color }   tõmbepakk { $count }
terminal-pile-uncolored = Peal { $card }   värvi veel pole   tõmbepakk { $count }
terminal-order = Kord
terminal-hand = Käes
terminal-open-hand = { $name } näitab: { $cards }
terminal-known-cards = Sa tead mängija { $name } kaarte: { $cards }.

## What can be done: lines of a numbered list

choice-draw = võta kaart
choice-draw-match = võta kaart ja soovi korral veel, kuni mõni sobib
choice-draw-must = võta, kuni mõni kaart sobib
choice-draw-three = võta kolm kaarti
choice-draw-more = võta veel üks kaart
choice-draw-penalty = { $count ->
        [1] võta see kaart ja jää käigust ilma
       *[other] võta { $count } kaarti ja jää käigust ilma
    }
choice-pass = jäta endale ja passi
choice-pass-none = lõpeta võtmine ja passi
choice-challenge = vaidlusta: kui see oli bluff, võtab { $name } { $count } kaarti, kui ei olnud, võtad sina { $more }
choice-uno = ütle UNO!
choice-catch = võta vahele: { $name } pole UNO öelnud (2 kaarti)
choice-veto = kasuta VETO-kaarti: keegi jääb järgmisest käigust ilma
choice-veto-who = pane VETO-kaart: { $name }
choice-yes = hääleta jah: keegi naeris
choice-no = hääleta ei: keegi ei naernud
choice-perform = esine
choice-chicken = löö araks ja võta 4
choice-trade = { $name } ({ $cards })

## What one has to know to decide

note-bluff = { $card } on bluff: sul on käes { $color }. Kui see vaidlustatakse, saad kaardid endale.
note-trade = 7 vahetab kaardid mängijaga, kelle ise valid.
note-zero = 0 annab kõigi kaardid edasi järgmisele mängijale.
note-uno = Kaks kaarti järel: ütle UNO koos kaardiga, mille käid, lisades tähe u, näiteks { $example }. Kui unustad ja keegi märkab, võtad 2.
note-drawn = Sa võtsid: { $cards }. Võid selle kohe käia.
note-drawn-many = Võetud kaartidest võid kohe käia: { $cards }.
note-drawn-none = Võetud kaart ei sobi.
note-penalty = { $count ->
        [one] Sind ootab 1 kaart.
       *[other] Sind ootab { $count } kaarti.
    }
note-penalty-stack = { $count ->
        [one] Sind ootab 1 kaart. Sobiva kaardiga saad selle edasi lükata.
       *[other] Sind ootab { $count } kaarti. Sobiva kaardiga saad need edasi lükata.
    }
note-discard = { $count ->
        [1] Viska ära üks kaart omal valikul; alles jääb { $goal }.
       *[other] Viska ära { $count } kaarti omal valikul; alles jääb { $goal }.
    }
note-three = Käi kaart või võta kolm, siis võid ühe neist käia.
chance-uno = Sul on üks kaart järel ja UNO ütlemata! Ütle see enne, kui keegi märkab.
chance-catch = { $name }: üks kaart järel, aga UNO ütlemata!
chance-jump = Sul on sama kaart: võid vahele lüüa.
chance-now = Sul on sama kaart: kas käid selle kohe, enne kui keegi vahele lööb?

## Questions. Letters to type (p, k, r, s) are those of card-letter in cards.ftl, j for yes is the letter above.

ask-turn = Sinu kord (? aitab):
ask-drawn = Käid või jätad endale?
ask-drawn-none = Võtad veel või lõpetad?
ask-respond = Sinu vastus (? aitab):
ask-color = Sinu värv:
ask-discard = Viska ära:
ask-vote = Sinu hääl:
ask-perform = Sinu valik:
ask-chance = Kas kohe? (Enter = jäta nii)
ask-which-color = Mis värv? (number või p, k, r, s; Enter = tagasi)
ask-which-seat = Milline mängija? (number või nimi; Enter = tagasi)
ask-wrong-card = { $count ->
        [one] { $card } ei sobi. Kui selle käid, võtad 1 kaardi ja jääd käigust ilma. Kindel? (j = jah)
       *[other] { $card } ei sobi. Kui selle käid, võtad { $count } kaarti ja jääd käigust ilma. Kindel? (j = jah)
    }
ask-false-catch = { $count ->
        [1] { $name } pole UNO võlgu. Kui ikka süüdistad, võtad ühe kaardi. Kindel? (j = jah)
       *[other] { $name } pole UNO võlgu. Kui ikka süüdistad, võtad { $count } kaarti. Kindel? (j = jah)
    }

## What was typed and cannot be done

cannot-choice = Valikut { $number } ei ole: valikud on 1 kuni { $last }.
cannot-understand = Ma ei saa aru: „{ $typed }“. Kirjuta number, kaart nagu p7 või abi saamiseks ?.
cannot-empty = Kirjuta valiku number või abi saamiseks ?.
cannot-player = Milline mängija on „{ $typed }“? Mängivad { $names }.
cannot-uno-what = UNO öeldakse koos kaardiga, mille käid.
terminal-uno-which = UNO! Ja milline kaart?

## Help

# At most 80 characters a line. p, k, r, s are the letters of card-letter; S, R, D, W, W4 and the letters d, p, c, u, h, s,
# l, r, q and the word "catch" are typed as they stand in every language.
terminal-help =
    Kirjuta valiku number või kaart ise: p7 punane 7, rS roheline Pass,
    sR sinine Muuda suunda, kD kollane Võta kaks, W Vaheta värv, W:r uus värv
    roheline, W4 Vaheta värv + Võta neli üles.
      d  võta       p  passi (jäta võetu endale)     c  vaidlusta
      u  ütle UNO: kaardiga (3u, p7u), kui alles jääb üks; üksi, kui unustasid
      catch ada     kui mängija unustas UNO öelda
    Igal ajal:
      ?  see abi    h  sinu kaardid järjestatult     s  seis
      l  mis selles ringis on seni juhtunud          r  reeglid
      q  lõpeta
    Kaart sobib, kui selle värv, number või sümbol on sama mis pealmisel kaardil;
    „Vaheta värv“ sobib alati. Kui sa ei saa või ei taha käia, võtad kaardi.
    Real „{ terminal-order }“ näitavad nooled käigujärjekorda, arvud seda, mitu kaarti
    on igal mängijal käes, ja * seda, kes on käigul.
ask-more = Enter = edasi, q = lõpeta:
terminal-cut = { $name } { $card }
terminal-cuts = Kõik võtavad kaardi, et jagaja selguks: { $cards }.
