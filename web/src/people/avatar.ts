// Avatars: a shape, a face and a pair of colours, as three digits; chosen, or worked out from the name.
import { AVATAR_CODE } from '../protocol/constants'

export const SHAPES = 5
export const FACES = 8
const PALE = '#f2f2ea' // only for surfaces: lines in this colour cannot be seen on paper
export const COLORS: readonly (readonly [back: string, ink: string])[] = [
  ['#ffd166', '#2a2000'],
  ['#f58a86', '#2b0504'],
  ['#7bd389', '#06270f'],
  ['#7cc4fa', '#04233c'],
  ['#c9a8ff', '#210b3f'],
  ['#ffa366', '#331500'],
  [PALE, '#22302a'],
  ['#56d8ca', '#03302c'],
]

export interface Look {
  shape: number
  face: number // 0: the letter of the name
  color: number
}

export function lookOf(code: string, name: string): Look {
  if (AVATAR_CODE.test(code)) return { shape: Number(code[0]), face: Number(code[1]), color: Number(code[2]) }
  const number = hash(name)
  return { shape: number % SHAPES, face: 0, color: Math.floor(number / SHAPES) % COLORS.length }
}

export function codeOf(look: Look): string {
  return `${look.shape}${look.face}${look.color}`
}

/** The first letter as people see it. */
export function letterOf(name: string): string {
  return [...name.trim()][0]?.toLocaleUpperCase() ?? '?'
}

export interface Robot {
  color: string
  eyes: number // of 4 kinds
  mouth: number // of 3 kinds
  twins: boolean // two antennas
}

/** How the robot of this name looks; a bot keeps its face from table to table. */
export function robotOf(name: string): Robot {
  const number = hash(name)
  const colors = COLORS.filter(([back]) => back !== PALE)
  return {
    color: colors[number % colors.length]![0],
    eyes: (number >>> 8) % 4,
    mouth: (number >>> 16) % 3,
    twins: (number >>> 24) % 2 === 1,
  }
}

function hash(text: string): number {
  let value = 2166136261
  for (const letter of text) value = Math.imul(value ^ letter.codePointAt(0)!, 16777619)
  return value >>> 0
}
