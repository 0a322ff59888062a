import { expect, it } from 'vitest'
import { fold, fromSnapshot } from '../src/game/fold'
import { planOf } from '../src/motion/scenes'
import { soundsOf } from '../src/sound/cues'
import type { GameEvent, TableEvent } from '../src/protocol/wire'
import { moved, snapshot, update } from './scene'

const before = fromSnapshot(snapshot())

it.each<[string, TableEvent]>([
  ['the game', moved({ event: 'sneezed', seat: 1, cards: 'r1' } as unknown as GameEvent)],
  ['the table', { event: 'sneezed', member: 2 } as unknown as TableEvent],
])('an event of %s that only a newer server knows is passed over', (_, event) => {
  const told = update([event])
  const after = fold(before, told)
  expect({ ...after, version: before.version }).toEqual(before)
  expect(planOf(before, told, after)).toEqual([])
  expect(soundsOf(before, told, after)).toEqual([])
})
