// What a screen reader is given to read, and when. Bots are quicker than a voice: events that come close together are
// read together, and if there are too many, the oldest are only counted.

/** How long it has to be quiet before anything is read, and how long the first event waits at most (milliseconds). */
export const QUIET = 300
export const LONGEST_WAIT = 1500
/** The most sentences at once; those before them are only counted. */
export const MOST = 4
const READING = 45 // milliseconds a letter takes, roughly
const LONGEST_READING = 5000

export type Speak = (text: string, urgent: boolean) => void

/** The last sentences, and before them how many more there were. */
export function gist(sentences: readonly string[], earlier: (count: number) => string): string[] {
  const over = sentences.length - MOST
  return over > 0 ? [earlier(over), ...sentences.slice(over)] : [...sentences]
}

export class SpeechQueue {
  #waiting: string[] = []
  #turn: string | null = null
  #first = 0 // when the oldest of them came
  #latest = 0
  #reading = 0 // until when the last text is probably being read
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly speak: Speak,
    readonly earlier: (count: number) => string,
  ) {}

  /** Something happened. */
  tell(sentence: string): void {
    this.#came()
    this.#waiting.push(sentence)
    this.#plan()
  }

  /** It is one's turn: read last, and without waiting for the voice. Null: it no longer is. */
  turn(sentence: string | null): void {
    if (sentence !== null) this.#came()
    this.#turn = sentence
    this.#plan()
  }

  /** Something needs an answer now: at once, after what led to it. */
  urge(sentence: string): void {
    this.#waiting.push(sentence)
    this.#say(true)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#waiting = []
    this.#turn = null
  }

  #came(): void {
    this.#latest = Date.now()
    if (!this.#waiting.length && this.#turn === null) this.#first = this.#latest
  }

  #plan(): void {
    clearTimeout(this.#timer)
    if (!this.#waiting.length && this.#turn === null) return
    const quiet = Math.min(this.#latest + QUIET, this.#first + LONGEST_WAIT)
    const due = this.#turn === null ? Math.max(quiet, this.#reading) : quiet
    this.#timer = setTimeout(() => this.#say(false), Math.max(0, due - Date.now()))
  }

  #say(urgent: boolean): void {
    clearTimeout(this.#timer)
    const sentences = gist(this.#waiting, this.earlier)
    if (this.#turn !== null) sentences.push(this.#turn)
    this.#waiting = []
    this.#turn = null
    const text = sentences.join(' ')
    this.#reading = Date.now() + Math.min(LONGEST_READING, text.length * READING)
    this.speak(text, urgent)
  }
}
