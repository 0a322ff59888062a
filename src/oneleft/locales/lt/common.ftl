# Words used everywhere.

app-name = OneLeft
# Beside the list of languages, for screen readers. Whoever cannot read the page must find it: the languages name themselves.
language-label = Kalba
# The end of a list: "Ada, Bo and Cleo". $first may be several names with commas.
list-and = { $first } ir { $last }

## How a bot plays. After "Bot:" and in brackets.

bot-casual = žaidžia ramiai
bot-greedy = žaidžia gerai
bot-novice = naujokas
bot-random = deda bet ką
