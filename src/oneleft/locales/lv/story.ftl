# Kas notika, pa vienam teikumam: galda notikumi pārlūkā un stāsts terminālī.
#
# $me saka, kas lasītājs tajā ir: tas, kurš dara (actor), tas, ar kuru to dara (target), vai neviens no abiem (other).
# $name dara, $other ir tas, uz kuru tas attiecas; story-caught un story-vetoed ir otrādi: $other dara, un $name (actor!)
# ir tas, ar kuru tas notiek. Vārdi, kārtis un krāsas ir nominatīvā; tagadne un vienkāršā pagātne dzimti nerāda.

story-clock = Laiks beidzies.
story-cut = { $me ->
        [actor] Lozējam, kurš dalīs. Tu izvelc: { $card }.
       *[other] Lozējam, kurš dalīs. { $name } izvelk: { $card }.
    }
story-dealer = { $me ->
        [actor] Dali tu.
       *[other] Dala { $name }.
    }
story-shuffled-deck = Kava ir sajaukta.
story-shuffled-discard = Vilkšanas kaudze ir tukša: jaunu sajauc no { $count ->
        [zero] { $count } izmestajām kārtīm
        [one] { $count } izmestās kārts
       *[other] { $count } izmestajām kārtīm
    }.
story-shuffled-draw = Kaudzi sajauc vēlreiz.
story-shuffled-hands = Visu kārtis saliek kopā un sajauc.
story-dealt = { $name } saņem { $count ->
        [zero] { $count } kāršu
        [one] { $count } kārti
       *[other] { $count } kārtis
    }.
story-dealt-cards = { $me ->
        [actor] Tu saņem: { $cards }.
       *[other] { $name } saņem: { $cards }.
    }
story-turned_up = Pirmā kārts: { $card }.
story-put_back = { $card } nevar būt pirmā kārts un iet atpakaļ.
story-turn = { $me ->
        [actor] Tavs gājiens.
       *[other] Tagad iet { $name }.
    }
story-played = { $how ->
        [jump] { $me ->
            [actor] Tu iespraucies: { $card }!
           *[other] { $name } iespraucas: { $card }!
        }
        [stack] { $me ->
            [actor] Tu pieliec klāt: { $card }.
           *[other] { $name } pieliek klāt: { $card }.
        }
       *[turn] { $me ->
            [actor] Tu liec: { $card }.
           *[other] { $name } liek: { $card }.
        }
    }
story-played-wild = { $how ->
        [jump] { $me ->
            [actor] Tu iespraucies: { $card }! Krāsa: { $color }.
           *[other] { $name } iespraucas: { $card }! Krāsa: { $color }.
        }
        [stack] { $me ->
            [actor] Tu pieliec klāt: { $card }, krāsa: { $color }.
           *[other] { $name } pieliek klāt: { $card }, krāsa: { $color }.
        }
       *[turn] { $me ->
            [actor] Tu liec: { $card }, krāsa: { $color }.
           *[other] { $name } liek: { $card }, krāsa: { $color }.
        }
    }
story-named_color = { $me ->
        [actor] Tu izvēlies krāsu: { $color }.
       *[other] { $name } izvēlas krāsu: { $color }.
    }
story-said_uno = { $me ->
        [actor] Tu: „UNO!”
       *[other] { $name }: „UNO!”
    }
story-drew = { $me ->
        [actor] Tu velc { $count ->
            [1] kārti
            [zero] { $count } kāršu
            [one] { $count } kārti
           *[other] { $count } kārtis
        }.
       *[other] { $name } velk { $count ->
            [1] kārti
            [zero] { $count } kāršu
            [one] { $count } kārti
           *[other] { $count } kārtis
        }.
    }
story-drew-cards = { $me ->
        [actor] Tu velc: { $cards }.
       *[other] { $name } velk: { $cards }.
    }
story-drew_nothing = { $me ->
        [actor] Kārtis beigušās: tev nav, ko vilkt.
       *[other] Kārtis beigušās: { $name } neko nevelk.
    }
story-drew_nothing-forgiven = { $me ->
        [actor] Kārtis beigušās: tu ņem par { $count ->
            [zero] { $count } kārtīm
            [one] { $count } kārti
           *[other] { $count } kārtīm
        } mazāk.
       *[other] Kārtis beigušās: { $name } ņem par { $count ->
            [zero] { $count } kārtīm
            [one] { $count } kārti
           *[other] { $count } kārtīm
        } mazāk.
    }
story-passed = { $me ->
        [actor] Tu pasē.
       *[other] { $name } pasē.
    }
story-skipped = { $me ->
        [actor] Tu izlaid gājienu.
       *[other] { $name } izlaiž gājienu.
    }
