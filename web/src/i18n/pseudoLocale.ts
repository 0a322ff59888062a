// A made-up language for testing: English in brackets, accented and 40 % longer. It reveals what does not fit and what
// is not translated. In its right-to-left form, control characters make the letters run backwards, but never numbers
// and codes.
import type { FluentResource } from '@fluent/bundle'

const PLAIN = 'aceinosuyzACEINOSUYZ'
const ACCENTED = 'àçéïñöšüýžÀÇÉÏÑÖŠÜÝŽ'
const SHORTEST = 3 // letters on cards stay letters
const LONGER = 0.4
const WORD = /~{10}(?=~)/g // real words end somewhere, too
const BACKWARDS = '\u202e'
const AS_BEFORE = '\u202c'
const FORWARDS = /[A-Z]*\d[A-Z\d]*/g

type Pattern = FluentResource['body'][number]['value']
type Part = string | { type: string; variants?: { value: Exclude<Pattern, null> }[] }

export function pseudo(resource: FluentResource, direction: 'ltr' | 'rtl'): FluentResource {
  const backwards = (text: string) => `${BACKWARDS}${strange(text).replace(FORWARDS, '\u2066$&\u2069')}${AS_BEFORE}`
  for (const message of resource.body) message.value = changed(message.value, direction === 'rtl' ? backwards : strange)
  return resource
}

function changed(pattern: Pattern, change: (text: string) => string): Pattern {
  if (pattern === null) return null
  if (typeof pattern === 'string') return pattern.length < SHORTEST ? pattern : `[${change(pattern)}]`
  return pattern.map((part: Part) => {
    if (typeof part === 'string') return change(part)
    if (part.type !== 'select') return part
    const variants = part.variants!.map((variant) => ({ ...variant, value: changed(variant.value, change) }))
    return { ...part, variants }
  }) as Pattern
}

function strange(text: string): string {
  const accented = text.replace(/[a-z]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter)
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const more = '~'.repeat(Math.round(letters * LONGER))
  return accented + more.replace(WORD, '$& ')
}
