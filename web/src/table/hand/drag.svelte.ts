// Dragging a card out of the hand onto the table, by finger, pen or mouse. Pressing it still plays it.

const START = 10 // pixels before a press becomes a drag
const OUT = 24 // above the hand: from here on, letting go plays

interface Held {
  card: string
  id: number
  pointer: number
  from: { x: number; y: number }
  rect: DOMRect
}

export class Drag {
  #held: Held | null = null
  #justDragged = false
  /** Which card is being dragged (its identity), how far, and whether letting go would play it. */
  id = $state<number | null>(null)
  x = $state(0)
  y = $state(0)
  width = $state(0)
  out = $state(false)

  constructor(
    readonly hand: () => HTMLElement | undefined,
    readonly drop: (card: string) => void,
  ) {}

  /** Whether the click that has come belongs to a drag. */
  get swallows(): boolean {
    return this.#justDragged
  }

  down(event: PointerEvent, card: { id: number; code: string }): void {
    this.#justDragged = false
    if (!event.isPrimary || event.button !== 0 || this.#held) return
    const button = event.currentTarget as HTMLElement
    button.setPointerCapture?.(event.pointerId) // a quick mouse leaves the card before the card has moved
    const rect = button.getBoundingClientRect()
    this.#held = {
      card: card.code,
      id: card.id,
      pointer: event.pointerId,
      from: { x: event.clientX, y: event.clientY },
      rect,
    }
  }

  move(event: PointerEvent): void {
    const held = this.#held
    if (!held || event.pointerId !== held.pointer) return
    if (this.id === null && !this.#start(event, held)) return
    this.x = held.rect.left + event.clientX - held.from.x
    this.y = held.rect.top + event.clientY - held.from.y
    this.out = event.clientY < (this.hand()?.getBoundingClientRect().top ?? 0) - OUT
  }

  up(event: PointerEvent): void {
    const held = this.#held
    if (!held || event.pointerId !== held.pointer) return
    const plays = this.id !== null && this.out
    this.cancel()
    if (plays) this.drop(held.card)
  }

  /** Puts the card back: Escape, or the browser took the finger for scrolling. */
  cancel(): void {
    this.#justDragged = this.id !== null
    this.#held = this.id = null
    this.out = false
  }

  #start(event: PointerEvent, held: Held): boolean {
    const across = Math.abs(event.clientX - held.from.x)
    const up = held.from.y - event.clientY
    // A finger going sideways scrolls the hand; a mouse cannot.
    if (event.pointerType === 'mouse' ? Math.max(across, Math.abs(up)) < START : up < START || up < across) return false
    this.width = held.rect.width
    this.id = held.id
    return true
  }
}
