# Look, sound, and what is shown moving at the table; hints for those who play for the first time.

## The panel of settings

look-title = Vaizdas ir garsas
look-sound = Garsas
look-volume = Garsumas
look-theme = Tema
look-theme-system = Kaip sistemoje
look-theme-light = Šviesi
look-theme-dark = Tamsi
look-motion = Animacija
look-motion-system = Kaip sistemoje
look-motion-less = Mažiau
look-hints = Užuominos naujokams
look-hints-again = Rodyti užuominas iš naujo

## A word at a player’s seat, for a second: as short as can be. $count: cards drawn

motion-skip = Praleidžia ėjimą
motion-drew = +{ $count }
motion-penalty = +{ $count }
motion-jump = Įsiterpė!
motion-swap = Kortos sukeistos
motion-rotate = Kortos keliauja toliau
motion-gather = Kortos sumaišytos
motion-challenge = Ginčiju!
motion-bluff = Blefas!
motion-no-bluff = Ne blefas
motion-uno = UNO!
motion-caught = Pagauta!
motion-wrong = Netinkama korta
motion-false-catch = Be reikalo!
motion-suggestion = Patarė!
motion-veto = VETO

## Hints, each shown once: at most two lines on a phone

hint-turn = Pakeltas kortas gali dėti: ta pati spalva, tas pats skaičius ar simbolis kaip viršutinės kortos.
hint-draw = Niekas netinka? Trauk kortą iš kaladės.
hint-wild = Juodąja korta pasirenki spalvą, kuri galios toliau.
hint-uno = Liko dvi kortos: prieš ėjimą paspausk UNO!, kitaip tave gali pagauti.
hint-challenge = +4 yra blefas, jei žaidėjas turėjo galiojančią spalvą. Jei taip manai, ginčyk.
hint-catch = Kažkas nepasakė UNO. Pagauk, kol nevėlu!
hint-jump = Turi tokią pačią kortą: gali ją dėti dabar, nors ne tavo ėjimas.
hint-ok = Aišku
hint-no-more = Be užuominų
