import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readCode } from '../src/pages/home/tableCode'
import HomePage from '../src/pages/home/HomePage.svelte'
import { forgetCatalogue } from '../src/protocol/catalogue'
import { saveSet, savedSets } from '../src/storage/ruleSets'
import { fakeServer } from './server.fixture'

const TABLE = {
  code: 'K7QM2P',
  host: 'Ada',
  edition: 'quick',
  changed: 2,
  players: 4,
  free: 2,
  people: 2,
  stage: 'waiting',
  spectators: true,
  clock: 'none',
}

beforeEach(() => {
  localStorage.clear()
  forgetCatalogue()
  history.replaceState(null, '', '/')
  vi.stubGlobal('scrollTo', () => {})
})
afterEach(() => vi.unstubAllGlobals())

describe('the code of a table', () => {
  it('is read in any case, with gaps, and out of a link', () => {
    expect(readCode('K7QM2P')).toBe('K7QM2P')
    expect(readCode(' k7q-m2p ')).toBe('K7QM2P')
    expect(readCode('http://192.168.1.20:8000/t/k7qm2p')).toBe('K7QM2P')
    expect(readCode('look: https://example.org/t/K7QM2P?x=1 !')).toBe('K7QM2P')
  })
  it('is refused when it is none', () => {
    for (const text of [
      '',
      'K7QM2',
      'K7QM2PP',
      'K7QM20',
      'O7QM2P',
      'K7Q M2',
      'https://example.org/new',
      'a'.repeat(5000),
    ]) {
      expect(readCode(text), text).toBeNull()
    }
  })
})

describe('the home page', () => {
  it('deals against bots with one click', async () => {
    const asked = fakeServer({ 'POST /api/tables': { code: 'K7QM2P' } })
    render(HomePage)
    await userEvent.click(screen.getByRole('button', { name: 'Play now against bots' }))
    await vi.waitFor(() => expect(location.pathname).toBe('/t/K7QM2P'))
    const { body } = asked.find(({ body }) => body)!
    expect(body).toMatchObject({ name: 'Player', bots: [null, 'casual', 'casual', 'casual'], start: true })
    expect(body.settings).toMatchObject({ rules: { edition: 'official' }, players: 4, form: 'target', hands: null })
    expect(body.key).toMatch(/^[A-Za-z0-9_-]{22,64}$/)
  })

  it('takes the name and the number of players along, and remembers the name', async () => {
    const asked = fakeServer({ 'POST /api/tables': { code: 'K7QM2P' } })
    render(HomePage)
    await userEvent.type(screen.getByLabelText('Your name'), ' Grace ')
    await userEvent.selectOptions(screen.getByLabelText('Players'), '2 players')
    await userEvent.click(screen.getByRole('button', { name: 'Play now against bots' }))
    await vi.waitFor(() => expect(location.pathname).toBe('/t/K7QM2P'))
    const { body } = asked.find(({ body }) => body)!
    expect(body).toMatchObject({ name: 'Grace', bots: [null, 'casual'] })
    expect(body).toHaveProperty('settings.players', 2)
    expect(localStorage.getItem('oneleft.name')).toBe('Grace')
  })

  it('says so when the server refuses or cannot be reached', async () => {
    fakeServer({
      'POST /api/tables': () =>
        new Response(JSON.stringify({ key: 'busy', text: 'too many tables', args: {} }), { status: 503 }),
    })
    render(HomePage)
    await userEvent.click(screen.getByRole('button', { name: 'Play now against bots' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Too many tables')
    fakeServer({ 'POST /api/tables': new Error('no route') })
    await userEvent.click(screen.getByRole('button', { name: 'Play now against bots' }))
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain('cannot be reached'))
  })

  it('joins by code and explains a wrong one', async () => {
    fakeServer()
    render(HomePage)
    const field = screen.getByLabelText('Table code or link')
    await userEvent.type(field, 'nope')
    await userEvent.click(screen.getByRole('button', { name: 'Join' }))
    expect(screen.getByRole('alert').textContent).toContain('not a table code')
    await userEvent.clear(field)
    await userEvent.type(field, 'k7qm2p{Enter}')
    expect(location.pathname).toBe('/t/K7QM2P')
  })

  it('lists public tables, to join or to watch', async () => {
    const full = { ...TABLE, code: 'ABCDEF', host: 'Alan', changed: 0, free: 0, stage: 'playing' }
    fakeServer({ '/api/tables': [TABLE, full] })
    render(HomePage)
    const join = await screen.findByRole('link', { name: 'Join Ada’s table' })
    expect(screen.getByText('Quick, 2 options changed')).toBeTruthy()
    expect(screen.getByText('2 free seats of 4')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Watch Alan’s table' }).getAttribute('href')).toBe('/t/ABCDEF')
    await userEvent.click(join)
    expect(location.pathname).toBe('/t/K7QM2P')
  })

  it('has words for no tables and for no server', async () => {
    fakeServer()
    const { unmount } = render(HomePage)
    expect(await screen.findByText(/Nobody has a public table/)).toBeTruthy()
    unmount()
    fakeServer({ '/api/tables': new Error('offline') })
    render(HomePage)
    expect(await screen.findByText(/server cannot be reached/)).toBeTruthy()
  })

  it('plays and deletes saved rule sets', async () => {
    saveSet('Friday', { rules: { edition: 'official', stacking: true }, players: 3 })
    const asked = fakeServer({ 'POST /api/tables': { code: 'K7QM2P' } })
    render(HomePage)
    await userEvent.click(screen.getByRole('button', { name: 'Play Friday against bots' }))
    await vi.waitFor(() => expect(location.pathname).toBe('/t/K7QM2P'))
    const { body } = asked.find(({ body }) => body)!
    expect(body).toHaveProperty('settings.rules', { edition: 'official', stacking: true })
    expect(body.bots).toHaveLength(3)
    await userEvent.click(screen.getByRole('button', { name: 'Delete Friday' }))
    expect(savedSets()).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Really delete Friday' }))
    expect(savedSets()).toEqual([])
    expect(screen.queryByText('Friday')).toBeNull()
  })
})
