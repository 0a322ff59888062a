// Moving from card to card in the hand by keyboard.
import { colorOf, COLORS, isWild, symbolOf } from '../../game/cards'
import { arrowStep } from '../../i18n/direction'
import { t } from '../../i18n/translate'
import { shortcutOf } from '../access/shortcuts'

/** The card a key leads to, by its place in the hand; null for keys that mean nothing here. `at` -1: on no card yet. */
export function keyLeadsTo(event: KeyboardEvent, cards: readonly string[], at: number): number | null {
  if (!cards.length || event.ctrlKey || event.metaKey) return null
  const last = cards.length - 1
  const step = arrowStep(event.key)
  if (step) return at < 0 ? (step > 0 ? 0 : last) : (at + step + cards.length) % cards.length
  switch (event.key) {
    case 'ArrowDown':
      return nextGroup(cards, at, 1)
    case 'ArrowUp':
      return nextGroup(cards, at, -1)
    case 'Home':
      return 0
    case 'End':
      return last
  }
  const fits = wanted(event)
  if (!fits) return null
  // From the next card on and around, so that the same key goes through all of them.
  for (let by = 1; by <= cards.length; by++) {
    const to = (at + by + cards.length) % cards.length
    if (fits(cards[to]!)) return to
  }
  return null
}

/** A digit means a number; the key of a colour means it, with Shift where the letter alone is a shortcut. */
function wanted(event: KeyboardEvent): ((card: string) => boolean) | null {
  if (/^[0-9]$/.test(event.key)) return (card) => symbolOf(card) === event.key
  if (!event.shiftKey && shortcutOf(event) !== null) return null
  const letter = event.key.toLocaleLowerCase()
  const color = COLORS.find((one) => t('color-key', { color: one }).toLocaleLowerCase() === letter)
  if (color) return (card) => colorOf(card) === color
  return letter === 'w' ? isWild : null
}

/** The first card of the next colour, or of the one before; all wilds are one. */
function nextGroup(cards: readonly string[], at: number, by: number): number {
  const starts = cards.flatMap((card, index) =>
    index === 0 || colorOf(card) !== colorOf(cards[index - 1]!) ? [index] : [],
  )
  const here = starts.filter((start) => start <= at).length - 1
  return starts[(here + by + starts.length) % starts.length] ?? 0
}
