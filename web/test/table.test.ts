import { screen, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Mine, Now, Place, Snapshot } from '../src/protocol/wire'
import { FakeSocket } from './fake-socket'
import { openTable, say, sent, stubBrowser } from './page'
import { moved, now, snapshot, update } from './scene'

beforeEach(stubBrowser)

const card = (name: string | RegExp) =>
  within(screen.getByRole('toolbar', { name: 'Your hand' })).getByRole('button', { name })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const press = (name: string | RegExp) => userEvent.click(button(name))

function inRound(
  hand: string,
  legal: string[],
  change: Partial<Now> = {},
  mine: Partial<Mine> = {},
): Partial<Snapshot> {
  const round = snapshot().round!
  const sizes = [hand.split(' ').length, 7, 2]
  return { round: { ...round, hand, now: { ...now, sizes, ...change }, mine: { seat: 0, legal, must: true, ...mine } } }
}

describe('playing', () => {
  it('lays a card with one press', async () => {
    await openTable()
    await userEvent.click(card('Red 7, playable'))
    expect(sent('act')).toEqual([{ action: 'play r7' }])
  })
  it('asks for the colour of a wild, by mouse or key', async () => {
    await openTable()
    await userEvent.click(card('Wild, playable'))
    await press('green')
    expect(sent('act')).toEqual([{ action: 'play W:g' }])
  })
  it('takes the numbers of colours as keys', async () => {
    await openTable()
    await userEvent.click(card('Wild, playable'))
    await userEvent.keyboard('2')
    expect(sent('act')).toEqual([{ action: 'play W:g' }]) // the second of the two legal ones
  })
  it('tells why a card cannot be played', async () => {
    await openTable()
    await userEvent.click(card(/Green 4/))
    expect(sent('why')).toEqual([{ action: 'play g4' }])
    const id = FakeSocket.last.of('why')[0]!.id as number
    await say({
      type: 'reason',
      id,
      action: 'play g4',
      key: 'no-match',
      args: { card: 'g4', top: 'r5', color: 'red' },
      text: '',
    })
    expect(await screen.findByText('Green 4 does not go on Red 5 with red in play.')).toBeTruthy()
  })
  it('plays it anyway where that only costs cards', async () => {
    await openTable()
    await userEvent.click(card(/Green 4/))
    const id = FakeSocket.last.of('why')[0]!.id as number
    await say({ type: 'reason', id, action: 'play g4', key: 'no-match', args: {}, text: 'it does not fit', costs: 2 })
    expect(await screen.findByText('it does not fit')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Play Green 4 anyway: costs 2 cards' }))
    expect(sent('act')).toEqual([{ action: 'play g4' }])
  })
  it('asks with whom to trade hands, at the table too', async () => {
    await openTable(inRound('r7 g1', ['draw', 'play r7>1', 'play r7>2']))
    await userEvent.click(card(/Red 7/))
    await press(/^Bo, 7 cards/)
    expect(sent('act')).toEqual([{ action: 'play r7>1' }])
  })
  it('says UNO with the next-to-last card', async () => {
    await openTable(inRound('r7 g1', ['draw', 'play r7']))
    await press('UNO! Say it with the next card')
    await userEvent.click(card(/Red 7/))
    expect(sent('act')).toEqual([{ action: 'play r7 uno' }])
  })
  it('says UNO late', async () => {
    await openTable(inRound('r7', ['uno'], { turn: 1, exposed: [0] }, { must: false }))
    await userEvent.keyboard('u')
    expect(sent('act')).toEqual([{ action: 'uno' }])
  })
  it('catches', async () => {
    await openTable(inRound('r7 g1 g2', ['catch 2'], { turn: 1, exposed: [2] }, { must: false }))
    await userEvent.click(screen.getAllByRole('button', { name: 'Catch Cleo!' })[0]!)
    expect(sent('act')).toEqual([{ action: 'catch 2' }])
  })
  it('spells out a challenge', async () => {
    await openTable(
      inRound('r7 g1', ['challenge', 'draw'], {
        phase: 'respond',
        pending: 4,
        wild4: { seat: 2, color: 'r' },
        top: 'W4',
        color: 'g',
      }),
    )
    expect(screen.getByText(/Cleo laid a Wild Draw Four on red/).textContent).toMatch(
      /Cleo draws 4. If not, you draw 6/,
    )
    await press('Challenge')
    expect(sent('act')).toEqual([{ action: 'challenge' }])
  })
  it('draws, keeps and names the first colour by key', async () => {
    await openTable(inRound('r7 g1', ['color b', 'color g', 'color r', 'color y', 'draw', 'pass'], { phase: 'drawn' }))
    await userEvent.keyboard('d')
    await say({ type: 'ack', id: FakeSocket.last.of('act')[0]!.id as number })
    await userEvent.keyboard('p')
    await say({ type: 'ack', id: FakeSocket.last.of('act')[1]!.id as number })
    await userEvent.keyboard('4')
    expect(sent('act')).toEqual([{ action: 'draw' }, { action: 'pass' }, { action: 'color b' }])
  })
  it('discards', async () => {
    await openTable(inRound('r7 g1 b2', ['discard b2', 'discard g1', 'discard r7'], { phase: 'discard', goal: 1 }))
    expect(screen.getByText('Discard 2 cards of your choice')).toBeTruthy()
    await userEvent.click(card(/Green 1/))
    expect(sent('act')).toEqual([{ action: 'discard g1' }])
  })
  it('votes on a joke', async () => {
    await openTable(inRound('r7', ['vote no', 'vote yes'], { phase: 'vote', turn: 1 }))
    await press(/Yes, somebody/)
    expect(sent('act')).toEqual([{ action: 'vote yes' }])
  })
  it('shows a hand after a challenge until it is put away', async () => {
    await openTable()
    await say(update([moved({ event: 'showed', seat: 1, count: 2, to_seat: 0, cards: 'r1 b2' })]))
    expect(screen.getByRole('img', { name: 'Red 1, Blue 2' })).toBeTruthy()
    await press('Close')
    expect(screen.queryByRole('img', { name: 'Red 1, Blue 2' })).toBeNull()
  })
  it('shows open hands', async () => {
    await openTable(inRound('r7', ['draw'], { hands: ['r7', 'b1 W4', 'g2'] }))
    expect(screen.getByRole('img', { name: 'Bo holds Blue 1, Wild Draw Four' })).toBeTruthy()
  })
})

describe('people', () => {
  it('take over from the bot that stands in', async () => {
    const places: Place[] = [{ name: 'Ann', member: 1, stand_in: true }, ...snapshot().places.slice(1)]
    await openTable({ places })
    await press('Take over')
    expect(sent('back')).toHaveLength(1)
  })
  it('who watch have no hand, but see everyone', async () => {
    await openTable({ you: 9, round: { ...snapshot().round!, hand: '', mine: null } })
    expect(screen.queryByRole('toolbar', { name: 'Your hand' })).toBeNull()
    expect(button(/^Ann, 3 cards/)).toBeTruthy()
    expect(screen.getByText(/You are watching/)).toBeTruthy()
  })
  it('say things, and what is said stays text', async () => {
    await openTable()
    await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), '<b>hi</b>{Enter}')
    expect(sent('say')).toEqual([{ text: '<b>hi</b>' }])
    await say(update([{ event: 'said', id: 11, member: 2, text: '<img src=x onerror=alert(1)>', at: 1 }]))
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy()
    expect(document.querySelector('img')).toBeNull()
  })
  it('see the table again after a goodbye only if there is one', async () => {
    await openTable()
    await say({ type: 'goodbye', key: 'no_table', text: '' })
    expect(screen.getByRole('heading', { name: 'There is no table ABC234' })).toBeTruthy()
  })
})

