import { moves } from '../storage/preferences.svelte'

/** How long things move: not at all for those who asked for that. */
export function motionMs(): number {
  return moves() ? 220 : 0
}
