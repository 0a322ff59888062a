// Gives the components of a replay its player. The components of the table find it as the shown table.
import { getContext, setContext } from 'svelte'
import { provideShown } from '../../state/tableContext'
import type { Player } from './player.svelte'

const KEY = Symbol('replay')

export function providePlayer(player: Player): void {
  provideShown(player)
  setContext(KEY, player)
}

export function usePlayer(): Player {
  return getContext<Player>(KEY)
}