describe('before and after', () => {
  it('waits for places to fill', async () => {
    const places: Place[] = [{ name: 'Ann', member: 1 }, {}, {}]
    await openTable({ stage: 'waiting', round: null, places })
    expect(screen.getByText('2 seats are free: invite someone or add bots.')).toBeTruthy()
    expect((button('Start the match') as HTMLButtonElement).disabled).toBe(true)
    await press('Fill with bots')
    expect(sent('set_bot')).toEqual([
      { place: 1, bot: 'casual' },
      { place: 2, bot: 'casual' },
    ])
  })
  it('shows the sheet and gets ready', async () => {
    const sheet = [
      { event: 'round_over' as const, winner: 1, points: [0, 25, 0], scores: [0, 25, 0], hands: ['r5', '', 'bD'] },
    ]
    await openTable({ stage: 'between', round: null, sheet, scores: [0, 25, 0] })
    expect(screen.getByText('Bo wins the round.')).toBeTruthy()
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(3)
    await press('Next round')
    expect(sent('ready')).toHaveLength(1)
  })
})

describe('accessibility', () => {
  const scenes: [string, Partial<Snapshot>][] = [
    ['in a round', {}],
    [
      'challenged',
      inRound('r7 g1', ['challenge', 'draw'], {
        phase: 'respond',
        pending: 4,
        wild4: { seat: 2, color: 'r' },
        top: 'W4',
        color: 'g',
      }),
    ],
    ['before the match', { stage: 'waiting', round: null }],
    [
      'after a round',
      {
        stage: 'between',
        round: null,
        sheet: [{ event: 'round_over', winner: 1, points: [0, 25, 0], scores: [0, 25, 0], hands: ['r5', '', 'bD'] }],
      },
    ],
  ]
  it.each(scenes)('%s', async (_, change) => {
    await openTable(change)
    const { violations } = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    })
    expect(violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(' ')}`)).toEqual([])
  })
})

describe('bots of a waiting table', () => {
  const places: Place[] = [{ name: 'Ann', member: 1 }, { name: 'Cleo', bot: 'greedy' }, {}]
  it('play another level when the host says so; a free place gets the one chosen', async () => {
    await openTable({ stage: 'waiting', round: null, places })
    const first = screen.getByLabelText<HTMLSelectElement>('Bot for seat 2')
    expect(first.value).toBe('greedy')
    await userEvent.selectOptions(first, 'expert')
    await userEvent.selectOptions(screen.getByLabelText('Bot for seat 3'), 'novice')
    await press('Add a bot')
    expect(sent('set_bot')).toEqual([
      { place: 1, bot: 'expert' },
      { place: 2, bot: 'novice' },
    ])
  })
})

it('reactions pop up at the seat of whoever reacts, bots too', async () => {
  await openTable()
  await say({ type: 'reaction', place: 2, emoji: '😮' })
  const seat = screen.getByText('😮', { selector: '.reaction' }).closest<HTMLElement>('[data-at]')!
  expect(within(seat).getAllByText('Cleo').length).toBeGreaterThan(0)
})
