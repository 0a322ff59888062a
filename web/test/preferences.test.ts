// Motion, sound, hints and the settings behind them: the pure parts, from what the server tells.
import { beforeEach, describe, expect, it } from 'vitest'
import { hintFor, type Moment } from '../src/table/hints/hints'
import { choicesOf } from '../src/game/actions'
import { fold, fromSnapshot } from '../src/game/fold'
import type { GameEvent, Now, Update } from '../src/protocol/wire'
import { showOf, type Box } from '../src/motion/flights'
import { planOf } from '../src/motion/scenes'
import { preferences, readKept } from '../src/storage/preferences.svelte'
import { soundsOf } from '../src/sound/cues'
import { moved, now, snapshot, update } from './scene'

const before = fromSnapshot(snapshot())
const said = { event: 'said', id: 1, member: 2, text: 'hi', at: 0 } as const
const plan = (...game: GameEvent[]) => planned(update([moved(...game)], { now }))
const planned = (told: Update, from = before) => planOf(from, told, fold(from, told))

describe('what moves', () => {
  it('an own card keeps its identity from the hand to the pile', () => {
    const id = before.round!.hand.find((card) => card.code === 'r7')!.id
    expect(plan({ event: 'played', seat: 0, card: 'r7', how: 'turn' })).toEqual([
      { kind: 'play', seat: 0, card: 'r7', id, jump: false },
    ])
  })
  it('cards drawn by oneself are known one by one, those of others by their number', () => {
    const [own] = plan({ event: 'drew', seat: 0, count: 2, cards: 'g1 g2' })
    expect(own).toMatchObject({ kind: 'draw', count: 2, why: null })
    expect(own?.kind === 'draw' && own.ids).toHaveLength(2)
    expect(plan({ event: 'drew', seat: 1, count: 2 })).toEqual([
      { kind: 'draw', seat: 1, count: 2, ids: [], why: null },
    ])
  })
  it('a penalty says why', () => {
    const draw: GameEvent = { event: 'drew', seat: 1, count: 4 }
    expect(plan({ event: 'caught', seat: 1, by: 0 }, draw).at(-1)).toMatchObject({ why: 'caught' })
    expect(plan({ event: 'challenged', seat: 2, suspect: 1, guilty: true }, draw).at(-1)).toMatchObject({
      why: 'bluff',
    })
    expect(plan({ event: 'challenged', seat: 1, suspect: 2, guilty: false }, draw).at(-1)).toMatchObject({
      why: 'no-bluff',
    })
    expect(plan({ event: 'wrong_card', seat: 1, card: 'r1' }, draw).at(-1)).toMatchObject({ why: 'wrong' })
    const facing = fromSnapshot(snapshot({ round: { ...snapshot().round!, now: { ...now, turn: 1, pending: 4 } } }))
    expect(planned(update([moved(draw)], { now }), facing)).toMatchObject([{ why: 'penalty' }])
  })
  it.each<[GameEvent, object]>([
    [
      { event: 'skipped', seat: 1 },
      { kind: 'skip', seat: 1 },
    ],
    [{ event: 'reversed', direction: -1 }, { kind: 'reverse' }],
    [
      { event: 'swapped', seat: 0, with: 2 },
      { kind: 'swap', seat: 0, with: 2 },
    ],
    [
      { event: 'rotated', direction: -1 },
      { kind: 'rotate', seats: 3, clockwise: false },
    ],
    [
      { event: 'hands_shuffled', seat: 1 },
      { kind: 'gather', seats: 3 },
    ],
    [
      { event: 'said_uno', seat: 2 },
      { kind: 'uno', seat: 2 },
    ],
    [
      { event: 'caught', seat: 2, by: 0 },
      { kind: 'caught', seat: 2 },
    ],
    [
      { event: 'went_out', seat: 2 },
      { kind: 'out', seat: 2 },
    ],
  ])('%o is seen', (event, scene) => expect(plan(event)).toEqual([scene]))
  it('a deal is one scene', () => {
    const deal = plan(
      { event: 'dealt', seat: 0, count: 2, cards: 'b1 b2' },
      { event: 'dealt', seat: 1, count: 2 },
      { event: 'dealt', seat: 2, count: 2 },
      { event: 'turned_up', card: 'y1' },
    )
    expect(deal.map((scene) => scene.kind)).toEqual(['deal', 'turn-up'])
    expect(deal[0]).toMatchObject({ counts: [2, 2, 2] })
  })
  it('of many moves at once only the end is shown', () => {
    const many = Array.from({ length: 9 }, (_, index): GameEvent => ({
      event: 'drew',
      seat: 1 + (index % 2),
      count: 1,
    }))
    expect(plan(...many)).toHaveLength(2)
  })
  it('talk moves nothing', () => expect(planned(update([said]))).toEqual([]))
})

