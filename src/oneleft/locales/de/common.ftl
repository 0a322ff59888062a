# Words used everywhere.

app-name = OneLeft
# On the home page, at the table and in the terminal. Say it as plainly as a lawyer would like it.
independent = OneLeft ist ein unabhängiges Open-Source-Projekt, das mit Mattel nicht verbunden ist und von Mattel weder unterstützt noch gebilligt wird. UNO ist eine Marke von Mattel.
# Beside the list of languages, for screen readers. Whoever cannot read the page must find it: the languages name themselves.
language-label = Sprache
# A list, put together two by two: "Ada, Bo", then "Ada, Bo und Cleo". $first may be several already.
list-comma = { $first }, { $last }
list-and = { $first } und { $last }

## How a bot plays: a word after "Bot:" and in lists, and a line that explains it. bot-greedy is in tables made earlier.

bot-random = zufällig
bot-about-random = Spielt irgendeine Karte, die passt.
bot-novice = neu dabei
bot-about-novice = Kennt das Spiel noch kaum: übersieht viel, oft sogar die Chance, dich zu erwischen.
bot-casual = gemütlich
bot-about-casual = Spielt wie Freunde am Küchentisch.
bot-skilled = geübt
bot-about-skilled = Plant voraus und hebt sich starke Karten auf.
bot-expert = meisterhaft
bot-about-expert = Die höchste Stufe: ein trainiertes neuronales Netz. Es schummelt nie.
bot-greedy = solide
bot-about-own = Auf diesem Server hinzugefügt.
