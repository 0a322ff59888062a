// The player, for the components of a replay; those of the table find it as what is shown.
import { getContext, setContext } from 'svelte'
import { provide } from '../table/context'
import type { Player } from './player.svelte'

const KEY = Symbol('replay')

export function providePlayer(player: Player): void {
  provide(player)
  setContext(KEY, player)
}

export function usePlayer(): Player {
  return getContext<Player>(KEY)
}
