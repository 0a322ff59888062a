// Checks the fair shuffle in the browser: docs/fair-shuffle.md defines it. SHA-256 is implemented here because browsers
// offer theirs only on pages served over HTTPS, and a server at home does not use HTTPS.
import { COLOR_LETTERS, SYMBOL_LETTERS, WILD_CODES } from '../protocol/constants'
import type { FairRound } from '../protocol/wire'

const ORDER: readonly string[] = [
  ...COLOR_LETTERS.flatMap((color) => SYMBOL_LETTERS.map((symbol) => color + symbol)),
  ...WILD_CODES,
]
const LABEL = new TextEncoder().encode('oneleft-shuffle/1')
const BLOCK = 64

/** The first 32 bits of the fractional parts of the roots of the first primes. */
function fractions(count: number, root: (prime: number) => number): number[] {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) {
    let prime = true
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false
    if (prime) found.push(((root(n) % 1) * 2 ** 32) | 0)
  }
  return found
}
const START = fractions(8, Math.sqrt)
const ROUNDS = fractions(64, Math.cbrt)

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))

export function sha256(data: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((data.length + 9) / BLOCK) * BLOCK)
  padded.set(data)
  padded[data.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 4, data.length * 8)
  const state = [...START]
  const w = new Int32Array(64)
  for (let at = 0; at < padded.length; at += BLOCK) {
    for (let i = 0; i < 16; i++) w[i] = view.getInt32(at + 4 * i)
    for (let i = 16; i < 64; i++) {
      const early = w[i - 15]!
      const late = w[i - 2]!
      w[i] =
        w[i - 16]! +
        (turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)) +
        w[i - 7]! +
        (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10))
    }
    let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number]
    for (let i = 0; i < 64; i++) {
      const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i]! + w[i]!) | 0
      const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
    }
    ;[a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (state[i]! + word) | 0))
  }
  const digest = new DataView(new ArrayBuffer(32))
  state.forEach((word, i) => digest.setInt32(4 * i, word))
  return new Uint8Array(digest.buffer)
}

function joined(...parts: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = joined(key, new Uint8Array(BLOCK - key.length))
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      sha256(
        joined(
          block.map((byte) => byte ^ 0x36),
          message,
        ),
      ),
    ),
  )
}

export const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
export const unhex = (text: string) => new Uint8Array((text.match(/../g) ?? []).map((pair) => parseInt(pair, 16)))

function number32(value: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(4))
  bytes.setUint32(0, value)
  return new Uint8Array(bytes.buffer)
}

/** Cards in the order that a secret and the players' contributions give, for the cut or shuffle with this number. */
export function shuffled(
  cards: readonly string[],
  secret: string,
  contributions: readonly string[],
  number: number,
): string[] {
  const key = unhex(secret)
  const seed = sha256(new TextEncoder().encode(contributions.join('\n')))
  let block = 0
  let words: number[] = []
  const word = (): number => {
    if (!words.length) {
      const view = new DataView(hmac(key, joined(LABEL, seed, number32(number), number32(block++))).buffer)
      words = Array.from({ length: 8 }, (_, i) => view.getUint32(4 * i))
    }
    return words.shift()!
  }
  const below = (bound: number): number => {
    const limit = 2 ** 32 - (2 ** 32 % bound)
    let found = word()
    while (found >= limit) found = word()
    return found % bound
  }
  const order = [...cards].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))
  for (let last = order.length - 1; last > 0; last--) {
    const chosen = below(last + 1)
    ;[order[last], order[chosen]] = [order[chosen]!, order[last]!]
  }
  return order
}

/** What this browser saw and did before the deal. */
export interface Witness {
  commitment: string
  contributions: readonly string[]
  /** What this browser added; null if it was not asked. */
  own: string | null
  /** The hand that was dealt here, with its seat, the dealer's and the number of seats; null for spectators. */
  dealt: { cards: readonly string[]; seat: number; dealer: number; seats: number } | null
}

export type Verdict = 'fair' | 'other-secret' | 'other-contributions' | 'own-missing' | 'other-order' | 'other-hand'

/** Whether a round was dealt as was committed. */
export function check(round: FairRound, witness: Witness): Verdict {
  if (hex(sha256(unhex(round.secret))) !== round.commitment || round.commitment !== witness.commitment)
    return 'other-secret'
  if (round.contributions.join() !== witness.contributions.join()) return 'other-contributions'
  if (witness.own !== null && !round.contributions.includes(witness.own)) return 'own-missing'
  let deck: string[] | null = null
  for (const [number, line] of round.chances.entries()) {
    const [, verb, ...cards] = line.split(' ')
    if (verb !== 'shuffle') continue // a cut does not show which cards were not drawn; checking the record covers it
    if (shuffled(cards, round.secret, round.contributions, number).join() !== cards.join()) return 'other-order'
    deck ??= cards
  }
  return !witness.dealt || !deck || dealtFrom(deck, witness.dealt) ? 'fair' : 'other-hand'
}

/** One card at a time, beginning at the dealer's left. */
function dealtFrom(deck: readonly string[], { cards, seat, dealer, seats }: NonNullable<Witness['dealt']>): boolean {
  const first = (seat - dealer - 1 + 2 * seats) % seats
  const hand = cards.map((_, turn) => deck[turn * seats + first]!)
  return [...hand].sort().join() === [...cards].sort().join()
}
