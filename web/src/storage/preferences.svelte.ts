// Preferences, kept in this browser: theme, motion, sound, hints. public/look.js reads them before the first paint.
export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]
export const MOTIONS = ['system', 'less'] as const
export type Motion = (typeof MOTIONS)[number]

const STORE = 'oneleft.look'

interface Kept {
  theme: Theme
  motion: Motion
  volume: number
  muted: boolean
  hints: boolean
  /** The hints that were shown. */
  seen: string[]
}

const AT_FIRST: Kept = { theme: 'system', motion: 'system', volume: 40, muted: false, hints: true, seen: [] }

/** The stored values as far as they are valid: they may have been edited by hand, or written by another version. */
export function readKept(text: string | null): Kept {
  let found: Partial<Record<keyof Kept, unknown>> = {}
  try {
    found = (JSON.parse(text ?? '{}') as typeof found | null) ?? {}
  } catch {
    // Unreadable: use the defaults.
  }
  const { volume } = found
  return {
    theme: THEMES.find((one) => one === found.theme) ?? AT_FIRST.theme,
    motion: MOTIONS.find((one) => one === found.motion) ?? AT_FIRST.motion,
    volume: typeof volume === 'number' && volume >= 0 && volume <= 100 ? volume : AT_FIRST.volume,
    muted: found.muted === true,
    hints: found.hints !== false,
    seen: Array.isArray(found.seen) ? found.seen.map(String) : [],
  }
}

class Preferences {
  #kept = $state.raw<Kept>(readKept(fromStore()))

  get theme(): Theme {
    return this.#kept.theme
  }
  get motion(): Motion {
    return this.#kept.motion
  }
  get volume(): number {
    return this.#kept.volume
  }
  get muted(): boolean {
    return this.#kept.muted
  }
  get hints(): boolean {
    return this.#kept.hints
  }
  get seen(): readonly string[] {
    return this.#kept.seen
  }

  change(change: Partial<Kept>): void {
    // Another tab may have changed something else since.
    this.#kept = { ...readKept(fromStore() ?? JSON.stringify(this.#kept)), ...change }
    this.apply()
    try {
      localStorage.setItem(STORE, JSON.stringify(this.#kept))
    } catch {
      // Then it holds for this visit only.
    }
  }

  apply(): void {
    const { theme, motion } = this.#kept
    const root = document.documentElement
    set(root, 'theme', theme === 'system' ? null : theme)
    set(root, 'motion', motion === 'system' ? null : motion)
    // The colour of the browser's own bars.
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      const { scheme } = meta.dataset
      meta.media = theme === 'system' ? `(prefers-color-scheme: ${scheme})` : theme === scheme ? 'all' : 'not all'
    }
  }
}

export const preferences = new Preferences()

/** Whether things may move. */
export function moves(): boolean {
  return preferences.motion !== 'less' && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

function set(root: HTMLElement, name: 'theme' | 'motion', value: string | null): void {
  if (value === null) delete root.dataset[name]
  else root.dataset[name] = value
}

function fromStore(): string | null {
  try {
    return localStorage.getItem(STORE)
  } catch {
    return null
  }
}
