# Words used everywhere.

app-name = OneLeft
# Beside the list of languages, for screen readers. Whoever cannot read the page must find it: the languages name themselves.
language-label = Language
# The end of a list: "Ada, Bo and Cleo". $first may be several names with commas.
list-and = { $first } and { $last }

## How a bot plays. After "Bot:" and in brackets.

bot-casual = easygoing
bot-greedy = solid
bot-novice = beginner
bot-random = plays anything
