// Chooses the hint that matters most now to somebody new: a pure function of what the server says is possible.
import type { Choices } from '../../game/actions'
import { isWild } from '../../game/cards'

export const HINTS = ['catch', 'challenge', 'jump', 'uno', 'wild', 'draw', 'turn'] as const
export type Hint = (typeof HINTS)[number]

export interface Moment {
  choices: Choices
  /** Whether it is one's own turn. */
  must: boolean
  /** Cards in one's own hand. */
  held: number
  /** Whether a colour is asked for. */
  asksColor: boolean
}

const MATTERS: Record<Hint, (moment: Moment) => boolean> = {
  catch: ({ choices }) => choices.catches.length > 0,
  challenge: ({ choices }) => choices.challenge,
  jump: ({ choices, must }) => !must && choices.plays.size > 0,
  uno: ({ choices, must, held }) => must && held === 2 && choices.plays.size > 0,
  wild: ({ asksColor, choices, must }) => asksColor || (must && [...choices.plays.keys()].some(isWild)),
  draw: ({ choices, must }) => must && choices.draw && choices.plays.size === 0 && !choices.challenge,
  turn: ({ choices, must }) => must && choices.plays.size > 0,
}

/** The hint to show. `shown` is the one on the screen: it stays for as long as it matters. */
export function hintFor(moment: Moment, seen: readonly string[], shown: Hint | null): Hint | null {
  if (shown && MATTERS[shown](moment)) return shown
  // The first turn is about what can be played; special cards come after that.
  if (!seen.includes('turn') && MATTERS.turn(moment)) return 'turn'
  return HINTS.find((hint) => !seen.includes(hint) && MATTERS[hint](moment)) ?? null
}
