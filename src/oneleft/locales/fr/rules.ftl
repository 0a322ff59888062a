# The rules in words: what a table plays by, sentence by sentence. Shown on the home page, while a table is made, in the
# menu of a table, and by `oneleft rules --explain`. Also one line about each option, edition and effect.
#
# Each message is one whole sentence. "You" is any player: in a language with two forms use the one you would use for a
# friend at the table, the same everywhere. Names of cards (Skip, Reverse, Draw Two, Wild, Wild Draw Four, Wild Shuffle
# Hands, Customizable, Blank) and UNO and VETO are written as in cards.ftl.
# A text without the number in it goes with [1], not [one]: in some languages 21 is "one" too.

## The cards

rules-section-deck = Les cartes
rule-deck-size = Le paquet compte { $cards } cartes.
rule-deck-colors = Le rouge, le jaune, le vert et le bleu ont chacun un 0, deux cartes de chaque nombre de 1 à 9, deux +2, deux Inversion et deux Passe ton tour.
rule-deck-colors-blanks = Le rouge, le jaune, le vert et le bleu ont chacun un 0, deux cartes de chaque nombre de 1 à 9, deux Neutres, deux Inversion et deux Passe ton tour.
rule-deck-blank = Les Neutres remplacent les +2 : une Neutre va sur sa couleur ou sur une autre Neutre, et n’a aucun effet.
rule-deck-wilds = Quatre Jokers et quatre Jokers +4 n’ont pas de couleur.
rule-deck-shuffle-hands = Le paquet contient un Joker Mélange des mains.
rule-deck-customs = { $cards ->
        [one] Le paquet contient { $cards } Joker personnalisable.
        [many] Le paquet contient { $cards } de Jokers personnalisables.
       *[other] Le paquet contient { $cards } Jokers personnalisables.
    }

## Setting up

rules-section-setup = La mise en place
rule-players-any = On joue de deux à dix.
rule-players-sides = On joue à quatre, six, huit ou dix.
rule-players = On joue à { $players }.
rule-dealer = Chacun tire une carte, et le plus grand nombre distribue ; les cartes sans nombre comptent zéro.
rule-dealer-next = À chaque nouvelle manche, c’est au joueur à gauche du donneur de distribuer.
rule-hand = { $cards ->
        [one] Chacun reçoit { $cards } carte.
        [many] Chacun reçoit { $cards } de cartes.
       *[other] Chacun reçoit { $cards } cartes.
    }
rule-turned-up = La carte du dessus de la pioche est ensuite retournée et commence la défausse.
rule-first-left = Le premier joueur est celui à gauche du donneur.
rule-first-seat = Le premier joueur est à la place { $seat }, quel que soit le donneur.
rule-start-number = Si la carte retournée est un nombre, le premier joueur commence.
rule-start-number-blanks = Si la carte retournée est un nombre ou une Neutre, le premier joueur commence.
rule-start-draw-two = Si la carte retournée est un +2, le premier joueur pioche 2 cartes et perd son tour.
rule-start-draw-two-stacking = Si la carte retournée est un +2, le premier joueur en cumule un autre, ou pioche 2 cartes et perd son tour.
rule-start-draw-two-mixed = Si la carte retournée est un +2, le premier joueur cumule un +2 ou un Joker +4, ou pioche 2 cartes et perd son tour.
rule-start-reverse = Si la carte retournée est une Inversion, le donneur commence et le jeu tourne vers la droite.
rule-start-skip = Si la carte retournée est un Passe ton tour, le premier joueur perd son tour et le suivant commence.
rule-start-wild-color = Si la carte retournée est un Joker, le premier joueur choisit la couleur et commence.
rule-start-wild-reshuffle = Si la carte retournée est un Joker, elle retourne dans la pioche, qu’on remélange avant d’en retourner une autre.
rule-start-wild4-color = Si la carte retournée est un Joker +4, le premier joueur choisit la couleur et commence ; personne ne pioche.
rule-start-wild4-reshuffle = Si la carte retournée est un Joker +4, elle retourne dans la pioche, qu’on remélange avant d’en retourner une autre.
rule-start-shuffle-hands = Si la carte retournée est un Joker Mélange des mains, le premier joueur choisit la couleur et commence ; les mains ne bougent pas.
rule-start-custom = Si la carte retournée est une Personnalisable, le premier joueur choisit la couleur et commence ; sa règle n’est pas appliquée.

