# Words used everywhere.

app-name = OneLeft
language-label = Język
# The end of a list: "Ada, Bo i Cleo".
list-and = { $first } i { $last }

## How a bot plays: a word after "Bot:" and in lists, and a line that explains it. bot-greedy is in tables made earlier.

bot-random = losowo
bot-about-random = Zagrywa dowolną kartę, która pasuje.
bot-novice = nowicjusz
bot-about-novice = Dopiero się uczy: wiele przeocza, często też chwilę, by cię przyłapać.
bot-casual = towarzysko
bot-about-casual = Gra jak znajomy przy kuchennym stole.
bot-skilled = wprawnie
bot-about-skilled = Planuje i oszczędza mocne karty.
bot-expert = ekspert
bot-about-expert = Najsilniejszy: wytrenowana sieć. Nigdy nie podgląda.
bot-greedy = solidny
bot-about-own = Od gospodarza tego serwera.
