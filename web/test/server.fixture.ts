// A server of a few answers in place of fetch; it keeps what was asked.
import { vi } from 'vitest'
import { CATALOGUE } from './catalogue.fixture'

export type Asked = { path: string; body: Record<string, unknown> }

export function fakeServer(answers: Record<string, unknown> = {}): Asked[] {
  const asked: Asked[] = []
  const all: Record<string, unknown> = {
    '/api/catalogue': CATALOGUE,
    '/api/tables': [],
    '/api/rules': {
      sections: [{ name: 'deck', sentences: [{ key: 'deck-size', args: { cards: 108 } }] }],
      changed: {},
      problem: null,
    },
    ...answers,
  }
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const body = init?.body ? JSON.parse(String(init.body)) : undefined
    asked.push({ path, body })
    const key = init?.method === 'POST' ? `POST ${path}` : path
    const answer = all[key] ?? all[path]
    const found = typeof answer === 'function' ? answer(body) : answer
    if (found instanceof Error) throw new TypeError(found.message)
    if (found instanceof Response) return found
    return new Response(JSON.stringify(found))
  })
  return asked
}
