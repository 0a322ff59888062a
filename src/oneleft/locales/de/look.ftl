# Look, sound, and what is shown moving at the table; hints for those who play for the first time.

## The panel of settings

look-title = Aussehen und Ton
look-sound = Ton
look-volume = Lautstärke
look-theme = Design
look-theme-system = Wie im System
look-theme-light = Hell
look-theme-dark = Dunkel
look-motion = Bewegung
look-motion-system = Wie im System
look-motion-less = Weniger
look-hints = Tipps für den Einstieg
look-hints-again = Tipps noch einmal zeigen

## A word at a player’s seat, for a second: as short as can be. $count: cards drawn

motion-skip = Setzt aus
motion-drew = +{ $count }
motion-penalty = +{ $count }
motion-jump = Reingeworfen!
motion-swap = Karten getauscht
motion-rotate = Karten weitergegeben
motion-gather = Alle Karten gemischt
motion-challenge = Angezweifelt!
motion-bluff = Bluff!
motion-no-bluff = Kein Bluff
motion-uno = UNO!
motion-caught = Erwischt!
motion-wrong = Falsche Karte
motion-false-catch = Fehlalarm!
motion-suggestion = Vorgesagt!
motion-veto = VETO

## Hints, each shown once: at most two lines on a phone

hint-turn = Angehobene Karten passen: gleiche Farbe, Zahl oder gleiches Symbol wie die oberste.
hint-draw = Nichts passt? Zieh eine Karte vom Ziehstapel.
hint-wild = Mit einer schwarzen Karte wählst du die nächste Farbe.
hint-uno = Noch zwei Karten: Drück UNO!, bevor du eine spielst, sonst kann man dich erwischen.
hint-challenge = Wer +4 legt und die geltende Farbe hat, blufft. Glaubst du das? Zweifle es an!
hint-catch = Da hat jemand UNO vergessen. Schnell erwischen, bevor es zu spät ist!
hint-jump = Du hast die gleiche Karte: Wirf sie jetzt rein, auch außer der Reihe.
hint-ok = Alles klar
hint-no-more = Keine Tipps mehr
