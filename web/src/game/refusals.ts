// Why something was refused, in words: the message of the catalogue if it has one, else the server's own sentence.
import { cardName, cardNames, cardsOf, colorName } from './cards'
import type { Names } from './story'
import { problemText } from '../protocol/problems'
import { whole } from '../i18n/translate'

type Args = Record<string, string | number>

export type Refusal = { key?: string | null; args?: Args; text?: string }

export function refusalText(refused: Refusal, names: Names | null): string {
  if (refused.key === 'bad-settings')
    return problemText({ key: String(refused.args?.why), text: refused.text ?? '', args: refused.args })
  // A newer server may send other details than the message expects: its own sentence is always right.
  return whole(`refused-${refused.key}`, inWords(refused.args ?? {}, names)) ?? refused.text ?? ''
}

/** The details with seats as names, and cards and colours as words. */
function inWords(args: Args, names: Names | null): Args {
  const words: Args = {}
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === 'number' && names && ['seat', 'turn', 'accused', 'holder'].includes(name))
      words[name] = names.ofSeat(value)
    else if (name === 'card' || name === 'top') words[name] = cardName(String(value))
    else if (name === 'drawn') words[name] = cardNames(cardsOf(String(value)))
    else if (name === 'color') words[name] = colorName(String(value)[0]!)
    else words[name] = value
  }
  return words
}
