// Pages by path: `/` home, `/new` a new table, `/t/CODE` a table, `/screen/CODE` a big screen beside it, `/replay` a record, `/games` past matches.
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
