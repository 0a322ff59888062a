// One WebSocket to a table that comes back by itself: after a lost network, a sleeping phone, a restarted server.
import type { ToClient, ToServer } from './wire'

export type LinkState = 'connecting' | 'open' | 'lost' | 'ended'

export interface Ends {
  /** The first message of every connection. */
  hello(): ToServer
  receive(message: ToClient): void
  state(state: LinkState): void
  /** A number for a command. */
  nextId(): number
}

export const FIRST_PAUSE = 300
export const LONGEST_PAUSE = 8000
export const PONG_WITHIN = 4000

export function socketAddress(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`
}

export class Connection {
  #socket: WebSocket | null = null
  #greeted = false
  #tries = 0
  #ended = false
  #again: ReturnType<typeof setTimeout> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly ends: Ends,
    private readonly address: string = socketAddress(),
    private readonly random: () => number = Math.random,
  ) {
    addEventListener('online', this.wake)
    document.addEventListener('visibilitychange', this.wake)
    this.#open()
  }

  /** Whether commands go out now: the server has answered the hello of this connection. */
  get isOpen(): boolean {
    return this.#greeted && this.#socket?.readyState === WebSocket.OPEN
  }

  /** Sends, or says that it cannot: nothing is kept for later. */
  send(message: ToServer): boolean {
    if (!this.isOpen) return false
    this.#socket!.send(JSON.stringify(message))
    return true
  }

  /** Drops the socket and comes back at once, for instance to start from nothing. */
  restart(): void {
    if (this.#ended) return
    this.#tries = 0
    this.#drop()
    this.#open()
  }

  end(): void {
    this.#ended = true
    removeEventListener('online', this.wake)
    document.removeEventListener('visibilitychange', this.wake)
    this.#drop()
    this.ends.state('ended')
  }

  /** The network is back or the page is looked at again: make sure that the connection is alive. */
  readonly wake = (): void => {
    if (this.#ended || document.visibilityState === 'hidden') return
    if (!this.#socket) return this.restart()
    if (!this.isOpen || this.#silence !== undefined) return
    this.#socket.send(JSON.stringify({ type: 'ping', id: this.ends.nextId() }))
    this.#silence = setTimeout(() => this.restart(), PONG_WITHIN)
  }

  #open(): void {
    clearTimeout(this.#again)
    this.ends.state(this.#tries === 0 ? 'connecting' : 'lost')
    const socket = new WebSocket(this.address)
    this.#socket = socket
    socket.onopen = () => socket.send(JSON.stringify(this.ends.hello()))
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#heard(JSON.parse(event.data as string) as ToClient)
    }
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost()
    }
  }

  #heard(message: ToClient): void {
    clearTimeout(this.#silence)
    this.#silence = undefined
    if (message.type === 'pong') return
    if (message.type === 'goodbye') {
      this.ends.receive(message)
      return this.end()
    }
    const first = !this.#greeted
    this.#greeted = true
    this.#tries = 0
    this.ends.receive(message)
    if (first && !this.#ended) this.ends.state('open')
  }

  #lost(): void {
    this.#drop()
    if (this.#ended) return
    const most = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#tries)
    this.#tries += 1
    this.ends.state('lost')
    this.#again = setTimeout(() => this.#open(), most * (0.5 + this.random() / 2))
  }

  #drop(): void {
    const socket = this.#socket
    this.#socket = null
    this.#greeted = false
    clearTimeout(this.#again)
    clearTimeout(this.#silence)
    this.#silence = undefined
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }
}
