# What happened, one sentence each: the log of the table in the browser, and the story in the terminal.
#
# $me says what the reader is in it: the one who acts (actor), the one it is done to (target), or neither (other). Each
# variant is a whole sentence. $name acts, $other is whom it is about; in story-caught and story-vetoed $other acts and
# $name (actor!) is the one it happens to. Names, cards and colours are put in as they are and do not change their form.
# $how: in turn (turn), jumped in out of turn (jump), stacked on a penalty (stack).

story-clock = Laikas baigėsi.
story-cut = { $me ->
        [actor] Traukiama, kas dalys: tu – { $card }.
       *[other] Traukiama, kas dalys: { $name } – { $card }.
    }
story-dealer = { $me ->
        [actor] Tu daliji.
       *[other] { $name } dalija.
    }
story-shuffled-deck = Kaladė sumaišoma.
story-shuffled-discard = Traukimo kaladė baigėsi: { $count ->
        [one] į naują permaišoma { $count } išmesta korta
        [few] į naują permaišomos { $count } išmestos kortos
       *[other] į naują permaišoma { $count } išmestų kortų
    }.
story-shuffled-draw = Kaladė permaišoma iš naujo.
story-shuffled-hands = Visų kortos sudedamos į krūvą ir sumaišomos.
story-dealt = { $name } gauna { $count ->
        [1] kortą
        [one] { $count } kortą
        [few] { $count } kortas
       *[other] { $count } kortų
    }.
story-dealt-cards = { $me ->
        [actor] Tu gauni: { $cards }.
       *[other] { $name } gauna: { $cards }.
    }
story-turned_up = Atversta korta: { $card }.
story-put_back = Atversta korta raundo pradėti negali ir grįžta atgal: { $card }.
story-turn = { $me ->
        [actor] Tavo ėjimas.
       *[other] Eina { $name }.
    }
story-played = { $how ->
        [jump] { $me ->
            [actor] Tu įsiterpi: { $card }!
           *[other] { $name } įsiterpia: { $card }!
        }
        [stack] { $me ->
            [actor] Tu kaupi baudą: { $card }.
           *[other] { $name } kaupia baudą: { $card }.
        }
       *[turn] { $me ->
            [actor] Tu dedi: { $card }.
           *[other] { $name } deda: { $card }.
        }
    }
story-played-wild = { $how ->
        [jump] { $me ->
            [actor] Tu įsiterpi: { $card }! Spalva – { $color }.
           *[other] { $name } įsiterpia: { $card }! Spalva – { $color }.
        }
        [stack] { $me ->
            [actor] Tu kaupi baudą: { $card }. Spalva – { $color }.
           *[other] { $name } kaupia baudą: { $card }. Spalva – { $color }.
        }
       *[turn] { $me ->
            [actor] Tu dedi: { $card }. Spalva – { $color }.
           *[other] { $name } deda: { $card }. Spalva – { $color }.
        }
    }
story-named_color = { $me ->
        [actor] Tu renkiesi spalvą: { $color }.
       *[other] { $name } renkasi spalvą: { $color }.
    }
story-said_uno = { $me ->
        [actor] Tu: „UNO!“
       *[other] { $name }: „UNO!“
    }
story-drew = { $me ->
        [actor] Tu imi { $count ->
            [1] kortą
            [one] { $count } kortą
            [few] { $count } kortas
           *[other] { $count } kortų
        }.
       *[other] { $name } ima { $count ->
            [1] kortą
            [one] { $count } kortą
            [few] { $count } kortas
           *[other] { $count } kortų
        }.
    }
story-drew-cards = { $me ->
        [actor] Tu imi: { $cards }.
       *[other] { $name } ima: { $cards }.
    }
story-drew_nothing = { $me ->
        [actor] Nebeliko kortų, kurias galėtum traukti.
       *[other] { $name } nebeturi ko traukti: kortų nebeliko.
    }
story-drew_nothing-forgiven = { $me ->
        [actor] Kortų nebeliko; tau dovanota: { $count }.
       *[other] Kortų nebeliko; { $name } ima mažiau (dovanota: { $count }).
    }
story-passed = { $me ->
        [actor] Tu pasuoji.
       *[other] { $name } pasuoja.
    }
story-skipped = { $me ->
        [actor] Tu praleidi ėjimą.
       *[other] { $name } praleidžia ėjimą.
    }
story-reversed = Žaidimo kryptis pasikeičia.
story-faces_penalty = { $me ->
        [actor] { $count ->
            [one] Tau gresia { $count } korta.
            [few] Tau gresia { $count } kortos.
           *[other] Tau gresia { $count } kortų.
        }
       *[other] { $count ->
            [one] { $name }: gresia { $count } korta.
            [few] { $name }: gresia { $count } kortos.
           *[other] { $name }: gresia { $count } kortų.
        }
    }
