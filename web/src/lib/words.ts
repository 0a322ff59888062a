// All text a person sees comes from the Fluent catalogue shared with Python: t('key', { name }).
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

const sources = import.meta.glob<string>('../../../src/oneleft/locales/en/*.ftl', { query: '?raw', import: 'default', eager: true })

const bundle = new FluentBundle('en', { useIsolating: false })
for (const source of Object.values(sources)) {
  const errors = bundle.addResource(new FluentResource(source))
  if (errors.length) throw errors[0]
}

/** The message of a key. A key that is missing shows itself, so that it is seen and mended. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(key)
  // With a list for errors a wrong argument shows as such, instead of taking the component down.
  return message?.value ? bundle.formatPattern(message.value, args, []) : key
}

/** The message of a key with everything filled in, or null where the catalogue or an argument is missing. */
export function whole(key: string, args: Record<string, FluentVariable>): string | null {
  const message = bundle.getMessage(key)
  const errors: Error[] = []
  const text = message?.value ? bundle.formatPattern(message.value, args, errors) : null
  return errors.length ? null : text
}

/** Whether the catalogue has a message for this key. */
export function known(key: string): boolean {
  return bundle.getMessage(key)?.value != null
}