story-reversed = Virziens mainās.
story-faces_penalty = { $me ->
        [actor] Tev draud { $count ->
            [zero] { $count } kāršu
            [one] { $count } kārts
           *[other] { $count } kārtis
        }.
       *[other] Sods: { $count ->
            [zero] { $count } kāršu
            [one] { $count } kārts
           *[other] { $count } kārtis
        }, atbild { $name }.
    }
story-showed = { $me ->
        [actor] Tu parādi savas kārtis; tās redz { $other }.
       *[other] { $name } parāda savas kārtis; tās redz { $other }.
    }
story-showed-cards = { $me ->
        [actor] Tu parādi savas kārtis; tās redz { $other }.
        [target] { $name } tev parāda: { $cards }.
       *[other] { $name } parāda savas kārtis, tās redz { $other }: { $cards }.
    }
story-challenged-guilty = { $me ->
        [actor] Tu apstrīdi, un { $other } tiešām blefoja!
        [target] { $name } apstrīd, un tavs blefs ir atklāts!
       *[other] { $name } apstrīd, un { $other } tiešām blefoja!
    }
story-challenged-innocent = { $me ->
        [actor] Tu apstrīdi, bet { $other } neblefoja.
        [target] { $name } apstrīd, bet tu neblefoji.
       *[other] { $name } apstrīd, bet { $other } neblefoja.
    }
story-caught = { $me ->
        [actor] { $other } tevi pieķer: tu nepateici UNO!
        [target] Tu pieķer: { $name } nepateica UNO!
       *[other] { $other } pieķer: { $name } nepateica UNO!
    }
story-false_catch = { $me ->
        [actor] Tu kļūdaini apgalvo, ka { $other } nepateica UNO.
        [target] { $name } kļūdaini apgalvo, ka tu nepateici UNO.
       *[other] { $name } kļūdaini apgalvo, ka { $other } nepateica UNO.
    }
story-wrong_card = { $me ->
        [actor] Tu liec: { $card }. Neder, un tu ņem kārti atpakaļ.
       *[other] { $name } liek: { $card }. Neder, un kārts iet atpakaļ.
    }
story-penalized = { $me ->
        [actor] Par teikšanu priekšā tu saņem { $count ->
            [zero] { $count } kāršu
            [one] { $count } kārti
           *[other] { $count } kārtis
        }.
       *[other] Par teikšanu priekšā { $name } saņem { $count ->
            [zero] { $count } kāršu
            [one] { $count } kārti
           *[other] { $count } kārtis
        }.
    }
story-swapped = { $me ->
        [actor] Tu un { $other } apmaināties kārtīm.
        [target] { $name } un tu apmaināties kārtīm.
       *[other] { $name } un { $other } apmainās kārtīm.
    }
story-rotated = Visi padod savas kārtis nākamajam.
story-hands_shuffled = { $me ->
        [actor] Tu izdali visas kārtis no jauna.
       *[other] { $name } izdala visas kārtis no jauna.
    }
story-took_over = { $name } tagad tur rokā { $count ->
        [zero] { $count } kāršu
        [one] { $count } kārti
       *[other] { $count } kārtis
    }.
story-took_over-cards = { $me ->
        [actor] Tev tagad rokā: { $cards }.
       *[other] { $name } tagad tur rokā: { $cards }.
    }
story-discarded = { $me ->
        [actor] Tu izmet: { $card }.
       *[other] { $name } izmet: { $card }.
    }
story-effect-own-text = Mājas noteikums: { $text }
story-effect-until-color = { $me ->
        [target] Tu velc, līdz uznāk krāsa.
       *[other] { $other } velk, līdz uznāk krāsa.
    }
story-effect-drop-wilds = { $me ->
        [actor] Visi, izņemot tevi, izmet melnās kārtis.
       *[other] Melnās kārtis izmet visi, tikai { $name } ne.
    }
story-effect-three-or-play = { $me ->
        [target] Tu liec kārti vai velc trīs.
       *[other] { $other } liek kārti vai velk trīs.
    }
story-effect-again = { $me ->
        [actor] Tu ej vēlreiz.
       *[other] { $name } iet vēlreiz.
    }
story-effect-seven = { $me ->
        [target] Tu velc vai izmet, līdz tev ir tieši 7 kārtis.
       *[other] { $other } velk vai izmet, līdz rokā ir tieši 7 kārtis.
    }
story-effect-three-all = Visi velk vai izmet, līdz katram ir tieši 3 kārtis.
story-effect-open = { $me ->
        [actor] Visu kārtis ir atklātas līdz tavam nākamajam gājienam.
       *[other] Visu kārtis ir atklātas, līdz atkal iet { $name }.
    }
story-effect-joke = { $me ->
        [actor] Tu stāsti joku. Vai kāds smējās?
       *[other] { $name } stāsta joku. Vai kāds smējās?
    }
story-effect-elbows = { $me ->
        [target] Tu turi elkoņus taisni, līdz kāds pasaka UNO.
       *[other] { $other } tur elkoņus taisni, līdz kāds pasaka UNO.
    }
