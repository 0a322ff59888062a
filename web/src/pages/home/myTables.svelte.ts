// The tables this browser sits at. The server is asked about them now and then; those it no longer knows are forgotten.
import { api } from '../../protocol/api'
import { myKey } from '../../storage/identity'
import type { MyTable } from '../../protocol/wire'
import { alerts } from '../../state/turnAlerts.svelte'
import { forgetTable, ownTables } from '../../storage/ownTables'

const EVERY = 15_000

export class MyTables {
  all = $state.raw<MyTable[]>([])
  /** The tables where a match can go on, first those that wait for oneself. */
  readonly open = $derived(
    this.all
      .filter((table) => table.stage !== 'over')
      .sort((a, b) => Number(b.yours ?? false) - Number(a.yours ?? false)),
  )
  readonly turns = $derived(this.open.filter((table) => table.yours).length)

  /** Starts asking; returns a function that stops it. On a hidden page it asks only if notifications are wanted. */
  watch(): () => void {
    const look = () => {
      if (document.visibilityState === 'visible' || alerts.on) void this.ask()
    }
    look()
    const timer = setInterval(look, EVERY)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }

  async ask(): Promise<void> {
    const tables = ownTables()
    if (!tables.length) return void (this.all = [])
    const before = this.all
    try {
      this.all = await api.mine({ key: myKey(), tables })
    } catch {
      return // what was last known stays
    }
    for (const code of tables) if (!this.all.some((table) => table.code === code)) forgetTable(code)
    for (const table of this.open) {
      const is = (one: MyTable) => one.code === table.code
      if (table.yours && before.some((one) => is(one) && !one.yours)) alerts.turn(table.code)
    }
  }
}
