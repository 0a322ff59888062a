// Past matches, filtered and counted. Pure.
import type { PastMatch } from '../../storage/pastMatches'

export interface Filter {
  edition: string // '' for all
  name: string
  against: '' | 'bots' | 'people'
  result: '' | 'won' | 'lost'
  days: number // 0 for all
}

export const NO_FILTER: Filter = { edition: '', name: '', against: '', result: '', days: 0 }
const DAY = 24 * 3600 * 1000
const BARS = 8
const FEWEST_BARS = 4

export const hasWon = (game: PastMatch) => game.winners.includes(game.place)

export function filtered(games: readonly PastMatch[], filter: Filter, now = Date.now()): PastMatch[] {
  const name = filter.name.trim().toLowerCase()
  return games.filter((game) => {
    const others = game.players.filter((_, place) => place !== game.place)
    return (
      (!filter.edition || game.edition === filter.edition) &&
      (!name || others.some((player) => player.name.toLowerCase().includes(name))) &&
      (!filter.against || others.every((player) => player.bot) === (filter.against === 'bots')) &&
      (!filter.result || hasWon(game) === (filter.result === 'won')) &&
      (!filter.days || game.at >= now - filter.days * DAY)
    )
  })
}

export interface Stats {
  matches: number
  winRate: number
  roundRate: number
  points: number
  byPlayers: { players: number; matches: number; winRate: number }[]
}

export function statsOf(games: readonly PastMatch[]): Stats {
  const rounds = sum(games.map((game) => game.rounds))
  const sizes = [...new Set(games.map((game) => game.players.length))].sort((a, b) => a - b)
  return {
    matches: games.length,
    winRate: winRate(games),
    roundRate: rounds ? sum(games.map((game) => game.roundsWon)) / rounds : 0,
    points: games.length ? sum(games.map((game) => game.scores[game.place] ?? 0)) / games.length : 0,
    byPlayers: sizes.map((players) => {
      const those = games.filter((game) => game.players.length === players)
      return { players, matches: those.length, winRate: winRate(those) }
    }),
  }
}

/** The share of matches won after each, from the first to the last. */
export function rateOverTime(games: readonly PastMatch[]): number[] {
  let won = 0
  return [...games]
    .sort((a, b) => a.at - b.at)
    .map((game, index) => {
      won += hasWon(game) ? 1 : 0
      return won / (index + 1)
    })
}

/** A histogram: how many matches ended with points between `from` and `to`. */
export function pointBars(games: readonly PastMatch[]): { from: number; to: number; count: number }[] {
  const points = games.map((game) => game.scores[game.place] ?? 0)
  const most = Math.max(0, ...points)
  const width = Math.max(1, Math.ceil((most + 1) / BARS / 10) * 10)
  const bars = Math.max(FEWEST_BARS, Math.ceil((most + 1) / width))
  return Array.from({ length: bars }, (_, index) => {
    const [from, to] = [index * width, (index + 1) * width - 1]
    return { from, to, count: points.filter((value) => value >= from && value <= to).length }
  })
}

function winRate(games: readonly PastMatch[]): number {
  return games.length ? games.filter(hasWon).length / games.length : 0
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}
