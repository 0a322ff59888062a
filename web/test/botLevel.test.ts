import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import HomePage from '../src/pages/home/HomePage.svelte'
import { go } from '../src/browser/router.svelte'
import { aboutLevel, levelLabel, levelNow, levelsFor, myLevel, rememberLevel } from '../src/storage/botLevel'
import MakePage from '../src/pages/make/MakePage.svelte'
import { forgetCatalogue } from '../src/protocol/catalogue'
import { robotOf } from '../src/people/avatar'
import { CATALOGUE } from './catalogue.fixture'
import { fakeServer } from './server.fixture'

const LADDER = CATALOGUE.bots
const OWN = '<b>Bot</b> of mine'

beforeEach(() => {
  localStorage.clear()
  forgetCatalogue()
  vi.stubGlobal('scrollTo', () => {})
  go('/')
})

describe('the level', () => {
  it('is casual at first, then the last choice, as long as that is offered', () => {
    expect(myLevel(LADDER)).toBe('casual')
    rememberLevel('expert')
    expect(myLevel(LADDER)).toBe('expert')
    expect(myLevel()).toBe('expert')
    rememberLevel(OWN)
    expect(myLevel([...LADDER, OWN])).toBe(OWN)
    expect(myLevel(LADDER)).toBe('casual')
    expect(myLevel(['random', 'novice'])).toBe('novice')
  })

  it('is the last choice where the server cannot be asked', async () => {
    rememberLevel('skilled')
    fakeServer({ '/api/catalogue': new Error('offline') })
    expect(await levelNow()).toBe('skilled')
  })

  it('has a word and a line for each; a bot of the host is called by its name', () => {
    const said = [...LADDER, OWN].map((level) => [levelLabel(level), aboutLevel(level)])
    expect(new Set(said.flat()).size).toBe(2 * said.length)
    expect(said.at(-1)).toEqual([OWN, 'Added by whoever runs this server.'])
    expect(levelLabel('greedy')).toBe('solid')
    expect(aboutLevel('greedy')).toBe('')
  })

  it('of an old table is among the choices of its seat', () => {
    expect(levelsFor(LADDER, 'greedy')).toEqual([...LADDER, 'greedy'])
    expect(levelsFor(LADDER, 'expert')).toEqual(LADDER)
    expect(levelsFor(LADDER, null)).toEqual(LADDER)
  })
})

describe('choosing', () => {
  it('to play at once is remembered, explained and sent', async () => {
    const asked = fakeServer({
      '/api/catalogue': { ...CATALOGUE, bots: [...LADDER, OWN] },
      'POST /api/tables': { code: 'K7QM2P' },
    })
    render(HomePage)
    const level = screen.getByLabelText<HTMLSelectElement>('How the bots play')
    expect(level.value).toBe('casual')
    expect(screen.getByText('Plays like a friend at the kitchen table.')).toBeTruthy()
    await screen.findByRole('option', { name: `Bots: ${OWN}` })
    await userEvent.selectOptions(level, 'Bots: expert')
    expect(screen.getByText('The strongest: a trained network. It never peeks.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Play now against bots' }))
    await vi.waitFor(() => expect(location.pathname).toBe('/t/K7QM2P'))
    expect(asked.find(({ body }) => body?.bots)!.body.bots).toEqual([null, 'expert', 'expert', 'expert'])
    expect(myLevel()).toBe('expert')
  })

  it('for each seat, with a line for each level that is at the table', async () => {
    const asked = fakeServer({ 'POST /api/tables': { code: 'K7QM2P' } })
    render(MakePage)
    await userEvent.click(await screen.findByRole('button', { name: 'Only bots' }))
    await userEvent.selectOptions(screen.getByLabelText('Seat 3'), 'Bot: novice')
    await userEvent.selectOptions(screen.getByLabelText('Seat 4'), 'Bot: expert')
    const lines = screen.getByRole('list', { name: 'How these bots play' })
    expect([...lines.querySelectorAll('b')].map((word) => word.textContent)).toEqual(['novice', 'casual', 'expert'])
    await userEvent.click(screen.getByRole('button', { name: 'Make the table and deal' }))
    await vi.waitFor(() => expect(location.pathname).toBe('/t/K7QM2P'))
    expect(asked.find(({ path }) => path === '/api/tables')!.body.bots).toEqual([null, 'casual', 'novice', 'expert'])
    expect(myLevel(LADDER)).toBe('casual')
  })
})

it('the robots of the dozen are told apart', () => {
  const names = ['Ada', 'Bo', 'Cleo', 'Dov', 'Edda', 'Finn', 'Gus', 'Hana', 'Ivo', 'Juno', 'Kaz', 'Lumi']
  expect(new Set(names.map((name) => JSON.stringify(robotOf(name)))).size).toBe(names.length)
  expect(robotOf('Ada')).toEqual(robotOf('Ada'))
})
