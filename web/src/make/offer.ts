// The catalogue is asked for once; a failure is forgotten, so that asking again helps.
import { api } from '../lib/api'
import type { Catalogue } from '../lib/wire'

let asked: Promise<Catalogue> | null = null

export function offer(): Promise<Catalogue> {
  asked ??= api.catalogue().catch((error: unknown) => {
    asked = null
    throw error
  })
  return asked
}

/** For tests. */
export function forgetOffer(): void {
  asked = null
}

/** The address to hand to others: this page's own, unless that is known to work on this machine only. */
export function shareBase(share: string): string {
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)
  return local && share ? share.replace(/\/$/, '') : location.origin
}
