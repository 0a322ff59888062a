// The router: which address is shown, and going to another without a page load. App.svelte has the pages.
import { pageAt } from './pages'

let path = $state(location.pathname + location.search)
addEventListener('popstate', () => (path = location.pathname + location.search))

export const route = {
  get path() {
    return path.split('?')[0]!
  },
  get page() {
    return pageAt(this.path).page
  },
  /** The parameters in the address, such as the code of a table. */
  get params() {
    return pageAt(this.path).params
  },
  get query() {
    return new URLSearchParams(path.split('?')[1] ?? '')
  },
}

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', to)
  else history.pushState(null, '', to)
  path = to
  scrollTo(0, 0)
}
