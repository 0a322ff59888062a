// A part of the page that is fetched when it is needed, or before. Once it has been fetched it shows at once, so that
// nothing flickers and the focus stays where it is.
import type { Component } from 'svelte'

const AGAIN_MS = 2000

export class LazyComponent {
  part = $state.raw<Component | null>(null)
  #coming = false

  constructor(private readonly load: () => Promise<{ default: Component }>) {}

  /** Fetch it, once. Without a connection it is tried again. */
  fetch(): void {
    if (this.#coming) return
    this.#coming = true
    this.load().then(
      (found) => (this.part = found.default),
      () => {
        this.#coming = false
        setTimeout(() => this.fetch(), AGAIN_MS)
      },
    )
  }
}
