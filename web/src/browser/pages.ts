// Which page belongs to an address. The server serves the same addresses, from the same declaration.
import paths from '../../../src/oneleft/server/network/pages.json'

export type Page = keyof typeof paths
export type Found = { page: Page; params: Record<string, string> }

/** `/t/{code}` as a pattern with a group named code. */
const patternOf = (address: string) => new RegExp(`^${address.replace(/\{(\w+)\}/g, '(?<$1>[A-Za-z0-9]+)')}$`)

const PATTERNS = Object.entries(paths).flatMap(([page, addresses]) =>
  addresses.map((address) => ({ page: page as Page, pattern: patternOf(address) })),
)

/** The page at a path, with the parameters in the address; the first page if there is none. */
export function pageAt(path: string): Found {
  for (const { page, pattern } of PATTERNS) {
    const found = pattern.exec(path)
    if (found) return { page, params: { ...found.groups } }
  }
  return { page: 'home', params: {} }
}
