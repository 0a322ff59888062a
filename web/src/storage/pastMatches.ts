// The past matches of this browser, newest first. They are never sent anywhere.
import { readSettings } from './ruleSets'
import type { FullSettings } from '../game/settings'
import { MOST_PLAYERS } from '../protocol/constants'
import { list, write } from './lists'

export const MOST_GAMES = 200
const GAMES = 'oneleft.games'
const UNDER_WAY = 'oneleft.playing'
const MOST_UNDER_WAY = 20
const FORMAT = 'oneleft-games/1'

export interface PastMatch {
  code: string
  match: number
  at: number // milliseconds since 1970
  players: { name: string; bot: boolean }[]
  place: number // one's own
  scores: number[]
  winners: number[]
  edition: string
  changed: string[] // options that differ from the edition
  rounds: number
  roundsWon: number
  settings?: FullSettings // to play the same again
}

/** A match that this browser plays in. */
export interface UnderWay {
  code: string
  match: number
  place: number
}

export const isSame = (a: Pick<PastMatch, 'code' | 'match'>, b: Pick<PastMatch, 'code' | 'match'>) =>
  a.code === b.code && a.match === b.match

export function pastMatches(): PastMatch[] {
  return list(GAMES).filter(isPastMatch)
}

/** Keeps these, the newest if there are too many. False: the browser has no room. */
export function keepMatches(games: readonly PastMatch[]): boolean {
  return write(GAMES, [...games].sort((a, b) => b.at - a.at).slice(0, MOST_GAMES))
}

export function underWay(): UnderWay[] {
  return list(UNDER_WAY) as UnderWay[]
}

export function keepUnderWay(all: readonly UnderWay[]): void {
  write(UNDER_WAY, all.slice(0, MOST_UNDER_WAY))
}

/** The place this browser had in a match; null if none. */
export function placeIn(code: string, match: number): number | null {
  const wanted = { code, match }
  return [...pastMatches(), ...underWay()].find((one) => isSame(one, wanted))?.place ?? null
}

export function asFile(games: readonly PastMatch[]): string {
  return JSON.stringify({ format: FORMAT, games }, null, 1)
}

/** The matches in the text of an exported file; null if it is not one. Invalid entries are left out. */
export function fromFile(text: string): PastMatch[] | null {
  try {
    const data = JSON.parse(text) as { format?: unknown; games?: unknown }
    return data?.format === FORMAT && Array.isArray(data.games) ? data.games.filter(isPastMatch) : null
  } catch {
    return null
  }
}

/** Those of `more` that are not among `games` yet. */
export function newOnes(games: readonly PastMatch[], more: readonly PastMatch[]): PastMatch[] {
  return more.filter(
    (one, index) => !games.some((game) => isSame(game, one)) && more.findIndex((other) => isSame(other, one)) === index,
  )
}

export function isPastMatch(value: unknown): value is PastMatch {
  const one = value as PastMatch
  if (typeof one !== 'object' || one === null) return false
  const count = (number: unknown): number is number => Number.isSafeInteger(number) && (number as number) >= 0
  const counts = (numbers: unknown): numbers is number[] => Array.isArray(numbers) && numbers.every(count)
  const texts = (words: unknown): words is string[] =>
    Array.isArray(words) && words.length < 100 && words.every((word) => typeof word === 'string' && word.length < 100)
  return (
    /^[A-Z0-9]{1,12}$/.test(String(one.code)) &&
    count(one.match) &&
    count(one.at) &&
    one.at < 8e15 &&
    Array.isArray(one.players) &&
    one.players.length <= MOST_PLAYERS &&
    texts(one.players.map((player) => player?.name)) &&
    one.players.every((player) => typeof player.bot === 'boolean') &&
    count(one.place) &&
    one.place < one.players.length &&
    counts(one.scores) &&
    one.scores.length === one.players.length &&
    counts(one.winners) &&
    texts([one.edition]) &&
    texts(one.changed) &&
    count(one.rounds) &&
    count(one.roundsWon) &&
    one.roundsWon <= one.rounds &&
    (one.settings === undefined || readSettings(one.settings) !== null)
  )
}
