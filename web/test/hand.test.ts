import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { choicesOf } from '../src/game/actions'
import { cardsOf, type Order } from '../src/game/cards'
import { NoResizes } from './page'
import Hand from '../src/table/hand/Hand.svelte'

const pick = vi.fn()
beforeEach(() => {
  pick.mockReset()
  vi.stubGlobal('ResizeObserver', NoResizes)
})

function show(legal: string[], order: Order = 'color', more = {}) {
  const hand = cardsOf('W r7 g4').map((code, id) => ({ code, id }))
  return render(Hand, { hand, choices: choicesOf(legal), order, pick, ...more })
}
const nameOf = (button: Element | null) => button?.querySelector('.unseen')?.textContent
const labels = () => screen.getAllByRole('button').map(nameOf)

describe('the hand', () => {
  it('says of each card what it is and whether it can be played', () => {
    show(['draw', 'play r7', 'play W:g'])
    expect(labels()).toEqual(['Red 7, playable', 'Green 4, not playable now', 'Wild, playable'])
  })
  it('is sorted as asked', () => {
    show([], 'drawn')
    expect(labels()[0]).toBe('Wild, not playable now')
  })
  it('tells of cards that can jump in or be discarded', () => {
    show(['play r7', 'discard g4'], 'color', { jump: true })
    expect(labels()).toEqual(['Red 7, can jump in', 'Green 4, can be discarded', 'Wild, not playable now'])
  })
  it('is one stop of the Tab key; arrows move within, Enter and Space lay', async () => {
    const user = userEvent.setup()
    show(['play r7'])
    await user.tab()
    expect(nameOf(document.activeElement)).toMatch('Red 7')
    await user.keyboard('{ArrowRight}')
    expect(nameOf(document.activeElement)).toMatch('Green 4')
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(nameOf(document.activeElement)).toMatch('Wild')
    await user.keyboard('{Home}{Enter}{End} ')
    expect(pick.mock.calls).toEqual([['r7'], ['W']])
  })
  it('hands unplayable cards on as well, so that the reason can be told', async () => {
    show(['play r7'])
    await userEvent.click(screen.getByRole('button', { name: /Green 4/ }))
    expect(pick).toHaveBeenCalledWith('g4')
  })
  it('does nothing while a command is on its way', async () => {
    show(['play r7'], 'color', { disabled: true })
    await userEvent.click(screen.getByRole('button', { name: /Red 7/ }))
    expect(pick).not.toHaveBeenCalled()
  })
})
