// Settings for playing by keyboard or with a screen reader, kept in this browser.
export type Tell = 'all' | 'mine'

const KEYS = 'oneleft.keys'
const TELL = 'oneleft.tell'

class AccessibilityPreferences {
  #keys = $state(remembered(KEYS) !== 'off')
  #tell = $state<Tell>(remembered(TELL) === 'mine' ? 'mine' : 'all')

  /** Whether single letters and digits are shortcuts: speech input can trigger them by accident (WCAG 2.1.4). */
  get keys(): boolean {
    return this.#keys
  }
  set keys(on: boolean) {
    this.#keys = on
    remember(KEYS, on ? 'on' : 'off')
  }

  /** What is read out: everything, or what concerns oneself. */
  get tell(): Tell {
    return this.#tell
  }
  set tell(what: Tell) {
    this.#tell = what
    remember(TELL, what)
  }
}

export const accessibility = new AccessibilityPreferences()

function remembered(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

function remember(name: string, value: string): void {
  try {
    localStorage.setItem(name, value)
  } catch {
    // Then it holds for this visit only.
  }
}
