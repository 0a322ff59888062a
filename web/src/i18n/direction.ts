// Left and right by how the page is read. What means the table itself does not turn with the language: who sits where,
// the ring of the direction, the corners of a card.
import { language } from './language.svelte'

/** Which way along x one reads on: 1 to the right, -1 to the left. */
export const readingStep = (): 1 | -1 => (language.direction === 'rtl' ? -1 : 1)

/** Where an arrow key leads along things in reading order, so that it goes to what is seen on that side; 0: nowhere. */
export function arrowStep(key: string): number {
  return key === 'ArrowRight' ? readingStep() : key === 'ArrowLeft' ? -readingStep() : 0
}

/** The arrow that points back, as a sign and as the name of its key. */
export const backArrow = (): string => (language.direction === 'rtl' ? '→' : '←')
export const onArrow = (): string => (language.direction === 'rtl' ? '←' : '→')
