// The layout of a hand: a finger's width of every card can be seen and pressed, however many there are.

/** Pixels of a card that its neighbours leave free, across and, between two rows, down. */
export const LEAST = 44
/** How far a card that can be played stands out. */
export const LIFT = 10
/** Room at the edges, so that nothing is cut off there. */
export const EDGE = 6
const HEIGHT = 1.5 // of a card, in widths
const WIDEST = 1.06 // from card to card, in widths
const DEEPEST = 0.75 // from row to row, in widths: a larger part of the row behind, where there is room

export interface Fan {
  rows: number
  inRow: number
  step: number
  peek: number
  /** The width of the whole hand; if it is more than the room there is, the hand scrolls. */
  width: number
}

/** As few rows as the cards need, and no more than the room allows; the rest is reached by scrolling. */
export function fan(count: number, card: number, room: { width: number; height: number }): Fan {
  const across = room.width - 2 * EDGE - card
  const perRow = Math.max(1, Math.floor(across / LEAST) + 1)
  const most = Math.max(1, Math.floor((room.height - card * HEIGHT - LIFT) / (LEAST + LIFT)) + 1)
  const rows = Math.max(1, Math.min(most, Math.ceil(count / perRow)))
  const inRow = Math.max(1, Math.ceil(count / rows))
  const step = Math.max(LEAST, Math.min(card * WIDEST, inRow > 1 ? across / (inRow - 1) : card))
  const peek = Math.max(
    LEAST + LIFT,
    Math.min(card * DEEPEST, rows > 1 ? (room.height - card * HEIGHT - LIFT) / (rows - 1) : 0),
  )
  return { rows, inRow, step, peek, width: step * (inRow - 1) + card + 2 * EDGE }
}