## Your turn

rules-section-turn = Ton tour
rule-match = Joue une carte qui a la couleur, le nombre ou le symbole de la carte du dessus, ou joue un joker.
rule-match-wild = Quand la carte du dessus est un joker, c’est la couleur annoncée qu’il faut suivre.
rule-draw-may = Si tu ne joues pas, tu pioches une carte : si elle est jouable, tu peux la jouer tout de suite, sinon ton tour est fini.
rule-draw-must = Si tu ne joues pas, tu pioches une carte : si elle est jouable, tu dois la jouer tout de suite, sinon ton tour est fini.
rule-draw-until-may = Si rien n’est jouable dans ta main, tu pioches une carte ; chaque fois qu’elle n’est pas jouable, tu en pioches une autre ou tu finis ton tour.
rule-draw-until-must = Si rien n’est jouable dans ta main, tu pioches carte après carte jusqu’à en avoir une jouable.
rule-drawn-may = Une carte piochée jouable peut être jouée tout de suite ; si tu la gardes, ton tour est fini.
rule-drawn-must = Une carte piochée jouable doit être jouée tout de suite.
rule-draw-by-choice = Tu peux piocher même si une de tes cartes est jouable, mais dans ce tour tu ne peux alors jouer que ce que tu as pioché.
rule-draw-by-choice-one = Tu peux piocher même si une de tes cartes est jouable, mais alors une seule carte, et dans ce tour tu ne peux rien jouer d’autre.
rule-drawn-bluff = Pour tout cela, un Joker +4 compte comme une carte jouable, même si ce serait un bluff.
rule-pile-empty = Quand la pioche est vide, toute la défausse sauf la carte du dessus est mélangée pour en former une nouvelle.
rule-piles-empty = Si les deux piles sont épuisées, tu pioches ce qu’il y a et ne dois rien pour le reste.
rule-blocked = Si personne n’a pu piocher pendant autant de tours de suite qu’il y a de joueurs, la manche est bloquée et aucun point n’est compté.
rule-wrong-refused = Une carte qui ne peut pas être jouée est refusée, sans pénalité.
rule-wrong-penalty = Si tu poses à ton tour une carte qui ne peut pas être jouée, tu la reprends, tu pioches 2 cartes, et ton tour est fini.
rule-wrong-penalty-more = Si tu le fais quand une pénalité t’attend, tu pioches la pénalité et 2 cartes de plus.

## Action cards and wilds

