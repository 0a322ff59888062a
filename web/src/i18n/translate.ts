// All text a person sees comes from the Fluent catalogue shared with Python: t('key', { name }).
// What calls these in a template or a $derived follows the language when it changes.
import { FluentNumber, type FluentVariable } from '@fluent/bundle'
import { language } from './language.svelte'

type Args = Record<string, FluentVariable>

/** The message of a key. A key that is missing shows itself, so that it is seen and mended. */
export function t(key: string, args: Args = {}): string {
  const { bundle } = language
  const message = bundle.getMessage(key)
  // With a list for errors a wrong argument shows as such, instead of taking the component down.
  return message?.value ? bundle.formatPattern(message.value, plainNumbers(args), []) : key
}

/** The message of a key with everything filled in, or null where the catalogue or an argument is missing. */
export function whole(key: string, args: Args): string | null {
  const { bundle } = language
  const message = bundle.getMessage(key)
  const errors: Error[] = []
  const text = message?.value ? bundle.formatPattern(message.value, plainNumbers(args), errors) : null
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

/** Numbers as digits and nothing else, as Python writes them. */
function plainNumbers(args: Args): Args {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value,
    ]),
  )
}
