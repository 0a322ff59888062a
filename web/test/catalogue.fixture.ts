// The catalogue as the server sends it, with every option, edition and effect of the rules.
import type { Catalogue, OptionInfo } from '../src/protocol/wire'

// prettier-ignore
export const OPTION_NAMES = [
  'hand_size', 'blanks', 'shuffle_hands', 'customs', 'veto', 'first_player', 'start_wild', 'start_wild4', 'drawn_card',
  'draw_to_match', 'wrong_card', 'wild4_condition', 'bluff', 'challenge', 'uno_owed_by', 'catch_until', 'false_catch',
  'suggestions', 'stacking', 'stack_mixed', 'jump_in', 'zero_rotation', 'seven_swap', 'wild_points', 'scoring',
  'target', 'partners',
] as const

export const CHOICES: Record<string, (string | number)[]> = {
  start_wild: ['color', 'reshuffle'],
  start_wild4: ['reshuffle', 'color'],
  drawn_card: ['may', 'must'],
  draw_to_match: ['off', 'may', 'must'],
  wrong_card: ['refused', 'penalty'],
  uno_owed_by: ['player', 'holder'],
  catch_until: ['turn', 'card'],
  wild_points: [50, 20],
  scoring: ['winner_takes', 'running_total', 'elimination'],
}

const NUMBERS: Record<string, [least: number, most: number, value: number]> = {
  hand_size: [1, 10, 7],
  false_catch: [0, 4, 0],
  target: [1, 10000, 500],
}

export const EFFECTS = [
  'until-color', 'drop-wilds', 'three-or-play', 'again', 'seven', 'three-all', 'open', 'joke', 'elbows', 'rooster',
] // prettier-ignore

const ON = ['wild4_condition', 'bluff', 'challenge']

function option(name: string): OptionInfo {
  if (name === 'customs') return { name, kind: 'customs', least: 0, most: 3 }
  if (name === 'first_player') return { name, kind: 'first_player' }
  if (CHOICES[name]) return { name, kind: 'choice', choices: CHOICES[name] }
  if (NUMBERS[name]) return { name, kind: 'number', least: NUMBERS[name][0], most: NUMBERS[name][1] }
  return { name, kind: 'switch' }
}

function standard(name: string): unknown {
  if (name === 'customs') return []
  if (name === 'first_player') return 'left'
  return CHOICES[name]?.[0] ?? NUMBERS[name]?.[2] ?? ON.includes(name)
}

const official = Object.fromEntries(OPTION_NAMES.map((name) => [name, standard(name)]))

export const CATALOGUE: Catalogue = {
  editions: [
    { name: 'official', options: official },
    { name: 'classic', options: { ...official, wrong_card: 'penalty', suggestions: true, wild_points: 20 } },
    { name: 'quick', options: { ...official, uno_owed_by: 'holder' } },
    { name: 'custom', options: { ...official, customs: ['until-color', 'again', 'seven'], veto: true } },
    { name: 'europe', options: { ...official, wild4_condition: false, challenge: false } },
  ],
  options: OPTION_NAMES.map(option),
  effects: EFFECTS,
  bots: ['random', 'novice', 'casual', 'skilled', 'expert'],
  share: 'http://192.0.2.1:8000',
}
