// Where a replay comes from, and a moment of it as a link.
import { api } from '../../protocol/api'
import type { AskReplay } from '../../protocol/wire'

/** A player of the match, or every hand. */
export type View = number | 'all'

/** A round from 1, a step from 0. */
export interface Moment {
  round: number
  step: number
  view: View
}

/** A match of this server has an address; a file has none, and is in this browser only. */
export interface Source {
  title: string
  ask: Pick<AskReplay, 'record' | 'table' | 'match'>
  path: string | null
  download: string | null
}

export function matchSource(code: string, match: number): Source {
  return {
    title: code,
    ask: { table: code, match },
    path: `/replay/${code}/${match}`,
    download: api.recordLink(code, match),
  }
}

export function fileSource(title: string, record: Record<string, unknown>): Source {
  return { title, ask: { record }, path: null, download: null }
}

/** `?round=2&step=37&view=1`: all from 1, as people count, but for step 0, the deal. */
export function momentOf(query: URLSearchParams, otherwise: View): Moment {
  const number = (name: string, least: number) => {
    const value = Number(query.get(name) ?? NaN)
    return Number.isSafeInteger(value) && value >= least ? value : null
  }
  const view = number('view', 1)
  return {
    round: number('round', 1) ?? 1,
    step: number('step', 0) ?? 0,
    view: query.get('view') === 'all' ? 'all' : view !== null && view <= 10 ? view - 1 : otherwise,
  }
}

export function queryOf({ round, step, view }: Moment): string {
  return `?round=${round}&step=${step}&view=${view === 'all' ? 'all' : view + 1}`
}
