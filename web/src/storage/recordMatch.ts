// Keeps a match when it ends at a table where this browser had a place.
import { ownPlace, type Picture } from '../game/fold'
import type { Catalogue } from '../protocol/wire'
import { full, same } from '../game/settings'
import { isSame, keepMatches, keepUnderWay, pastMatches, underWay, type PastMatch } from './pastMatches'

/** Called with every picture of a table. The place is noted during the match: by its end people may have moved. */
export function follow(picture: Picture, catalogue: Catalogue, now = Date.now()): void {
  const all = underWay()
  const noted = all.find((one) => isSame(one, picture))
  const others = all.filter((one) => one.code !== picture.code)
  if (picture.stage === 'playing' || picture.stage === 'between') {
    const place = ownPlace(picture)
    if (place !== null && noted?.place !== place)
      keepUnderWay([{ code: picture.code, match: picture.match, place }, ...others])
  } else if (picture.stage === 'over' && noted) {
    const match = matchOf(picture, noted.place, catalogue, now)
    keepMatches([match, ...pastMatches().filter((one) => !isSame(one, match))])
    keepUnderWay(others)
  }
}

export function matchOf(picture: Picture, place: number, catalogue: Catalogue, at: number): PastMatch {
  const { edition, ...options } = (picture.settings.rules ?? {}) as Record<string, unknown> & { edition?: string }
  const usual: Record<string, unknown> = catalogue.editions.find((one) => one.name === edition)?.options ?? {}
  const changed = Object.keys(options).filter((name) => name in usual && !same(options[name], usual[name]))
  const rules = { edition: edition ?? '', ...Object.fromEntries(changed.map((name) => [name, options[name]])) }
  return {
    code: picture.code,
    match: picture.match,
    at,
    players: picture.places.map((one) => ({ name: one.name ?? '', bot: one.bot != null })),
    place,
    scores: picture.scores,
    winners: picture.winners,
    edition: edition ?? '',
    changed,
    rounds: picture.sheet.length,
    roundsWon: picture.sheet.filter((round) => round.winner === place).length,
    settings: full({ ...picture.settings, rules }),
  }
}
