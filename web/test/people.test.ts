import { beforeEach, describe, expect, it } from 'vitest'
import { isPastMatch, type PastMatch } from '../src/storage/pastMatches'
import { myAvatar, myKey, rememberAvatar, screenKey } from '../src/storage/identity'
import { fromSnapshot } from '../src/game/fold'
import { full } from '../src/game/settings'
import { groupsOf, othersOf, settingsOf } from '../src/state/playAgain'
import { codeOf, COLORS, letterOf, lookOf } from '../src/people/avatar'
import { forgetPeople, knownPeople, meet } from '../src/storage/knownPeople'
import { MOST_MINE } from '../src/protocol/constants'
import { followSeat, ownTables } from '../src/storage/ownTables'
import { timeLeft } from '../src/i18n/timeLeft'
import { snapshot } from './scene'

beforeEach(() => localStorage.clear())

describe('avatars', () => {
  it('follow from the name, always the same, with its letter', () => {
    expect(lookOf('', 'Ann')).toEqual(lookOf('', 'Ann'))
    expect(lookOf('', 'Ann').face).toBe(0)
    expect(
      new Set('Ann Ben Cem Dot Eve Fay Gil Hal'.split(' ').map((name) => codeOf(lookOf('', name)))).size,
    ).toBeGreaterThan(4)
    expect(letterOf(' łukasz')).toBe('Ł')
    expect(letterOf('🦊 Fox')).toBe('🦊')
    expect(letterOf('')).toBe('?')
  })
  it('are as chosen, where that is one', () => {
    expect(lookOf('123', 'Ann')).toEqual({ shape: 1, face: 2, color: 3 })
    expect(codeOf(lookOf('407', 'Ann'))).toBe('407')
    expect(lookOf('999', 'Ann')).toEqual(lookOf('', 'Ann'))
  })
  it('can be read: every pair of colours has contrast', () => {
    for (const [back, ink] of COLORS) expect(contrast(back, ink), `${back} ${ink}`).toBeGreaterThan(4.5)
  })
  it('are remembered here, and nothing that is none', () => {
    rememberAvatar('123')
    expect(myAvatar()).toBe('123')
    localStorage.setItem('oneleft.avatar', '<b>')
    expect(myAvatar()).toBe('')
  })
})

describe('a screen', () => {
  it('is someone else than whoever uses this browser', () => {
    expect(screenKey()).toMatch(/^[A-Za-z0-9_-]{22,64}$/)
    expect(screenKey()).toBe(screenKey())
    expect(screenKey()).not.toBe(myKey())
  })
})

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light! + 0.05) / (dark! + 0.05)
}

function luminance(color: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((at) => parseInt(color.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

describe('own tables', () => {
  it('are remembered while one sits there, the latest first, and forgotten after', () => {
    followSeat(fromSnapshot(snapshot()))
    followSeat(fromSnapshot(snapshot({ code: 'XYZ234' })))
    expect(ownTables()).toEqual(['XYZ234', 'ABC234'])
    followSeat(fromSnapshot(snapshot({ you: 9 }))) // watches
    expect(ownTables()).toEqual(['XYZ234'])
    followSeat(fromSnapshot(snapshot({ code: 'XYZ234', closed: true })))
    expect(ownTables()).toEqual([])
  })
  it('are bounded, and only codes', () => {
    localStorage.setItem('oneleft.tables', JSON.stringify(['<b>', 7, ...Array.from({ length: 40 }, () => 'ABC234')]))
    expect(ownTables()).toHaveLength(MOST_MINE)
    localStorage.setItem('oneleft.tables', 'no list')
    expect(ownTables()).toEqual([])
  })
})

describe('people one has played with', () => {
  const at = (match: number, change = {}) => fromSnapshot(snapshot({ match, ...change }))
  it('are counted once for each match, the latest first; bots are not', () => {
    meet(at(1), 1000)
    meet(at(1), 2000)
    expect(knownPeople()).toEqual([{ name: 'Bo', avatar: '', last: 1000, times: 1 }])
    meet(
      at(2, {
        people: [
          { id: 1, name: 'Ann' },
          { id: 2, name: 'Bo', avatar: '123' },
        ],
      }),
      3000,
    )
    expect(knownPeople()).toEqual([{ name: 'Bo', avatar: '123', last: 3000, times: 2 }])
    forgetPeople()
    expect(knownPeople()).toEqual([])
  })
  it('are not those whom one only watches', () => {
    meet(at(1, { you: 9 }), 1000)
    meet(at(1, { stage: 'waiting' }), 1000)
    expect(knownPeople()).toEqual([])
  })
})

describe('playing again', () => {
  const match = (names: string[], place = 0): PastMatch => ({
    code: 'ABC234',
    match: 1,
    at: 1,
    players: names.map((name) => ({ name, bot: name === 'Ada' })),
    place,
    scores: names.map(() => 0),
    winners: [0],
    edition: 'quick',
    changed: [],
    rounds: 1,
    roundsWon: 1,
  })
  it('seats the others as they sat after oneself', () => {
    expect(othersOf(match(['Ben', 'Ann', 'Ada'], 1)).map((player) => player.name)).toEqual(['Ada', 'Ben'])
  })
  it('knows the settings, or at least the edition', () => {
    expect(settingsOf(match(['Ann', 'Ben']))).toMatchObject({ rules: { edition: 'quick' }, players: 2, clock: 'none' })
    const kept = {
      ...match(['Ann', 'Ben']),
      settings: full({ rules: { edition: 'europe', stacking: true }, clock: 'days', days: 7 }),
    }
    expect(isPastMatch(kept)).toBe(true)
    expect(settingsOf(kept)).toMatchObject({ rules: { edition: 'europe', stacking: true }, clock: 'days', days: 7 })
    expect(isPastMatch({ ...kept, settings: { clock: 'never' } })).toBe(false)
  })
  it('offers each group of people once', () => {
    const matches = [
      match(['Ann', 'Ben', 'Cem']),
      match(['Cem', 'Ann', 'Ben'], 1),
      match(['Ann', 'Ada']),
      match(['Ann', 'Cem']),
    ]
    expect(groupsOf(matches, 5)).toEqual([matches[0], matches[3]])
    expect(groupsOf(matches, 1)).toEqual([matches[0]])
  })
})

it('time that is left is told in the largest unit that fits', () => {
  const [hour, day] = [3_600_000, 86_400_000]
  expect([3 * day - 1, 47 * hour, 90 * 60_000, 5_000].map(timeLeft)).toEqual([
    '2 days left',
    '47 hours left',
    '90 minutes left',
    '1 minute left',
  ])
})
