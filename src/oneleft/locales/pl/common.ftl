# Words used everywhere.

app-name = OneLeft
independent = OneLeft to niezależny projekt o otwartym kodzie, niezwiązany z firmą Mattel i niewspierany przez nią. UNO jest znakiem towarowym firmy Mattel.
language-label = Język
# A list, put together two by two: "Ada, Bo", then "Ada, Bo and Cleo". $first may be several already.
list-comma = { $first }, { $last }
list-and = { $first } i { $last }

## How a bot plays: a word after "Bot:" and in lists, and a line that explains it. bot-greedy is in tables made earlier.

bot-random = losowy
bot-about-random = Zagrywa dowolną kartę, która pasuje.
bot-novice = nowicjusz
bot-about-novice = Dopiero się uczy: wiele przeocza, często też chwilę, by cię przyłapać.
bot-casual = amator
bot-about-casual = Gra jak znajomy przy kuchennym stole.
bot-skilled = wprawny
bot-about-skilled = Planuje i oszczędza mocne karty.
bot-expert = ekspert
bot-about-expert = Najsilniejszy: wytrenowana sieć. Nigdy nie podgląda.
bot-greedy = solidny
bot-about-own = Od gospodarza tego serwera.
