// What is wrong, for people: the server's sentence with the labels of this page in place of option names.
import { ApiError } from '../lib/api'
import type { Problem } from '../lib/wire'
import { known, t } from '../lib/words'

/** The options and settings that a problem is about. */
export function namesIn(problem: Problem | null | undefined): string[] {
  return String(problem?.args?.options ?? '')
    .split(' ')
    .filter(Boolean)
}

export function problemText(problem: Problem): string {
  if (known(`problem-${problem.key}`)) return t(`problem-${problem.key}`, problem.args ?? {})
  const names = namesIn(problem)
  const [head, ...tail] = problem.text.split(':')
  const text = [head!.replace(/\w+/g, (word) => (names.includes(word) ? label(word, names) : word)), ...tail]
    .join(':')
    .replace(/\b[a-z0-9]+(_[a-z0-9]+)+\b/g, (word) => label(word, names))
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function problemOf(error: unknown): Problem {
  return error instanceof ApiError ? error.problem : { key: 'server-error', text: String(error) }
}

function label(word: string, names: string[]): string {
  if (known(`option-${word}`)) return `“${t(`option-${word}`)}”`
  const value = names.map((name) => `value-${name}-${word}`).find(known)
  return value ? `“${t(value)}”` : word
}
