# What happened, one sentence each: the log of the table in the browser, and the story in the terminal.
#
# $me says what the reader is in it: the one who acts (actor), the one it is done to (target), or neither (other). Each
# variant is a whole sentence. $name acts, $other is whom it is about; in story-caught and story-vetoed $other acts and
# $name (actor!) is the one it happens to. Names, cards and colours are put in as they are and do not change their form:
# where a case is needed, "mängija" takes it ("mängijale { $name }").
# $how: in turn (turn), jumped in out of turn (jump), stacked on a penalty (stack).

story-clock = Aeg on läbi.
story-cut = { $me ->
        [actor] Jagaja loosimine. Sa võtad: { $card }.
       *[other] Jagaja loosimine. { $name } võtab: { $card }.
    }
story-dealer = { $me ->
        [actor] Sa jagad kaardid.
       *[other] { $name } jagab kaardid.
    }
story-shuffled-deck = Kaardid segatakse.
story-shuffled-discard = Tõmbepakk on otsas: { $count ->
        [one] 1 käidud kaart läheb
       *[other] { $count } käidud kaarti segatakse
    } uueks pakiks.
story-shuffled-draw = Pakk segatakse uuesti.
story-shuffled-hands = Kõigi kaardid pannakse kokku ja segatakse.
story-dealt = { $name } saab { $count ->
        [one] ühe kaardi
       *[other] { $count } kaarti
    }.
story-dealt-cards = { $me ->
        [actor] Sa saad: { $cards }.
       *[other] { $name } saab: { $cards }.
    }
story-turned_up = Avatakse { $card }.
story-put_back = { $card } ei saa ringi alustada ja läheb tagasi.
story-turn = { $me ->
        [actor] Sinu kord.
       *[other] Käigul on { $name }.
    }
story-played = { $how ->
        [jump] { $me ->
            [actor] Sa lööd vahele: { $card }!
           *[other] { $name } lööb vahele: { $card }!
        }
        [stack] { $me ->
            [actor] Sa laod peale: { $card }.
           *[other] { $name } laob peale: { $card }.
        }
       *[turn] { $me ->
            [actor] Sa käid: { $card }.
           *[other] { $name } käib: { $card }.
        }
    }
story-played-wild = { $how ->
        [jump] { $me ->
            [actor] Sa lööd vahele: { $card }! Värv on nüüd { $color }.
           *[other] { $name } lööb vahele: { $card }! Värv on nüüd { $color }.
        }
        [stack] { $me ->
            [actor] Sa laod peale: { $card }. Värv on nüüd { $color }.
           *[other] { $name } laob peale: { $card }. Värv on nüüd { $color }.
        }
       *[turn] { $me ->
            [actor] Sa käid: { $card }. Värv on nüüd { $color }.
           *[other] { $name } käib: { $card }. Värv on nüüd { $color }.
        }
    }
story-named_color = { $me ->
        [actor] Sa valid värvi: { $color }.
       *[other] { $name } valib värvi: { $color }.
    }
story-said_uno = { $me ->
        [actor] Sina: „UNO!“
       *[other] { $name }: „UNO!“
    }
story-drew = { $me ->
        [actor] Sa võtad { $count ->
            [one] kaardi
           *[other] { $count } kaarti
        }.
       *[other] { $name } võtab { $count ->
            [one] kaardi
           *[other] { $count } kaarti
        }.
    }
story-drew-cards = { $me ->
        [actor] Sa võtad: { $cards }.
       *[other] { $name } võtab: { $cards }.
    }
story-drew_nothing = { $me ->
        [actor] Sul pole enam midagi võtta: kaardid on otsas.
       *[other] { $name } ei saa midagi võtta: kaardid on otsas.
    }
story-drew_nothing-forgiven = { $me ->
        [actor] Kaardid on otsas; sa pääsed, võtmata jääb { $count }.
       *[other] Kaardid on otsas; { $name } pääseb, võtmata jääb { $count }.
    }
story-passed = { $me ->
        [actor] Sa passid.
       *[other] { $name } passib.
    }
story-skipped = { $me ->
        [actor] Sa jääd käigust ilma.
       *[other] { $name } jääb käigust ilma.
    }
story-reversed = Mängusuund muutub.
story-faces_penalty = { $me ->
        [actor] Sind ootab { $count } kaarti.
       *[other] { $name }: ees ootab { $count } kaarti.
    }
