# What happened, one sentence each: the log of the table in the browser, and the story in the terminal.
#
# $me says what the reader is in it: the one who acts (actor), the one it is done to (target), or neither (other). Each
# variant is a whole sentence. $name acts, $other is whom it is about; in story-caught and story-vetoed $other acts and
# $name (actor!) is the one it happens to. Names, cards and colours are put in as they are and do not change their form.
# Write in the present tense where the past would have to agree with the gender of the player.
# $how: in turn (turn), jumped in out of turn (jump), stacked on a penalty (stack).

story-clock = Le temps est écoulé.
story-cut = { $me ->
        [actor] Tirage du donneur. Tu tires : { $card }.
       *[other] Tirage du donneur. { $name } tire : { $card }.
    }
story-dealer = { $me ->
        [actor] Tu distribues.
       *[other] { $name } distribue.
    }
story-shuffled-deck = Le paquet est mélangé.
story-shuffled-discard = La pioche est épuisée : { $count ->
        [one] { $count } carte de la défausse est mélangée et forme la nouvelle.
        [many] { $count } de cartes de la défausse sont mélangées et forment la nouvelle.
       *[other] { $count } cartes de la défausse sont mélangées et forment la nouvelle.
    }
story-shuffled-draw = La pioche est mélangée à nouveau.
story-shuffled-hands = Toutes les mains sont réunies et mélangées.
story-dealt = { $name } reçoit { $count ->
        [one] { $count } carte
        [many] { $count } de cartes
       *[other] { $count } cartes
    }.
story-dealt-cards = { $me ->
        [actor] Tu reçois : { $cards }.
       *[other] { $name } reçoit : { $cards }.
    }
story-turned_up = Carte retournée : { $card }.
story-put_back = { $card } ne peut pas commencer une manche et retourne dans la pioche.
story-turn = { $me ->
        [actor] C’est à toi de jouer.
       *[other] C’est à { $name } de jouer.
    }
story-played = { $how ->
        [jump] { $me ->
            [actor] Tu interceptes : { $card } !
           *[other] { $name } intercepte : { $card } !
        }
        [stack] { $me ->
            [actor] Tu cumules : { $card }.
           *[other] { $name } cumule : { $card }.
        }
       *[turn] { $me ->
            [actor] Tu joues : { $card }.
           *[other] { $name } joue : { $card }.
        }
    }
story-played-wild = { $how ->
        [jump] { $me ->
            [actor] Tu interceptes : { $card }, et tu choisis le { $color } !
           *[other] { $name } intercepte : { $card }, et choisit le { $color } !
        }
        [stack] { $me ->
            [actor] Tu cumules : { $card }, et tu choisis le { $color }.
           *[other] { $name } cumule : { $card }, et choisit le { $color }.
        }
       *[turn] { $me ->
            [actor] Tu joues : { $card }, et tu choisis le { $color }.
           *[other] { $name } joue : { $card }, et choisit le { $color }.
        }
    }
story-named_color = { $me ->
        [actor] Tu choisis le { $color }.
       *[other] { $name } choisit le { $color }.
    }
story-said_uno = { $me ->
        [actor] Toi : « UNO ! »
       *[other] { $name } : « UNO ! »
    }
story-drew = { $me ->
        [actor] Tu pioches { $count ->
            [one] { $count } carte
            [many] { $count } de cartes
           *[other] { $count } cartes
        }.
       *[other] { $name } pioche { $count ->
            [one] { $count } carte
            [many] { $count } de cartes
           *[other] { $count } cartes
        }.
    }
story-drew-cards = { $me ->
        [actor] Tu pioches : { $cards }.
       *[other] { $name } pioche : { $cards }.
    }
story-drew_nothing = { $me ->
        [actor] Il n’y a plus de cartes : tu ne pioches rien.
       *[other] Il n’y a plus de cartes : { $name } ne pioche rien.
    }
story-drew_nothing-forgiven = { $me ->
        [actor] Il n’y a plus de cartes ; tu en pioches { $count } de moins.
       *[other] Il n’y a plus de cartes ; { $name } en pioche { $count } de moins.
    }
story-passed = { $me ->
        [actor] Tu passes.
       *[other] { $name } passe.
    }
story-skipped = { $me ->
        [actor] Tu perds ton tour.
       *[other] { $name } perd son tour.
    }
story-reversed = Le jeu change de sens.
story-faces_penalty = { $me ->
        [actor] { $count ->
            [one] { $count } carte t’attend.
            [many] { $count } de cartes t’attendent.
           *[other] { $count } cartes t’attendent.
        }
       *[other] { $count ->
            [one] { $count } carte attend { $name }.
            [many] { $count } de cartes attendent { $name }.
           *[other] { $count } cartes attendent { $name }.
        }
    }