rules-section-actions = Cartes d’action et jokers
rule-draw-two = +2 : le joueur suivant pioche 2 cartes et perd son tour.
rule-reverse = Inversion : le jeu change de sens.
rule-reverse-two = À deux joueurs seulement, l’Inversion agit comme un Passe ton tour.
rule-skip = Passe ton tour : le joueur suivant perd son tour.
rule-wild = Joker : tu choisis la couleur, et tu peux garder celle en jeu.
rule-wild4 = Joker +4 : tu choisis la couleur, et le joueur suivant pioche 4 cartes et perd son tour.
rule-wild4-bluff = Le Joker +4 est fait pour le cas où tu n’as aucune carte de la couleur en jeu ; tu peux le jouer malgré tout, mais c’est un bluff.
rule-wild4-strict = Le Joker +4 ne peut être joué que si tu n’as aucune carte de la couleur en jeu ; impossible de bluffer.
rule-wild4-unchallenged = Le Joker +4 ne peut être joué que si tu n’as aucune carte de la couleur en jeu, et on ne peut pas le contester.
rule-wild4-free = Le Joker +4 peut être joué à tout moment et on ne peut pas le contester.
rule-wild4-color-only = Avoir des cartes jouables par leur nombre ou leur symbole, ou d’autres jokers, n’empêche pas de jouer un Joker +4.
rule-challenge = Seul le joueur qui devrait piocher peut contester un Joker +4, avant de piocher ; on lui montre alors la main.
rule-challenge-judged = Ce qui compte dans une contestation, c’est la main et la couleur en jeu au moment où le Joker +4 a été joué.
rule-challenge-guilty = Si c’était un bluff, la personne qui a joué la carte pioche les 4 cartes, et celle qui a contesté joue un tour normal.
rule-challenge-innocent = Si ce n’était pas un bluff, la personne qui a contesté pioche 6 cartes et perd son tour.
rule-challenge-guilty-sum = Si c’était un bluff, la personne qui a joué la carte pioche toute la somme, et celle qui a contesté joue un tour normal.
rule-challenge-innocent-sum = Si ce n’était pas un bluff, la personne qui a contesté pioche toute la somme et 2 cartes de plus, et perd son tour.
rule-challenge-latest = Dans un cumul, seul le dernier Joker +4 joué peut être contesté.
rule-challenge-lost = Comme personne ne peut bluffer, une contestation est toujours perdue : la personne qui a contesté pioche 6 cartes et perd son tour.
rule-challenge-lost-sum = Comme personne ne peut bluffer, une contestation est toujours perdue : la personne qui a contesté pioche toute la somme et 2 cartes de plus, et perd son tour.

## Two players

rules-section-two = À deux joueurs
rule-two-reverse = L’Inversion agit comme un Passe ton tour : tu rejoues aussitôt.
rule-two-skip = Après un Passe ton tour aussi, tu rejoues aussitôt.
rule-two-draw = Une fois que ton adversaire a pioché pour ton +2 ou ton Joker +4, c’est de nouveau à toi.
rule-two-draw-blanks = Une fois que ton adversaire a pioché pour ton Joker +4, c’est de nouveau à toi.

## Special cards

rules-section-special = Cartes spéciales
rule-shuffle-hands = Joker Mélange des mains : tu choisis la couleur ; puis toutes les mains sont mélangées ensemble et redistribuées, la première carte allant à ta gauche.
rule-shuffle-hands-last = Un Joker Mélange des mains en dernière carte ne fait pas gagner : tu reçois de nouvelles cartes comme les autres.
rule-shuffle-hands-empty = Si quelqu’un se retrouve alors sans carte, la manche est pour la première personne dans ce cas, dans l’ordre du jeu, en commençant par celle qui a joué le joker.
rule-custom = Une Personnalisable est un joker : qui la joue choisit la couleur, puis sa propre règle est appliquée.
rule-custom-last = Une Personnalisable en dernière carte termine la manche, et sa règle n’est pas appliquée.
rule-custom-until-color = Personnalisable { $card } : le joueur suivant pioche jusqu’à tirer une carte de la couleur annoncée (un joker ne compte pas), puis joue un tour normal.
rule-custom-drop-wilds = Personnalisable { $card } : tous les autres joueurs défaussent tous leurs jokers.
rule-custom-drop-wilds-out = Si quelqu’un se retrouve sans carte en défaussant ses jokers, la manche est pour la première personne dans ce cas, dans l’ordre du jeu.
rule-custom-three-or-play = Personnalisable { $card } : le joueur suivant joue une carte, ou bien en pioche trois et peut en jouer une, si elle est jouable.
rule-custom-three-or-play-must = Personnalisable { $card } : le joueur suivant joue une carte, ou bien en pioche trois et doit en jouer une si l’une d’elles est jouable.
rule-custom-three-not-until = Dans ce tour, on pioche trois cartes au lieu de piocher jusqu’à pouvoir jouer.
rule-custom-again = Personnalisable { $card } : tu joues encore un tour.
rule-custom-seven = Personnalisable { $card } : le joueur suivant pioche, ou défausse des cartes de son choix, jusqu’à en avoir exactement 7, puis joue un tour normal.
rule-custom-three-all = Personnalisable { $card } : tous les joueurs, dans l’ordre du jeu et toi en dernier, piochent, ou défaussent des cartes de leur choix, jusqu’à en avoir exactement 3.
rule-custom-open = Personnalisable { $card } : toutes les mains sont visibles jusqu’au début de ton prochain tour.
rule-custom-joke = Personnalisable { $card } : tu racontes une blague ; si l’un des autres vote que quelqu’un a ri, tu défausses des cartes de ton choix jusqu’à n’en garder qu’une et tu dois dire UNO ; si tous votent non, tu pioches 4 cartes.
rule-custom-elbows = Personnalisable { $card } : le joueur suivant doit garder les deux coudes tendus jusqu’à ce que quelqu’un dise UNO.
rule-custom-rooster = Personnalisable { $card } : le joueur suivant fait un numéro ou pioche 4 cartes, et dans les deux cas joue un tour normal.
rule-custom-own = Personnalisable { $card } : « { $text } » (les joueurs l’appliquent eux-mêmes).
rule-custom-discards = Les cartes qu’une telle règle fait défausser vont sous la carte du dessus.

