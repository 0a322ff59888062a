import { render, screen, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Settings } from '../src/protocol/wire'
import { go } from '../src/browser/router.svelte'
import { known, t } from '../src/i18n/translate'
import CustomCardsEditor from '../src/rules/CustomCardsEditor.svelte'
import { grouped } from '../src/rules/optionGroups'
import MakePage from '../src/pages/make/MakePage.svelte'
import { forgetCatalogue } from '../src/protocol/catalogue'
import { problemText } from '../src/protocol/problems'
import { pathOf } from '../src/storage/ruleSets'
import { changedOptions, full, withEdition, withOption } from '../src/game/settings'
import SettingsEditor from '../src/rules/SettingsEditor.svelte'
import { CATALOGUE, OPTION_NAMES } from './catalogue.fixture'
import { fakeServer } from './server.fixture'

const CONFLICT = { key: 'mixed-alone', text: 'stack_mixed without stacking', args: { options: 'stack_mixed stacking' } }
const [official, classic] = CATALOGUE.editions

/** A server that finds fault with mixed stacking alone. */
const strict = (body: { settings: Settings }) =>
  body.settings.rules?.stack_mixed && !body.settings.rules.stacking
    ? { sections: [], problem: CONFLICT }
    : {
        sections: [{ name: 'deck', sentences: [{ key: 'deck-size', args: { cards: 108 } }] }],
        problem: null,
      }

beforeEach(() => {
  localStorage.clear()
  forgetCatalogue()
  vi.stubGlobal('scrollTo', () => {})
  go('/new')
})
afterEach(() => vi.unstubAllGlobals())

