# Words used everywhere.

app-name = OneLeft
# On the home page, at the table and in the terminal. Say it as plainly as a lawyer would like it.
independent = OneLeft es un proyecto independiente de código abierto, sin afiliación con Mattel ni respaldo de Mattel. UNO es una marca comercial de Mattel.
# Beside the list of languages, for screen readers. Whoever cannot read the page must find it: the languages name themselves.
language-label = Idioma
# A list, put together two by two: "Ada, Bo", then "Ada, Bo y Cleo". $first may be several already.
list-comma = { $first }, { $last }
list-and = { $first } y { $last }

## How a bot plays: a word after "Bot:" and in lists, and a line that explains it. bot-greedy is in tables made earlier.

bot-random = al azar
bot-about-random = Juega cualquier carta que sirva.
bot-novice = novato
bot-about-novice = Está aprendiendo: se le escapa mucho, a menudo hasta la ocasión de atraparte.
bot-casual = casual
bot-about-casual = Juega como en casa, en la mesa de la cocina.
bot-skilled = hábil
bot-about-skilled = Planea y se guarda las cartas fuertes.
bot-expert = experto
bot-about-expert = El más fuerte: una red entrenada. Nunca espía.
bot-greedy = sólido
bot-about-own = Añadido por quien administra este servidor.
