// In which order the options are asked for. An option that is new to the browser goes to the last group.
import type { OptionInfo } from '../protocol/wire'

export type Group = { name: string; options: OptionInfo[] }

const GROUPS: Record<string, string[]> = {
  house: ['stacking', 'stack_mixed', 'jump_in', 'zero_rotation', 'seven_swap', 'draw_to_match'],
  turns: ['drawn_card'],
  wild4: ['wild4_condition', 'bluff', 'challenge'],
  uno: ['uno_owed_by', 'catch_until', 'false_catch'],
  cards: ['blanks', 'shuffle_hands', 'customs', 'veto'],
  start: ['hand_size', 'first_player', 'start_wild', 'start_wild4'],
  penalties: ['wrong_card', 'suggestions'],
  match: ['scoring', 'target', 'wild_points', 'partners'],
}

export function grouped(options: OptionInfo[]): Group[] {
  const byName = new Map(options.map((option) => [option.name, option]))
  const groups = Object.entries(GROUPS).map(([name, names]) => ({
    name,
    options: names.flatMap((option) => byName.get(option) ?? []),
  }))
  const placed = new Set(Object.values(GROUPS).flat())
  const more = options.filter((option) => !placed.has(option.name))
  return more.length ? [...groups, { name: 'more', options: more }] : groups
}