## House rules

rules-section-house = Règles maison
rule-no-stacking = Les +2 et les Jokers +4 ne se cumulent pas : leurs pénalités ne s’additionnent jamais.
rule-no-stacking-blanks = Les Jokers +4 ne se cumulent pas : leurs pénalités ne s’additionnent jamais.
rule-stack-draw-two = Cumul : si un +2 te vise, tu peux en jouer un autre, et 4 cartes attendent le joueur suivant, puis 6, et ainsi de suite.
rule-stack-wild4 = Un Joker +4 se cumule de même sur un Joker +4, et c’est la dernière couleur annoncée qui compte.
rule-stack-wild4-only = Cumul : si un Joker +4 te vise, tu peux en jouer un autre, et 8 cartes attendent le joueur suivant, puis 12, et ainsi de suite ; c’est la dernière couleur annoncée qui compte.
rule-stack-sum = Qui ne peut ou ne veut pas cumuler pioche toute la somme et perd son tour.
rule-stack-one = Tu ne peux cumuler qu’une carte par tour.
rule-stack-kinds = Le +2 et le Joker +4 ne se cumulent pas l’un sur l’autre.
rule-stack-mixed = Un Joker +4 peut aussi se cumuler sur un +2, et un +2 de la couleur annoncée sur un Joker +4.
rule-stack-mixed-challenge = Dès qu’un +2 est posé dessus, un Joker +4 ne peut plus être contesté.
rule-stack-or-jump = Posée par le joueur que la pénalité attend, une carte identique est un cumul ; par n’importe qui d’autre, c’est une interception.
rule-no-jump-in = Pas d’interception : on ne joue qu’à son tour.
rule-jump-in = Interception : si tu as exactement la carte du dessus (même couleur et même nombre ou symbole, ou la même sorte de joker), tu peux la jouer aussitôt, même hors de ton tour.
rule-jump-from = Après une interception, le jeu continue à partir de la personne qui a intercepté.
rule-jump-undo = Une interception annule le tour perdu, le changement de sens ou les cartes à piocher qu’apportait la carte du dessous, puis agit comme d’habitude.
rule-jump-undo-sum = Une interception annule le tour perdu, le changement de sens ou les cartes à piocher qu’apportait la carte du dessous, mais pas une somme cumulée avant, puis agit comme d’habitude.
rule-jump-two = Si tu as deux cartes de ce genre, tu les joues une par une, et d’autres peuvent s’intercaler.
rule-jump-until = On peut intercepter jusqu’à ce que quelqu’un pioche, ou joue à son tour.
rule-jump-until-challenge = On peut intercepter jusqu’à ce que quelqu’un pioche, conteste, ou joue à son tour.
rule-jump-start = On peut aussi intercepter la carte retournée au départ, ce qui annule son effet.
rule-jump-wild4 = Un Joker +4 posé en interception peut être contesté comme un autre.
rule-jump-customs = Pour une interception, deux Personnalisables ne sont jamais la même carte.
rule-zero = À chaque 0, toutes les mains passent à la place suivante dans le sens du jeu, puis le tour passe comme d’habitude.
rule-seven = À chaque 7, la personne qui l’a joué choisit un autre joueur, et tous deux échangent leurs mains.
rule-seven-two = À chaque 7, toi et ton adversaire échangez vos mains.
rule-zero-last = Si la dernière carte est un 0, la manche est finie et les mains ne bougent pas.
rule-seven-last = Si la dernière carte est un 7, la manche est finie et on n’échange pas les mains.
rule-zero-seven-last = Si la dernière carte est un 0 ou un 7, la manche est finie et toutes les mains restent en place.

