import { describe, expect, it } from 'vitest'
import notation from '../../docs/notation.md?raw'
import { fromSnapshot, namesOf } from '../src/game/fold'
import { read, tellEvent, tellGame } from '../src/game/story'
import type { GameEvent, TableEvent } from '../src/protocol/wire'
import { known } from '../src/i18n/translate'
import { snapshot } from './scene'

const picture = fromSnapshot(snapshot({ settings: { rules: { customs: ['sing a song'] }, players: 3 } }))
const names = namesOf(picture)
const say = (event: GameEvent, ...after: GameEvent[]) =>
  tellGame(event, [event, ...after], 0, names)
    .map(read)
    .join(' ')

// Every kind of event that the notation has, with all that may come with it.
const rows = /\| event \| further keys[^]*?\n\n/.exec(notation)![0].split('\n').slice(2)
const kinds = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map((match) => match[1]!))

const details: Partial<GameEvent> = {
  seat: 1,
  card: 'g7',
  count: 2,
  color: 'b',
  how: 'turn',
  direction: -1,
  forgiven: 2,
  suspect: 2,
  guilty: true,
}
const VARIANTS: Record<string, Partial<GameEvent>[]> = {
  shuffled: (['deck', 'draw', 'discard', 'hands'] as const).map((what) => ({ what })),
  played: (['turn', 'jump', 'stack'] as const).map((how) => ({ how })),
  dealt: [{}, { cards: 'r1 W4' }],
  drew: [{}, { cards: 'r1 W4' }],
  took_over: [{}, { cards: 'r1 W4' }],
  showed: [{ to_seat: 2 }, { to_seat: 0, cards: 'r1' }],
  challenged: [{ guilty: true }, { guilty: false }],
  drew_nothing: [{ forgiven: 0 }, { forgiven: 3 }],
  voted: [{ laughed: true }, { laughed: false }],
  effect: [
    'until-color',
    'drop-wilds',
    'three-or-play',
    'again',
    'seven',
    'three-all',
    'open',
    'joke',
    'elbows',
    'rooster',
    'own-text',
  ].map((effect) => ({ effect, next: 2 })),
}

describe('events of the notation', () => {
  it('are found', () => expect(kinds.length).toBeGreaterThan(35))

  it.each(kinds)('%s has a message for everyone', (kind) => {
    for (const variant of VARIANTS[kind] ?? [{}]) {
      for (const seat of [0, 1]) {
        for (const other of [0, 2]) {
          const event = { ...details, suspect: other, ...variant, event: kind, seat } as GameEvent
          const lines = tellGame(event, [event], 0, names)
          expect(lines).toHaveLength(1)
          for (const line of lines) {
            expect(known(line.key), line.key).toBe(true)
            expect(read(line)).not.toMatch(/\{|undefined|story-/)
          }
        }
      }
    }
  })
})

describe('sentences', () => {
  it('name you and others', () => {
    expect(say({ event: 'played', seat: 0, card: 'r7', how: 'turn' })).toBe('You play Red 7.')
    expect(say({ event: 'played', seat: 1, card: 'gS', how: 'jump' })).toBe('Bo jumps in with Green Skip!')
    expect(say({ event: 'caught', seat: 0, by: 1 })).toBe('Bo catches you: you did not say UNO!')
    expect(say({ event: 'caught', seat: 1, by: 0 })).toBe('You catch Bo, who did not say UNO!')
    expect(say({ event: 'swapped', seat: 2, with: 0 })).toBe('Cleo swaps hands with you.')
  })
  it('join a wild and its colour', () => {
    const played: GameEvent = { event: 'played', seat: 1, card: 'W', how: 'turn' }
    const named: GameEvent = { event: 'named_color', seat: 1, color: 'g' }
    expect(say(played, named)).toBe('Bo plays Wild and picks green.')
    expect(tellGame(named, [played, named], 1, names)).toEqual([])
    expect(say(named)).toBe('Bo picks green.')
  })
  it('count', () => {
    expect(say({ event: 'drew', seat: 1, count: 1 })).toBe('Bo draws a card.')
    expect(say({ event: 'drew', seat: 1, count: 4 })).toBe('Bo draws 4 cards.')
    expect(say({ event: 'drew', seat: 0, count: 2, cards: 'r1 W4' })).toBe('You draw Red 1, Wild Draw Four.')
  })
  it('quote the house rule of the card on top', () => {
    expect(
      tellGame({ event: 'effect', seat: 1, effect: 'own-text', next: 2 }, [], 0, { ...names, top: 'C1' }).map(read),
    ).toEqual(['House rule: sing a song'])
  })
  it('keep turns of others out of the log', () => {
    expect(tellGame({ event: 'turn', seat: 1 }, [], 0, names)[0]!.tone).toBe('quiet')
    expect(tellGame({ event: 'turn', seat: 0 }, [], 0, names)[0]!.tone).toBe('plain')
  })
  it('say when the clock has played', () => {
    const event: GameEvent = { event: 'drew', seat: 1, count: 1 }
    expect(tellGame(event, [event], 0, names, 'clock').map(read)).toEqual(['Time is up.', 'Bo draws a card.'])
  })
})

describe('events of the table', () => {
  type Told = Exclude<TableEvent, { event: 'moved' }>
  const places = ['sat', 'stood', 'bot', 'level', 'freed', 'away', 'back', 'left', 'took', 'kicked'] as const
  // Every kind, so that none is left without words: none of one means that it is seen elsewhere.
  const samples: { [Kind in Told['event']]: Extract<Told, { event: Kind }>[] } = {
    joined: [{ event: 'joined', person: { id: 3, name: 'Dov' } }],
    renamed: [{ event: 'renamed', member: 2, name: 'Bob' }],
    avatar: [],
    left: [{ event: 'left', member: 2 }],
    kicked: [{ event: 'kicked', member: 2 }],
    host: [{ event: 'host', member: 1 }],
    places: places.map((what) => ({ event: 'places', what, place: 1, places: [], member: 2 })),
    configured: [{ event: 'configured', settings: {}, places: [] }],
    match_started: [{ event: 'match_started', match: 1, places: [] }],
    round_started: [{ event: 'round_started', round: 2, seats: [0, 1, 2] }],
    committed: [],
    contributed: [],
    round_over: [
      { event: 'round_over', winner: 0, points: [12, 0, 0], scores: [12, 0, 0], hands: [] },
      { event: 'round_over', winner: null, points: [0, 0, 0], scores: [0, 0, 0], hands: [] },
    ],
    match_over: [{ event: 'match_over', match: 1, winners: [0, 2] }],
    ready: [],
    said: [],
    accused: [{ event: 'accused', id: 9, by: 2, place: 0, message: 8, voters: [] }],
    balloted: [],
    verdict: [true, false].map((guilty) => ({ event: 'verdict', id: 9, place: 1, guilty })),
    closed: [{ event: 'closed' }],
  }
  it.each(Object.values(samples).flat())('$event', (event) => {
    const lines = tellEvent(event, names, picture.settings)
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) {
      expect(known(line.key), line.key).toBe(true)
      expect(read(line)).not.toMatch(/\{|undefined|story-/)
    }
  })
  it('of which chat and votes are seen elsewhere', () => {
    expect(tellEvent({ event: 'said', id: 1, member: 2, text: 'hi', at: 1 }, names, {})).toEqual([])
  })
  it('tell the points', () => {
    expect(tellEvent(samples.round_over[0]!, names, {}).map(read)).toEqual(['You win the round and score 12 points.'])
  })
})