story-showed = { $me ->
        [actor] Tu parodai savo kortas. Jas mato { $other }.
       *[other] { $name } parodo savo kortas. Jas mato { $other }.
    }
story-showed-cards = { $me ->
        [actor] Tu parodai savo kortas. Jas mato { $other }.
        [target] { $name } parodo tau: { $cards }.
       *[other] { $name } parodo: { $cards }. Jas mato { $other }.
    }
story-challenged-guilty = { $me ->
        [actor] Tu ginčiji: { $other } blefavo!
        [target] { $name } ginčija: tu blefavai!
       *[other] { $name } ginčija: { $other } blefavo!
    }
story-challenged-innocent = { $me ->
        [actor] Tu ginčiji, bet { $other } neblefavo.
        [target] { $name } ginčija, bet tu neblefavai.
       *[other] { $name } ginčija, bet { $other } neblefavo.
    }
story-caught = { $me ->
        [actor] { $other } tave pagauna: nepasakei UNO!
        [target] Tu pagauni: { $name } nepasakė UNO!
       *[other] { $other } pagauna: { $name } nepasakė UNO!
    }
story-false_catch = { $me ->
        [actor] Tu be reikalo kaltini, kad { $other } nepasakė UNO.
        [target] { $name } be reikalo kaltina, kad tu nepasakei UNO.
       *[other] { $name } be reikalo kaltina, kad { $other } nepasakė UNO.
    }
story-wrong_card = { $me ->
        [actor] Tu dedi netinkamą kortą ir ją atsiimi: { $card }.
       *[other] { $name } deda netinkamą kortą ir ją atsiima: { $card }.
    }
story-penalized = { $me ->
        [actor] Už patarimą gauni { $count ->
            [one] { $count } kortą
            [few] { $count } kortas
           *[other] { $count } kortų
        }.
       *[other] { $name } už patarimą gauna { $count ->
            [one] { $count } kortą
            [few] { $count } kortas
           *[other] { $count } kortų
        }.
    }
story-swapped = { $me ->
        [actor] Tu ir { $other } apsikeičiate kortomis.
        [target] { $name } apsikeičia kortomis su tavimi.
       *[other] { $name } ir { $other } apsikeičia kortomis.
    }
story-rotated = Visi perduoda savo kortas kitam žaidėjui.
story-hands_shuffled = { $me ->
        [actor] Tu visas kortas išdaliji iš naujo.
       *[other] { $name } visas kortas išdalija iš naujo.
    }
story-took_over = { $name } dabar turi { $count ->
        [1] vieną kortą
        [one] { $count } kortą
        [few] { $count } kortas
       *[other] { $count } kortų
    }.
story-took_over-cards = { $me ->
        [actor] Dabar turi: { $cards }.
       *[other] { $name } dabar turi: { $cards }.
    }
story-discarded = { $me ->
        [actor] Tu išmeti: { $card }.
       *[other] { $name } išmeta: { $card }.
    }
story-effect-own-text = Namų taisyklė: { $text }
story-effect-until-color = { $me ->
        [target] Tu trauki, kol ištrauksi tą spalvą.
       *[other] { $other } traukia, kol ištrauks tą spalvą.
    }
story-effect-drop-wilds = { $me ->
        [actor] Visi, išskyrus tave, išmeta juodąsias kortas.
       *[other] Visi išmeta juodąsias kortas, tik { $name } – ne.
    }
story-effect-three-or-play = { $me ->
        [target] Turi dėti kortą arba traukti tris.
       *[other] { $other } turi dėti kortą arba traukti tris.
    }
story-effect-again = { $me ->
        [actor] Eini dar kartą.
       *[other] { $name } eina dar kartą.
    }
story-effect-seven = { $me ->
        [target] Privalai turėti lygiai 7 kortas.
       *[other] { $other } privalo turėti lygiai 7 kortas.
    }
story-effect-three-all = Visi privalo turėti lygiai po 3 kortas.
story-effect-open = { $me ->
        [actor] Visų kortos lieka atverstos iki kito tavo ėjimo.
       *[other] Visų kortos lieka atverstos, kol vėl eis { $name }.
    }
story-effect-joke = { $me ->
        [actor] Tu pasakoji anekdotą. Ar kas nors juokėsi?
       *[other] { $name } pasakoja anekdotą. Ar kas nors juokėsi?
    }
story-effect-elbows = { $me ->
        [target] Laikyk alkūnes ištiestas, kol kas nors pasakys UNO.
       *[other] { $other } laiko alkūnes ištiestas, kol kas nors pasakys UNO.
    }
story-effect-rooster = { $me ->
        [target] Turi surengti pasirodymą arba išsisukti.
       *[other] { $other } turi surengti pasirodymą arba išsisukti.
    }
