import { beforeEach, describe, expect, it } from 'vitest'
import { accessibility } from '../src/storage/accessibility.svelte'
import type { Line } from '../src/game/story'
import { concerns, newLines } from '../src/table/access/announce.svelte'
import { openTable, say, stubBrowser } from './page'
import { moved, now, update } from './scene'

beforeEach(() => {
  stubBrowser()
  accessibility.tell = 'all'
})

const line = (key: string, me = 'other'): Line => ({ id: 1, key, args: { me }, tone: 'plain' })
const told = () =>
  [...document.querySelectorAll('[data-told] p')].map(
    (one) => `${(one.parentNode as HTMLElement).dataset.told}: ${one.textContent}`,
  )
const pause = () => new Promise((done) => setTimeout(done, 500))

describe('what is new', () => {
  it('is what follows the last line, and nothing after a fresh start', () => {
    const [a, b, c] = [line('a'), line('b'), line('c')]
    expect(newLines(null, [a!, b!])).toEqual([])
    expect(newLines([], [a!])).toEqual([a])
    expect(newLines([a!], [a!, b!, c!])).toEqual([b, c])
    expect(newLines([a!], [line('a')])).toEqual([]) // told anew: lines are no longer the same
  })
  it('concerns oneself, or everyone', () => {
    expect(concerns(line('story-played'))).toBe(false)
    expect(concerns(line('story-played', 'actor'))).toBe(true)
    expect(concerns(line('story-swapped', 'target'))).toBe(true)
    expect(concerns(line('story-round_over'))).toBe(true)
  })
})

describe('the live region', () => {
  it('tells one’s turn with the pile when one comes', async () => {
    await openTable()
    await pause()
    expect(told()).toEqual(['polite: Your turn. Top card: Red 5. Colour in play: red. 2 cards fit.'])
  })
  it('tells what the others do, then one’s turn', async () => {
    await openTable()
    await say(
      update([moved({ event: 'played', seat: 1, card: 'b5' }, { event: 'turn', seat: 0 })], {
        now: { ...now, top: 'b5', color: 'b' },
        mine: { seat: 0, legal: ['draw'], must: true },
      }),
    )
    await pause()
    expect(told().at(-1)).toBe(
      'polite: Bo plays Blue 5. Your turn. Top card: Blue 5. Colour in play: blue. No card fits.',
    )
  })
  it('leaves out what the others do where someone wants it so', async () => {
    accessibility.tell = 'mine'
    await openTable()
    await say(
      update([moved({ event: 'played', seat: 1, card: 'b5' }, { event: 'turn', seat: 0 })], {
        now: { ...now, top: 'b5', color: 'b' },
        mine: { seat: 0, legal: ['draw'], must: true },
      }),
    )
    await pause()
    expect(told().at(-1)).toBe('polite: Your turn. Top card: Blue 5. Colour in play: blue. No card fits.')
  })
  it('interrupts when one is caught', async () => {
    await openTable()
    await say(
      update([moved({ event: 'caught', seat: 0, by: 1 })], {
        now: { ...now, turn: 1 },
        mine: { seat: 0, legal: [], must: false },
      }),
    )
    expect(told()).toEqual(['urgent: Bo catches you: you did not say UNO!'])
  })
})
