import { describe, expect, it } from 'vitest'
import page from '../../docs/fair-shuffle.md?raw'
import { check, hex, hmac, sha256, shuffled, unhex, type Witness } from '../src/game/fairShuffle'

const bytes = (text: string) => new TextEncoder().encode(text)
const SECRET = '00'.repeat(32)
const ADDED = ['000102030405060708090a0b0c0d0e0f', 'ff'.repeat(16)]

describe('sha256 and hmac', () => {
  it('give the published digests', () => {
    expect(hex(sha256(bytes('')))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
    expect(hex(sha256(bytes('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    expect(hex(sha256(bytes('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')))).toBe(
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    )
    expect(hex(sha256(new Uint8Array(1000).fill(97)))).toBe(
      '41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3',
    )
    expect(hex(hmac(unhex('0b'.repeat(20)), bytes('Hi There')))).toBe(
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    )
  })
})

describe('shuffled', () => {
  const rows = [...page.matchAll(/^\| (\d)([^|]*) \| `([^`]*)` \| `([^`]*)` \|$/gm)]
  it('has vectors', () => expect(rows.length).toBeGreaterThanOrEqual(4))
  it.each(rows.map((row) => row.slice(1)))('vector %s%s', (number, who, cards, order) => {
    expect(shuffled(cards!.split(' '), SECRET, who ? [] : ADDED, Number(number)).join(' ')).toBe(order)
  })
})

describe('check', () => {
  const deck = shuffled('r0 r1 r2 r3 r4 r5 r6 r7 r8 r9'.split(' '), SECRET, ADDED, 1)
  const commitment = hex(sha256(unhex(SECRET)))
  const round = {
    commitment,
    secret: SECRET,
    contributions: ADDED,
    chances: ['* cut r1 r2', `* shuffle ${deck.join(' ')}`],
  }
  const dealt = { cards: [deck[1]!, deck[3]!], seat: 0, dealer: 0, seats: 2 }
  const witness: Witness = { commitment, contributions: ADDED, own: ADDED[0]!, dealt }
  it('a fair round', () => expect(check(round, witness)).toBe('fair'))
  it('another secret', () => expect(check({ ...round, secret: '11'.repeat(32) }, witness)).toBe('other-secret'))
  it('another commitment', () => expect(check(round, { ...witness, commitment: '22'.repeat(32) })).toBe('other-secret'))
  it('other contributions', () => expect(check(round, { ...witness, contributions: [] })).toBe('other-contributions'))
  it('the own one left out', () => expect(check(round, { ...witness, own: 'aa'.repeat(16) })).toBe('own-missing'))
  it('another order', () =>
    expect(check({ ...round, chances: [`* shuffle ${[...deck].reverse().join(' ')}`] }, witness)).toBe('other-order'))
  it('another hand', () =>
    expect(check(round, { ...witness, dealt: { ...dealt, cards: [deck[0]!, deck[2]!] } })).toBe('other-hand'))
})
