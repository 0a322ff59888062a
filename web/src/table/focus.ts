/** Something that asks a question takes the keyboard, and gives it back when it is answered. */
export function takeFocus(node: HTMLElement): () => void {
  const before = document.activeElement as HTMLElement | null
  ;(node.querySelector<HTMLElement>('[data-first]') ?? node.querySelector('button'))?.focus({ preventScroll: true })
  return () => {
    if (before?.isConnected && before !== document.body) before.focus({ preventScroll: true })
  }
}
