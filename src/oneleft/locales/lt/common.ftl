# Words used everywhere.

app-name = OneLeft
independent = OneLeft – nepriklausomas atvirojo kodo projektas, nesusijęs su „Mattel“ ir „Mattel“ nepatvirtintas. UNO yra „Mattel“ prekių ženklas.
# Beside the list of languages, for screen readers. Whoever cannot read the page must find it: the languages name themselves.
language-label = Kalba
# A list, put together two by two: "Ada, Bo", then "Ada, Bo and Cleo". $first may be several already.
list-comma = { $first }, { $last }
list-and = { $first } ir { $last }

## How a bot plays: a word after "Bot:" and in lists, and a line that explains it. bot-greedy is in tables made earlier.

bot-random = atsitiktinis
bot-about-random = Deda bet kurią tinkamą kortą.
bot-novice = naujokas
bot-about-novice = Dar mokosi: daug ką pražiopso, dažnai ir progą tave pagauti.
bot-casual = mėgėjas
bot-about-casual = Žaidžia kaip draugas prie virtuvės stalo.
bot-skilled = įgudęs
bot-about-skilled = Galvoja į priekį ir taupo stiprias kortas.
bot-expert = meistras
bot-about-expert = Stipriausias: apmokytas neuroninis tinklas. Niekada nežvilgčioja.
bot-greedy = tvirtas
bot-about-own = Jį atsivedė šio serverio šeimininkas.
