// Sounds made from tones and noise: nothing is loaded. Silent until someone has touched the page, as browsers ask.
import { preferences } from '../storage/preferences.svelte'
import type { Sound } from './cues'

/** A tone: when it starts and ends (seconds), from which pitch to which (Hz), how loud. */
interface Tone {
  at: number
  for: number
  from: number
  to?: number
  loud: number
  shape?: OscillatorType
}
/** A rustle: noise through a band around a pitch. */
interface Rustle {
  at: number
  for: number
  around: number
  loud: number
}

const note = (at: number, from: number, length = 0.16, loud = 0.3): Tone => ({
  at,
  for: length,
  from,
  loud,
  shape: 'triangle',
})

const SCORE: Record<Sound, { tones?: Tone[]; rustles?: Rustle[] }> = {
  card: {
    tones: [{ at: 0, for: 0.07, from: 190, to: 90, loud: 0.5, shape: 'sine' }],
    rustles: [{ at: 0, for: 0.06, around: 2600, loud: 0.5 }],
  },
  draw: { rustles: [{ at: 0, for: 0.12, around: 1700, loud: 0.45 }] },
  turn: { tones: [note(0.08, 587), note(0.2, 880, 0.22)] },
  uno: { tones: [note(0, 523, 0.12), note(0.11, 659, 0.12), note(0.22, 1047, 0.28)] },
  caught: { tones: [note(0, 622, 0.12), note(0.12, 466, 0.26)] },
  penalty: {
    tones: [{ at: 0, for: 0.3, from: 240, to: 150, loud: 0.3, shape: 'triangle' }],
    rustles: [{ at: 0, for: 0.2, around: 1300, loud: 0.35 }],
  },
  win: { tones: [note(0, 523, 0.14), note(0.13, 659, 0.14), note(0.26, 784, 0.14), note(0.39, 1047, 0.45)] },
  lose: { tones: [note(0, 392, 0.2), note(0.18, 330, 0.34)] },
  error: { tones: [{ at: 0, for: 0.14, from: 170, to: 140, loud: 0.25, shape: 'square' }] },
}

export class Sounds {
  #context: AudioContext | null = null
  #noise: AudioBuffer | null = null

  /** From the first touch on there may be sound; returns what stops listening for it. */
  listen(): () => void {
    const wake = () => this.#wake()
    const gestures = ['pointerdown', 'keydown'] as const
    for (const gesture of gestures) addEventListener(gesture, wake, { capture: true, passive: true })
    return () => gestures.forEach((gesture) => removeEventListener(gesture, wake, { capture: true }))
  }

  play(...sounds: Sound[]): void {
    const context = this.#context
    if (!context || context.state !== 'running' || preferences.muted || preferences.volume === 0 || document.hidden)
      return
    const out = context.createGain()
    out.gain.value = (preferences.volume / 100) ** 2 // as ears hear it
    out.connect(context.destination)
    for (const sound of sounds) {
      for (const tone of SCORE[sound].tones ?? []) this.#tone(context, out, tone)
      for (const rustle of SCORE[sound].rustles ?? []) this.#rustle(context, out, rustle)
    }
    setTimeout(() => out.disconnect(), 2000)
  }

  #wake(): void {
    if (typeof AudioContext === 'undefined') return
    this.#context ??= new AudioContext()
    if (this.#context.state === 'suspended') void this.#context.resume()
  }

  #tone(context: AudioContext, out: AudioNode, tone: Tone): void {
    const start = context.currentTime + tone.at
    const source = context.createOscillator()
    source.type = tone.shape ?? 'sine'
    source.frequency.setValueAtTime(tone.from, start)
    if (tone.to) source.frequency.exponentialRampToValueAtTime(tone.to, start + tone.for)
    source.connect(this.#swell(context, start, tone)).connect(out)
    source.start(start)
    source.stop(start + tone.for)
  }

  #rustle(context: AudioContext, out: AudioNode, rustle: Rustle): void {
    const start = context.currentTime + rustle.at
    const source = context.createBufferSource()
    source.buffer = this.#noise ??= noise(context)
    const band = context.createBiquadFilter()
    band.type = 'bandpass'
    band.frequency.value = rustle.around
    source.connect(band)
    band.connect(this.#swell(context, start, rustle)).connect(out)
    source.start(start)
    source.stop(start + rustle.for)
  }

  /** Loud at once, then fading: without a click at either end. */
  #swell(context: AudioContext, start: number, { for: length, loud }: { for: number; loud: number }): GainNode {
    const gain = context.createGain()
    gain.gain.setValueAtTime(0.0001, start)
    gain.gain.exponentialRampToValueAtTime(loud, start + 0.008)
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
    return gain
  }
}

function noise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 4, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return buffer
}

export const sounds = new Sounds()