## UNO

rules-section-uno = UNO
rule-uno = Quand tu joues ton avant-dernière carte, tu dois dire UNO avant qu’elle touche la pile.
rule-uno-late = Si tu as oublié, le dire plus tard te sauve encore, tant que personne ne t’attrape.
rule-uno-caught = Si un autre joueur t’attrape avant que tu le dises, tu pioches 2 cartes.
rule-uno-player = Pour une carte, seule la personne qui l’a jouée peut devoir dire UNO, même si elle laisse une seule carte à d’autres.
rule-uno-player-change = Si les mains changent après ta carte et te laissent une seule carte, tu dois dire UNO, sauf si tu l’as dit avec cette carte.
rule-uno-holder = Quiconque n’a plus qu’une carte à cause d’une carte jouée ou de ses effets doit dire UNO, peu importe qui l’a jouée.
rule-uno-holder-change = Quiconque reçoit une main d’une seule carte quand les mains changent doit aussi dire UNO, sauf le joueur qui l’a dit avec la carte qui vient d’être jouée.
rule-uno-holder-other = Ton UNO ne protège pas la personne qui reçoit ta main.
rule-catch-turn = On peut attraper jusqu’à ce que quelqu’un joue une carte ou pioche à son tour ; piocher une pénalité n’y met pas fin.
rule-catch-card = On peut attraper jusqu’à ce qu’une autre carte soit jouée.
rule-false-catch-none = Accuser quelqu’un qui n’a pas à dire UNO est refusé, sans pénalité.
rule-false-catch = { $cards ->
        [one] Accuser quelqu’un qui n’a pas à dire UNO coûte { $cards } carte à l’accusateur.
        [many] Accuser quelqu’un qui n’a pas à dire UNO coûte { $cards } de cartes à l’accusateur.
       *[other] Accuser quelqu’un qui n’a pas à dire UNO coûte { $cards } cartes à l’accusateur.
    }

## Going out and points

rules-section-end = Fin de manche et points
rule-out = La manche se termine dès que quelqu’un n’a plus de cartes.
rule-out-any = On peut finir avec n’importe quelle carte, y compris les cartes d’action et les jokers.
rule-out-any-but-shuffle = On peut finir avec n’importe quelle carte, y compris les cartes d’action et les jokers, mais pas avec un Joker Mélange des mains.
rule-last-draws = Si la dernière carte est un +2 ou un Joker +4, le joueur suivant pioche quand même, et ces cartes sont comptées.
rule-last-draws-blanks = Si la dernière carte est un Joker +4, le joueur suivant pioche quand même, et ces cartes sont comptées.
rule-last-draws-sum = Si la dernière carte est un +2 ou un Joker +4, le joueur suivant pioche quand même, toute la somme dans un cumul, et ces cartes sont comptées.
rule-last-draws-sum-blanks = Si la dernière carte est un Joker +4, le joueur suivant pioche quand même, toute la somme dans un cumul, et ces cartes sont comptées.
rule-last-final = On ne peut rien faire contre une dernière carte.
rule-points-numbers = Les nombres comptent leur valeur.
rule-points-actions = +2, Inversion et Passe ton tour comptent 20 points.
rule-points-actions-blanks = Inversion et Passe ton tour comptent 20 points, et une Neutre ne compte rien.
rule-points-wilds = Joker et Joker +4 comptent { $points } points.
rule-points-shuffle-hands = Le Joker Mélange des mains compte 40 points.
rule-points-customs = Une Personnalisable compte 40 points.
rule-score-winner = Qui finit marque les points des cartes restées dans toutes les autres mains.
rule-score-side = L’équipe du joueur qui finit marque les points des cartes restées dans les mains de toutes les autres équipes.
rule-score-own = Chaque joueur reçoit en malus les points des cartes restées dans sa propre main.

