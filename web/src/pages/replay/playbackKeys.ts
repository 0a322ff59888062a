// The keys of a replay: arrows step, as on its slider; Home and End, the space bar plays.
import { arrowStep } from '../../i18n/direction'
import type { Player } from './player.svelte'

export function pressed(player: Player, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !player.film) return
  const at = event.target as HTMLElement
  if (at.closest?.('input, textarea, select')) return // the slider has these keys itself
  const step = arrowStep(event.key)
  if (step) player.step(step)
  else if (event.key === 'Home') player.jump(0)
  else if (event.key === 'End') player.jump(player.last)
  else if (event.key === ' ' && !at.closest?.('button, a, summary')) player.toggle()
  else return
  event.preventDefault()
}
