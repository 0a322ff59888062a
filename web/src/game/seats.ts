// Who sits where around the table, and what is shown of a seat.
import type { Picture } from './fold'
import { t } from '../i18n/translate'

/** The other seats clockwise from one's own; all seats for spectators. */
export function othersClockwise(seats: number, own: number | null): number[] {
  const from = own ?? -1
  const count = own === null ? seats : seats - 1
  return Array.from({ length: count }, (_, index) => (from + 1 + index) % seats)
}

/** How many of them sit left, at the top and right of a wide table. */
export function sides(count: number): [number, number, number] {
  const side = count < 3 ? 0 : count < 7 ? 1 : 2
  return [side, count - 2 * side, side]
}

export interface Mark {
  kind: 'uno' | 'exposed' | 'veto' | 'elbows' | 'three' | 'dealer' | 'bot' | 'away' | 'partner'
  short: string
  long: string
}

/** The marks of a seat: what everyone should know about it. */
export function marksOf(picture: Picture, seat: number, own: number | null, partners: boolean): Mark[] {
  const round = picture.round!
  const { now } = round
  const place = picture.places[round.seats[seat]!]
  const marks: Mark[] = []
  const add = (kind: Mark['kind'], long: string, short = long) => marks.push({ kind, long, short })
  if (now.exposed?.includes(seat)) add('exposed', t('seat-exposed'), t('seat-exposed-short'))
  else if (now.sizes[seat] === 1) add('uno', t('seat-uno'))
  if (now.veto === seat) add('veto', t('seat-veto'), t('seat-veto-short'))
  if (now.elbows === seat) add('elbows', t('seat-elbows'), t('seat-elbows-short'))
  if (now.three === seat) add('three', t('seat-three'), t('seat-three-short'))
  if (partners && own !== null && (own + round.seats.length / 2) % round.seats.length === seat)
    add('partner', t('seat-partner'))
  if (place?.left) add('bot', t('seat-left'), t('seat-left-short'))
  else if (place?.stand_in) add('bot', t('seat-stand-in'), t('seat-stand-in-short'))
  else if (place?.member != null && !picture.present.includes(place.member)) add('away', t('seat-away'))
  if (now.dealer === seat) add('dealer', t('seat-dealer'), t('seat-dealer-short'))
  return marks
}
