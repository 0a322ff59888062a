import { beforeEach, describe, expect, it, vi } from 'vitest'
import { deleteSet, MOST_SETS, pathOf, readShared, savedSets, saveSet } from '../src/storage/ruleSets'
import { full } from '../src/game/settings'

const SET = {
  name: 'Freitag ♠ mit Zoë',
  settings: full({
    rules: { edition: 'custom', stacking: true, customs: ['again', 'Sing “O Tannenbaum”!'], target: 200 },
    players: 6,
    clock: 'fast',
  }),
}
const encode = (value: unknown) => pathOf(value as never).split('rules=')[1]!
const raw = (text: string) => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
const read = (settings: unknown) => readShared(raw(JSON.stringify({ name: 'x', settings })))

beforeEach(() => localStorage.clear())

describe('rule sets in a link', () => {
  it('come back as they were', () => {
    const path = pathOf(SET)
    expect(path).toMatch(/^\/new\?rules=[A-Za-z0-9_-]+$/)
    expect(readShared(new URLSearchParams(path.split('?')[1]).get('rules')!)).toEqual(SET)
  })

  it('may leave out what is usual', () => {
    expect(read({})).toEqual({ name: 'x', settings: full() })
    expect(read({ rules: { stacking: true } })!.settings.rules).toEqual({ edition: 'official', stacking: true })
  })

  it('are refused when they are junk', () => {
    for (const text of [
      '',
      'x',
      '%%%',
      'null',
      raw('null'),
      raw('[]'),
      raw('{"name":1}'),
      raw('{'),
      raw('\xff\xfe'),
      'A'.repeat(100_000),
    ]) {
      expect(readShared(text), text.slice(0, 30)).toBeNull()
    }
    const bad: unknown[] = [
      null,
      [],
      { players: 1 },
      { players: 11 },
      { players: 2.5 },
      { players: '4' },
      { form: 'whist' },
      { hands: 0 },
      { clock: 'slow' },
      { public: 'yes' },
      { rules: [] },
      { rules: { stacking: { deep: [1] } } },
      { rules: { target: 1e300 } },
      { rules: { 'no such name!': 1 } },
      { rules: { customs: [1] } },
      { rules: { customs: ['x'.repeat(1000)] } },
    ]
    for (const settings of bad) expect(read(settings), JSON.stringify(settings)).toBeNull()
  })

  it('cannot reach into objects', () => {
    expect(readShared(raw('{"name":"x","settings":{"rules":{"__proto__":{"evil":true}}}}'))).toBeNull()
    expect(({} as Record<string, unknown>).evil).toBeUndefined()
  })

  it('drop what the server does not know, and shorten names', () => {
    const found = readShared(
      raw(JSON.stringify({ name: ' a\u0000\n b' + 'c'.repeat(100), settings: { extra: 1 }, more: 2 })),
    )!
    expect(Object.keys(found.settings).sort()).toEqual(Object.keys(full()).sort())
    expect(found.name).toHaveLength(40)
    expect(found.name.startsWith('a b')).toBe(true)
    expect(encode(found)).toBeTruthy()
  })
})

describe('rule sets in this browser', () => {
  it('are saved, replaced by name, listed newest first, and deleted', () => {
    expect(savedSets()).toEqual([])
    expect(saveSet('one', full())).toBe('saved')
    expect(saveSet('two', SET.settings)).toBe('saved')
    expect(saveSet(' one ', full({ players: 2 }))).toBe('saved')
    expect(savedSets().map(({ name, settings }) => [name, settings.players])).toEqual([
      ['one', 2],
      ['two', 6],
    ])
    deleteSet('one')
    expect(savedSets().map(({ name }) => name)).toEqual(['two'])
  })

  it('survive junk in the store, and a store that is full or closed', () => {
    localStorage.setItem('oneleft.rulesets', '{"no":')
    expect(savedSets()).toEqual([])
    localStorage.setItem(
      'oneleft.rulesets',
      JSON.stringify([{ name: 'ok', settings: {} }, 5, { name: 'bad', settings: { players: 99 } }]),
    )
    expect(savedSets().map(({ name }) => name)).toEqual(['ok'])
    for (let n = 1; n < MOST_SETS; n++) saveSet(`set ${n}`, full())
    expect(saveSet('one too many', full())).toBe('full')
    deleteSet('ok')
    const closed = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('quota')
    })
    expect(saveSet('x', full())).toBe('failed')
    closed.mockRestore()
  })
})
