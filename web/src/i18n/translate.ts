// All text a person sees comes from the Fluent catalogue shared with Python: t('key', { name }).
// A template or $derived that calls these is updated when the language changes.
import { FluentNumber, type FluentVariable } from '@fluent/bundle'
import { language } from './language.svelte'

type Args = Record<string, FluentVariable>

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** The message of a key. For a missing message the key itself is shown, so that it gets noticed. */
export function t(key: string, args: Args = {}): string {
  const { bundle } = language
  const message = bundle.getMessage(key)
  // With a list for errors Fluent shows a wrong argument by name, instead of throwing in the component.
  return message?.value ? bundle.formatPattern(message.value, filled(args), []) : key
}

/** The message of a key with everything filled in, or null where the catalogue or an argument is missing. */
export function whole(key: string, args: Args): string | null {
  const { bundle } = language
  const message = bundle.getMessage(key)
  const errors: Error[] = []
  const text = message?.value ? bundle.formatPattern(message.value, filled(args), errors) : null
  return errors.length ? null : text
}

/** Whether the catalogue has a message for this key. */
export function known(key: string): boolean {
  return language.bundle.getMessage(key)?.value != null
}

/** The message for a name, or the name itself: a newer server may have what this page does not know. */
export function label(kind: 'option' | 'edition' | 'effect' | 'bot', name: string): string {
  return known(`${kind}-${name}`) ? t(`${kind}-${name}`) : name
}

/** "Ada, Bo and Cleo"; with 'list-comma' "Ada, Bo, Cleo". */
export function listed(parts: readonly string[], key: 'list-and' | 'list-comma' = 'list-and'): string {
  if (parts.length < 2) return parts.join('')
  const first = parts.slice(0, -1).reduce((first, last) => t('list-comma', { first, last }))
  return t(key, { first, last: parts.at(-1)! })
}

/** Numbers as plain digits, as Python writes them; texts isolated, so that they cannot reorder the text around them. */
function filled(args: Args): Args {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => {
      if (typeof value === 'number') return [name, new FluentNumber(value, { useGrouping: false })]
      return [name, typeof value === 'string' ? isolated(value) : value]
    }),
  )
}

/**
 * A text written from right to left, between isolation marks. No other text gets them: they would end up in labels,
 * titles and copied text for nothing. In a right-to-left language every argument needs them, and Fluent adds them.
 */
function isolated(text: string): string {
  return language.direction === 'ltr' && RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text
}
