import { beforeEach, describe, expect, it, vi } from 'vitest'
import { gist, LONGEST_WAIT, MOST, QUIET, SpeechQueue } from '../src/table/access/speechQueue'

const earlier = (count: number) => `${count} more.`
let told: [string, boolean][]
let speech: SpeechQueue
beforeEach(() => {
  vi.useFakeTimers()
  told = []
  speech = new SpeechQueue((text, urgent) => told.push([text, urgent]), earlier)
  return () => vi.useRealTimers()
})

describe('the gist', () => {
  it('is everything, as long as it is little', () => {
    expect(gist(['a', 'b'], earlier)).toEqual(['a', 'b'])
    expect(gist(['a', 'b', 'c', 'd'].slice(0, MOST), earlier)).toHaveLength(MOST)
  })
  it('is the end, and before it how much more there was', () => {
    expect(gist(['a', 'b', 'c', 'd', 'e', 'f'], earlier)).toEqual(['2 more.', 'c', 'd', 'e', 'f'])
  })
})

describe('the speech queue', () => {
  it('tells what comes together in one go, in order', () => {
    speech.tell('A.')
    vi.advanceTimersByTime(QUIET / 2)
    speech.tell('B.')
    vi.advanceTimersByTime(QUIET - 1)
    expect(told).toEqual([])
    vi.advanceTimersByTime(1)
    expect(told).toEqual([['A. B.', false]])
  })
  it('does not wait for ever for a pause', () => {
    for (let at = 0; at < LONGEST_WAIT; at += 100) {
      speech.tell(`${at}.`)
      vi.advanceTimersByTime(100)
    }
    expect(told).toHaveLength(1)
    expect(told[0]![0]).toMatch(/^\d+ more\. /)
  })
  it('waits while the last text is probably still being read', () => {
    speech.tell('x'.repeat(60))
    vi.advanceTimersByTime(QUIET)
    expect(told).toHaveLength(1)
    for (const text of ['A.', 'B.', 'C.']) {
      speech.tell(text)
      vi.advanceTimersByTime(QUIET + 200)
    }
    expect(told).toHaveLength(1)
    vi.advanceTimersByTime(3000)
    expect(told.slice(1)).toEqual([['A. B. C.', false]])
  })
  it('tells one’s turn last, and does not let it wait for the voice', () => {
    speech.tell('x'.repeat(200))
    vi.advanceTimersByTime(QUIET)
    speech.turn('Your turn.')
    for (const text of ['A.', 'B.', 'C.', 'D.', 'E.']) speech.tell(text)
    vi.advanceTimersByTime(QUIET)
    expect(told.slice(1)).toEqual([['1 more. B. C. D. E. Your turn.', false]])
  })
  it('forgets a turn that was over before it was told', () => {
    speech.turn('Your turn.')
    speech.turn(null)
    vi.advanceTimersByTime(5000)
    expect(told).toEqual([])
  })
  it('tells at once what needs an answer, after what led to it', () => {
    speech.tell('Ben plays.')
    speech.urge('Challenge?')
    expect(told).toEqual([['Ben plays. Challenge?', true]])
    vi.advanceTimersByTime(5000)
    expect(told).toHaveLength(1)
  })
  it('is silent once it is stopped', () => {
    speech.tell('A.')
    speech.stop()
    vi.advanceTimersByTime(5000)
    expect(told).toEqual([])
  })
})
