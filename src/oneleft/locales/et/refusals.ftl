# Why something was refused, and what is wrong with settings: short notes on the screen, and lines in the terminal.
# $turn, $accused, $holder and $name are players; $card, $top and $drawn are cards, $color a colour: all put in as they are.

## Refused at the table

refused-stale = Lauas on vahepeal midagi muutunud: vaata uuesti.
refused-not-seated = Sa vaatad pealt: mängimiseks istu lauda.
refused-not-in-round = Sa ei ole selles ringis.
refused-no-round = Praegu ühtegi ringi ei mängita.
refused-only-host = Seda saab teha ainult korraldaja.
refused-place-taken = See koht on juba võetud.
refused-no-place = Selles lauas ei ole kohta { $place }.
refused-seated = Sul on juba koht olemas.
refused-screen = Ekraan ainult näitab mängu.
refused-other-place = Sa oled selles matšis teise mängija kaarte näinud: tagasi saad ainult oma kohale.
refused-not-sitting = Sul pole kohta, millelt püsti tõusta.
refused-playing = Matši ajal ei saa seda muuta.
refused-already-started = Matš on juba alanud.
refused-free-places = Mõni koht on veel vaba: oota inimesi või pane sinna botid.
refused-not-between = Praegu pole millekski valmis olla.
refused-is-ready = Sa oled juba valmis.
refused-not-understood = Server ei saa sellest lehest aru: laadi leht uuesti.
refused-hello-again = Server juba tunneb seda lehte: laadi leht uuesti.
refused-other-deal = See ei ole järgmine jagamine.
refused-contributed = Sinu osa juhusest on selles jagamises juba sees.
refused-no-member = Seda inimest pole enam selles lauas.
refused-self = Iseendaga sa seda teha ei saa.
refused-empty-text = Sõnum on tühi.
refused-long-text = Sõnumis võib olla kuni { $most } tähemärki.
refused-no-suggestions = Nende reeglite järgi ei ole etteütlemise eest karistust.
refused-no-message = Seda ei öeldud selles ringis.
refused-accused = Selle sõnumi üle on juba hääletatud.
refused-accuse-self = Iseennast ei saa süüdistada.
refused-not-a-player = Selle ütleja ei mängi selles ringis.
refused-no-accusation = Sellist hääletust ei ole.
refused-no-voter = Selles asjas sul häält pole.
refused-voted = Sa oled juba hääletanud.
refused-no-stand-in = Praegu ei mängi sinu eest ükski bot.
refused-unknown-bot = Botti { $bot } ei ole olemas.
refused-bad-settings = Nende seadetega ei saa mängida.
refused-unseat = { $name } istub kohal, mis kaoks ära.
refused-closed = See laud on suletud.
refused-too-fast = Liiga palju sõnumeid: oota hetk.

# By the rules of the game. Also in the terminal.

refused-other = Praegu seda teha ei saa.
refused-round-over = Ring on läbi.
refused-chance = Kaarte segatakse.
refused-owes-no-uno = Sa pole praegu UNO võlgu.
refused-catch-self = Iseennast ei saa vahele võtta.
refused-catch-phase = Praegu ei saa kedagi vahele võtta.
refused-catch-nothing = { $accused } pole UNO võlgu.
refused-no-veto-card = Nendes reeglites VETO-kaarti ei ole.
refused-veto-self = VETO-kaart pannakse teisele mängijale.
refused-veto-used = VETO-kaart on praegu mängijal { $holder }.
refused-no-vote = Praegu pole millegi üle hääletada.
refused-vote-own = Nalja rääkisid sina: hääletavad teised.
refused-not-your-turn = Praegu on käigul { $turn }.
refused-jump-late = Praegu on käigul { $turn } ja vahele lüüa enam ei saa.
refused-jump-other = Praegu on käigul { $turn }; vahele saab lüüa ainult sama kaardiga: { $top }.
refused-phase = Praegu seda teha ei saa.
refused-must-play = Äsja võetud kaardi pead ära käima.
refused-drew = Sa juba võtsid: käi see kaart või jäta endale.
refused-no-challenge = Pole ühtegi kaarti „Vaheta värv + Võta neli üles“, mida vaidlustada.
refused-not-now = Praegu seda teha ei saa.
refused-not-held = Sul ei ole sellist kaarti: { $card }.
refused-uno-count = UNO öeldakse ainult eelviimase kaardiga, aga sul on kaarte käes { $count }.
refused-unknown-seat = Sellist mängijat ei ole.
refused-trade-with = Selle mängijaga ei saa kaarte vahetada.
refused-penalty-phase = Praegu ei saa karistada.
refused-trade-whom = Ütle, kellega kaardid vahetad.
refused-no-trades = Nende reeglite järgi 7 kaarte ei vaheta.
refused-no-last-trade = Viimase kaardina 7 kaarte ei vaheta.
refused-play-phase = Praegu ei saa ühtegi kaarti käia.
refused-wild4-color = „Vaheta värv + Võta neli üles“ ei ole lubatud, kui sul on käes kehtiv värv: { $color }.
refused-only-drawn = Pärast võtmist võid käia ainult selle, mille võtsid: { $drawn }.
refused-only-drew-nothing = Võetud kaart ei sobi: võta veel või lõpeta.
refused-no-answer = { $card } ei sobi vastuseks karistusele ({ $count } kaarti).
refused-no-match = { $card } ei sobi: peal on { $top }, kehtiv värv on { $color }.

