// Which address is shown, and going to another one without loading a page. Which page belongs to it, App.svelte says.
let path = $state(location.pathname + location.search)
addEventListener('popstate', () => (path = location.pathname + location.search))

export const route = {
  get path() {
    return path.split('?')[0]!
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
