# Words used everywhere.

app-name = OneLeft
# On the home page, at the table and in the terminal. Say it as plainly as a lawyer would like it.
independent = OneLeft is an independent open-source project, not affiliated with or endorsed by Mattel. UNO is a trademark of Mattel.
# Beside the list of languages, for screen readers. Whoever cannot read the page must find it: the languages name themselves.
language-label = Language
# A list, put together two by two: "Ada, Bo", then "Ada, Bo and Cleo". $first may be several already.
list-comma = { $first }, { $last }
list-and = { $first } and { $last }

## How a bot plays: a word after "Bot:" and in lists, and a line that explains it. bot-greedy is in tables made earlier.

bot-random = random
bot-about-random = Plays any card that fits.
bot-novice = novice
bot-about-novice = New to the game: misses a lot, often even the chance to catch you.
bot-casual = casual
bot-about-casual = Plays like a friend at the kitchen table.
bot-skilled = skilled
bot-about-skilled = Plans ahead and saves the strong cards.
bot-expert = expert
bot-about-expert = The strongest: a trained network. It never peeks.
bot-greedy = solid
bot-about-own = Added by whoever runs this server.
