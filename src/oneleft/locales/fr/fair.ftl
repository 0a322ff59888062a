# The fair shuffle: its page, and what the browser found when it checked a round.

fair-title = Un mélange honnête
fair-how = Comment ça marche
fair-question = Comment savoir que personne n’a arrangé les cartes ? Parce que le serveur a dû fixer sa part avant que tu ajoutes la tienne, et qu’il la montre après.
fair-step-commit = S’engager.
fair-step-commit-about = Avant la donne, le serveur tire un secret et publie son empreinte. À partir de là, il ne peut plus changer le secret sans que cela se voie.
fair-step-add = Ajouter.
fair-step-add-about = Le navigateur de chaque joueur ajoute ensuite ses propres octets aléatoires. Il suffit qu’un seul soit aléatoire pour que le résultat le soit.
fair-step-deal = Distribuer.
fair-step-deal-about = Chaque mélange de la manche découle du secret et de ce que les joueurs ont ajouté. Personne ne peut le choisir.
fair-step-show = Montrer.
fair-step-show-about = À la fin de la manche, le serveur montre le secret. Ton navigateur vérifie qu’il correspond, que tes octets ont servi et que les cartes ont bien été mélangées ainsi.
# "oneleft verify" is a command to be typed.
fair-verify = Les enregistrements gardent tout cela : n’importe qui peut vérifier une partie des années plus tard, avec quelques lignes de code ou avec « oneleft verify ».
fair-check = Vérifier un mélange à la main
fair-secret = Secret
fair-secret-hint = 64 chiffres hexadécimaux, tirés de l’enregistrement d’une partie
fair-added = Ce que les joueurs ont ajouté
fair-added-hint = Dans l’ordre de l’enregistrement, séparé par des espaces
fair-number = Numéro du tirage ou du mélange
fair-number-hint = Compté à partir de 0 dans chaque manche
fair-cards = Cartes
fair-cards-hint = Dans n’importe quel ordre, selon la notation : r7 rS W4
fair-digest = Empreinte du secret
fair-order = L’ordre qui en résulte
fair-incomplete = Indique d’abord le secret.
# A link after the verdict.
fair-more = Comment ça marche
# $count players added randomness to the deal.
fair-verdict-fair = { $count ->
        [0] ✓ Vérifié : les cartes ont été mélangées comme le serveur s’y était engagé.
        [one] ✓ Vérifié : les cartes ont été mélangées comme convenu, avec le hasard de { $count } joueur.
        [many] ✓ Vérifié : les cartes ont été mélangées comme convenu, avec le hasard de { $count } de joueurs.
       *[other] ✓ Vérifié : les cartes ont été mélangées comme convenu, avec le hasard de { $count } joueurs.
    }
fair-verdict-other-secret = Ce mélange n’est pas bon : le secret montré n’est pas celui sur lequel le serveur s’était engagé.
fair-verdict-other-contributions = Ce mélange n’est pas bon : ce que les joueurs ont ajouté a été changé après la donne.
fair-verdict-own-missing = Ce mélange n’est pas bon : ce que ton navigateur a ajouté a été laissé de côté.
fair-verdict-other-order = Ce mélange n’est pas bon : les cartes n’étaient pas dans l’ordre que donne le secret.
fair-verdict-other-hand = Ce mélange n’est pas bon : tu as reçu d’autres cartes que celles que donne le mélange.
