# Words used everywhere.

app-name = OneLeft
# Beside the list of languages, for screen readers. Whoever cannot read the page must find it: the languages name themselves.
language-label = Language
# The end of a list: "Ada, Bo and Cleo". $first may be several names with commas.
list-and = { $first } and { $last }

## How a bot plays: a word after "Bot:" and in lists, and a line that explains it. bot-greedy is in tables made earlier.

bot-random = random
bot-about-random = Plays any card that fits.
bot-novice = novice
bot-about-novice = New to the game: misses a lot, and often the moment to catch you.
bot-casual = casual
bot-about-casual = Plays like a friend at the kitchen table.
bot-skilled = skilled
bot-about-skilled = Plans ahead and saves the strong cards.
bot-expert = expert
bot-about-expert = The strongest: a trained network. It never peeks.
bot-greedy = solid
bot-about-own = Brought by the host of this server.