story-showed = { $me ->
        [actor] Sa näitad oma kaarte mängijale { $other }.
       *[other] { $name } näitab oma kaarte mängijale { $other }.
    }
story-showed-cards = { $me ->
        [actor] Sa näitad oma kaarte mängijale { $other }.
        [target] { $name } näitab sulle: { $cards }.
       *[other] { $name } näitab mängijale { $other }: { $cards }.
    }
story-challenged-guilty = { $me ->
        [actor] Sa vaidlustad: { $other } bluffis!
        [target] { $name } vaidlustab: jäid bluffiga vahele!
       *[other] { $name } vaidlustab: { $other } bluffis!
    }
story-challenged-innocent = { $me ->
        [actor] Sa vaidlustad, aga { $other } ei bluffinud.
        [target] { $name } vaidlustab, aga sa ei bluffinud.
       *[other] { $name } vaidlustab, aga { $other } ei bluffinud.
    }
story-caught = { $me ->
        [actor] { $other } võtab su vahele: sa ei öelnud UNO!
        [target] Sa võtad vahele: { $name } ei öelnud UNO!
       *[other] { $other } võtab vahele: { $name } ei öelnud UNO!
    }
story-false_catch = { $me ->
        [actor] Sa süüdistad asjata: { $other } pole UNO võlgu.
        [target] { $name } süüdistab sind asjata: sa pole UNO võlgu.
       *[other] { $name } süüdistab asjata: { $other } pole UNO võlgu.
    }
story-wrong_card = { $me ->
        [actor] Sa käid: { $card }. See ei sobi ja sa võtad kaardi tagasi.
       *[other] { $name } käib: { $card }. See ei sobi ja kaart läheb kätte tagasi.
    }
story-penalized = { $me ->
        [actor] Sa saad etteütlemise eest { $count } kaarti.
       *[other] { $name } saab etteütlemise eest { $count } kaarti.
    }
story-swapped = { $me ->
        [actor] Sa vahetad kaardid mängijaga { $other }.
        [target] { $name } vahetab kaardid sinuga.
       *[other] { $name } vahetab kaardid mängijaga { $other }.
    }
story-rotated = Kõik annavad oma kaardid järgmisele mängijale.
story-hands_shuffled = { $me ->
        [actor] Sa jagad kõik kaardid uuesti välja.
       *[other] { $name } jagab kõik kaardid uuesti välja.
    }
story-took_over = { $name } saab endale { $count ->
        [one] ühe kaardi
       *[other] { $count } kaarti
    }.
story-took_over-cards = { $me ->
        [actor] Nüüd on sul käes: { $cards }.
       *[other] { $name } saab endale: { $cards }.
    }
story-discarded = { $me ->
        [actor] Sa viskad ära: { $card }.
       *[other] { $name } viskab ära: { $card }.
    }
story-effect-own-text = Kodureegel: { $text }
story-effect-until-color = { $me ->
        [target] Sa võtad kaarte, kuni õige värv tuleb.
       *[other] { $other } võtab kaarte, kuni õige värv tuleb.
    }
story-effect-drop-wilds = { $me ->
        [actor] Kõik peale sinu viskavad oma jokkerid ära.
       *[other] Kõik peale mängija { $name } viskavad oma jokkerid ära.
    }
story-effect-three-or-play = { $me ->
        [target] Sa pead käima kaardi või võtma kolm.
       *[other] { $other } peab käima kaardi või võtma kolm.
    }
story-effect-again = { $me ->
        [actor] Sul on veel üks käik.
       *[other] { $name } saab veel ühe käigu.
    }
story-effect-seven = { $me ->
        [target] Sa pead jõudma täpselt 7 kaardini.
       *[other] { $other } peab jõudma täpselt 7 kaardini.
    }
story-effect-three-all = Kõik peavad jõudma täpselt 3 kaardini.
story-effect-open = { $me ->
        [actor] Kõigi kaardid on lahtiselt laual kuni sinu järgmise käiguni.
       *[other] Kõigi kaardid on lahtiselt laual, kuni { $name } on jälle käigul.
    }
story-effect-joke = { $me ->
        [actor] Sa räägid nalja. Kas keegi naeris?
       *[other] { $name } räägib nalja. Kas keegi naeris?
    }
story-effect-elbows = { $me ->
        [target] Sa hoiad küünarnukid sirged, kuni keegi ütleb UNO.
       *[other] { $other } hoiab küünarnukid sirged, kuni keegi ütleb UNO.
    }
