// A new table like one of a past match: the same settings and bots, and places that wait for the same people.
import { myName } from '../storage/identity'
import type { PastMatch } from '../storage/pastMatches'
import { levelNow } from '../storage/botLevel'
import { openTable } from './openTable'
import { full, type FullSettings } from '../game/settings'

/** The settings of a match; of one kept by an older version only the edition is known. */
export function settingsOf(match: PastMatch): FullSettings {
  return full({ rules: { edition: match.edition }, ...match.settings, players: match.players.length })
}

/** The other players of a match, in seat order from this browser's place on. */
export function othersOf(match: PastMatch): PastMatch['players'] {
  return [...match.players.slice(match.place + 1), ...match.players.slice(0, match.place)]
}

export async function playAgain(match: PastMatch): Promise<void> {
  const others = othersOf(match)
  const level = others.some((player) => player.bot) ? await levelNow() : null
  const bots = [null, ...others.map((player) => (player.bot ? level : null))]
  const hoped = ['', ...others.map((player) => (player.bot ? '' : player.name))]
  return openTable(
    myName(),
    settingsOf(match),
    bots,
    others.every((player) => player.bot),
    hoped,
  )
}

/** The latest match with each group of people. */
export function groupsOf(matches: readonly PastMatch[], most: number): PastMatch[] {
  const seen = new Set<string>()
  return matches
    .filter((match) => othersOf(match).some((player) => !player.bot))
    .filter((match) => {
      const group = othersOf(match)
        .flatMap((player) => (player.bot ? [] : [player.name]))
        .sort()
        .join('\n')
      return !seen.has(group) && Boolean(seen.add(group))
    })
    .slice(0, most)
}
