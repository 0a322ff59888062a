// What is wrong, for people: the server says which message, and what to fill in.
import { ApiError } from './api'
import type { Problem } from './wire'
import { label, whole } from '../i18n/translate'

/** The options and settings that a problem is about. */
export function namesIn(problem: Problem | null | undefined): string[] {
  return String(problem?.args?.options ?? '')
    .split(' ')
    .filter(Boolean)
}

export function problemText(problem: Problem): string {
  const args = { ...problem.args }
  if (args.option !== undefined) args.option = label('option', String(args.option))
  // A newer server may have problems of which this page knows nothing: its own sentence is right in any case.
  const { text } = problem
  return (
    whole(`problem-${problem.key}`, args) ??
    whole(`refused-${problem.key}`, args) ??
    text.charAt(0).toUpperCase() + text.slice(1)
  )
}

export function problemOf(error: unknown): Problem {
  return error instanceof ApiError ? error.problem : { key: 'server-error', text: String(error) }
}
