// The service worker: caches the client's own files, whose names change with their content, and the page that loads
// them. Nothing of a table is ever cached. A new version waits until no page of the old one is open.
const BUILD = '__BUILD__'
const FILES = ['__FILES__']
const CACHE = `oneleft-${BUILD}`
const SHELL = '/'
const isAsset = (url) => url.origin === location.origin && url.pathname.startsWith('/assets/')

addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([SHELL, ...FILES])))
})

addEventListener('activate', (event) => {
  const tidy = caches
    .keys()
    .then((names) =>
      Promise.all(
        names.filter((name) => name.startsWith('oneleft-') && name !== CACHE).map((name) => caches.delete(name)),
      ),
    )
  event.waitUntil(tidy.then(() => clients.claim()))
})

addEventListener('message', (event) => {
  const urls = (event.data?.keep ?? []).map((name) => new URL(name)).filter(isAsset)
  event.waitUntil(Promise.all(urls.map((url) => asset(url))))
})

addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET') return
  if (isAsset(url)) event.respondWith(asset(event.request))
  else if (event.request.mode === 'navigate' && !url.pathname.startsWith('/api/'))
    event.respondWith(page(event.request))
})

async function asset(request) {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) await cache.put(request, response.clone())
  return response
}

/** The server's page; if the server cannot be reached the cached one, which says so. */
async function page(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(SHELL)
    if (kept) return kept
    throw error
  }
}

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})

/** The page that shows this table already, or else a new one. */
async function open(path) {
  const pages = await clients.matchAll({ type: 'window' })
  const there = pages.find((one) => new URL(one.url).pathname === path)
  return there ? there.focus() : clients.openWindow(path)
}
