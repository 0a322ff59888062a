// The service worker, where the browser allows one: over HTTPS and on this computer. Elsewhere all works without it.

/** Once the page has nothing better to do. */
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
  // What this page has loaded before the worker was there, its language above all.
  active?.postMessage({ keep: performance.getEntriesByType('resource').map((entry) => entry.name) })
}