story-showed = { $me ->
        [actor] Tu montres ta main à { $other }.
       *[other] { $name } montre sa main à { $other }.
    }
story-showed-cards = { $me ->
        [actor] Tu montres ta main à { $other }.
        [target] { $name } te montre : { $cards }.
       *[other] { $name } montre à { $other } : { $cards }.
    }
story-challenged-guilty = { $me ->
        [actor] Tu contestes le Joker +4 : { $other } bluffait !
        [target] { $name } conteste ton Joker +4 : ton bluff est découvert !
       *[other] { $name } conteste le Joker +4 : { $other } bluffait !
    }
story-challenged-innocent = { $me ->
        [actor] Tu contestes le Joker +4 : { $other } ne bluffait pas.
        [target] { $name } conteste ton Joker +4 : tu ne bluffais pas.
       *[other] { $name } conteste le Joker +4 : { $other } ne bluffait pas.
    }
story-caught = { $me ->
        [actor] { $other } t’attrape : tu n’as pas dit UNO !
        [target] Tu attrapes { $name }, qui n’a pas dit UNO !
       *[other] { $other } attrape { $name }, qui n’a pas dit UNO !
    }
story-false_catch = { $me ->
        [actor] Tu accuses { $other } à tort de ne pas avoir dit UNO.
        [target] { $name } t’accuse à tort de ne pas avoir dit UNO.
       *[other] { $name } accuse { $other } à tort de ne pas avoir dit UNO.
    }
story-wrong_card = { $me ->
        [actor] Tu poses : { $card }. Carte non jouable : tu la reprends.
       *[other] { $name } pose : { $card }. Carte non jouable : elle revient dans sa main.
    }
story-penalized = { $me ->
        [actor] { $count ->
            [one] Tu reçois { $count } carte pour un conseil.
            [many] Tu reçois { $count } de cartes pour un conseil.
           *[other] Tu reçois { $count } cartes pour un conseil.
        }
       *[other] { $count ->
            [one] { $name } reçoit { $count } carte pour un conseil.
            [many] { $name } reçoit { $count } de cartes pour un conseil.
           *[other] { $name } reçoit { $count } cartes pour un conseil.
        }
    }
story-swapped = { $me ->
        [actor] Tu échanges ta main avec { $other }.
        [target] { $name } échange sa main avec la tienne.
       *[other] { $name } échange sa main avec { $other }.
    }
story-rotated = Toutes les mains passent au joueur suivant.
story-hands_shuffled = { $me ->
        [actor] Tu redistribues toutes les cartes.
       *[other] { $name } redistribue toutes les cartes.
    }
story-took_over = { $name } a maintenant { $count ->
        [one] { $count } carte
        [many] { $count } de cartes
       *[other] { $count } cartes
    }.
story-took_over-cards = { $me ->
        [actor] Tu as maintenant : { $cards }.
       *[other] { $name } a maintenant : { $cards }.
    }
story-discarded = { $me ->
        [actor] Tu défausses : { $card }.
       *[other] { $name } défausse : { $card }.
    }
story-effect-own-text = Règle maison : { $text }
story-effect-until-color = { $me ->
        [target] Tu pioches jusqu’à tirer cette couleur.
       *[other] { $other } pioche jusqu’à tirer cette couleur.
    }
story-effect-drop-wilds = { $me ->
        [actor] Tous les autres défaussent leurs jokers.
       *[other] Tout le monde défausse ses jokers, sauf { $name }.
    }
story-effect-three-or-play = { $me ->
        [target] Tu dois jouer une carte ou en piocher trois.
       *[other] { $other } doit jouer une carte ou en piocher trois.
    }
story-effect-again = { $me ->
        [actor] Tu joues encore un tour.
       *[other] { $name } joue encore un tour.
    }
story-effect-seven = { $me ->
        [target] Tu pioches ou défausses jusqu’à avoir exactement 7 cartes.
       *[other] { $other } pioche ou défausse jusqu’à avoir exactement 7 cartes.
    }
story-effect-three-all = Chacun pioche ou défausse jusqu’à avoir exactement 3 cartes.
story-effect-open = { $me ->
        [actor] Toutes les mains sont visibles jusqu’à ton prochain tour.
       *[other] Toutes les mains sont visibles jusqu’à ce que ce soit de nouveau à { $name } de jouer.
    }
story-effect-joke = { $me ->
        [actor] Tu racontes une blague. Quelqu’un a ri ?
       *[other] { $name } raconte une blague. Quelqu’un a ri ?
    }
story-effect-elbows = { $me ->
        [target] Tu gardes les coudes tendus jusqu’à ce que quelqu’un dise UNO.
       *[other] { $other } garde les coudes tendus jusqu’à ce que quelqu’un dise UNO.
    }