## Winning the match

rules-section-match = Gagner la partie
rule-partners = Les partenaires sont assis face à face.
rule-partners-pair = Les places { $first } et { $second } sont partenaires.
rule-target = { $target ->
        [one] Qui atteint { $target } point en premier gagne la partie.
        [many] Qui atteint { $target } de points en premier gagne la partie.
       *[other] Qui atteint { $target } points en premier gagne la partie.
    }
rule-target-side = { $target ->
        [one] La première équipe à atteindre { $target } point gagne la partie.
        [many] La première équipe à atteindre { $target } de points gagne la partie.
       *[other] La première équipe à atteindre { $target } points gagne la partie.
    }
rule-target-total = { $target ->
        [one] Dès que quelqu’un atteint { $target } point, le total le plus bas gagne la partie.
        [many] Dès que quelqu’un atteint { $target } de points, le total le plus bas gagne la partie.
       *[other] Dès que quelqu’un atteint { $target } points, le total le plus bas gagne la partie.
    }
rule-target-total-tie = À égalité pour le total le plus bas, on gagne ensemble.
rule-target-out = { $target ->
        [one] Qui atteint { $target } point est hors jeu pour le reste de la partie.
        [many] Qui atteint { $target } de points est hors jeu pour le reste de la partie.
       *[other] Qui atteint { $target } points est hors jeu pour le reste de la partie.
    }
rule-target-out-last = Le dernier joueur encore en jeu gagne la partie ; si une manche élimine tous ceux qui restaient, le total le plus bas d’entre eux gagne.
rule-target-out-two = Quand il n’en reste que deux, ils jouent selon les règles à deux, où l’Inversion agit comme un Passe ton tour.
rule-rotating = Les partenaires sont assis face à face, et chaque donne a de nouvelles paires : les trois combinaisons se succèdent.
rule-rotating-points = Tu gardes les points de chaque paire dont tu as fait partie.
rule-rotating-end = { $hands ->
        [one] Le total le plus haut après { $hands } donne gagne la partie.
        [many] Le total le plus haut après { $hands } de donnes gagne la partie.
       *[other] Le total le plus haut après { $hands } donnes gagne la partie.
    }
rule-round-next = Tant que la partie n’est pas décidée, toutes les cartes sont mélangées ensemble et l’on distribue une nouvelle manche.

## At the table

rules-section-table = À table
rule-suggestions = Dire à un autre joueur ce qu’il pourrait jouer coûte 2 cartes.
rule-veto = Chacun peut poser la carte VETO sur un autre joueur qui aborde un sujet interdit comme la politique ; ce joueur doit s’arrêter et perd son prochain tour.
rule-veto-back = La carte VETO revient ensuite au milieu ; tant qu’elle est posée sur un joueur, personne ne peut l’utiliser.
rule-veto-still = Un joueur sous VETO peut quand même dire UNO et attraper les autres.

## What each option is about

# Below the label of the option (option-… in lobby.ftl), where a table is made. No full stop at the end.

