import { fireEvent, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { COLORS } from '../src/game/cards'
import { t } from '../src/i18n/translate'
import { accessibility } from '../src/storage/accessibility.svelte'
import { language } from '../src/i18n/language.svelte'
import { keyLeadsTo } from '../src/table/hand/handKeys'
import { shortcutOf } from '../src/table/access/shortcuts'
import { openTable, say, sent, stubBrowser } from './page'
import { moved, update } from './scene'

const key = (name: string, more: KeyboardEventInit = {}) => new KeyboardEvent('keydown', { key: name, ...more })
const HAND = ['r1', 'r7', 'y7', 'g2', 'b7', 'W', 'W4']

afterEach(async () => {
  accessibility.keys = true
  await language.show('en')
})

describe('a shortcut', () => {
  it('is the letter, or where it lies in another alphabet', () => {
    expect(shortcutOf(key('d'))).toBe('d')
    expect(shortcutOf(key('D'))).toBe('d') // Caps Lock
    expect(shortcutOf(key('в', { code: 'KeyD' }))).toBe('d')
    expect(shortcutOf(key('?', { shiftKey: true }))).toBe('?')
  })
  it('is none with another key, for what has no meaning, or when switched off', () => {
    expect(shortcutOf(key('d', { ctrlKey: true }))).toBeNull()
    expect(shortcutOf(key('D', { shiftKey: true }))).toBeNull()
    expect(shortcutOf(key('z'))).toBeNull()
    expect(shortcutOf(key('Enter'))).toBeNull()
    accessibility.keys = false
    expect(shortcutOf(key('d'))).toBeNull()
    expect(shortcutOf(key('?'))).toBeNull()
  })
})

describe('a key in the hand', () => {
  const leads = (name: string, at: number, more: KeyboardEventInit = {}) => keyLeadsTo(key(name, more), HAND, at)
  it('goes from card to card and around', () => {
    expect([
      leads('ArrowRight', 0),
      leads('ArrowRight', 6),
      leads('ArrowLeft', 0),
      leads('Home', 3),
      leads('End', 3),
    ]).toEqual([1, 0, 6, 0, 6])
  })
  it('goes to the card on its side, also where the hand runs from right to left', async () => {
    await language.show('xr')
    expect([leads('ArrowLeft', 0), leads('ArrowLeft', 6), leads('ArrowRight', 0), leads('ArrowRight', 3)]).toEqual([
      1, 0, 6, 2,
    ])
    expect([leads('ArrowLeft', -1), leads('ArrowRight', -1)]).toEqual([0, 6])
    expect([leads('Home', 3), leads('End', 3), leads('ArrowDown', 0)]).toEqual([0, 6, 2])
  })
  it('goes from colour to colour', () => {
    expect([leads('ArrowDown', 0), leads('ArrowDown', 5), leads('ArrowUp', 0), leads('ArrowUp', 3)]).toEqual([
      2, 0, 5, 2,
    ])
  })
  it('goes through the cards of a number or colour', () => {
    expect([leads('7', 0), leads('7', 1), leads('7', 4), leads('9', 0)]).toEqual([1, 2, 1, null])
    expect([leads('r', 1), leads('g', 0), leads('w', 0), leads('w', 5)]).toEqual([0, 3, 5, 6])
  })
  it('leaves shortcuts alone, unless Shift says that a colour is meant', async () => {
    await language.show('et') // sinine, blue, is S, which sorts
    expect(leads('s', 0)).toBeNull()
    expect(leads('S', 0, { shiftKey: true })).toBe(4)
    accessibility.keys = false
    expect(leads('s', 0)).toBe(4)
  })
  it.each(language.offered)('reaches every colour in %s, with Shift', async (name) => {
    await language.show(name)
    const found = COLORS.map((color) => leads(t('color-key', { color }), -1, { shiftKey: true }))
    expect(found).toEqual([0, 2, 3, 4])
  })
})

describe('at the table', () => {
  beforeEach(stubBrowser)
  it('keys act through the buttons that show them', async () => {
    await openTable()
    expect(screen.getByRole('button', { name: 'Draw a card' }).getAttribute('aria-keyshortcuts')).toBe('D')
    await userEvent.keyboard('d')
    expect(sent('act')).toEqual([{ action: 'draw' }])
  })
  it('keys do nothing when they are switched off', async () => {
    accessibility.keys = false
    await openTable()
    await userEvent.keyboard('d')
    expect(sent('act')).toEqual([])
    expect(document.querySelector('kbd')).toBeNull()
  })
  it('a key that is held down acts once, and answers no question', async () => {
    await openTable()
    await fireEvent.keyDown(document.body, { key: 'd', repeat: true })
    expect(sent('act')).toEqual([])
    const card = screen.getByRole('button', { name: 'Wild, playable' })
    expect(await fireEvent.keyDown(card, { key: 'Enter', repeat: true })).toBe(false) // prevented
  })
  it('the keyboard goes home when the card it was on is gone', async () => {
    await openTable()
    screen.getByRole('button', { name: 'Red 7, playable' }).focus()
    await say(update([moved({ event: 'played', seat: 0, card: 'r7' })]))
    await new Promise((done) => setTimeout(done, 20))
    expect(document.activeElement).toBe(screen.getByRole('toolbar', { name: 'Your hand' }))
    await userEvent.keyboard('{Enter} ')
    expect(sent('act')).toEqual([])
  })
  it('somebody who writes is not disturbed by a question', async () => {
    await openTable()
    const field = screen.getByRole('textbox', { name: 'Message' })
    field.focus()
    await userEvent.keyboard('d?1')
    expect((field as HTMLInputElement).value).toBe('d?1')
    expect(sent('act')).toEqual([])
    expect(document.activeElement).toBe(field)
  })
})
