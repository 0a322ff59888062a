// A replay: stepping is folding from the start, in any order; what comes later is not told.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fold, fromSnapshot } from '../src/game/fold'
import type { GameEvent, Mine, Now, Replay, Snapshot, Update } from '../src/protocol/wire'
import { FileError, recordsOf, summaryOf } from '../src/pages/replay/recordFile'
import { Film } from '../src/pages/replay/film'
import { fileSource, matchSource, momentOf, queryOf } from '../src/pages/replay/moment'
import { Player } from '../src/pages/replay/player.svelte'
import text from './rounds.json?raw'

type Step = { game: GameEvent[]; now: Now; mine: Mine }
type Round = { rules: Record<string, unknown>; players: number; steps: Step[] }
const rounds = JSON.parse(text) as Round[]

/** A round of the real engine as the server would send it. */
function replayOf(round: Round, change: Partial<Replay> = {}): Replay {
  const places = Array.from({ length: round.players }, (_, place) => ({ name: `P${place}`, member: place + 1 }))
  const nothing: Now = { phase: 'shuffle', turn: null, sizes: places.map(() => 0), draw: 0 }
  const seats = places.map((_, place) => place)
  const start: Snapshot = {
    type: 'table',
    version: 0,
    code: '',
    you: 1,
    host: 0,
    stage: 'playing',
    settings: { rules: round.rules, players: round.players },
    places,
    people: [],
    present: [],
    chat: [],
    round: { round: 1, seats, now: nothing, pile: '' },
    story: [{ event: 'round_started', round: 1, seats }],
  }
  const steps = round.steps.map(({ game, now, mine }, index): Update => ({
    type: 'update',
    since: index,
    version: index + 1,
    events: [{ event: 'moved', game }],
    now,
    mine,
  }))
  const short = { winner: null, points: null, scores: [], steps: steps.length, table: null }
  return {
    players: places.map((one) => one.name),
    rules: round.rules,
    rounds: [short, short],
    scores: [],
    winners: [],
    actions: steps.length,
    round: 1,
    view: 0,
    start,
    steps,
    ...change,
  }
}

const long = rounds.reduce((a, b) => (b.steps.length > a.steps.length ? b : a))

describe('a film', () => {
  it('is at every step what folding from the start gives, forwards, backwards and jumping', () => {
    const replay = replayOf(long)
    const film = new Film(replay)
    let folded = fromSnapshot(replay.start)
    const right = [folded, ...replay.steps.map((step) => (folded = fold(folded, step)))]
    expect(film.last).toBe(replay.steps.length)
    const steps = right.map((_, step) => step)
    for (const step of [...steps, ...[...steps].reverse(), 7, film.last, 3, 40, 39, 0])
      expect(film.pictureAt(step)).toEqual(right[step])
  })
  it('knows what each step told, and marks what is notable', () => {
    const film = new Film(replayOf(long))
    const story = film.pictureAt(film.last).story.filter((line) => line.tone !== 'quiet')
    const told = film.told.flatMap((one) => one.lines)
    expect(told.slice(-story.length)).toEqual(story)
    expect(film.marks.length).toBeGreaterThan(0)
    expect(film.marks.length).toBeLessThan(film.last)
    for (const step of film.marks) expect(film.told[step]!.lines.some((line) => line.tone === 'loud')).toBe(true)
  })
})