option-about-hand_size = Combien de cartes chacun reçoit
option-about-blanks = Des Neutres, sans effet, remplacent les +2
option-about-shuffle_hands = Le paquet contient ou non le Joker Mélange des mains
option-about-customs = Les règles des cartes personnalisables, trois au plus : effets tout prêts ou textes à toi
option-about-veto = Une carte VETO met fin aux sujets interdits et fait perdre un tour
option-about-first_player = Qui commence une manche : le joueur à gauche du donneur, ou une place choisie
option-about-start_wild = Un Joker retourné au départ : le premier joueur choisit la couleur, ou l’on remélange
option-about-start_wild4 = Un Joker +4 retourné au départ : on remélange, ou le premier joueur choisit la couleur
option-about-drawn_card = Une carte piochée jouable peut ou doit être jouée tout de suite
option-about-draw_to_match = Si rien n’est jouable, on peut ou on doit piocher jusqu’à pouvoir jouer
option-about-wrong_card = Une carte qui ne peut pas être jouée est refusée, ou coûte 2 cartes et le tour
option-about-wild4_condition = Le Joker +4 est réservé à qui n’a aucune carte de la couleur en jeu
option-about-bluff = Le Joker +4 peut être joué contre sa condition, au risque d’une contestation
option-about-challenge = Le joueur qui devrait piocher peut contester un Joker +4
option-about-uno_owed_by = UNO doit être dit par le seul joueur de la carte, ou par quiconque n’a plus qu’une carte à cause d’elle
option-about-catch_until = On peut attraper jusqu’au début du tour suivant, ou jusqu’à la carte suivante
option-about-false_catch = Combien de cartes coûte une fausse accusation sur UNO ; 0 : elle est refusée
option-about-suggestions = Dire à un autre joueur ce qu’il pourrait jouer coûte 2 cartes
option-about-stacking = Un +2 va sur un +2, un Joker +4 sur un Joker +4, et la pénalité s’additionne
option-about-stack_mixed = Dans un cumul, le +2 et le Joker +4 vont aussi l’un sur l’autre
option-about-jump_in = Qui a exactement la carte du dessus peut la jouer aussitôt, même hors de son tour
option-about-zero_rotation = À chaque 0, toutes les mains passent à la place suivante dans le sens du jeu
option-about-seven_swap = À chaque 7, qui l’a joué échange sa main avec un joueur de son choix
option-about-wild_points = Ce que compte un Joker ou un Joker +4 resté en main
option-about-scoring = Le gagnant marque les autres mains ; ou chacun paie la sienne : le total le plus bas gagne, ou l’objectif élimine
option-about-target = Les points qui décident de la partie
option-about-partners = Les joueurs face à face sont partenaires et marquent ensemble

## What each effect of a Customizable card does

# Shown below the name of the effect (effect-… in lobby.ftl). No full stop at the end.

effect-about-until-color = Le joueur suivant pioche jusqu’à tirer une carte de la couleur annoncée, puis joue
effect-about-drop-wilds = Tous les autres joueurs défaussent tous leurs jokers
effect-about-three-or-play = Le joueur suivant joue une carte, ou bien en pioche trois et peut en jouer une, si elle est jouable
effect-about-again = Tu joues encore un tour
effect-about-seven = Le joueur suivant pioche ou défausse jusqu’à avoir exactement 7 cartes, puis joue
effect-about-three-all = Tous les joueurs piochent ou défaussent jusqu’à avoir exactement 3 cartes
effect-about-open = Toutes les mains sont visibles jusqu’à ton prochain tour
effect-about-joke = Raconte une blague : si quelqu’un rit, tu ne gardes qu’une carte ; si personne ne rit, tu en pioches 4
effect-about-elbows = Le joueur suivant doit garder les deux coudes tendus jusqu’à ce que quelqu’un dise UNO
effect-about-rooster = Le joueur suivant fait un numéro ou pioche 4 cartes, puis joue

## What sets each edition apart

# Shown beside the name of the edition. No full stop at the end.

edition-about-official = Par défaut : 108 cartes, le Joker +4 peut être contesté, les jokers comptent 50, on gagne à 500 points
edition-about-classic = Cartes d’action et jokers comptent tous 20 ; une mauvaise carte ou un conseil coûte 2 cartes
edition-about-quick = Aucun joker ne commence une manche ; quiconque n’a plus qu’une carte doit dire UNO, et peut se faire attraper jusqu’à la carte suivante
edition-about-custom = Joker Mélange des mains, trois cartes personnalisables avec des règles maison, et une carte VETO : 112 cartes
edition-about-europe = Le Joker +4 peut être joué à tout moment, ne peut pas être contesté et peut commencer une manche
