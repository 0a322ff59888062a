// The keys of a replay: arrows step, Home and End, the space bar plays.
import type { Player } from './player.svelte'

export function pressed(player: Player, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !player.film) return
  const at = event.target as HTMLElement
  if (at.closest?.('input, textarea, select')) return // the slider has these keys itself
  if (event.key === 'ArrowRight') player.step(1)
  else if (event.key === 'ArrowLeft') player.step(-1)
  else if (event.key === 'Home') player.jump(0)
  else if (event.key === 'End') player.jump(player.last)
  else if (event.key === ' ' && !at.closest?.('button, a, summary')) player.toggle()
  else return
  event.preventDefault()
}
