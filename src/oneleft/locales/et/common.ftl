# Words used everywhere.

app-name = OneLeft
independent = OneLeft on sõltumatu avatud lähtekoodiga projekt, mis ei ole Matteliga seotud ega Matteli heaks kiidetud. UNO on Matteli kaubamärk.
language-label = Keel
# A list, put together two by two: "Ada, Bo", then "Ada, Bo and Cleo". $first may be several already.
list-comma = { $first }, { $last }
list-and = { $first } ja { $last }

## How a bot plays: a word after "Bot:" and in lists, and a line that explains it. bot-greedy is in tables made earlier.

bot-random = juhuslik
bot-about-random = Käib mis tahes kaardi, mis sobib.
bot-novice = algaja
bot-about-novice = Alles õpib: paljut ei märka, tihti ka hetke, mil sind vahele võtta.
bot-casual = harrastaja
bot-about-casual = Mängib nagu sõber köögilaua taga.
bot-skilled = osav
bot-about-skilled = Mõtleb ette ja hoiab tugevaid kaarte.
bot-expert = meister
bot-about-expert = Kõige tugevam: treenitud närvivõrk. Ei piilu kunagi.
bot-greedy = asjalik
bot-about-own = Selle serveri pidaja oma bot.
