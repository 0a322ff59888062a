# Words used everywhere.

app-name = OneLeft
# On the home page, at the table and in the terminal. Say it as plainly as a lawyer would like it.
independent = OneLeft é um projeto independente de código aberto, não afiliado à Mattel nem endossado pela Mattel. UNO é uma marca comercial da Mattel.
# Beside the list of languages, for screen readers. Whoever cannot read the page must find it: the languages name themselves.
language-label = Idioma
# A list, put together two by two: "Ada, Bo", then "Ada, Bo e Cleo". $first may be several already.
list-comma = { $first }, { $last }
list-and = { $first } e { $last }

## How a bot plays: a word after "Bot:" and in lists, and a line that explains it. bot-greedy is in tables made earlier.

bot-random = aleatório
bot-about-random = Joga qualquer carta que sirva.
bot-novice = novato
bot-about-novice = Ainda está aprendendo: deixa passar muita coisa, muitas vezes até a chance de flagrar você.
bot-casual = casual
bot-about-casual = Joga como a galera na mesa da cozinha.
bot-skilled = hábil
bot-about-skilled = Planeja e guarda as cartas fortes.
bot-expert = craque
bot-about-expert = O mais forte: uma rede treinada. Nunca espia.
bot-greedy = sólido
bot-about-own = Adicionado por quem administra este servidor.
