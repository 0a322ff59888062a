# Vārdi, ko lieto visur.

app-name = OneLeft
independent = OneLeft ir neatkarīgs atvērtā koda projekts, kas nav saistīts ar Mattel un ko Mattel nav apstiprinājis. UNO ir Mattel preču zīme.
language-label = Valoda
# A list, put together two by two: "Ada, Bo", then "Ada, Bo and Cleo". $first may be several already.
list-comma = { $first }, { $last }
list-and = { $first } un { $last }

## Kā bots spēlē: vārds aiz „Bots:” un sarakstos, un paskaidrojuma rinda. bot-greedy ir agrāk veidotos galdos.

bot-random = nejaušs
bot-about-random = Liek jebkuru kārti, kas der.
bot-novice = iesācējs
bot-about-novice = Vēl mācās: daudz ko palaiž garām, bieži arī mirkli, kad tevi pieķert.
bot-casual = amatieris
bot-about-casual = Spēlē kā draugs pie virtuves galda.
bot-skilled = prasmīgs
bot-about-skilled = Domā uz priekšu un taupa stiprās kārtis.
bot-expert = meistars
bot-about-expert = Stiprākais: apmācīts neironu tīkls. Nekad nelūr.
bot-greedy = prātīgs
bot-about-own = To atvedis šī servera saimnieks.