## What is wrong with the rules or the settings of a table. $option is the label of an option (option-… in lobby.ftl).

problem-unknown-edition = Väljaannet { $edition } ei ole olemas.
problem-unknown-option = Sätet { $option } ei ole olemas.
problem-unknown-effect = Toimet { $effect } ei ole olemas.
problem-rules-kind = Neid reegleid ei saa lugeda.
problem-edition-kind = Väljaanne tuleb anda nimega.
problem-edition-name = Sellist väljaannet ei ole olemas.
problem-option-value = Sättel „{ $option }“ sellist väärtust ei ole.
problem-option-range = „{ $option }“ peab olema { $least } kuni { $most }.
problem-option-size = Sättel „{ $option }“ sellist väärtust ei ole.
problem-customs-count = Vabakaarte on pakis kuni { $most }, aga reegleid on { $count }.
problem-customs-kind = Vabakaardi reegel on valmis toime või tekst.
problem-customs-length = Vabakaardi tekstis peab olema 1 kuni { $most } tähemärki.
problem-mixed-alone = „{ option-stack_mixed }“ ilma sätteta „{ option-stacking }“: eri kaarte saab segamini laduda ainult siis, kui üldse laotakse.
problem-challenge-alone = „{ option-challenge }“ ilma sätteta „{ option-wild4_condition }“: kui kaarti „Vaheta värv + Võta neli üles“ võib alati käia, pole midagi vaidlustada. Lülita „{ option-challenge }“ välja.
problem-partners-scoring = „{ option-partners }“: partnerid koguvad punkte paarina, nii et „{ option-scoring }“ peab olema „{ value-scoring-winner_takes }“.
problem-players = Mängijaid peab olema { $least } kuni { $most }.
problem-partners-players = „{ option-partners }“, aga mängijaid on { $players }: partneritega mängimiseks peab neid olema paarisarv, vähemalt neli.
problem-first-player = „{ option-first_player }“ on koht { $seat }, aga kui mängijaid on { $players }, on kohad 0 kuni { $last }.
problem-first-player-place = „{ option-first_player }“ on koht { $place }, aga kui mängijaid on { $players }, sellist kohta ei ole.
problem-whist-rounds = Vistiturniiris on { $rounds } ringi.

## What is wrong with the form of a match. $form: to a target (target), rotating partners (rotating), a whist tournament (whist).

problem-target-hands = Jagamiste arv lepitakse kokku ainult vahetuvate partneritega matšis.
problem-unknown-form = Sellist matši liiki ei ole.
problem-form-players = { $form ->
        [whist] Vistiturniiris on { $needed } mängijat, mitte { $players }.
       *[rotating] Vahetuvate partneritega matšis on { $needed } mängijat, mitte { $players }.
    }
problem-form-partners = { $form ->
        [whist] Vistiturniiri mängitakse partneritega: lülita „{ option-partners }“ sisse.
       *[rotating] Vahetuvate partneritega matši mängitakse partneritega: lülita „{ option-partners }“ sisse.
    }
problem-rotating-hands = Vahetuvate partneritega matšis peab jagamisi olema 1 kuni { $most }.
problem-whist-hands = Vistiturniiris on iga mängija kohta alati 28 jagamist.
problem-form-dealer = Seda liiki matšis jagatakse ajakava järgi.
problem-match-over = Matš on läbi.
problem-points-seats = Igal kohal peab olema täpselt üks punktiarv.

## When the server could not do what it was asked

problem-offline = Serveriga ei saa ühendust. Vaata ühendus üle ja proovi uuesti.
problem-server-error = Server ei saanud sellega hakkama. Proovi hetke pärast uuesti.
problem-starting = Server alles käivitub või on peatumas. Proovi hetke pärast uuesti.
problem-too-fast = Liiga palju päringuid: oota hetk.
problem-unavailable = Server on täis või ei saa praegu midagi salvestada. Proovi hiljem uuesti.
problem-no-record = Sellist salvestist ei ole.
problem-not-json = Server ei saa sellest lehest aru: laadi leht uuesti.
problem-too-large = Seda on rohkem, kui server vastu võtab.
problem-not-understood = Server ei saa sellest lehest aru: laadi leht uuesti.
problem-retry = Proovi uuesti
