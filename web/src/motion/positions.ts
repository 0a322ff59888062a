// Where things are on the screen now: whatever has `data-at`, and cards by `data-card`.
import { readingStep } from '../i18n/direction'
import { FLIGHT_MS, type Box } from './flights'

export function places(): Map<string, Box> {
  const found = new Map<string, Box>()
  for (const element of document.querySelectorAll<HTMLElement>('[data-at], [data-card]')) {
    const { at, card } = element.dataset
    const box = element.getBoundingClientRect()
    if (box.width) found.set(at ?? `card-${card}`, settled(element, box))
  }
  return found
}

/** A card of the hand may be sliding to its place. The hand has written down how far that is from where it begins. */
function settled(element: HTMLElement, box: DOMRect): Box {
  const x = parseFloat(element.style.getPropertyValue('--x'))
  if (Number.isNaN(x) || !element.parentElement) return box
  const { y, width, height } = box
  const hand = element.parentElement.getBoundingClientRect()
  return { x: readingStep() > 0 ? hand.left + x : hand.right - x - width, y, width, height }
}

const hidden = new Map<number, Animation>()

/** A card that is still in the air is not seen where it will lie; it can be pressed there all the same. */
export function conceal(card: number, delay: number): void {
  reveal(card)
  const hiding = document
    .querySelector(`[data-card="${card}"]`)
    ?.animate({ opacity: [0, 0] }, { duration: delay + FLIGHT_MS })
  if (hiding) hidden.set(card, hiding)
}

/** It has landed, perhaps sooner than planned. */
export function reveal(card: number): void {
  hidden.get(card)?.cancel()
  hidden.delete(card)
}

export function turnRing(delay: number): void {
  document
    .querySelector('[data-at="ring"]')
    ?.animate({ rotate: ['-540deg', '0deg'] }, { duration: 700, delay, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' })
}
