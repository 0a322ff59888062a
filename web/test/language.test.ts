import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { tick } from 'svelte'
import { languages } from 'virtual:words'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import HomePage from '../src/pages/home/HomePage.svelte'
import { Language, language } from '../src/i18n/language.svelte'
import { matchLanguage } from '../src/i18n/matchLanguage'
import { listed, t } from '../src/i18n/translate'
import LanguagePicker from '../src/preferences/LanguagePicker.svelte'
import plurals from './plurals.json'
import { fakeServer } from './server.fixture'

const POLISH = 'app-name = OneLeft\nlanguage-label = Język\nhome-play = Zagraj'
const FILES = {
  'en/words': async () => 'app-name = OneLeft\nlanguage-label = Language\nhome-play = Play',
  'en/rules': async () => 'rule-out = The round ends.',
  'pl/words': async () => POLISH,
  'pl/rules': async () => 'rule-out = Koniec rundy.',
}
const text = (from: Language, key: string) => from.bundle.formatPattern(from.bundle.getMessage(key)!.value!)

beforeEach(() => localStorage.clear())
afterEach(async () => {
  vi.unstubAllGlobals()
  localStorage.clear()
  await language.show('en')
})

describe('the language', () => {
  it('is one of those that have a folder', () => {
    expect(new Language(FILES).offered).toEqual(['en', 'pl'])
    expect(language.offered[0]).toBe('en')
    expect(language.offered).toEqual(Object.keys(plurals)) // as Python has them
  })
  it('is what was chosen, else what the browser asks for, else English', async () => {
    const ours = new Language(FILES)
    expect(ours.wanted(['eo', 'pl-PL', 'en'])).toBe('pl')
    expect(ours.wanted(['eo', 'ru'])).toBe('en')
    await ours.choose('en')
    expect(ours.wanted(['pl'])).toBe('en')
    localStorage.setItem('oneleft.language', 'klingon')
    expect(ours.wanted(['pl'])).toBe('pl')
  })
  // The same cases as in tests/test_words.py.
  it.each([
    ['pt-BR', ['en', 'pt-BR'], 'pt-BR'],
    ['pt', ['en', 'pt-BR'], 'pt-BR'],
    ['pt-PT', ['en', 'pt-BR'], 'pt-BR'],
    ['PT_br', ['en', 'pt', 'pt-BR'], 'pt-BR'],
    ['pt', ['pt-BR', 'pt'], 'pt'],
    ['pt-PT', ['pt-BR', 'pt'], 'pt'],
    ['pt-AO', ['pt-BR', 'pt-PT'], 'pt-BR'],
    ['de-Latn-AT', ['en', 'de'], 'de'],
    ['BR', ['en', 'pt-BR'], undefined],
    ['', ['en'], undefined],
  ])('%s of %s is %s', (name, offered, found) => expect(matchLanguage(name, offered)).toBe(found))
  it('loads nothing of other languages, and rules only when they are needed', async () => {
    const loaded: string[] = []
    const files = Object.fromEntries(
      Object.entries(FILES).map(([file, load]) => [file, () => (loaded.push(file), load())]),
    )
    const ours = new Language(files)
    await ours.show('pl')
    expect(loaded).toEqual(['pl/words'])
    expect(document.documentElement.lang).toBe('pl')
    await ours.needRules()
    expect(loaded).toEqual(['pl/words', 'pl/words', 'pl/rules'])
    expect(text(ours, 'rule-out')).toBe('Koniec rundy.')
    await ours.show('en')
    expect(text(ours, 'rule-out')).toBe('The round ends.')
  })
  it('is the last one asked for, however long loading takes', async () => {
    let arrive = (_: string) => {}
    const ours = new Language({ ...FILES, 'pl/words': () => new Promise((done) => (arrive = done)) })
    const polish = ours.show('pl')
    await ours.show('en')
    arrive(POLISH)
    await polish
    expect(ours.name).toBe('en')
  })
  it('stays as it was when another cannot be loaded', async () => {
    const ours = new Language({ ...FILES, 'pl/words': () => Promise.reject(new TypeError('offline')) })
    await ours.show('en')
    await expect(ours.choose('pl')).rejects.toThrow('offline')
    expect(ours.name).toBe('en')
    expect(localStorage.getItem('oneleft.language')).toBeNull()
  })
  it('is picked by its own name and changes at once', async () => {
    const ours = new Language(FILES)
    await ours.show('en')
    render(LanguagePicker, { language: ours })
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Polski')
    await vi.waitFor(() => expect(text(ours, 'home-play')).toBe('Zagraj'))
    expect(localStorage.getItem('oneleft.language')).toBe('pl')
  })
  it('has no picker where there is nothing to pick', () => {
    render(LanguagePicker, { language: new Language({ 'en/words': FILES['en/words'] }) })
    expect(screen.queryByRole('combobox')).toBeNull()
  })
})

