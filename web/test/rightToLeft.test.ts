import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { createRawSnippet } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import OpenHand from '../src/table/felt/OpenHand.svelte'
import { choicesOf } from '../src/game/actions'
import { cardsOf } from '../src/game/cards'
import { language } from '../src/i18n/language.svelte'
import Page from '../src/layout/Page.svelte'
import { places } from '../src/motion/positions'
import type { Player } from '../src/pages/replay/player.svelte'
import { pressed } from '../src/pages/replay/playbackKeys'
import Hand from '../src/table/hand/Hand.svelte'
import { NoResizes } from './page'

beforeEach(() => vi.stubGlobal('ResizeObserver', NoResizes))
afterEach(() => language.show('en'))

/** The same in a language of each direction. */
async function both<T>(look: () => T | Promise<T>): Promise<{ ltr: T; rtl: T }> {
  await language.show('en')
  const ltr = await look()
  await language.show('xr')
  return { ltr, rtl: await look() }
}

describe('the hand', () => {
  const hand = cardsOf('r7 g4 W').map((code, id) => ({ code, id }))
  const show = () => render(Hand, { hand, choices: choicesOf([]), order: 'color', pick: () => {} })
  const shownCards = () => [...document.querySelectorAll<HTMLElement>('[data-card]')]

  it('has the same order, and arrow keys lead to the card on their side', async () => {
    const user = userEvent.setup()
    const seen = await both(async () => {
      const { unmount } = show()
      const order = shownCards().map((slot) => slot.dataset.card)
      await user.tab()
      await user.keyboard('{ArrowRight}')
      const right = document.activeElement?.closest<HTMLElement>('[data-card]')?.dataset.card
      await user.keyboard('{ArrowLeft}{ArrowLeft}')
      const left = document.activeElement?.closest<HTMLElement>('[data-card]')?.dataset.card
      unmount()
      return { order, right, left }
    })
    expect(seen.ltr).toEqual({ order: ['0', '1', '2'], right: '1', left: '2' })
    expect(seen.rtl).toEqual({ order: ['0', '1', '2'], right: '2', left: '1' })
  })
  it('never hides the upper left corner of a card, where its index is', async () => {
    const layers = await both(() => {
      const { unmount } = show()
      const found = shownCards().map((slot) => Number(slot.style.zIndex))
      unmount()
      return found
    })
    expect(layers).toEqual({ ltr: [0, 1, 2], rtl: [2, 1, 0] })
  })
  it('nor where it lies open', async () => {
    const layers = await both(() => {
      const { container, unmount } = render(OpenHand, { cards: ['r1', 'g2'], label: '' })
      const found = [...container.querySelectorAll<HTMLElement>('.mini')].map((card) => card.style.zIndex)
      unmount()
      return found
    })
    expect(layers).toEqual({ ltr: ['0', '1'], rtl: ['1', '0'] })
  })
  it('tells flights where its cards come to lie, counted from where it begins', async () => {
    const hand = document.createElement('div')
    const card = document.createElement('div')
    card.dataset.card = '5'
    card.style.setProperty('--x', '30px')
    hand.append(card)
    document.body.append(hand)
    hand.getBoundingClientRect = () => new DOMRect(100, 0, 400, 90)
    card.getBoundingClientRect = () => new DOMRect(250, 10, 60, 80) // on its way
    const { ltr, rtl } = await both(() => places().get('card-5')!.x)
    expect([ltr, rtl]).toEqual([130, 500 - 30 - 60])
    hand.remove()
  })
})

describe('a replay', () => {
  it('steps the way its slider does', async () => {
    const press = (key: string): number[] => {
      const step = vi.fn()
      const hear = (event: KeyboardEvent) => pressed({ film: {}, step } as unknown as Player, event)
      window.addEventListener('keydown', hear, { once: true })
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
      return step.mock.calls.flat()
    }
    expect(await both(() => [...press('ArrowRight'), ...press('ArrowLeft')])).toEqual({ ltr: [1, -1], rtl: [-1, 1] })
  })
})

describe('a page', () => {
  it('points back to where reading begins', async () => {
    const children = createRawSnippet(() => ({ render: () => '<p></p>' }))
    const arrows = await both(() => {
      const { unmount } = render(Page, { back: true, children })
      const text = screen.getByRole('link').textContent!
      unmount()
      return text[0]
    })
    expect(arrows).toEqual({ ltr: '←', rtl: '→' })
  })
})