story-effect-rooster = { $me ->
        [target] Tu dois faire un numéro ou te dégonfler.
       *[other] { $other } doit faire un numéro ou se dégonfler.
    }
story-voted-yes = { $me ->
        [actor] Tu votes oui.
       *[other] { $name } vote oui.
    }
story-voted-no = { $me ->
        [actor] Tu votes non.
       *[other] { $name } vote non.
    }
story-performed = { $me ->
        [actor] Tu fais ton numéro.
       *[other] { $name } fait son numéro.
    }
story-chickened_out = { $me ->
        [actor] Tu te dégonfles.
       *[other] { $name } se dégonfle.
    }
story-vetoed = { $me ->
        [actor] { $other } pose la carte VETO sur toi.
        [target] Tu poses la carte VETO sur { $name }.
       *[other] { $other } pose la carte VETO sur { $name }.
    }
story-veto_takes_turn = { $me ->
        [actor] La carte VETO te fait perdre ton tour.
       *[other] La carte VETO fait perdre son tour à { $name }.
    }
story-hands_closed = Les mains visibles sont de nouveau cachées.
story-went_out = { $me ->
        [actor] Tu n’as plus de cartes et tu gagnes la manche !
       *[other] { $name } n’a plus de cartes et gagne la manche.
    }
story-blocked = Personne ne peut continuer : la manche est bloquée, et personne ne marque.
story-joined = { $me ->
        [actor] Tu arrives à la table.
       *[other] { $name } arrive à la table.
    }
story-renamed = { $me ->
        [actor] Ton nom est maintenant { $name }.
       *[other] Nouveau nom à la table : { $name }.
    }
story-left = { $me ->
        [actor] Tu quittes la table.
       *[other] { $name } quitte la table.
    }
story-kicked = { $me ->
        [actor] L’hôte t’exclut de la table.
       *[other] L’hôte exclut { $name }.
    }
story-host = { $me ->
        [actor] L’hôte, maintenant, c’est toi.
       *[other] L’hôte, maintenant, c’est { $name }.
    }
story-places-sat = { $me ->
        [actor] Tu prends place.
       *[other] { $name } prend place.
    }
story-places-stood = { $me ->
        [actor] Tu te lèves.
       *[other] { $name } se lève.
    }
story-places-bot = Le bot { $name } prend place.
story-places-level = Le bot { $name } joue maintenant au niveau : { $level }.
story-places-freed = La place { $place } est libre.
story-places-away = { $me ->
        [actor] Un bot joue pour toi.
       *[other] { $name } n’est pas là : un bot continue.
    }
story-places-back = { $me ->
        [actor] Tu reprends ton jeu.
       *[other] { $name } est de retour.
    }
story-places-left = { $me ->
        [actor] Tu laisses ta place à un bot.
       *[other] { $name } laisse sa place à un bot.
    }
story-places-took = { $me ->
        [actor] Tu reprends une place.
       *[other] { $name } reprend une place.
    }
story-places-kicked = Un bot remplace { $name }.
story-configured = L’hôte a changé les réglages : { $players } joueurs.
story-match_started = La partie commence.
story-round_started = Manche { $round }
story-round_over = { $me ->
        [actor] { $points ->
            [0] Tu gagnes la manche.
            [one] Tu gagnes la manche et marques { $points } point.
            [many] Tu gagnes la manche et marques { $points } de points.
           *[other] Tu gagnes la manche et marques { $points } points.
        }
       *[other] { $points ->
            [0] { $name } gagne la manche.
            [one] { $name } gagne la manche et marque { $points } point.
            [many] { $name } gagne la manche et marque { $points } de points.
           *[other] { $name } gagne la manche et marque { $points } points.
        }
    }
story-round_over-none = La manche se termine sans gagnant.
story-match_over = { $me ->
        [actor] Tu gagnes la partie. Bravo !
       *[other] { $name } gagne la partie.
    }
story-accused = { $me ->
        [actor] Tu accuses { $other } d’avoir donné un conseil. Les autres votent.
        [target] { $name } t’accuse d’avoir donné un conseil. Les autres votent.
       *[other] { $name } accuse { $other } d’avoir donné un conseil. Les autres votent.
    }
story-verdict-guilty = { $me ->
        [actor] Verdict de la table : tu as donné un conseil.
       *[other] Verdict de la table : { $name } a donné un conseil.
    }
story-verdict-innocent = { $me ->
        [actor] Verdict de la table : tu n’as pas donné de conseil.
       *[other] Verdict de la table : { $name } n’a pas donné de conseil.
    }
story-closed = Cette table est fermée.
