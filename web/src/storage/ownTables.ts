// The codes of the tables this browser sits at, newest first. What is going on there, the server is asked.
import type { Picture } from '../game/fold'
import { ownPlace } from '../game/fold'
import { CODE, MOST_MINE } from '../protocol/constants'
import { list, write } from './lists'

const TABLES = 'oneleft.tables'

export function ownTables(): string[] {
  return list(TABLES)
    .filter((code): code is string => typeof code === 'string' && CODE.test(code))
    .slice(0, MOST_MINE)
}

/** Called with every picture of a table: it is remembered while one has a place there, and forgotten otherwise. */
export function followSeat(picture: Picture): void {
  const seated = ownPlace(picture) !== null && !picture.closed
  if (ownTables()[0] === picture.code && seated) return
  forgetTable(picture.code)
  if (seated) write(TABLES, [picture.code, ...ownTables()].slice(0, MOST_MINE))
}

export function forgetTable(code: string): void {
  const tables = ownTables()
  if (tables.includes(code))
    write(
      TABLES,
      tables.filter((one) => one !== code),
    )
}
