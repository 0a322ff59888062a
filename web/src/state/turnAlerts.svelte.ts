// Telling someone who looks elsewhere that it is their turn. Only after they asked for it, on this browser.
import { t } from '../i18n/translate'

const WANTED = 'oneleft.alerts'

/** `nowhere`: this browser has none, or not on a page that came without HTTPS. */
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

  /** It is this person's turn at a table. Shown only while the page is out of sight. */
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
      // A browser that wants a service worker for it and has none.
    }
  }

  /** The table is being looked at: nothing is left to tell. */
  async seen(code: string): Promise<void> {
    const tag = `turn-${code}`
    this.#shown.get(tag)?.close()
    this.#shown.delete(tag)
    const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
    for (const shown of (await worker?.getNotifications({ tag })) ?? []) shown.close()
  }
}

export const alerts = new Alerts()
