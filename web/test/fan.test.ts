import { describe, expect, it } from 'vitest'
import { EDGE, fan, LEAST, LIFT } from '../src/table/hand/fan'

const screens = [
  ['a phone', 61, { width: 344, height: 266 }],
  ['a phone on its side', 52, { width: 828, height: 148 }],
  ['a zoomed page', 52, { width: 624, height: 120 }],
  ['a desktop', 112, { width: 1104, height: 324 }],
] as const

describe('the fan of a hand', () => {
  it.each(screens)('leaves a finger’s width of every card on %s', (_, card, room) => {
    for (let count = 1; count <= 60; count++) {
      const { rows, inRow, step, peek, width } = fan(count, card, room)
      expect(step).toBeGreaterThanOrEqual(LEAST)
      expect(peek - LIFT).toBeGreaterThanOrEqual(LEAST)
      expect(rows * inRow).toBeGreaterThanOrEqual(count)
      expect((rows - 1) * inRow).toBeLessThan(count) // no row is empty
      expect(card * 1.5 + LIFT + (rows - 1) * peek).toBeLessThanOrEqual(Math.max(room.height, card * 1.5 + LIFT) + 0.01)
      expect(width).toBeCloseTo(step * (inRow - 1) + card + 2 * EDGE)
    }
  })
  it('takes one row as long as that fits, and scrolls only when there is no room for more rows', () => {
    expect(fan(7, 72, { width: 348, height: 266 })).toMatchObject({ rows: 1, inRow: 7 })
    expect(fan(8, 72, { width: 348, height: 266 }).rows).toBe(2)
    expect(fan(20, 61, { width: 344, height: 266 }).width).toBeLessThanOrEqual(344)
    expect(fan(60, 61, { width: 344, height: 266 }).width).toBeGreaterThan(344)
  })
  it('has an answer before anything was measured', () => {
    expect(fan(3, 64, { width: Infinity, height: 0 })).toMatchObject({ rows: 1, inRow: 3 })
    expect(fan(0, 64, { width: 344, height: 266 })).toMatchObject({ rows: 1, inRow: 1 })
  })
})
