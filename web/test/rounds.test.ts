// Rounds of the real engine, folded: after every step hand and pile are the engine's, and every line can be told.
// tools/client_rounds.py writes them; `make test-web` runs it first.
import { describe, expect, it } from 'vitest'
import { choicesOf } from '../src/game/actions'
import { fold, fromSnapshot, isSound } from '../src/game/fold'
import { read } from '../src/game/story'
import text from './rounds.json?raw'
import type { GameEvent, Mine, Now, Snapshot } from '../src/protocol/wire'

type Step = { game: GameEvent[]; now: Now; mine: Mine; hand: string; pile: string }
type Round = { rules: Record<string, unknown>; players: number; steps: Step[] }
const rounds = JSON.parse(text) as Round[]
const ordered = (cards: string[]) => [...cards].sort().join(' ')

function start(round: Round): Snapshot {
  const places = Array.from({ length: round.players }, (_, place) => ({ name: `P${place}`, member: place + 1 }))
  return {
    type: 'table',
    version: 0,
    code: 'ABC234',
    you: 1,
    host: 1,
    stage: 'between',
    settings: { rules: round.rules, players: round.players },
    places,
    people: [],
    present: [],
    chat: [],
  }
}

describe.each(
  rounds.map((round, index) => ({ name: `${index}: ${round.rules.edition}, ${round.players} players`, round })),
)('round $name', ({ round }) => {
  it('is the same in the browser as in the engine', () => {
    let picture = fromSnapshot(start(round))
    const seats = picture.places.map((_, place) => place)
    const cut: Now = { phase: 'cut', turn: null, sizes: [], draw: 0 }
    picture = fold(picture, {
      type: 'update',
      since: 0,
      version: 1,
      events: [{ event: 'round_started', round: 1, seats }],
      now: cut,
    })
    for (const { game, now, mine, hand, pile } of round.steps) {
      picture = fold(picture, {
        type: 'update',
        since: picture.version,
        version: picture.version + 1,
        events: [{ event: 'moved', game }],
        now,
        mine,
      })
      choicesOf(mine.legal ?? [])
      if (now.phase === 'shuffle') continue // cards that are being gathered lie where they lay
      expect(ordered(picture.round!.hand.map((card) => card.code))).toBe(ordered(hand ? hand.split(' ') : []))
      expect(picture.round!.pile.map((card) => card.code).join(' ')).toBe(pile)
      expect(isSound(picture)).toBe(true)
    }
    for (const line of picture.story) expect(read(line)).not.toMatch(/\{|undefined|story-/)
  })
})