describe('flights', () => {
  const box = (x: number, y: number, width = 60, height = 90): Box => ({ x, y, width, height })
  const places = new Map<string, Box>([
    ['draw', box(100, 100)],
    ['pile', box(200, 100)],
    ['hand', box(0, 400, 500, 90)],
    ['felt', box(0, 0, 500, 300)],
    ['seat-1', box(20, 10, 120, 60)],
    ['seat-2', box(300, 10, 120, 60)],
  ])
  const landed = new Map([...places, ['card-7', box(200, 100)]])
  const show = (...scenes: Parameters<typeof showOf>[0]) => showOf(scenes, 0, places, landed, new Map([[7, 'r7']]))

  it('a card goes from its seat to the pile', () => {
    const [flight] = show({ kind: 'play', seat: 1, card: 'r7', id: 7, jump: false }).flights
    expect(flight).toMatchObject({ card: 'r7', id: 7, to: box(200, 100) })
    expect(flight!.from.y).toBeLessThan(70)
  })
  it('a draw shows how many', () => {
    const { flights, signs } = show({ kind: 'draw', seat: 1, count: 4, ids: [], why: 'penalty' })
    expect(flights).toHaveLength(4)
    expect(signs).toMatchObject([{ key: 'motion-penalty', count: 4, tone: 'bad' }])
  })
  it('nothing starts late, however much happens', () => {
    const { flights } = show(
      ...Array.from({ length: 20 }, () => ({ kind: 'play', seat: 1, card: 'r7', id: 7, jump: false }) as const),
    )
    expect(Math.max(...flights.map((flight) => flight.delay))).toBeLessThan(1000)
  })
  it('signs about oneself stand on the felt, one above the other', () => {
    const { signs } = show({ kind: 'skip', seat: 0 }, { kind: 'uno', seat: 0 })
    expect(signs.map(({ at, row }) => [at.y < 300, row])).toEqual([
      [true, 0],
      [true, 1],
    ])
  })
  it('without a place nothing flies', () =>
    expect(show({ kind: 'play', seat: 8, card: 'r7', id: null, jump: false }).flights).toEqual([]))
})

describe('what is heard', () => {
  const heard = (game: GameEvent[], change: Partial<Update> = {}, from = before) => {
    const told = update([moved(...game)], { now, ...change })
    return soundsOf(from, told, fold(from, told))
  }
  it.each<[string, GameEvent[]]>([
    ['card', [{ event: 'played', seat: 1, card: 'r7' }]],
    ['draw', [{ event: 'drew', seat: 1, count: 1 }]],
    [
      'uno',
      [
        { event: 'played', seat: 1, card: 'r7' },
        { event: 'said_uno', seat: 1 },
      ],
    ],
    [
      'caught',
      [
        { event: 'caught', seat: 1, by: 2 },
        { event: 'drew', seat: 1, count: 2 },
      ],
    ],
    [
      'penalty',
      [
        { event: 'played', seat: 1, card: 'rD' },
        { event: 'faces_penalty', seat: 2, count: 2 },
      ],
    ],
  ])('%s', (sound, game) => expect(heard(game)).toEqual([sound]))
  it('one’s own turn, once', () => {
    const waits = fromSnapshot(snapshot({ round: { ...snapshot().round!, mine: { seat: 0, legal: [], must: false } } }))
    const mine = { seat: 0, legal: ['draw'], must: true }
    expect(heard([{ event: 'played', seat: 1, card: 'r7' }], { mine }, waits)).toEqual(['card', 'turn'])
    expect(heard([{ event: 'played', seat: 1, card: 'r7' }], { mine })).toEqual(['card'])
  })
  it('winning is not losing', () => {
    const over = (winner: number): Update =>
      update(
        [
          moved({ event: 'went_out', seat: winner }),
          { event: 'round_over', round: 1, winner, points: [9, 0, 0], scores: [9, 0, 0], hands: ['', '', ''] } as never,
        ],
        { now: null as never as Now },
      )
    for (const [winner, sound] of [
      [0, 'win'],
      [1, 'lose'],
    ] as const)
      expect(soundsOf(before, over(winner), fold(before, over(winner)))).toEqual([sound])
  })
  it('talk is silent', () => expect(soundsOf(before, update([said]), before)).toEqual([]))
})

describe('hints', () => {
  const moment = (legal: string[], change: Partial<Moment> = {}): Moment => ({
    choices: choicesOf(legal),
    must: true,
    held: 5,
    asksColor: false,
    ...change,
  })
  it('begin with what can be played', () =>
    expect(hintFor(moment(['play r7', 'play W:r', 'draw']), [], null)).toBe('turn'))
  it.each<[string, Moment]>([
    ['draw', moment(['draw'])],
    ['wild', moment(['play W:r', 'draw'])],
    ['uno', moment(['play r7', 'draw'], { held: 2 })],
    ['challenge', moment(['challenge', 'draw'])],
    ['catch', moment(['catch 1'], { must: false })],
    ['jump', moment(['play r7'], { must: false })],
  ])('%s when it first matters, and not again', (hint, at) => {
    expect(hintFor(at, ['turn'], null)).toBe(hint)
    expect(hintFor(at, ['turn', hint], null)).toBeNull()
  })
  it('stay for as long as they matter', () => {
    expect(hintFor(moment(['draw']), ['turn', 'draw'], 'draw')).toBe('draw')
    expect(hintFor(moment([], { must: false }), ['turn', 'draw'], 'draw')).toBeNull()
  })
})

describe('settings', () => {
  beforeEach(() => localStorage.removeItem('oneleft.look'))
  it('are kept, and put where the styles see them', () => {
    preferences.change({ theme: 'dark', muted: true })
    expect(document.documentElement.dataset.theme).toBe('dark')
    expect(readKept(localStorage.getItem('oneleft.look'))).toMatchObject({ theme: 'dark', muted: true, volume: 40 })
    preferences.change({ theme: 'system' })
    expect(document.documentElement.dataset.theme).toBeUndefined()
  })
  it.each(['{', 'null', '[]', '{"theme":"pink","volume":400,"seen":7}'])('make sense whatever was kept: %s', (text) =>
    expect(readKept(text)).toEqual({
      theme: 'system',
      motion: 'system',
      volume: 40,
      muted: false,
      hints: true,
      seen: [],
    }),
  )
})