story-voted-yes = { $me ->
        [actor] Tu balsuoji „taip“.
       *[other] { $name } balsuoja „taip“.
    }
story-voted-no = { $me ->
        [actor] Tu balsuoji „ne“.
       *[other] { $name } balsuoja „ne“.
    }
story-performed = { $me ->
        [actor] Tu surengi pasirodymą.
       *[other] { $name } surengia pasirodymą.
    }
story-chickened_out = { $me ->
        [actor] Tu išsisuki.
       *[other] { $name } išsisuka.
    }
story-vetoed = { $me ->
        [actor] { $other } deda tau VETO kortą.
        [target] { $name } gauna iš tavęs VETO kortą.
       *[other] { $name } gauna VETO kortą. Ją deda { $other }.
    }
story-veto_takes_turn = { $me ->
        [actor] VETO korta atima tavo ėjimą.
       *[other] { $name } dėl VETO kortos netenka ėjimo.
    }
story-hands_closed = Atverstas kortas visi vėl paima į rankas.
story-went_out = { $me ->
        [actor] Kortų nebeturi – laimi raundą!
       *[other] { $name } kortų nebeturi ir laimi raundą.
    }
story-blocked = Niekas nebegali žaisti: raundas užblokuotas, taškų niekas negauna.
story-joined = { $me ->
        [actor] Tu ateini prie stalo.
       *[other] { $name } ateina prie stalo.
    }
story-renamed = { $me ->
        [actor] Dabar tavo vardas – { $name }.
       *[other] Kažkas pasikeitė vardą: { $name }.
    }
story-left = { $me ->
        [actor] Tu palieki stalą.
       *[other] { $name } palieka stalą.
    }
story-kicked = { $me ->
        [actor] Šeimininkas tave pašalina.
       *[other] Šeimininkas pašalina: { $name }.
    }
story-host = { $me ->
        [actor] Dabar stalą valdai tu.
       *[other] Dabar stalą valdo { $name }.
    }
story-places-sat = { $me ->
        [actor] Tu atsisėdi.
       *[other] { $name } atsisėda.
    }
story-places-stood = { $me ->
        [actor] Tu atsistoji.
       *[other] { $name } atsistoja.
    }
story-places-bot = Atsisėda botas { $name }.
story-places-level = Botas { $name } nuo šiol žaidžia lygiu „{ $level }“.
story-places-freed = { $place } vieta laisva.
story-places-away = { $me ->
        [actor] Už tave žaidžia botas.
       *[other] { $name } atsijungė: toliau žaidžia botas.
    }
story-places-back = { $me ->
        [actor] Vėl žaidi tu, o ne botas.
       *[other] { $name } vėl čia.
    }
story-places-left = { $me ->
        [actor] Tu užleidi savo vietą botui.
       *[other] { $name } užleidžia vietą botui.
    }
story-places-took = { $me ->
        [actor] Tu perimi vietą.
       *[other] { $name } perima vietą.
    }
story-places-kicked = { $name } nebežaidžia: į tą vietą sėda botas.
story-configured = Šeimininkas pakeitė nustatymus: { $players ->
        [one] { $players } žaidėjas
        [few] { $players } žaidėjai
       *[other] { $players } žaidėjų
    }.
story-match_started = Mačas prasideda.
story-round_started = { $round } raundas
story-round_over = { $me ->
        [actor] Tu laimi raundą{ $points ->
            [0] .
            [one] { " " }ir gauni { $points } tašką.
            [few] { " " }ir gauni { $points } taškus.
           *[other] { " " }ir gauni { $points } taškų.
        }
       *[other] { $name } laimi raundą{ $points ->
            [0] .
            [one] { " " }ir gauna { $points } tašką.
            [few] { " " }ir gauna { $points } taškus.
           *[other] { " " }ir gauna { $points } taškų.
        }
    }
story-round_over-none = Raundas baigiasi be laimėtojo.
story-match_over = { $me ->
        [actor] Tu laimi mačą. Sveikiname!
       *[other] { $name } laimi mačą.
    }
story-accused = { $me ->
        [actor] Tu kaltini, kad { $other } patarinėja. Kiti balsuoja.
        [target] { $name } kaltina, kad tu patarinėji. Kiti balsuoja.
       *[other] { $name } kaltina, kad { $other } patarinėja. Kiti balsuoja.
    }
story-verdict-guilty = { $me ->
        [actor] Stalas nusprendė: tu patarei, ką dėti.
       *[other] Stalas nusprendė: { $name } patarė, ką dėti.
    }
story-verdict-innocent = { $me ->
        [actor] Stalas nusprendė: tai, ką pasakei, nebuvo patarimas.
       *[other] Stalas nusprendė: tai, ką pasakė { $name }, nebuvo patarimas.
    }
story-closed = Šis stalas uždarytas.
