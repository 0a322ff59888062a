# Words used everywhere.

app-name = OneLeft
language-label = Język
# The end of a list: "Ada, Bo i Cleo".
list-and = { $first } i { $last }

## How a bot plays. After "Bot:" and in brackets.

bot-casual = niedzielny gracz
bot-greedy = solidny
bot-novice = początkujący
bot-random = gra byle co
