// Cards as the notation writes them: names in words, orders of a hand. No rule is decided here.
import { COLOR_LETTERS, SYMBOL_LETTERS, WILD_CODES } from '../protocol/constants'
import { known, listed, t } from '../i18n/translate'

export const COLORS = COLOR_LETTERS
export type Color = (typeof COLORS)[number]

const SYMBOLS: readonly string[] = SYMBOL_LETTERS
const WILDS: readonly string[] = WILD_CODES

/** "r7 rS W4" as a list. */
export function cardsOf(text: string | null | undefined): string[] {
  return text ? text.split(' ') : []
}

export function isWild(card: string): boolean {
  return WILDS.includes(card)
}

export function colorOf(card: string): Color | null {
  return isWild(card) ? null : (card[0] as Color)
}

/** What is on the card beside its colour: 0 to 9, S, R, D, B, or for a wild its code. */
export function symbolOf(card: string): string {
  return isWild(card) ? card : card.slice(1)
}

/** Which of the three Customizable cards, from 0; null for other cards. */
export function customSlot(card: string): number | null {
  return card[0] === 'C' ? Number(card[1]) - 1 : null
}

export function colorName(color: string): string {
  return t(`color-${color}`)
}

/** The name of a card; `customs` are the house rules of the Customizable cards. */
export function cardName(card: string, customs: readonly string[] = []): string {
  const slot = customSlot(card)
  if (slot !== null) {
    const rule = customs[slot]
    if (!rule) return t('card-custom', { number: slot + 1 })
    return t('card-custom-rule', { number: slot + 1, rule: customRule(rule) })
  }
  if (isWild(card)) return t(`card-${card}`)
  return t('card-colored', { color: card[0]!, symbol: card.slice(1) })
}

/** The house rule of a Customizable card in words: one of the ten, or the table's own text. */
export function customRule(rule: string): string {
  return known(`custom-${rule}`) ? t(`custom-${rule}`) : rule
}

export function cardNames(cards: readonly string[]): string {
  return listed(
    cards.map((card) => cardName(card)),
    'list-comma',
  )
}

function rank(card: string): number {
  return isWild(card)
    ? 100 + WILDS.indexOf(card)
    : COLORS.indexOf(card[0] as Color) * 20 + SYMBOLS.indexOf(card.slice(1))
}

function valueRank(card: string): number {
  return isWild(card)
    ? 1000 + WILDS.indexOf(card)
    : SYMBOLS.indexOf(card.slice(1)) * 10 + COLORS.indexOf(card[0] as Color)
}

export const ORDERS = ['color', 'value', 'drawn'] as const
export type Order = (typeof ORDERS)[number]

/** A hand in the order a person likes; `drawn` is as the cards came. */
export function sorted<T extends { code: string; id: number }>(hand: readonly T[], order: Order): T[] {
  if (order === 'drawn') return [...hand]
  const key = order === 'color' ? rank : valueRank
  return [...hand].sort((a, b) => key(a.code) - key(b.code) || a.id - b.id)
}
