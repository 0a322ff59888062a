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
motion-jump = Reinwurf!
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

hint-turn = Angehobene Karten passen: in Farbe, Zahl oder Symbol.
hint-draw = Nichts passt? Zieh eine Karte vom Ziehstapel.
hint-wild = Mit einer schwarzen Karte wählst du die nächste Farbe.
hint-uno = Zwei Karten: Drück UNO!, bevor du eine spielst, sonst erwischt man dich.
hint-challenge = Wer die geltende Farbe hat und +4 legt, blufft. Verdacht? Zweifle es an!
hint-catch = Da hat jemand UNO vergessen. Schnell erwischen, bevor es zu spät ist!
hint-jump = Du hast die gleiche Karte: Wirf sie jetzt rein, auch außer der Reihe.
hint-ok = Alles klar
hint-no-more = Keine Tipps mehr
