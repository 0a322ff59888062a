// The table and what the person is in the middle of, for every component below the page.
import { getContext, setContext } from 'svelte'
import type { Play } from '../lib/game.svelte'

const KEY = Symbol('table')

export function provide(play: Play): void {
  setContext(KEY, play)
}

export function use(): Play {
  return getContext<Play>(KEY)
}
