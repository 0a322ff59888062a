// Asks the server for the rules in words a moment after the last change; late answers to older questions are ignored.
import { api } from '../protocol/api'
import { language } from '../i18n/language.svelte'
import type { Problem, RulesInWords, Settings } from '../protocol/wire'
import { problemOf } from '../protocol/problems'

const DELAY = 250
const AGAIN = 3000 // after a failure

export class RulesCheck {
  words = $state.raw<RulesInWords | null>(null)
  failure = $state.raw<Problem | null>(null)
  checking = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined
  #question = 0

  /** Why these settings cannot be used: they break a rule, or the server did not answer. */
  get problem(): Problem | null {
    return this.failure ?? this.words?.problem ?? null
  }

  ask(settings: Settings): void {
    clearTimeout(this.#timer)
    this.checking = true
    const question = ++this.#question
    this.#timer = setTimeout(() => void this.#send(settings, question), this.words ? DELAY : 0)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#question++
  }

  async #send(settings: Settings, question: number): Promise<void> {
    try {
      const [words] = await Promise.all([api.rules(settings), language.needRules()])
      if (question !== this.#question) return
      this.words = words
      this.failure = null
    } catch (error) {
      if (question !== this.#question) return
      this.failure = problemOf(error)
      this.#timer = setTimeout(() => this.ask(settings), AGAIN)
    }
    this.checking = false
  }
}
