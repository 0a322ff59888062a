// The page of a table in jsdom, with the test as its server.
import { render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { vi } from 'vitest'
import type { Catalogue, Snapshot, ToClient } from '../src/protocol/wire'
import TablePage from '../src/table/TablePage.svelte'
import { FakeSocket } from './fake-socket'
import { snapshot } from './scene'

export class NoResizes {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

const catalogue: Catalogue = {
  editions: [{ name: 'official', options: { target: 500, scoring: 'winner_takes', customs: [], false_catch: 0 } }],
  options: [],
  effects: [],
  bots: ['random', 'novice', 'casual', 'skilled', 'expert'],
  share: '',
}

export function stubBrowser(): void {
  FakeSocket.all = []
  vi.stubGlobal('ResizeObserver', NoResizes)
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(catalogue)))
  localStorage.setItem('oneleft.name', 'Ann')
}

/** Opens the page and answers its hello with this table. */
export async function openTable(change: Partial<Snapshot> = {}) {
  const page = render(TablePage, { code: 'ABC234' })
  FakeSocket.last.open()
  await say(snapshot(change))
  await new Promise((done) => setTimeout(done)) // the catalogue arrives
  await vi.dynamicImportSettled() // and what of the page comes later
  await tick()
  return page
}

export async function say(message: ToClient): Promise<void> {
  FakeSocket.last.say(message)
  await tick()
}

/** What was sent of a kind, without the numbers. */
export function sent(type: string): unknown[] {
  return FakeSocket.last.of(type).map(({ id: _, type: __, version: ___, ...rest }) => rest)
}