describe('the pseudo-locale', () => {
  it('is English, longer and accented, on a page that shows already', async () => {
    fakeServer()
    render(HomePage)
    expect(screen.getByRole('button', { name: 'Play now against bots' })).toBeTruthy()
    localStorage.setItem('oneleft.language', 'xx')
    await language.show(language.wanted())
    await tick()
    const button = screen.getByRole('button', { name: /^\[Pläý|^\[Plàý/ })
    expect(button.textContent!.length).toBeGreaterThanOrEqual('Play now against bots'.length * 1.3)
    expect(screen.queryByText('Play now against bots')).toBeNull()
    expect(t('card-letter', { color: 'r' })).toBe('R')
    expect(t('seat-cards', { count: 2 })).toMatch(/^\[?2 çàrdš~+\]?$/)
  })
  it('can run from right to left', async () => {
    await language.show('xr')
    expect(document.documentElement.dir).toBe('rtl')
    expect(t('home-play')).toMatch(/^\[\u202e.*\u202c\]$/)
    expect(t('home-code-hint')).toContain('\u2066K7QM2P\u2069') // numbers and codes run as they do everywhere
    await language.show('en')
    expect(document.documentElement.dir).toBe('ltr')
  })
  it('leaves no English on the home page', async () => {
    fakeServer()
    await language.show('xx')
    render(HomePage)
    await tick()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const plain: string[] = []
    while (walker.nextNode()) {
      const words = walker.currentNode.textContent!.trim()
      if (walker.currentNode.parentElement!.closest('option[lang]')) continue // languages name themselves
      if (/[a-z]{3}/i.test(words) && !/[~[]/.test(words)) plain.push(words)
    }
    expect(plain).toEqual([])
  })
})

describe('what is filled in', () => {
  const name = 'עדה'
  it('keeps its order to itself where it is written from right to left, and is left alone elsewhere', () => {
    expect(t('turn-other', { name })).toBe(`\u2068${name}\u2069’s turn`)
    expect(t('turn-other', { name: 'Ada' })).toBe('Ada’s turn')
  })
  it('is isolated throughout in a language that is itself written so, which the page says', async () => {
    const hebrew = { name: 'עברית', english: 'Hebrew', direction: 'rtl' as const }
    const files = { ...FILES, 'he/words': async () => 'turn-other = התור של { $name }' }
    const ours = new Language(files, { ...languages, he: hebrew })
    await ours.show('he')
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['he', 'rtl'])
    expect(ours.bundle.formatPattern(ours.bundle.getMessage('turn-other')!.value!, { name: 'Ada' })).toBe(
      'התור של \u2068Ada\u2069',
    )
    await ours.show('en')
    expect(document.documentElement.dir).toBe('ltr')
  })
  it('can be a list', () => {
    expect([listed([]), listed(['Ada']), listed(['Ada', 'Bo']), listed(['Ada', 'Bo', 'Cleo'])]).toEqual([
      '',
      'Ada',
      'Ada and Bo',
      'Ada, Bo and Cleo',
    ])
    expect(listed(['Ada', 'Bo', 'Cleo'], 'list-comma')).toBe('Ada, Bo, Cleo')
  })
})

describe('numbers', () => {
  it('have no separators', () => expect(t('home-players-count', { count: 12345 })).toBe('12345 players'))
  // tools/client_fixtures.py writes plurals.json from the same catalogue in Python; `make test-web` runs it first.
  it.each(Object.entries(plurals))('choose the same plural in %s as in Python', (name, forms) => {
    const bundle = new FluentBundle(name, { useIsolating: false })
    bundle.addResource(
      new FluentResource(
        'n = { $n ->\n [zero] zero\n [one] one\n [two] two\n [few] few\n [many] many\n *[other] other\n }',
      ),
    )
    const chosen = Object.fromEntries(
      Object.keys(forms).map((n) => [n, bundle.formatPattern(bundle.getMessage('n')!.value!, { n: Number(n) })]),
    )
    expect(chosen).toEqual(forms)
  })
})
