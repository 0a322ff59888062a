// Notifications that tell people who look elsewhere that it is their turn. Only if they asked for it in this browser.
import { t } from '../i18n/translate'

const WANTED = 'oneleft.alerts'

/** `nowhere`: this browser has no notifications, or none on pages without HTTPS. */
export type AlertState = 'nowhere' | 'blocked' | 'off' | 'on'

class Alerts {
  #wanted = $state(localStorage.getItem(WANTED) === '1')
  #permission = $state(typeof Notification === 'undefined' || !isSecureContext ? null : Notification.permission)
  #shown = new Map<string, Notification>()

  readonly state: AlertState = $derived(
    this.#permission === null
      ? 'nowhere'
      : this.#permission === 'denied'
        ? 'blocked'
        : this.#wanted && this.#permission === 'granted'
          ? 'on'
          : 'off',
  )
  readonly on = $derived(this.state === 'on')

  /** Called from a tap: browsers ask for permission only then. */
  async switch(on: boolean): Promise<void> {
    if (on && this.#permission === 'default') this.#permission = await Notification.requestPermission()
    this.#wanted = on && this.#permission === 'granted'
    localStorage.setItem(WANTED, this.#wanted ? '1' : '0')
  }

  /** Tells that it is one's turn at a table, but only while the page is hidden. */
  turn(code: string): void {
    if (!this.on || document.visibilityState === 'visible') return
    const tag = `turn-${code}`
    const options = { body: t('table-title', { code }), tag, icon: '/icon-192.png', data: `/t/${code}` }
    void this.#show(t('table-title-turn'), options)
  }

  /** On phones only the service worker may show one. */
  async #show(title: string, options: NotificationOptions & { tag: string; data: string }): Promise<void> {
    const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
    if (worker?.active) return void worker.showNotification(title, options)
    try {
      const shown = new Notification(title, options)
      shown.onclick = () => {
        window.focus()
        shown.close()
      }
      this.#shown.set(options.tag, shown)
    } catch {
      // This browser needs a service worker to show one, and there is none.
    }
  }

  /** The table is being looked at: removes its notification. */
  async seen(code: string): Promise<void> {
    const tag = `turn-${code}`
    this.#shown.get(tag)?.close()
    this.#shown.delete(tag)
    const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
    for (const shown of (await worker?.getNotifications({ tag })) ?? []) shown.close()
  }
}

export const alerts = new Alerts()