story-effect-rooster = { $me ->
        [target] Tu uzstājies vai nobīsties.
       *[other] { $other } uzstājas vai nobīstas.
    }
story-voted-yes = { $me ->
        [actor] Tu balso par.
       *[other] { $name } balso par.
    }
story-voted-no = { $me ->
        [actor] Tu balso pret.
       *[other] { $name } balso pret.
    }
story-performed = { $me ->
        [actor] Tu uzstājies.
       *[other] { $name } uzstājas.
    }
story-chickened_out = { $me ->
        [actor] Tu nobīsties.
       *[other] { $name } nobīstas.
    }
story-vetoed = { $me ->
        [actor] { $other } uzliek tev VETO kārti.
        [target] Tu liec VETO kārti; to saņem { $name }.
       *[other] { $other } liek VETO kārti; to saņem { $name }.
    }
story-veto_takes_turn = { $me ->
        [actor] VETO kārts dēļ tu izlaid gājienu.
       *[other] VETO kārts dēļ { $name } izlaiž gājienu.
    }
story-hands_closed = Atklātās kārtis visi paņem atkal rokā.
story-went_out = { $me ->
        [actor] Tu paliec bez kārtīm un uzvari raundā!
       *[other] { $name } paliek bez kārtīm un uzvar raundā.
    }
story-blocked = Neviens vairs nevar turpināt: raunds ir bloķēts, un punktus nesaņem neviens.
story-joined = { $me ->
        [actor] Tu pienāc pie galda.
       *[other] { $name } pienāk pie galda.
    }
story-renamed = { $me ->
        [actor] Tavs vārds tagad ir { $name }.
       *[other] Kādam pie galda tagad ir jauns vārds: { $name }.
    }
story-left = { $me ->
        [actor] Tu ej prom no galda.
       *[other] { $name } iet prom no galda.
    }
story-kicked = { $me ->
        [actor] Saimnieks tevi izraida.
       *[other] Saimnieks izraida no galda: { $name }.
    }
story-host = { $me ->
        [actor] Tagad saimnieks esi tu.
       *[other] Tagad saimnieks ir { $name }.
    }
story-places-sat = { $me ->
        [actor] Tu apsēdies.
       *[other] { $name } apsēžas.
    }
story-places-stood = { $me ->
        [actor] Tu piecelies.
       *[other] { $name } pieceļas.
    }
story-places-bot = Apsēžas bots { $name }.
story-places-level = Bots { $name } turpmāk spēlē līmenī „{ $level }”.
story-places-freed = { $place }. vieta ir brīva.
story-places-away = { $me ->
        [actor] Tavā vietā spēlē bots.
       *[other] { $name } nav klāt: tālāk spēlē bots.
    }
story-places-back = { $me ->
        [actor] Tu atkal spēlē.
       *[other] { $name } ir atpakaļ.
    }
story-places-left = { $me ->
        [actor] Tu atstāj savu vietu botam.
       *[other] { $name } atstāj savu vietu botam.
    }
story-places-took = { $me ->
        [actor] Tu pārņem vietu.
       *[other] { $name } pārņem vietu.
    }
story-places-kicked = { $name } vairs nespēlē, vietu ieņem bots.
story-configured = Saimnieks mainīja iestatījumus; spēlētāju skaits: { $players }.
story-match_started = Spēle sākas.
story-round_started = { $round }. raunds
story-round_over = { $me ->
        [actor] Tu uzvari raundā{ $points ->
            [0] .
            [zero] { " " }un iegūsti { $points } punktu.
            [one] { " " }un iegūsti { $points } punktu.
           *[other] { " " }un iegūsti { $points } punktus.
        }
       *[other] { $name } uzvar raundā{ $points ->
            [0] .
            [zero] { " " }un iegūst { $points } punktu.
            [one] { " " }un iegūst { $points } punktu.
           *[other] { " " }un iegūst { $points } punktus.
        }
    }
story-round_over-none = Raunds beidzas bez uzvarētāja.
story-match_over = { $me ->
        [actor] Tu uzvari spēlē. Apsveicam!
       *[other] { $name } uzvar spēlē.
    }
story-accused = { $me ->
        [actor] Tu apgalvo, ka { $other } teica priekšā. Pārējie balso.
        [target] { $name } apgalvo, ka tu teici priekšā. Pārējie balso.
       *[other] { $name } apgalvo, ka { $other } teica priekšā. Pārējie balso.
    }
story-verdict-guilty = { $me ->
        [actor] Galds nolemj: tu teici priekšā.
       *[other] Galds nolemj: { $name } teica priekšā.
    }
story-verdict-innocent = { $me ->
        [actor] Galds nolemj: tu neteici priekšā.
       *[other] Galds nolemj: { $name } neteica priekšā.
    }
story-closed = Šis galds ir slēgts.
