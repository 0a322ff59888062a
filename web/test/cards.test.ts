import { describe, expect, it } from 'vitest'
import { choicesOf } from '../src/game/actions'
import { cardName, cardsOf, colorOf, sorted, symbolOf } from '../src/game/cards'
import { refusalText } from '../src/game/refusals'
import { othersClockwise, sides } from '../src/game/seats'
import { inviteLink } from '../src/browser/shareLinks'

const hand = (text: string) => cardsOf(text).map((code, id) => ({ code, id }))
const codes = (cards: { code: string }[]) => cards.map((card) => card.code).join(' ')

describe('cards', () => {
  it('have names', () => {
    expect(['r7', 'yS', 'gR', 'bD', 'rB', 'W', 'W4', 'WH', 'C2'].map((card) => cardName(card))).toEqual([
      'Red 7',
      'Yellow Skip',
      'Green Reverse',
      'Blue Draw Two',
      'Red Blank',
      'Wild',
      'Wild Draw Four',
      'Wild Shuffle Hands',
      'Customizable 2',
    ])
    expect(cardName('C1', ['again'])).toBe('Customizable 1 (one more turn)')
    expect(cardName('C1', ['sing'])).toBe('Customizable 1 (sing)')
  })
  it('are read', () => {
    expect(cardsOf('')).toEqual([])
    expect(cardsOf(null)).toEqual([])
    expect([colorOf('bD'), symbolOf('bD'), colorOf('W4'), symbolOf('W4')]).toEqual(['b', 'D', null, 'W4'])
  })
  it('are sorted as people like', () => {
    const cards = hand('W4 g1 y6 rS r7 y1')
    expect(codes(sorted(cards, 'color'))).toBe('r7 rS y1 y6 g1 W4')
    expect(codes(sorted(cards, 'value'))).toBe('y1 g1 y6 r7 rS W4')
    expect(codes(sorted(cards, 'drawn'))).toBe('W4 g1 y6 rS r7 y1')
  })
})

describe('legal actions', () => {
  const choices = choicesOf([
    'catch 2',
    'challenge',
    'color y',
    'color r',
    'discard r5',
    'draw',
    'play W:b',
    'play W:r',
    'play r7',
    'play y7>1',
    'play y7>2',
    'uno',
    'veto 0',
    'vote no',
    'vote yes',
  ])
  it('are sorted by what a person does', () => {
    expect(choices.plays.get('W')).toEqual({ plain: false, colors: ['r', 'b'], targets: [] })
    expect(choices.plays.get('y7')).toEqual({ plain: false, colors: [], targets: [1, 2] })
    expect(choices.plays.get('r7')).toEqual({ plain: true, colors: [], targets: [] })
    expect(choices).toMatchObject({
      draw: true,
      pass: false,
      challenge: true,
      uno: true,
      vote: true,
      perform: false,
      catches: [2],
      vetos: [0],
      colors: ['r', 'y'],
    })
    expect([...choices.discards]).toEqual(['r5'])
  })
})

describe('refusals', () => {
  it('say cards and colours in words', () => {
    const args = { card: 'g4', top: 'r5', color: 'red' }
    expect(refusalText({ key: 'no-match', args, text: '' }, null)).toBe(
      'Green 4 does not go on Red 5 with red in play.',
    )
  })
  it('fall back to the text of the server', () =>
    expect(refusalText({ key: 'brand-new', text: 'because' }, null)).toBe('because'))
})

describe('around the table', () => {
  it('the others sit clockwise from you', () => {
    expect(othersClockwise(4, 1)).toEqual([2, 3, 0])
    expect(othersClockwise(3, null)).toEqual([0, 1, 2])
  })
  it('all of them have a side', () => {
    for (let count = 1; count <= 10; count++) expect(sides(count).reduce((sum, side) => sum + side)).toBe(count)
  })
  it('the invitation is an address that others can reach', () => {
    expect(
      inviteLink('http://10.0.0.2:8000', 'ABC234', { origin: 'https://cards.example', hostname: 'cards.example' }),
    ).toBe('https://cards.example/t/ABC234')
    expect(
      inviteLink('http://10.0.0.2:8000/', 'ABC234', { origin: 'http://localhost:8000', hostname: 'localhost' }),
    ).toBe('http://10.0.0.2:8000/t/ABC234')
    expect(inviteLink('', 'ABC234', { origin: 'http://localhost:8000', hostname: 'localhost' })).toBe(
      'http://localhost:8000/t/ABC234',
    )
  })
})
