# Words used everywhere.

app-name = OneLeft
# Beside the list of languages, for screen readers. Whoever cannot read the page must find it: the languages name themselves.
language-label = Kalba
# The end of a list: "Ada, Bo and Cleo". $first may be several names with commas.
list-and = { $first } ir { $last }

## How a bot plays: a word after "Bot:" and in lists, and a line that explains it. bot-greedy is in tables made earlier.

bot-random = bet kaip
bot-about-random = Deda bet kurią tinkamą kortą.
bot-novice = naujokas
bot-about-novice = Dar mokosi: daug ką pražiopso, dažnai ir akimirką tave pričiupti.
bot-casual = draugiškai
bot-about-casual = Žaidžia kaip draugas prie virtuvės stalo.
bot-skilled = įgudęs
bot-about-skilled = Galvoja į priekį ir taupo stiprias kortas.
bot-expert = meistras
bot-about-expert = Stipriausias: apmokytas neuroninis tinklas. Niekada nežvilgčioja.
bot-greedy = žaidžia gerai
bot-about-own = Jį atsivedė šio serverio šeimininkas.
