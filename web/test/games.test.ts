// Past matches: kept once when a match ends, bounded, filtered, counted, saved and read again.
import { render, screen, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, describe, expect, it } from 'vitest'
import GamesPage from '../src/pages/games/GamesPage.svelte'
import { follow } from '../src/storage/recordMatch'
import { filtered, NO_FILTER, pointBars, rateOverTime, statsOf } from '../src/pages/games/stats'
import {
  asFile,
  fromFile,
  isPastMatch,
  keepMatches,
  MOST_GAMES,
  newOnes,
  pastMatches,
  placeIn,
  type PastMatch,
} from '../src/storage/pastMatches'
import { fromSnapshot } from '../src/game/fold'
import type { Catalogue } from '../src/protocol/wire'
import { snapshot } from './scene'

beforeEach(() => localStorage.clear())
const DAY = 24 * 3600 * 1000

function game(change: Partial<PastMatch> = {}): PastMatch {
  return {
    code: 'ABC234',
    match: 1,
    at: 1_700_000_000_000,
    place: 0,
    scores: [500, 120],
    winners: [0],
    edition: 'official',
    changed: [],
    rounds: 5,
    roundsWon: 3,
    players: [
      { name: 'Ann', bot: false },
      { name: 'Bo', bot: true },
    ],
    ...change,
  }
}

const catalogue = {
  editions: [{ name: 'official', options: { target: 500, stacking: false } }],
  options: [],
  effects: [],
  bots: [],
  share: '',
} as Catalogue
const settings = { rules: { edition: 'official', target: 200, stacking: false }, players: 3 }
const picture = (stage: 'playing' | 'over', change = {}) =>
  fromSnapshot(
    snapshot({
      stage,
      match: 3,
      settings,
      scores: [10, 210, 0],
      winners: stage === 'over' ? [1] : [],
      sheet: [{ event: 'round_over', winner: 0, points: [10, 0, 0], scores: [10, 0, 0], hands: [] }],
      ...change,
    }),
  )

describe('keeping', () => {
  it('a match that ended where this browser had a place, once', () => {
    follow(picture('playing'), catalogue, 5)
    expect(placeIn('ABC234', 3)).toBe(0)
    follow(picture('over'), catalogue, 6)
    follow(picture('over'), catalogue, 7)
    expect(pastMatches()).toEqual([
      expect.objectContaining({
        code: picture('over').code,
        match: 3,
        at: 6,
        place: 0,
        scores: [10, 210, 0],
        winners: [1],
        edition: 'official',
        changed: ['target'],
        rounds: 1,
        roundsWon: 1,
      }),
    ])
    expect(pastMatches()[0]!.players.map((player) => player.bot)).toEqual(
      picture('over').places.map((place) => place.bot != null),
    )
  })
  it('no match of others', () => {
    follow(picture('over'), catalogue)
    follow(picture('playing', { you: 99 }), catalogue)
    follow(picture('over', { you: 99 }), catalogue)
    expect(pastMatches()).toEqual([])
  })
  it('no more than some, the newest', () => {
    keepMatches(Array.from({ length: MOST_GAMES + 5 }, (_, match) => game({ match, at: match })))
    expect(pastMatches()).toHaveLength(MOST_GAMES)
    expect(pastMatches()[0]!.match).toBe(MOST_GAMES + 4)
  })
  it('survives anything in the storage', () => {
    for (const text of ['', '{', '{}', '[1, null, {"code": 3}]', `[${JSON.stringify(game({ place: 7 }))}]`]) {
      localStorage.setItem('oneleft.games', text)
      expect(pastMatches()).toEqual([])
    }
  })
})

describe('files', () => {
  it('hold what was saved', () => {
    const games = [game(), game({ match: 2 })]
    expect(fromFile(asFile(games))).toEqual(games)
    expect(newOnes([games[0]!], [...games, ...games])).toEqual([games[1]])
  })
  it('of other kinds are refused, and what is not right is left out', () => {
    for (const text of ['', '[]', 'null', '{"format": "oneleft/1", "games": []}']) expect(fromFile(text)).toBeNull()
    expect(
      fromFile(JSON.stringify({ format: 'oneleft-games/1', games: [game(), { ...game(), scores: ['x'] }, 7] })),
    ).toEqual([game()])
    expect(isPastMatch({ ...game(), code: '../x' })).toBe(false)
  })
})

