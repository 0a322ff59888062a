// Registers the service worker where browsers allow one: over HTTPS and on localhost. Elsewhere all works without it.

/** Waits until the page is idle. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return
  const idle = window.requestIdleCallback ?? ((call: () => void) => setTimeout(call, 2000))
  const start = () => idle(() => void register().catch(() => {}))
  if (document.readyState === 'complete') start()
  else addEventListener('load', start)
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js')
  const { active } = await navigator.serviceWorker.ready
  // The files that this page loaded before the worker was there, above all its language.
  active?.postMessage({ keep: performance.getEntriesByType('resource').map((entry) => entry.name) })
}
