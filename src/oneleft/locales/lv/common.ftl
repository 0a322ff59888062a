# Vārdi, ko lieto visur.

app-name = OneLeft
language-label = Valoda
list-and = { $first } un { $last }

## Kā bots spēlē: vārds aiz „Bots:” un sarakstos, un paskaidrojuma rinda. bot-greedy ir agrāk veidotos galdos.

bot-random = kā pagadās
bot-about-random = Liek jebkuru kārti, kas der.
bot-novice = iesācējs
bot-about-novice = Vēl mācās: daudz ko palaiž garām, bieži arī mirkli, kad tevi pieķert.
bot-casual = draudzīgi
bot-about-casual = Spēlē kā draugs pie virtuves galda.
bot-skilled = prasmīgi
bot-about-skilled = Domā uz priekšu un taupa stiprās kārtis.
bot-expert = meistars
bot-about-expert = Stiprākais: apmācīts neironu tīkls. Nekad nelūr.
bot-greedy = prātīgs
bot-about-own = To atvedis šī servera saimnieks.