story-effect-rooster = { $me ->
        [target] Sa pead esinema või araks lööma.
       *[other] { $other } peab esinema või araks lööma.
    }
story-voted-yes = { $me ->
        [actor] Sa hääletad: jah.
       *[other] { $name } hääletab: jah.
    }
story-voted-no = { $me ->
        [actor] Sa hääletad: ei.
       *[other] { $name } hääletab: ei.
    }
story-performed = { $me ->
        [actor] Sa esined.
       *[other] { $name } esineb.
    }
story-chickened_out = { $me ->
        [actor] Sa lööd araks.
       *[other] { $name } lööb araks.
    }
story-vetoed = { $me ->
        [actor] { $other } paneb VETO-kaardi sulle.
        [target] Sa paned VETO-kaardi mängijale { $name }.
       *[other] { $other } paneb VETO-kaardi mängijale { $name }.
    }
story-veto_takes_turn = { $me ->
        [actor] VETO-kaart võtab sinult käigu.
       *[other] VETO-kaart võtab käigu mängijalt { $name }.
    }
story-hands_closed = Lahtised kaardid võetakse jälle kätte.
story-went_out = { $me ->
        [actor] Su kaardid on otsas: võidad ringi!
       *[other] { $name } saab kaartidest lahti ja võidab ringi.
    }
story-blocked = Keegi ei saa edasi: ring on ummikus ja punkte ei saa keegi.
story-joined = { $me ->
        [actor] Sa tuled lauda.
       *[other] { $name } tuleb lauda.
    }
story-renamed = { $me ->
        [actor] Sinu nimi on nüüd { $name }.
       *[other] Keegi võttis uue nime: { $name }.
    }
story-left = { $me ->
        [actor] Sa lahkud lauast.
       *[other] { $name } lahkub lauast.
    }
story-kicked = { $me ->
        [actor] Korraldaja eemaldab su lauast.
       *[other] Korraldaja eemaldab lauast: { $name }.
    }
story-host = { $me ->
        [actor] Sina oled nüüd korraldaja.
       *[other] Nüüd on korraldaja { $name }.
    }
story-places-sat = { $me ->
        [actor] Sa istud maha.
       *[other] { $name } istub maha.
    }
story-places-stood = { $me ->
        [actor] Sa tõused püsti.
       *[other] { $name } tõuseb püsti.
    }
story-places-bot = Bot { $name } istub maha.
story-places-level = Bot { $name } mängib nüüdsest tasemel „{ $level }“.
story-places-freed = Koht { $place } on vaba.
story-places-away = { $me ->
        [actor] Sinu eest mängib bot.
       *[other] { $name } on eemal: bot mängib edasi.
    }
story-places-back = { $me ->
        [actor] Sa mängid jälle ise.
       *[other] { $name } on tagasi.
    }
story-places-left = { $me ->
        [actor] Sa jätad oma koha botile.
       *[other] { $name } jätab oma koha botile.
    }
story-places-took = { $me ->
        [actor] Sa võtad koha üle.
       *[other] { $name } võtab koha üle.
    }
story-places-kicked = Mängija { $name } asemel mängib nüüd bot.
story-configured = Korraldaja muutis seadeid: { $players } mängijat.
story-match_started = Matš algab.
story-round_started = Ring { $round }
story-round_over = { $me ->
        [actor] Sa võidad ringi{ $points ->
            [0] .
            [one] { " " }ja saad 1 punkti.
           *[other] { " " }ja saad { $points } punkti.
        }
       *[other] { $name } võidab ringi{ $points ->
            [0] .
            [one] { " " }ja saab 1 punkti.
           *[other] { " " }ja saab { $points } punkti.
        }
    }
story-round_over-none = Ring lõpeb ilma võitjata.
story-match_over = { $me ->
        [actor] Sa võidad matši. Palju õnne!
       *[other] { $name } võidab matši.
    }
story-accused = { $me ->
        [actor] Sinu süüdistus: { $other } ütles ette. Teised hääletavad.
        [target] { $name } süüdistab sind etteütlemises. Teised hääletavad.
       *[other] { $name } süüdistab: { $other } ütles ette. Teised hääletavad.
    }
story-verdict-guilty = { $me ->
        [actor] Laud otsustas: sa ütlesid ette.
       *[other] Laud otsustas: { $name } ütles ette.
    }
story-verdict-innocent = { $me ->
        [actor] Laud otsustas: sa ei öelnud ette.
       *[other] Laud otsustas: { $name } ei öelnud ette.
    }
story-closed = See laud on suletud.
