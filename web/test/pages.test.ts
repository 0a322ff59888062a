import { describe, expect, it } from 'vitest'
import paths from '../../src/oneleft/server/network/pages.json'
import { pageAt } from '../src/browser/pages'

const ADDRESSES = Object.entries(paths).flatMap(([page, addresses]) => addresses.map((address) => ({ page, address })))
const LINK = /(?:\bgo\(|\b(?:to|href|path)[=:] ?\{?)['"`](\/[^'"`?]*)/g
const filled = (address: string) => address.replace(/\$?\{[^}]*\}/g, 'ABC234')

describe('pages', () => {
  it.each(ADDRESSES)('$address is of $page', ({ page, address }) => expect(pageAt(filled(address)).page).toBe(page))
  it('have what their address fills in', () => {
    expect(pageAt('/t/abc234')).toEqual({ page: 'table', params: { code: 'abc234' } })
    expect(pageAt('/replay/ABC234/12')).toEqual({ page: 'replay', params: { code: 'ABC234', match: '12' } })
  })
  it('are the first one where nothing has that address', () => {
    for (const path of ['/nowhere', '/t/', '/t/a-b', '/t/ABC234/more', '/new/'])
      expect(pageAt(path)).toEqual({ page: 'home', params: {} })
  })
  it('are what every link of the client leads to', () => {
    const sources = import.meta.glob<string>('../src/**/*.{svelte,ts}', {
      query: '?raw',
      import: 'default',
      eager: true,
    })
    const links = Object.values(sources).flatMap((text) => [...text.matchAll(LINK)].map((link) => filled(link[1]!)))
    const astray = links.filter((link) => link !== '/' && pageAt(link).page === 'home' && !/\.\w+$/.test(link))
    expect(links.length).toBeGreaterThan(8)
    expect(astray).toEqual([])
  })
})
