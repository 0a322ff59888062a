import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Table } from '../src/state/table.svelte'
import { FakeSocket } from './fake-socket'
import { moved, now, snapshot, update } from './scene'

let table: Table

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')))
  localStorage.setItem('oneleft.name', 'Ann')
  table = new Table('ABC234')
  table.connect()
})
afterEach(() => {
  table.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function sitDown(): void {
  FakeSocket.last.open()
  FakeSocket.last.say(snapshot())
}

describe('saying hello', () => {
  it('names table, key and name, and starts from nothing', () => {
    FakeSocket.last.open()
    const [hello] = FakeSocket.last.of('hello')
    expect(hello).toMatchObject({ type: 'hello', table: 'ABC234', name: 'Ann', version: null })
    expect(hello!.key).toMatch(/^[A-Za-z0-9_-]{22,64}$/)
  })
  it('is answered by the table', () => {
    sitDown()
    expect(table.link).toBe('open')
    expect(table.picture!.version).toBe(10)
  })
})

describe('coming back', () => {
  it('says which version it has, and folds what it missed', () => {
    sitDown()
    FakeSocket.last.lose()
    expect(table.link).toBe('lost')
    vi.advanceTimersByTime(300)
    expect(FakeSocket.all).toHaveLength(2)
    FakeSocket.last.open()
    expect(FakeSocket.last.of('hello')[0]).toMatchObject({ version: 10 })
    FakeSocket.last.say(
      update([moved({ event: 'drew', seat: 1, count: 1 })], {
        version: 14,
        now: { ...now, sizes: [3, 8, 2] },
        mine: { seat: 0 },
      }),
    )
    expect([table.link, table.picture!.version]).toEqual(['open', 14])
  })
  it('waits longer and longer, at most 8 seconds', () => {
    for (let tries = 0; tries < 8; tries++) {
      FakeSocket.last.lose()
      vi.advanceTimersByTime(8000)
      expect(FakeSocket.all).toHaveLength(tries + 2)
    }
    FakeSocket.last.lose()
    vi.advanceTimersByTime(3900)
    expect(FakeSocket.all).toHaveLength(9)
  })
  it('does not wait when the network is back', () => {
    sitDown()
    FakeSocket.last.lose()
    dispatchEvent(new Event('online'))
    expect(FakeSocket.all).toHaveLength(2)
  })
  it('drops a connection that no longer answers after sleep', () => {
    sitDown()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(FakeSocket.last.of('ping')).toHaveLength(1)
    vi.advanceTimersByTime(4000)
    expect(FakeSocket.all).toHaveLength(2)
  })
  it('keeps one that does', () => {
    sitDown()
    document.dispatchEvent(new Event('visibilitychange'))
    FakeSocket.last.say({ type: 'pong', id: 1 })
    vi.advanceTimersByTime(10_000)
    expect(FakeSocket.all).toHaveLength(1)
  })
  it('does not after a goodbye', () => {
    sitDown()
    FakeSocket.last.say({ type: 'goodbye', key: 'kicked', text: 'out' })
    vi.advanceTimersByTime(20_000)
    expect([table.goodbye!.key, table.link, FakeSocket.all.length]).toEqual(['kicked', 'ended', 1])
  })
})

describe('updates', () => {
  it('with a gap ask once for what is missing', () => {
    sitDown()
    FakeSocket.last.say(update([], { since: 12, version: 13 }))
    FakeSocket.last.say(update([], { since: 13, version: 14 }))
    expect(FakeSocket.last.of('resync')).toMatchObject([{ version: 10 }])
    expect(table.picture!.version).toBe(10)
    FakeSocket.last.say(update([], { since: 10, version: 14 }))
    expect(table.picture!.version).toBe(14)
  })
  it('seen before do nothing', () => {
    sitDown()
    FakeSocket.last.say(update([], { since: 8, version: 9 }))
    expect(FakeSocket.last.of('resync')).toEqual([])
    expect(table.picture!.version).toBe(10)
  })
  it('that do not add up lead to a fresh start', () => {
    sitDown()
    FakeSocket.last.say(update([], { now: { ...now, sizes: [9, 7, 2] }, mine: { seat: 0 } }))
    expect(FakeSocket.all).toHaveLength(2)
    FakeSocket.last.open()
    expect(FakeSocket.last.of('hello')[0]).toMatchObject({ version: null })
  })
  it('a snapshot at any time replaces everything', () => {
    sitDown()
    FakeSocket.last.say(snapshot({ version: 30, stage: 'between', round: null }))
    expect([table.picture!.version, table.picture!.stage]).toEqual([30, 'between'])
  })
  it('count the clock from here', () => {
    sitDown()
    FakeSocket.last.say(update([moved()], { now: { ...now, clock_ms: 15_000 }, mine: { seat: 0 } }))
    expect(table.deadline! - performance.now()).toBeCloseTo(15_000, -2)
  })
})

describe('commands', () => {
  it('carry the version and end with the update that answers them', async () => {
    sitDown()
    const done = table.act('play r7')
    const [act] = FakeSocket.last.of('act')
    expect(act).toMatchObject({ version: 10, action: 'play r7' })
    expect(table.busy.has('act')).toBe(true)
    FakeSocket.last.say(
      update([moved({ event: 'played', seat: 0, card: 'r7', how: 'turn' })], {
        now: { ...now, sizes: [2, 7, 2] },
        mine: { seat: 0 },
        ack: act!.id as number,
      }),
    )
    expect(await done).toBe('done')
    expect(table.busy.has('act')).toBe(false)
  })
  it('are not sent twice by a double click', () => {
    sitDown()
    void table.act('draw')
    void table.act('draw')
    expect(FakeSocket.last.of('act')).toHaveLength(1)
  })
  it('that are refused say why', async () => {
    sitDown()
    const done = table.act('play g4')
    FakeSocket.last.say({
      type: 'refused',
      id: FakeSocket.last.of('act')[0]!.id as number,
      key: 'stale',
      args: {},
      text: 'old',
    })
    expect(await done).toBe('refused')
    expect(table.toasts.list.map((toast) => toast.text)).toEqual([
      'The table has moved on in the meantime: look again.',
    ])
    vi.advanceTimersByTime(6000)
    expect(table.toasts.list).toEqual([])
  })
  it('are refused while offline, not kept', async () => {
    sitDown()
    FakeSocket.last.lose()
    expect(await table.act('draw')).toBe('offline')
    expect(table.toasts.list).toHaveLength(1)
    vi.advanceTimersByTime(300)
    sitDown()
    expect(FakeSocket.last.of('act')).toEqual([])
  })
  it('end as lost when the connection breaks', async () => {
    sitDown()
    const done = table.act('draw')
    FakeSocket.last.lose()
    expect(await done).toBe('lost')
    expect(table.busy.size).toBe(0)
  })
  it('with an ack and nothing to tell', async () => {
    sitDown()
    const done = table.order({ type: 'react', emoji: '🔥' })
    FakeSocket.last.say({ type: 'ack', id: FakeSocket.last.of('react')[0]!.id as number })
    expect(await done).toBe('done')
  })
})

describe('what else is told', () => {
  it('presence and reactions', () => {
    sitDown()
    FakeSocket.last.say({ type: 'presence', present: [1] })
    expect(table.picture!.present).toEqual([1])
    FakeSocket.last.say({ type: 'reaction', member: 2, emoji: '🔥' })
    FakeSocket.last.say({ type: 'reaction', place: 2, emoji: '😮' })
    expect(table.reactions).toMatchObject([
      { place: 1, emoji: '🔥' },
      { place: 2, emoji: '😮' },
    ])
    vi.advanceTimersByTime(3000)
    expect(table.reactions).toEqual([])
  })
})
