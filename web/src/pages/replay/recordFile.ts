// Records in a file: one object over many lines, or one per line. Whether they are valid, the server decides.
import { listed } from '../../i18n/translate'

export const LARGEST_FILE = 16 * 2 ** 20 // with many records; a single one may have 2 MB

export type Found = Record<string, unknown>

/** Why a file holds no records; `key` is a message. */
export class FileError extends Error {
  constructor(
    readonly key: string,
    readonly args: Record<string, string | number> = {},
  ) {
    super(key)
  }
}

export function recordsOf(text: string): Found[] {
  if (!text.trim()) throw new FileError('file-empty')
  const whole = parsed(text)
  if (whole !== undefined) return [record(whole, 1)]
  return text.split('\n').flatMap((line, index) => {
    if (!line.trim()) return []
    const value = parsed(line)
    if (value === undefined) throw new FileError('file-not-json', { line: index + 1 })
    return [record(value, index + 1)]
  })
}

function record(value: unknown, line: number): Found {
  if (typeof value !== 'object' || value === null || !Array.isArray((value as Found).rounds))
    throw new FileError('file-not-record', { line })
  return value as Found
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What the list shows of a record; nothing of it has been checked. */
export function summaryOf(found: Found): { players: string; rounds: number } {
  const players = Array.isArray(found.players) ? listed(found.players.map(String)) : ''
  return { players, rounds: Array.isArray(found.rounds) ? found.rounds.length : 0 }
}
