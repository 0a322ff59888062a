// The people whom one has played with in this browser: names, when last, how often. This is never sent anywhere.
import { ownPlace, type Picture } from '../game/fold'
import { list, write } from './lists'

const PEOPLE = 'oneleft.people'
const COUNTED = 'oneleft.counted' // the matches that have been counted, so that each counts once
export const MOST_PEOPLE = 60
const MOST_COUNTED = 60

export interface Known {
  name: string
  avatar: string
  last: number // milliseconds since 1970
  times: number
}

/** The latest first. */
export function knownPeople(): Known[] {
  return list(PEOPLE).filter(isKnown)
}

export function forgetPeople(): void {
  write(PEOPLE, [])
}

/** Called with every picture of a table: a match counts once, when its first round is played. */
export function meet(picture: Picture, now = Date.now()): void {
  if (picture.stage !== 'playing' || ownPlace(picture) === null) return
  const match = `${picture.code} ${picture.match}`
  const counted = list(COUNTED)
  if (counted.includes(match)) return
  write(COUNTED, [match, ...counted].slice(0, MOST_COUNTED))
  const met = picture.places.flatMap((place) =>
    place.member != null && place.member !== picture.you && !place.left ? [place] : [],
  )
  if (!met.length) return
  const known = knownPeople()
  const people = met.map(({ name = '', member }): Known => {
    const before = known.find((one) => one.name === name)
    const avatar = picture.people.find((one) => one.id === member)?.avatar ?? ''
    return { name, avatar, last: now, times: (before?.times ?? 0) + 1 }
  })
  write(
    PEOPLE,
    [...people, ...known.filter((one) => !people.some(({ name }) => name === one.name))].slice(0, MOST_PEOPLE),
  )
}

function isKnown(value: unknown): value is Known {
  const one = value as Known
  const isCount = (number: unknown) => Number.isSafeInteger(number) && (number as number) > 0
  return (
    typeof one === 'object' &&
    one !== null &&
    typeof one.name === 'string' &&
    one.name.length < 100 &&
    typeof one.avatar === 'string' &&
    isCount(one.times) &&
    isCount(one.last) &&
    one.last < 8e15
  )
}