describe('numbers', () => {
  const games = [
    game(),
    game({
      match: 2,
      at: 1_700_000_000_000 + DAY,
      winners: [1],
      scores: [80, 500],
      rounds: 5,
      roundsWon: 1,
      edition: 'classic',
    }),
    game({
      match: 3,
      at: 1_700_000_000_000 + 2 * DAY,
      winners: [2],
      scores: [20, 30, 510],
      rounds: 10,
      roundsWon: 1,
      players: [
        { name: 'Ann', bot: false },
        { name: 'Bo', bot: true },
        { name: 'Dot', bot: false },
      ],
    }),
  ]
  it('count', () => {
    expect(statsOf(games)).toEqual({
      matches: 3,
      winRate: 1 / 3,
      roundRate: 5 / 20,
      points: 200,
      byPlayers: [
        { players: 2, matches: 2, winRate: 0.5 },
        { players: 3, matches: 1, winRate: 0 },
      ],
    })
    expect(statsOf([])).toEqual({ matches: 0, winRate: 0, roundRate: 0, points: 0, byPlayers: [] })
    expect(rateOverTime([...games].reverse())).toEqual([1, 1 / 2, 1 / 3])
    const bars = pointBars(games)
    expect(bars.reduce((all, bar) => all + bar.count, 0)).toBe(3)
    expect(bars.length).toBeLessThanOrEqual(8)
    expect(pointBars([game({ scores: [0, 9] })])).toContainEqual({ from: 0, to: 9, count: 1 })
  })
  it('filter', () => {
    const matches = (change: object, now?: number) =>
      filtered(games, { ...NO_FILTER, ...change }, now).map((one) => one.match)
    expect(matches({})).toEqual([1, 2, 3])
    expect(matches({ edition: 'classic' })).toEqual([2])
    expect(matches({ name: ' DOT' })).toEqual([3])
    expect(matches({ name: 'ann' })).toEqual([]) // oneself is in all of them
    expect(matches({ against: 'bots' })).toEqual([1, 2])
    expect(matches({ against: 'people' })).toEqual([3])
    expect(matches({ result: 'won' })).toEqual([1])
    expect(matches({ days: 7 }, games[2]!.at + 6.5 * DAY)).toEqual([3])
  })
})

describe('the page', () => {
  it('lists, filters, deletes, and is accessible', async () => {
    keepMatches([game(), game({ match: 2, at: 1_700_000_001_000, winners: [1], scores: [80, 500] })])
    const { container } = render(GamesPage)
    const list = () => within(screen.getByRole('list', { name: 'My games' })).getAllByRole('listitem')
    expect(list()).toHaveLength(2)
    expect(screen.getAllByRole('link', { name: /^Replay of the match/ })[0]!.getAttribute('href')).toBe(
      '/replay/ABC234/2',
    )
    expect(
      (await axe.run(container, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } }))
        .violations,
    ).toEqual([])
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Result' }), 'Won')
    expect(list()).toHaveLength(1)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Result' }), 'All')
    await userEvent.click(screen.getAllByRole('button', { name: /^Delete the match/ })[0]!)
    expect(pastMatches().map((one) => one.match)).toEqual([1])
    await userEvent.click(screen.getByRole('button', { name: 'Delete all' }))
    await userEvent.click(screen.getByRole('button', { name: 'Yes, delete them' }))
    expect(pastMatches()).toEqual([])
    expect(screen.getByText(/No match has been played/)).toBeTruthy()
  })
  it('adds matches from a file', async () => {
    render(GamesPage)
    await userEvent.upload(
      screen.getByLabelText('Add from a file', { selector: 'input' }),
      new File([asFile([game()])], 'games.json', { type: 'application/json' }),
    )
    expect(await screen.findByText('One match was added.')).toBeTruthy()
    expect(pastMatches()).toHaveLength(1)
  })
})
