// The server's catalogue of editions, options and bots, asked for once. A failure is forgotten: asking again helps.
import { api } from './api'
import type { Catalogue } from './wire'

let asked: Promise<Catalogue> | null = null

export function loadCatalogue(): Promise<Catalogue> {
  asked ??= api.catalogue().catch((error: unknown) => {
    asked = null
    throw error
  })
  return asked
}

/** For tests. */
export function forgetCatalogue(): void {
  asked = null
}
