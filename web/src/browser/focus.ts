// Keyboard focus: questions take it and give it back, and it is never lost from the page.

const FIELDS = 'input, textarea, select, [contenteditable]'

/** Whether this is a field in which someone writes. */
export function isField(at: EventTarget | null): boolean {
  return at instanceof Element && at.closest(FIELDS) !== null
}

/** For so many milliseconds after a question appears, Enter and the space bar were meant for what was there before. */
const SETTLING = 350

/** A question takes the focus, and gives it back when it is answered. Whoever is writing keeps it. */
export function takeFocus(node: HTMLElement): (() => void) | undefined {
  const before = document.activeElement as HTMLElement | null
  if (isField(before)) return undefined
  ;(node.querySelector<HTMLElement>('[data-first]') ?? node.querySelector('button'))?.focus({ preventScroll: true })
  const since = performance.now()
  const tooSoon = (event: KeyboardEvent) => {
    if ((event.key === 'Enter' || event.key === ' ') && performance.now() - since < SETTLING) event.preventDefault()
  }
  node.addEventListener('keydown', tooSoon)
  return () => {
    node.removeEventListener('keydown', tooSoon)
    const now = document.activeElement
    if (before?.isConnected && before !== document.body && (now === document.body || node.contains(now)))
      before.focus({ preventScroll: true })
  }
}

/** Whether an element is visible, as far as the browser tells. */
export function isShown(element: Element): boolean {
  return element.checkVisibility?.() ?? true
}

/** Moves the focus to where it belongs when nothing else has it: the hand, or the score sheet. No key acts there. */
export function goHome(): void {
  document.querySelector<HTMLElement>('[data-home]')?.focus({ preventScroll: true })
}

/** Calls `goHome` when the element that had the focus is gone or disabled. */
export function keepFocus(): () => void {
  let last: Element | null = null
  const isLost = () => document.activeElement === document.body || document.activeElement === null
  const isUsable = (element: Element) => element.isConnected && !element.matches(':disabled')
  const came = (event: FocusEvent) => (last = event.target as Element)
  // A press beside every control takes the focus away on purpose.
  const went = (event: FocusEvent) => {
    const from = event.target as Element
    setTimeout(() => {
      if (isLost() && last === from && isUsable(from)) last = null
    })
  }
  const look = () => {
    if (!last || !isLost() || isUsable(last)) return
    last = null
    goHome()
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
  document.addEventListener('focusin', came)
  document.addEventListener('focusout', went)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', came)
    document.removeEventListener('focusout', went)
  }
}
