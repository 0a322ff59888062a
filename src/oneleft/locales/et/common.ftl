# Words used everywhere.

app-name = OneLeft
language-label = Keel
list-and = { $first } ja { $last }

## How a bot plays. After "Bot:" and in brackets.

bot-casual = muhe
bot-greedy = asjalik
bot-novice = algaja
bot-random = käib huupi
