# Vārdi, ko lieto visur.

app-name = OneLeft
language-label = Valoda
list-and = { $first } un { $last }

## Kā bots spēlē. Aiz „Bots:” un iekavās.

bot-greedy = prātīgs
bot-random = liek, kas pagadās
