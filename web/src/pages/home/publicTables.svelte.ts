// The public tables, asked for every few seconds while the page is in sight.
import { api } from '../../protocol/api'
import type { TableSummary } from '../../protocol/wire'

const EVERY = 5000

export class PublicTables {
  list = $state.raw<TableSummary[] | null>(null) // null: not known yet
  offline = $state(false)
  #timer: ReturnType<typeof setInterval> | undefined

  /** Starts asking; returns a function that stops it. */
  watch(): () => void {
    const look = () => {
      if (document.visibilityState === 'visible') void this.ask()
    }
    look()
    this.#timer = setInterval(look, EVERY)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(this.#timer)
      document.removeEventListener('visibilitychange', look)
    }
  }

  async ask(): Promise<void> {
    try {
      this.list = await api.tables()
      this.offline = false
    } catch {
      this.offline = true
    }
  }
}
