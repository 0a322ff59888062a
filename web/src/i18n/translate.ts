// All text a person sees comes from the Fluent catalogue shared with Python: t('key', { name }).
// What calls these in a template or a $derived follows the language when it changes.
import { FluentNumber, type FluentVariable } from '@fluent/bundle'
import { language } from './language.svelte'

type Args = Record<string, FluentVariable>

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** The message of a key. A key that is missing shows itself, so that it is seen and mended. */
export function t(key: string, args: Args = {}): string {
  const { bundle } = language
  const message = bundle.getMessage(key)
  // With a list for errors a wrong argument shows as such, instead of taking the component down.
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

/** Numbers as plain digits, as Python writes them; texts so that they cannot reorder what stands around them. */
function filled(args: Args): Args {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => {
      if (typeof value === 'number') return [name, new FluentNumber(value, { useGrouping: false })]
      return [name, typeof value === 'string' ? isolated(value) : value]
    }),
  )
}

/**
 * A text written from right to left between marks that keep its order to itself. Only such a text: everywhere else the
 * marks would be in labels, titles and what is copied, for nothing. A language that runs that way itself needs them
 * around everything, which Fluent does.
 */
function isolated(text: string): string {
  return language.direction === 'ltr' && RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text
}
