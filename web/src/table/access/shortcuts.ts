// The keyboard shortcuts of the table. A button declares the key that presses it (aria-keyshortcuts), and each answer
// to an open question has a number, so that no key does what no button does. Keys that only move the focus are here.
import { flushSync } from 'svelte'
import { accessibility } from '../../storage/accessibility.svelte'
import type { Play } from '../../state/play.svelte'
import { isField, isShown } from '../../browser/focus'

const HAND = '[data-hand]'

/** Keys that move the focus or read something out. */
const MOVES: Record<string, (play: Play) => unknown> = {
  h: () => focus(`${HAND} button[tabindex="0"]`),
  j: () => cycle(`${HAND} [data-usable]`, 1),
  k: () => cycle(`${HAND} [data-usable]`, -1),
  o: () => cycle('[data-player]', 1),
  a: () => focus('[data-answer]'),
  v: nextVeto,
  m: (play) => talk(play, 'chat', '[data-talk="chat"]'),
  l: (play) => talk(play, 'log', '[data-talk="log"]'),
  e: (play) => talk(play, play.talk, '[data-talk="react"]'),
  i: (play) => play.readOut?.(),
  '?': (play) => (play.help = true),
}
/** Keys that stand on buttons. */
const BUTTONS = new Set('cdfnpstux')

/** Which shortcut a key press is: by the letter, or where another alphabet is typed, by where the key lies. */
export function shortcutOf(event: KeyboardEvent): string | null {
  if (!accessibility.keys || event.ctrlKey || event.metaKey || event.altKey) return null
  if (event.key === '?') return '?'
  if (event.shiftKey) return null
  const key = event.key.toLowerCase()
  const letter = /^[a-z0-9]$/.test(key) ? key : (/^(?:Key|Digit)([A-Z0-9])$/.exec(event.code)?.[1]?.toLowerCase() ?? '')
  return letter in MOVES || BUTTONS.has(letter) || /^[1-9]$/.test(letter) ? letter : null
}

export function pressed(play: Play, event: KeyboardEvent): void {
  if (event.defaultPrevented || document.querySelector('dialog[open]')) return
  const at = event.target as HTMLElement
  if (event.key === 'Escape') return escape(play, at)
  // A key held down is one press: it must not answer the question that its first press has opened.
  if (event.repeat && (event.key === 'Enter' || event.key === ' ') && at.closest?.('button'))
    return event.preventDefault()
  if (isField(at) || event.repeat) return
  const key = shortcutOf(event)
  if (key === null) return
  if (key in MOVES) MOVES[key]!(play)
  else if (
    !press(
      /[1-9]/.test(key)
        ? answer(at, Number(key))
        : document.querySelector(`[aria-keyshortcuts="${key.toUpperCase()}"]:not(:disabled)`),
    )
  )
    return
  event.preventDefault()
}

/** The button of an open question with this number. In the hand a digit means a card. */
function answer(at: HTMLElement, number: number): Element | null {
  return at.closest?.(HAND) ? null : (document.querySelectorAll('[data-answer]')[number - 1] ?? null)
}

function press(button: Element | null): boolean {
  if (!(button instanceof HTMLButtonElement) || button.disabled || !isShown(button)) return false
  button.click()
  return true
}

function escape(play: Play, at: HTMLElement): void {
  if (isField(at)) at.blur()
  if (play.question) play.ask(null)
  play.sheet = 'none'
}

function focus(what: string): void {
  const found = [...document.querySelectorAll<HTMLElement>(what)].find(
    (one) => isShown(one) && !one.matches(':disabled'),
  )
  found?.focus()
}

/** On to the next of several, or the first. */
function cycle(what: string, by: number): void {
  const all = [...document.querySelectorAll<HTMLElement>(what)].filter(isShown)
  const at = all.indexOf(document.activeElement as HTMLElement)
  all[at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length]?.focus()
}

function talk(play: Play, tab: Play['talk'], what: string): void {
  play.talk = tab
  const found = document.querySelector(what)
  if (!found || !isShown(found)) play.sheet = 'talk'
  flushSync() // the field must be there before the next key is pressed, which may be a letter of a message
  focus(what)
}

/** The menu of whoever could be given the VETO card, one after the other. */
function nextVeto(play: Play): void {
  const { vetos } = play.table.choices
  const at = play.question?.need === 'player' ? vetos.indexOf(play.question.seat) : -1
  const seat = vetos[(at + 1) % vetos.length]
  if (seat !== undefined) play.ask({ need: 'player', seat })
}
