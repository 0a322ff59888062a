// The tables this browser sits at, newest first: only their codes. What is going on there the server says.
import type { Picture } from '../game/picture'
import { ownPlace } from '../game/picture'
import { list, write } from './lists'

const TABLES = 'oneleft.tables'
export const MOST_TABLES = 12

export function ownTables(): string[] {
  return list(TABLES)
    .filter((code): code is string => typeof code === 'string' && /^[A-HJ-NP-Z2-9]{6}$/.test(code))
    .slice(0, MOST_TABLES)
}

/** Called with every picture of a table: remembered while one sits there, forgotten when one does not. */
export function followSeat(picture: Picture): void {
  const seated = ownPlace(picture) !== null && !picture.closed
  if (ownTables()[0] === picture.code && seated) return
  forgetTable(picture.code)
  if (seated) write(TABLES, [picture.code, ...ownTables()].slice(0, MOST_TABLES))
}

export function forgetTable(code: string): void {
  const tables = ownTables()
  if (tables.includes(code))
    write(
      TABLES,
      tables.filter((one) => one !== code),
    )
}
