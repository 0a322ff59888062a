# Vārdi, ko lieto visur.

app-name = OneLeft
language-label = Valoda
list-and = { $first } un { $last }

## Kā bots spēlē. Aiz „Bots:” un iekavās.

bot-casual = nesteidzīgs
bot-greedy = prātīgs
bot-novice = iesācējs
bot-random = liek, kas pagadās
