// Keeps the screen on while someone plays, so that a phone does not go to sleep while its owner waits for a turn.

/** Keeps it on until the returned function is called, but not while the page is hidden. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let ended = false

  async function hold(): Promise<void> {
    if (ended || lock || document.visibilityState !== 'visible' || !navigator.wakeLock) return
    try {
      const held = await navigator.wakeLock.request('screen')
      if (ended) return void held.release()
      lock = held
      held.addEventListener('release', () => (lock = null))
    } catch {
      // The browser may refuse, for instance with a low battery: then the screen goes off as usual.
    }
  }

  void hold()
  document.addEventListener('visibilitychange', hold)
  return () => {
    ended = true
    document.removeEventListener('visibilitychange', hold)
    void lock?.release()
  }
}
