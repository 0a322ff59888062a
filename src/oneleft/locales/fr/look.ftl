# Look, sound, and what is shown moving at the table; hints for those who play for the first time.

## The panel of settings

look-title = Apparence et son
look-sound = Son
look-volume = Volume
look-theme = Thème
look-theme-system = Comme le système
look-theme-light = Clair
look-theme-dark = Sombre
look-motion = Animations
look-motion-system = Comme le système
look-motion-less = Réduites
look-hints = Astuces pour débuter
look-hints-again = Revoir les astuces

## A word at a player’s seat, for a second: as short as can be. $count: cards drawn

motion-skip = Tour perdu
motion-drew = +{ $count }
motion-penalty = +{ $count }
motion-jump = Interception !
motion-swap = Mains échangées
motion-rotate = Les mains tournent
motion-gather = Mains mélangées
motion-challenge = Contesté !
motion-bluff = Bluff !
motion-no-bluff = Pas de bluff
motion-uno = UNO !
motion-caught = UNO oublié !
motion-wrong = Mauvaise carte
motion-false-catch = Fausse alerte !
motion-suggestion = Conseil !
motion-veto = VETO

## Hints, each shown once: at most two lines on a phone

hint-turn = Les cartes relevées sont jouables : même couleur, nombre ou symbole que la carte du dessus.
hint-draw = Rien à jouer ? Pioche une carte.
hint-wild = Un joker te laisse choisir la couleur suivante.
hint-uno = Plus que deux cartes : appuie sur UNO ! avant d’en jouer une, ou quelqu’un pourra t’attraper.
hint-challenge = Un Joker +4 est un bluff si la personne qui l’a joué avait la couleur en jeu. Un doute ? Conteste !
hint-catch = Quelqu’un a oublié de dire UNO. Dépêche-toi de l’attraper !
hint-jump = Tu as la même carte : tu peux la jouer tout de suite, même hors de ton tour.
hint-ok = Compris
hint-no-more = Plus d’astuces