describe('the words', () => {
  it('have a label for every option, value, edition, effect and group', () => {
    const keys = [
      ...OPTION_NAMES.map((name) => `option-${name}`),
      ...CATALOGUE.options.flatMap(({ name, choices }) => (choices ?? []).map((value) => `value-${name}-${value}`)),
      ...CATALOGUE.editions.map(({ name }) => `edition-${name}`),
      ...CATALOGUE.effects.map((name) => `effect-${name}`),
      ...grouped(CATALOGUE.options).map(({ name }) => `group-${name}`),
      ...CATALOGUE.bots.map((kind) => `bot-${kind}`),
    ]
    expect(keys.filter((key) => !known(key))).toEqual([])
  })

  it('have every message that a component asks for by its full name', () => {
    const sources = import.meta.glob<string>(['../src/{pages/home,pages/make,rules,people,ui}/*'], {
      query: '?raw',
      import: 'default',
      eager: true,
    })
    const asked = Object.values(sources).flatMap((text) =>
      [...text.matchAll(/\bt\('([^']+)'/g)].map((match) => match[1]!),
    )
    expect(asked.length).toBeGreaterThan(60)
    expect(asked.filter((key) => !known(key))).toEqual([])
  })

  it('name options by their labels when something is wrong', () => {
    expect(problemText(CONFLICT)).toBe(
      '“Mixed stacking” without “Stacking”: kinds can only be mixed where cards are stacked at all.',
    )
    const range = {
      key: 'option-range',
      text: 'hand_size must be 1 to 10, not 11',
      args: { option: 'hand_size', least: 1, most: 10, value: '11', options: 'hand_size' },
    }
    expect(problemText(range)).toBe('“Hand size” must be 1 to 10.')
    expect(problemText({ key: 'free-places', text: 'x' })).toBe(t('refused-free-places'))
    expect(problemText({ key: 'brand-new', text: 'the moon is full' })).toBe('The moon is full')
    expect(problemText({ key: 'offline', text: 'x' })).toBe(t('problem-offline'))
  })
})

describe('rules as changes to an edition', () => {
  it('hold only what differs', () => {
    const changed = withOption({ edition: 'official' }, 'stacking', true, official!)
    expect(changed).toEqual({ edition: 'official', stacking: true })
    expect(withOption(changed, 'stacking', false, official!)).toEqual({ edition: 'official' })
    expect(withOption(changed, 'customs', [], official!)).toEqual(changed)
  })
  it('stay when the edition changes, unless it has them itself', () => {
    const rules = { edition: 'official', stacking: true, suggestions: true }
    expect(withEdition(rules, classic!)).toEqual({ edition: 'classic', stacking: true })
    expect(changedOptions(rules, official!)).toEqual(['stacking', 'suggestions'])
  })
  it('are all asked for, each once', () => {
    const groups = grouped(CATALOGUE.options)
    expect(groups.flatMap((group) => group.options.map((option) => option.name))).toEqual(OPTION_NAMES)
    expect(groups[0]!.name).toBe('house')
    expect(groups.flatMap((group) => group.options.filter((option) => option.group !== group.name))).toEqual([])
  })
})

describe('the editor of settings', () => {
  async function editor(settings: Settings = full(), more = {}) {
    const onchange = vi.fn()
    const view = render(SettingsEditor, { settings, onchange, ...more })
    await screen.findByText('House rules')
    return { onchange, ...view }
  }

  it('shows every option with its explanation', async () => {
    fakeServer()
    await editor()
    for (const name of OPTION_NAMES) {
      expect(screen.getAllByText(t(`option-${name}`)).length, name).toBeGreaterThan(0)
      expect(screen.getByText(t(`option-about-${name}`)), name).toBeTruthy()
    }
  })

  it('hands on switches, choices, numbers, seats and the edition', async () => {
    fakeServer()
    const { onchange } = await editor(full({ players: 3 }))
    const last = () => onchange.mock.lastCall![0] as Settings
    await userEvent.click(screen.getByLabelText('Stacking'))
    expect(last()).toEqual(full({ players: 3, rules: { edition: 'official', stacking: true } }))
    await userEvent.click(within(screen.getByRole('radiogroup', { name: 'Scoring' })).getByLabelText('Elimination'))
    expect(last().rules).toEqual({ edition: 'official', scoring: 'elimination' })
    const target = screen.getByLabelText('Target')
    await userEvent.clear(target)
    await userEvent.type(target, '99999{Tab}')
    expect(last().rules).toEqual({ edition: 'official', target: 10000 })
    expect(screen.getByLabelText('First player').querySelectorAll('option')).toHaveLength(4)
    await userEvent.selectOptions(screen.getByLabelText('First player'), 'Seat 3')
    expect(last().rules).toEqual({ edition: 'official', first_player: 2 })
    await userEvent.click(screen.getByLabelText(/^Quick/))
    expect(last().rules).toEqual({ edition: 'quick' })
    await userEvent.click(screen.getByLabelText(/^Relaxed/))
    expect(last().clock).toBe('relaxed')
    await userEvent.click(screen.getByLabelText('Public'))
    expect(last().public).toBe(true)
    await userEvent.click(screen.getByLabelText('Rotating partners'))
    expect(last()).toMatchObject({ form: 'rotating', hands: 6 })
  })

  it('marks what was changed and resets it', async () => {
    fakeServer()
    const { onchange } = await editor({ rules: { edition: 'official', jump_in: true, target: 300 } })
    expect(screen.getByText('2 options changed')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Reset Jump-in to the edition' }))
    expect(onchange.mock.lastCall![0].rules).toEqual({ edition: 'official', target: 300 })
    await userEvent.click(screen.getByRole('button', { name: 'Reset to the edition' }))
    expect(onchange.mock.lastCall![0].rules).toEqual({ edition: 'official' })
  })

  it('shows a conflict beside both options', async () => {
    fakeServer({ '/api/rules': strict })
    await editor(full({ rules: { edition: 'official', stack_mixed: true } }))
    await vi.waitFor(() => expect(screen.getAllByText(problemText(CONFLICT))).toHaveLength(2))
  })

  it('can be read only', async () => {
    fakeServer()
    await editor(full({ rules: { edition: 'official', target: 300, customs: ['again'] } }), { disabled: true })
    const controls = [...document.querySelectorAll<HTMLInputElement>('input, select, button')]
    expect(controls.length).toBeGreaterThan(30)
    expect(controls.filter((control) => !control.matches(':disabled'))).toEqual([])
  })

  it('says when the catalogue cannot be had, and tries again', async () => {
    fakeServer({ '/api/catalogue': new Error('offline') })
    render(SettingsEditor, { settings: full(), onchange: () => {} })
    await screen.findByRole('alert')
    fakeServer()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('House rules')).toBeTruthy()
  })
})

describe('the editor of Customizable cards', () => {
  it('adds, changes and removes cards, three at most', async () => {
    const onchange = vi.fn()
    const props = { most: 3, effects: CATALOGUE.effects, labelledby: 'x', onchange }
    const { rerender } = render(CustomCardsEditor, { ...props, value: [] })
    await userEvent.click(screen.getByRole('button', { name: 'Add a card' }))
    expect(onchange).toHaveBeenLastCalledWith(['until-color'])
    await rerender({ ...props, value: ['until-color', 'again', 'Sing'] })
    expect(screen.queryByRole('button', { name: 'Add a card' })).toBeNull()
    expect(screen.getByText(t('effect-about-again'))).toBeTruthy()
    await userEvent.selectOptions(screen.getByLabelText('Customizable card 1'), 'Tell a joke')
    expect(onchange).toHaveBeenLastCalledWith(['joke', 'again', 'Sing'])
    const own = screen.getByLabelText('What the card does')
    await userEvent.type(own, ' loudly{Tab}')
    expect(onchange).toHaveBeenLastCalledWith(['until-color', 'again', 'Sing loudly'])
    await userEvent.selectOptions(screen.getByLabelText('Customizable card 2'), 'A rule of your own')
    expect(onchange).toHaveBeenLastCalledWith(['until-color', '', 'Sing'])
    await userEvent.click(screen.getByRole('button', { name: 'Remove Customizable card 1' }))
    expect(onchange).toHaveBeenLastCalledWith(['again', 'Sing'])
  })
})

describe('the page that makes a table', () => {
  it('makes a table of people and bots with the chosen rules', async () => {
    const asked = fakeServer({ 'POST /api/tables': { code: 'K7QM2P' } })
    render(MakePage)
    await screen.findByText('The deck has 108 cards.')
    await userEvent.type(screen.getByLabelText('Your name'), 'Ada')
    await userEvent.click(screen.getByRole('button', { name: 'One seat fewer' }))
    await userEvent.selectOptions(screen.getByLabelText('Seat 3'), 'Bot: random')
    await userEvent.click(screen.getByLabelText('Jump-in'))
    await userEvent.click(screen.getByRole('button', { name: 'Make the table' }))
    await vi.waitFor(() => expect(location.pathname).toBe('/t/K7QM2P'))
    const { body } = asked.find(({ path }) => path === '/api/tables')!
    expect(body).toMatchObject({ name: 'Ada', bots: [null, null, 'random'], start: false })
    expect(body.settings).toMatchObject({ players: 3, rules: { edition: 'official', jump_in: true } })
  })

  it('deals at once where all others are bots', async () => {
    const asked = fakeServer({ 'POST /api/tables': { code: 'K7QM2P' } })
    render(MakePage)
    await userEvent.click(await screen.findByRole('button', { name: 'Only bots' }))
    await userEvent.click(screen.getByRole('button', { name: 'Make the table and deal' }))
    await vi.waitFor(() => expect(asked.at(-1)!.path).toBe('/api/tables'))
    expect(asked.at(-1)!.body).toMatchObject({ bots: [null, 'casual', 'casual', 'casual'], start: true })
  })

  it('says why no table can be made, until that is mended', async () => {
    fakeServer({ '/api/rules': strict })
    render(MakePage)
    await userEvent.click(await screen.findByLabelText('Mixed stacking'))
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Make the table' })
    await vi.waitFor(() => expect(button.disabled).toBe(true))
    expect(document.getElementById('make-says')!.textContent).toContain('“Mixed stacking” without “Stacking”')
    await userEvent.click(screen.getByLabelText('Stacking'))
    await vi.waitFor(() => expect(button.disabled).toBe(false))
  })

  it('opens a shared rule set, and is friendly about a broken link', async () => {
    fakeServer()
    go(pathOf({ name: 'Friday', settings: full({ rules: { edition: 'classic', stacking: true }, players: 5 }) }))
    const { unmount } = render(MakePage)
    expect(await screen.findByText('Rule set “Friday”')).toBeTruthy()
    expect((await screen.findByLabelText<HTMLInputElement>('Stacking')).checked).toBe(true)
    expect(screen.getByLabelText('Seat 5')).toBeTruthy()
    expect(screen.getByText('5 players, Classic, 1 option changed')).toBeTruthy()
    unmount()
    go('/new?rules=broken')
    render(MakePage)
    expect(await screen.findByText(/may have been cut off/)).toBeTruthy()
  })
})
