// A WebSocket whose other end is the test.
import type { ToClient } from '../src/protocol/wire'

export class FakeSocket {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!
  }

  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null

  constructor(readonly address: string) {
    FakeSocket.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(): void {
    this.readyState = 3
  }

  /** The server accepts. */
  open(): void {
    this.readyState = 1
    this.onopen?.()
  }
  /** The server says something. */
  say(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  /** The connection breaks. */
  lose(): void {
    this.readyState = 3
    this.onclose?.()
  }
  of(type: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message.type === type)
  }
}
