// The Fluent catalogue as modules: of each language one with all words of the pages, and one with those of the rules.
// Which languages there are is declared in languages.json, for Python and for the browser.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const LOCALES = join(import.meta.dirname, '../src/oneleft/locales')
const DECLARED = join(LOCALES, 'languages.json')
const PARTS: Record<string, string[]> = {
  words: ['common', 'cards', 'story', 'refusals', 'table', 'lobby', 'people', 'replay', 'fair', 'look', 'access'],
  rules: ['rules'],
}
const LIST = 'virtual:words'

export function words(): Plugin {
  return {
    name: 'oneleft-words',
    resolveId: (id) => (id === LIST || id.startsWith(`${LIST}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) {
        this.addWatchFile(DECLARED)
        return list()
      }
      const [, language, part] = new RegExp(`^\0${LIST}/([\\w-]+)/(\\w+)$`).exec(id) ?? []
      if (!language || !part) return
      const files = PARTS[part]!.map((file) => fileOf(language, file))
      for (const file of files) this.addWatchFile(file)
      return `export default ${JSON.stringify(files.map(messages).join(''))}`
    },
  }
}

/** `{ 'en/words': () => import(…), … }`, and the languages as they are declared. */
function list(): string {
  const languages = JSON.parse(readFileSync(DECLARED, 'utf8')) as Record<string, unknown>
  const entries = Object.keys(languages).flatMap((language) => Object.keys(PARTS).map((part) => `${language}/${part}`))
  const loading = (entry: string) => `'${entry}': () => import('${LIST}/${entry}').then((found) => found.default)`
  return `export const languages = ${JSON.stringify(languages)}\nexport default {${entries.map(loading).join(',')}}`
}

/** A file that is not translated yet is English. */
function fileOf(language: string, file: string): string {
  const names = readdirSync(join(LOCALES, language))
  return join(LOCALES, names.includes(`${file}.ftl`) ? language : 'en', `${file}.ftl`)
}

/** What is for translators only stays here. */
function messages(file: string): string {
  return readFileSync(file, 'utf8').replace(/^#.*\n|^\n/gm, '')
}
