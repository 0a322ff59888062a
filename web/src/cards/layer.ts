import { readingStep } from '../i18n/direction'

/**
 * The z-index of a card in a row of overlapping ones. The index is printed in the upper left corner in every language:
 * whichever way a row runs, each card lies below its neighbour on the right.
 */
export function layer(at: number, count: number): number {
  return readingStep() > 0 ? at : count - 1 - at
}
