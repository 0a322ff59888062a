// What this browser adds to the fair shuffle of a deal. Kept until the round is over, so that it can be checked even
// after a reload.
import { check, hex, type Verdict } from '../game/fairShuffle'
import { ownPlace, type Picture } from '../game/fold'
import { CONTRIBUTION_BYTES } from '../protocol/constants'
import type { RoundOver } from '../protocol/wire'

const KEPT = 'oneleft.chance.'
const MOST_KEPT = 8

/** Random bytes for the deal with this commitment: always the same ones. */
export function chanceFor(commitment: string): string {
  const kept = sessionStorage.getItem(KEPT + commitment)
  if (kept) return kept
  const own = hex(crypto.getRandomValues(new Uint8Array(CONTRIBUTION_BYTES)))
  const old = Object.keys(sessionStorage).filter((key) => key.startsWith(KEPT))
  if (old.length >= MOST_KEPT) sessionStorage.removeItem(old[0]!)
  sessionStorage.setItem(KEPT + commitment, own)
  return own
}

/** The deal that waits for this browser's part, or null. */
export function owed(picture: Picture): string | null {
  const waits = picture.commitment && ownPlace(picture) !== null && !picture.contributed.includes(picture.you)
  return waits ? picture.commitment : null
}

/** Whether the round just over was dealt as was committed; null where that cannot be known here. */
export function verdictOf(over: RoundOver, picture: Picture): Verdict | null {
  const { round } = picture
  if (!over.fair || !round?.commitment) return null
  const place = ownPlace(picture)
  const seat = place === null ? -1 : round.seats.indexOf(place)
  const dealer = round.now.dealer
  const kept = sessionStorage.getItem(KEPT + round.commitment)
  return check(over.fair, {
    commitment: round.commitment,
    contributions: round.contributions,
    // Kept, but not part of what was announced at the deal: it came too late.
    own: kept && round.contributions.includes(kept) ? kept : null,
    dealt:
      round.dealt && dealer != null && seat >= 0
        ? { cards: round.dealt, seat, dealer, seats: round.seats.length }
        : null,
  })
}
