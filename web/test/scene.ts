// A table in mid-round, as the server would tell it: Ann (you) at seat 0 with a hand, Bo, and the bot Cleo.
import type { GameEvent, Now, Snapshot, TableEvent, Update } from '../src/protocol/wire'

export const now: Now = { phase: 'turn', turn: 0, sizes: [3, 7, 2], draw: 60, top: 'r5', color: 'r' }

export function snapshot(change: Partial<Snapshot> = {}): Snapshot {
  return {
    type: 'table',
    version: 10,
    code: 'ABC234',
    you: 1,
    host: 1,
    stage: 'playing',
    settings: { rules: { edition: 'official' }, players: 3 },
    places: [
      { name: 'Ann', member: 1 },
      { name: 'Bo', member: 2 },
      { name: 'Cleo', bot: 'greedy' },
    ],
    people: [
      { id: 1, name: 'Ann' },
      { id: 2, name: 'Bo' },
    ],
    present: [1, 2],
    chat: [],
    match: 1,
    scores: [0, 0, 0],
    round: {
      round: 1,
      seats: [0, 1, 2],
      now,
      pile: 'g5 r5',
      hand: 'r7 g4 W',
      mine: { seat: 0, legal: ['draw', 'play r7', 'play W:g', 'play W:r'], must: true },
    },
    ...change,
  }
}

export function update(events: TableEvent[], change: Partial<Update> = {}): Update {
  return { type: 'update', since: 10, version: 11, events, ...change }
}

export function moved(...game: GameEvent[]): TableEvent {
  return { event: 'moved', game }
}
