// The table and what the person is in the middle of, for every component below the page.
import { getContext, setContext } from 'svelte'
import type { Play } from './play.svelte'
import type { Table } from './table.svelte'

const KEY = Symbol('table')

/** A table to look at: a live one, or one of a replay, where nothing can be done. */
export type ShownTable = Pick<
  Table,
  | 'picture'
  | 'round'
  | 'now'
  | 'mine'
  | 'seat'
  | 'choices'
  | 'place'
  | 'names'
  | 'rules'
  | 'customs'
  | 'deadline'
  | 'reactions'
  | 'watch'
> & { readonly busy: { has(control: string): boolean }; act(action: string): unknown }

/** For components that only show the table: they work in a replay too. */
export type Shown = Pick<Play, 'question' | 'dismissed' | 'ask' | 'chooseSeat'> & { readonly table: ShownTable }

export function provideShown(shown: Shown): void {
  setContext(KEY, shown)
}

/** For components of the live table. */
export function usePlay(): Play {
  return getContext<Play>(KEY)
}

export function useShown(): Shown {
  return getContext<Shown>(KEY)
}
