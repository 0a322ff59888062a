# Look, sound, and what is shown moving at the table; hints for those who play for the first time.

## The panel of settings

look-title = Välimus ja heli
look-sound = Heli
look-volume = Helitugevus
look-theme = Kujundus
look-theme-system = Nagu süsteemis
look-theme-light = Hele
look-theme-dark = Tume
look-motion = Animatsioon
look-motion-system = Nagu süsteemis
look-motion-less = Vähem
look-hints = Vihjed uuele mängijale
look-hints-again = Näita vihjeid uuesti

## A word at a player’s seat, for a second: as short as can be. $count: cards drawn

motion-skip = Käigust ilma
motion-drew = +{ $count }
motion-penalty = +{ $count }
motion-jump = Lööb vahele!
motion-swap = Kaardid vahetati
motion-rotate = Kaardid liiguvad edasi
motion-gather = Kaardid segati
motion-challenge = Vaidlustan!
motion-bluff = Bluff!
motion-no-bluff = Polnud bluff
motion-uno = UNO!
motion-caught = Jäi vahele!
motion-wrong = Vale kaart
motion-false-catch = Valehäire!
motion-suggestion = Ütles ette!
motion-veto = VETO

## Hints, each shown once: at most two lines on a phone

hint-turn = Kergitatud kaarte saad käia: sama värv, number või sümbol nagu pealmisel kaardil.
hint-draw = Miski ei sobi? Võta pakist kaart.
hint-wild = Jokkeriga valid värvi, mis edasi kehtib.
hint-uno = Sul on kaks kaarti: vajuta enne käimist UNO!, muidu võib keegi sind vahele võtta.
hint-challenge = +4 on bluff, kui käijal oli kehtivat värvi. Kui arvad nii, vaidlusta.
hint-catch = Keegi unustas UNO öelda. Võta vahele, enne kui on hilja!
hint-jump = Sul on sama kaart: saad selle kohe käia, kuigi pole sinu kord.
hint-ok = Selge
hint-no-more = Rohkem ära näita
