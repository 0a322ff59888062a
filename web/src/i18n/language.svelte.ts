// The language of the page: which there are, which is chosen, and its messages. Only the chosen one is loaded.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import sources, { languages } from 'virtual:words'
import { matchLanguage } from './matchLanguage'

const ENGLISH = 'en'
/** Made-up languages: set `oneleft.language` to `xx` to see whether longer words fit, to `xr` for right to left. */
const PSEUDO: Record<string, 'ltr' | 'rtl'> = { xx: 'ltr', xr: 'rtl' }
const STORE = 'oneleft.language'
const WORDS = 'words'
const RULES = 'rules' // long, and needed only where rules are read or chosen

/** "language/words" and "language/rules" of every language there is, each loaded when it is asked for. */
export type Sources = Record<string, () => Promise<string>>

export class Language {
  /** The language of the messages that `bundle` has. */
  name = $state(ENGLISH)
  bundle = $state.raw(new FluentBundle(ENGLISH))
  readonly direction = $derived(this.#directionOf(this.name))
  readonly offered: string[]
  #withRules = false
  #target = ENGLISH // shown, or being loaded
  #latest: Promise<void> = Promise.resolve()

  constructor(
    readonly sources: Sources,
    readonly declared = languages,
  ) {
    this.offered = Object.keys(declared).filter((language) => `${language}/${WORDS}` in sources)
  }

  /** The language someone wants: chosen here before, else what the browser asks for, else English. */
  wanted(browser: readonly string[] = navigator.languages): string {
    const chosen = remembered()
    if (chosen !== null && (chosen in PSEUDO || this.offered.includes(chosen))) return chosen
    const found = browser.map((name) => matchLanguage(name, this.offered)).find((name) => name !== undefined)
    return found ?? ENGLISH
  }

  /** Shows the page in this language from now on. Throws if it cannot be loaded; then nothing has changed. */
  async choose(language: string): Promise<void> {
    await this.show(language)
    remember(language)
  }

  /** Loads a language and shows it; if another one is asked for in the meantime, that one is shown instead. */
  show(language: string): Promise<void> {
    this.#target = language
    const showing: Promise<void> = this.#bundleOf(language).then(
      (bundle) => {
        if (showing !== this.#latest) return this.#latest
        this.bundle = bundle
        this.name = language
        document.documentElement.lang = bundle.locales[0]!
        document.documentElement.dir = this.direction
        return
      },
      (error: unknown) => {
        if (showing === this.#latest) this.#target = this.name
        throw error
      },
    )
    return (this.#latest = showing)
  }

  /** Loads the words of the rules too, now and whenever the language changes. */
  async needRules(): Promise<void> {
    if (this.#withRules) return this.#latest
    this.#withRules = true
    try {
      await this.show(this.#target)
    } catch (error) {
      this.#withRules = false
      throw error
    }
  }

  async #bundleOf(language: string): Promise<FluentBundle> {
    const parts = this.#withRules ? [WORDS, RULES] : [WORDS]
    const resources = await Promise.all(parts.map((part) => this.#load(language, part)))
    const bundle = new FluentBundle(language in PSEUDO ? ENGLISH : language, {
      useIsolating: this.#directionOf(language) === 'rtl',
    })
    for (const resource of resources) bundle.addResource(resource)
    return bundle
  }

  async #load(language: string, part: string): Promise<FluentResource> {
    const load = this.sources[`${language in PSEUDO ? ENGLISH : language}/${part}`]!
    const resource = new FluentResource(await load())
    return language in PSEUDO ? (await import('./pseudoLocale')).pseudo(resource, PSEUDO[language]!) : resource
  }

  #directionOf(language: string): 'ltr' | 'rtl' {
    return PSEUDO[language] ?? this.declared[language]!.direction
  }
}

export const language = new Language(sources)

function remembered(): string | null {
  try {
    return localStorage.getItem(STORE)
  } catch {
    return null
  }
}

function remember(chosen: string): void {
  try {
    localStorage.setItem(STORE, chosen)
  } catch {
    // Then it holds for this visit only.
  }
}
