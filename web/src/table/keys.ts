// The keys of the table: D draws, P keeps, C challenges, U says UNO, 1 to 4 pick a colour.
import { COLORS, type Color } from '../lib/cards'
import type { Play } from '../lib/game.svelte'

export function pressed(play: Play, event: KeyboardEvent): void {
  const typing = (event.target as HTMLElement).closest?.('input, textarea, select, [contenteditable]')
  if (event.ctrlKey || event.metaKey || event.altKey || typing) return
  const { table, question } = play
  const { choices } = table
  const key = event.key.toLowerCase()
  const color = colorAt(play, Number(key) - 1)
  if (color) play.chooseColor(color)
  else if (key === 'd' && choices.draw) void table.act('draw')
  else if (key === 'p' && choices.pass) void table.act('pass')
  else if (key === 'c' && choices.challenge) void table.act('challenge')
  else if (key === 'u') void play.uno()
  else if (key === 'escape' && question) play.ask(null)
  else return
  event.preventDefault()
}

function colorAt(play: Play, index: number): Color | undefined {
  if (play.question?.need === 'color') return play.question.colors[index]
  return play.table.choices.colors.length ? COLORS[index] : undefined
}
