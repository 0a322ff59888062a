# Words used everywhere.

app-name = OneLeft
# On the home page, at the table and in the terminal. Say it as plainly as a lawyer would like it.
independent = OneLeft est un projet open source indépendant, ni affilié à Mattel ni approuvé par Mattel. UNO est une marque de Mattel.
# Beside the list of languages, for screen readers. Whoever cannot read the page must find it: the languages name themselves.
language-label = Langue
# A list, put together two by two: "Ada, Bo", then "Ada, Bo and Cleo". $first may be several already.
list-comma = { $first }, { $last }
list-and = { $first } et { $last }

## How a bot plays: a word after "Bot:" and in lists, and a line that explains it. bot-greedy is in tables made earlier.

bot-random = aléatoire
bot-about-random = Joue n’importe quelle carte jouable.
bot-novice = débutant
bot-about-novice = Découvre le jeu : rate beaucoup de choses, souvent même l’occasion de t’attraper.
bot-casual = amateur
bot-about-casual = Joue comme un ami à la table de la cuisine.
bot-skilled = confirmé
bot-about-skilled = Prévoit ses coups et garde les cartes fortes.
bot-expert = expert
bot-about-expert = Le plus fort : un réseau entraîné. Il ne regarde jamais tes cartes.
bot-greedy = solide
bot-about-own = Ajouté par la personne qui gère ce serveur.
