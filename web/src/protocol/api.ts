// The few things asked over HTTP; everything at a table goes over its WebSocket.
import type {
  AskMine,
  AskReplay,
  Catalogue,
  MyTable,
  NewTable,
  Problem,
  Replay,
  RulesInWords,
  Settings,
  TableMade,
  TableSummary,
} from './wire'

export class ApiError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text)
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  let response: Response
  try {
    response = await fetch(
      path,
      body === undefined
        ? {}
        : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    )
  } catch {
    throw new ApiError({ key: 'offline', text: 'the server cannot be reached', args: {} })
  }
  const data = await response.json().catch(() => null)
  if (!response.ok)
    throw new ApiError(data ?? { key: 'server-error', text: `the server answered ${response.status}`, args: {} })
  return data as T
}

export const api = {
  catalogue: () => ask<Catalogue>('/api/catalogue'),
  tables: () => ask<TableSummary[]>('/api/tables'),
  mine: (asked: AskMine) => ask<MyTable[]>('/api/tables/mine', asked),
  rules: (settings: Settings) => ask<RulesInWords>('/api/rules', { settings }),
  makeTable: (table: NewTable) => ask<TableMade>('/api/tables', table),
  replay: (asked: AskReplay) => ask<Replay>('/api/replay', asked),
  recordLink: (code: string, match: number) => `/api/tables/${code}/records/${match}`,
}
