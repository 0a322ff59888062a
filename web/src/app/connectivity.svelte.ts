// Whether the server can be reached at all: the page may have come from the service worker's cache.
const EVERY = 5000

class Connectivity {
  lost = $state(false)

  /** Asks once at the start; without an answer, again and again. */
  async check(): Promise<void> {
    if (!navigator.serviceWorker?.controller) return
    this.lost = !(await answers())
    if (this.lost) setTimeout(() => void this.check(), EVERY)
  }
}

async function answers(): Promise<boolean> {
  try {
    await fetch('/health', { cache: 'no-store' })
    return true
  } catch {
    return false
  }
}

export const connectivity = new Connectivity()
