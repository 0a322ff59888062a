# Look, sound, and what is shown moving at the table; hints for those who play for the first time.

## The panel of settings

look-title = Izskats un skaņa
look-sound = Skaņa
look-volume = Skaļums
look-theme = Noformējums
look-theme-system = Kā sistēmā
look-theme-light = Gaišs
look-theme-dark = Tumšs
look-motion = Animācija
look-motion-system = Kā sistēmā
look-motion-less = Mazāk
look-hints = Padomi iesācējiem
look-hints-again = Rādīt padomus vēlreiz

## A word at a player’s seat, for a second: as short as can be. $count: cards drawn

motion-skip = Izlaiž gājienu
motion-drew = +{ $count }
motion-penalty = +{ $count }
motion-jump = Iespraucas!
motion-swap = Kārtis samainītas
motion-rotate = Kārtis iet tālāk
motion-gather = Kārtis sajauktas
motion-challenge = Apstrīdu!
motion-bluff = Blefs!
motion-no-bluff = Nav blefs
motion-uno = UNO!
motion-caught = Pieķēra!
motion-wrong = Nederīga kārts
motion-false-catch = Viltus trauksme!
motion-suggestion = Teica priekšā!
motion-veto = VETO

## Hints, each shown once: at most two lines on a phone

hint-turn = Paceltās kārtis var likt: tā pati krāsa, skaitlis vai zīme kā virsējai kārtij.
hint-draw = Nekas neder? Velc kārti no kaudzes.
hint-wild = Ar melno kārti tu izvēlies krāsu, kas būs spēkā tālāk.
hint-uno = Tev ir divas kārtis: pirms gājiena nospied UNO!, citādi tevi var pieķert.
hint-challenge = „Ņem četras” ir blefs, ja licējam bija kārts spēles krāsā. Ja tā domā, apstrīdi.
hint-catch = Kāds nepateica UNO. Pieķer, kamēr nav par vēlu!
hint-jump = Tev ir tāda pati kārts: vari to likt tūlīt, kaut nav tavs gājiens.
hint-ok = Skaidrs
hint-no-more = Bez padomiem
