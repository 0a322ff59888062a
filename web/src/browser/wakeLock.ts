// The screen stays on while someone plays: a phone in the hand that waits for its turn is not asleep.

/** Holds it until the returned function is called; let go while the page is out of sight. */
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
      // A nearly empty battery: then it sleeps.
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
