// Short notes that go away by themselves, unless someone is reading them.
export interface Toast {
  id: number
  text: string
  kind: 'note' | 'problem'
}

const MOST = 3
const STAY = 6000

export class Toasts {
  list = $state.raw<Toast[]>([])
  #id = 0
  #timers = new Map<number, ReturnType<typeof setTimeout>>()

  show(text: string, kind: Toast['kind'] = 'note'): void {
    const same = this.list.find((toast) => toast.text === text)
    if (same) return this.resume(same.id)
    const id = ++this.#id
    for (const old of this.list.slice(0, Math.max(0, this.list.length + 1 - MOST))) this.dismiss(old.id)
    this.list = [...this.list, { id, text, kind }]
    this.resume(id)
  }

  dismiss(id: number): void {
    this.pause(id)
    this.list = this.list.filter((toast) => toast.id !== id)
  }

  /** Keeps a toast for as long as it is read. */
  pause(id: number): void {
    clearTimeout(this.#timers.get(id))
    this.#timers.delete(id)
  }

  resume(id: number): void {
    this.pause(id)
    this.#timers.set(
      id,
      setTimeout(() => this.dismiss(id), STAY),
    )
  }

  clear(): void {
    for (const toast of this.list) this.dismiss(toast.id)
  }
}
