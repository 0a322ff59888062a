// Whether the server is there at all, asked when a page may have come out of the service worker's store.
const EVERY = 5000

class Connectivity {
  lost = $state(false)

  /** Asked once at the start; if nobody answers, again and again. */
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