describe('the player', () => {
  const asked: unknown[] = []
  let answer: (body: Record<string, unknown>) => Response
  beforeEach(() => {
    asked.length = 0
    answer = (body) => Response.json(replayOf(long, { round: body.round as number, view: body.view as Replay['view'] }))
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
      const body = JSON.parse(init.body as string)
      asked.push(body)
      return answer(body)
    })
  })
  const opened = async (step = 0) => {
    const player = new Player(matchSource('ABC234', 2))
    await player.load({ round: 1, step, view: 0 })
    return player
  }

  it('opens at the start and tells nothing of what comes', async () => {
    const player = await opened()
    expect(asked).toEqual([{ table: 'ABC234', match: 2, round: 1, view: 0 }])
    expect([player.at, player.seen, player.playing]).toEqual([0, 0, false])
    player.step(1)
    player.step(1)
    player.step(-1)
    expect([player.at, player.seen]).toEqual([1, 2])
    expect(player.table.picture).toEqual(player.film!.pictureAt(1))
    player.jump(9999)
    expect(player.at).toBe(player.last)
    player.step(-99999)
    expect(player.at).toBe(0)
  })
  it('keeps the step when the view changes, and starts again in another round', async () => {
    const player = await opened(5)
    player.look('all')
    await vi.waitFor(() => expect(player.view).toBe('all'))
    expect([player.at, player.seen]).toEqual([5, 5])
    player.turnTo(2)
    await vi.waitFor(() => expect(player.round).toBe(2))
    expect([player.at, player.seen]).toEqual([0, 0])
    expect(player.moment).toEqual({ round: 2, step: 0, view: 'all' })
  })
  it('shows what someone saw when their seat is pressed', async () => {
    const player = await opened()
    player.ask({ need: 'player', seat: 1 })
    await vi.waitFor(() => expect(player.view).toBe(1))
  })
  it('runs by itself at its speed, and stops at the end or when someone steps', async () => {
    vi.useFakeTimers()
    const player = await opened()
    player.toggle()
    vi.advanceTimersByTime(2500)
    expect(player.at).toBe(2)
    player.setSpeed(4)
    vi.advanceTimersByTime(1250)
    expect(player.at).toBe(6)
    player.step(-1)
    expect(player.playing).toBe(false)
    vi.advanceTimersByTime(10_000)
    expect(player.at).toBe(5)
    player.jump(player.last - 1)
    player.toggle()
    vi.advanceTimersByTime(10_000)
    expect([player.at, player.playing]).toEqual([player.last, false])
    vi.useRealTimers()
  })
  it('keeps what is on screen when a change cannot be had', async () => {
    const player = await opened(3)
    answer = () =>
      Response.json({ key: 'bad-record', text: 'round 0: no', args: { problem: 'round 0: no' } }, { status: 422 })
    await player.load({ round: 2, step: 0, view: 0 })
    expect(player.problem?.key).toBe('bad-record')
    expect([player.round, player.at, player.loading]).toEqual([1, 3, false])
  })
  it('cannot do anything at the table', async () => {
    const player = await opened()
    const legal = long.steps.findIndex((step) => step.mine?.legal?.includes('draw')) + 1
    player.go(legal)
    expect(player.table.could.draw).toBe(true)
    expect(player.table.choices.draw).toBe(false)
    expect(player.table.busy.has()).toBe(true)
  })
})

describe('a moment', () => {
  it('is a link and back', () => {
    for (const moment of [
      { round: 2, step: 37, view: 0 },
      { round: 1, step: 0, view: 'all' },
    ] as const)
      expect(momentOf(new URLSearchParams(queryOf(moment)), 5)).toEqual(moment)
    expect(queryOf({ round: 2, step: 37, view: 0 })).toBe('?round=2&step=37&view=1')
  })
  it('is the start where the link makes no sense', () => {
    for (const query of ['', '?round=-1&step=x&view=0', '?round=1e99&step=1.5&view=99'])
      expect(momentOf(new URLSearchParams(query), 'all')).toEqual({ round: 1, step: 0, view: 'all' })
  })
  it('of a file has no address', () => {
    expect(fileSource('a.json', {}).path).toBeNull()
  })
})

describe('a file', () => {
  const record = { format: 'oneleft/1', players: ['Ann', 'Ben'], rounds: [{}] }
  const problem = (text: string) => {
    try {
      recordsOf(text)
    } catch (error) {
      return [(error as FileError).key, (error as FileError).args.line]
    }
  }
  it('holds one record over many lines, or one a line', () => {
    expect(recordsOf(JSON.stringify(record, null, 2))).toEqual([record])
    expect(recordsOf(`${JSON.stringify(record)}\n\n${JSON.stringify(record)}\n`)).toHaveLength(2)
    expect(summaryOf(record)).toEqual({ players: 'Ann and Ben', rounds: 1 })
  })
  it('that holds none is refused with the line', () => {
    expect(problem(' \n')).toEqual(['file-empty', undefined])
    expect(problem('[]')).toEqual(['file-not-record', 1])
    expect(problem(`${JSON.stringify(record)}\n{"rounds": `)).toEqual(['file-not-json', 2])
    expect(problem(`${JSON.stringify(record)}\n{"actions": []}`)).toEqual(['file-not-record', 2])
  })
})
