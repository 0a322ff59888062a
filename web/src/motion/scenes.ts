// What is shown moving when something happens: pure, from the events. The picture itself has already changed by then.
import { cardsOf } from '../game/cards'
import { ownSeat, type Card, type Picture } from '../game/fold'
import { unknownKind } from '../protocol/unknownKind'
import type { GameEvent, Update } from '../protocol/wire'

/** Why cards are drawn that nobody wanted. */
export type Why = 'penalty' | 'caught' | 'bluff' | 'no-bluff' | 'wrong' | 'false-catch' | 'suggestion'

/** One thing to see. `id` and `ids` are cards of the picture: one that flies is hidden where it lands until it has. */
export type Scene =
  | { kind: 'deal'; counts: number[]; ids: number[] }
  | { kind: 'play'; seat: number; card: string; id: number | null; jump: boolean }
  | { kind: 'turn-up'; id: number }
  | { kind: 'draw'; seat: number; count: number; ids: number[]; why: Why | null }
  | { kind: 'skip'; seat: number }
  | { kind: 'reverse' }
  | { kind: 'swap'; seat: number; with: number }
  | { kind: 'rotate'; seats: number; clockwise: boolean }
  | { kind: 'gather'; seats: number }
  | { kind: 'challenge'; seat: number; suspect: number; guilty: boolean }
  | { kind: 'uno'; seat: number }
  | { kind: 'caught'; seat: number }
  | { kind: 'veto'; seat: number }
  | { kind: 'out'; seat: number }

const MOST_MOVES = 4 // plays and draws at once: more of them is catching up, of which only the end is shown
const END = 2

export function planOf(before: Picture, update: Update, after: Picture): Scene[] {
  const { round } = after
  if (!round) return []
  const old = new Set([...(before.round?.hand ?? []), ...(before.round?.pile ?? [])].map((card) => card.id))
  const hand = round.hand.filter((card) => !old.has(card.id))
  // A card of the own hand keeps its identity on the pile.
  const inPile = new Set(before.round?.pile.map((card) => card.id))
  const pile = round.pile.filter((card) => !inPile.has(card.id))
  const own = ownSeat(after)
  const game = update.events.flatMap((event) => (event.event === 'moved' ? event.game : []))
  const scenes: Scene[] = []
  game.forEach((event, index) => {
    const scene = sceneOf(event)
    if (scene) scenes.push(scene)

    function sceneOf({ event: kind, seat }: GameEvent): Scene | null {
      if (kind === 'dealt') return dealt(event)
      if (kind === 'turned_up') return turnedUp(event)
      if (kind === 'reversed') return { kind: 'reverse' }
      if (kind === 'rotated')
        return {
          kind: 'rotate',
          seats: round!.seats.length,
          clockwise: (event.direction ?? round!.now.direction ?? 1) > 0,
        }
      if (seat == null) return null
      switch (kind) {
        case 'played':
          return {
            kind: 'play',
            seat,
            card: event.card!,
            id: take(pile, event.card!)?.id ?? null,
            jump: event.how === 'jump',
          }
        case 'drew': {
          const ids = seat === own ? cardsOf(event.cards).flatMap((code) => take(hand, code)?.id ?? []) : []
          return {
            kind: 'draw',
            seat,
            count: event.count ?? ids.length,
            ids,
            why: whyDrawn(game.slice(0, index), seat, before),
          }
        }
        case 'skipped':
          return { kind: 'skip', seat }
        case 'swapped':
          return event.with == null ? null : { kind: 'swap', seat, with: event.with }
        case 'hands_shuffled':
          return { kind: 'gather', seats: round!.seats.length }
        case 'challenged':
          return event.suspect == null
            ? null
            : { kind: 'challenge', seat, suspect: event.suspect, guilty: event.guilty === true }
        case 'said_uno':
          return { kind: 'uno', seat }
        case 'caught':
          return { kind: 'caught', seat }
        case 'vetoed':
        case 'veto_takes_turn':
          return { kind: 'veto', seat }
        case 'went_out':
          return { kind: 'out', seat }
        case 'cut':
        case 'dealer':
        case 'named_color':
        case 'drew_nothing':
        case 'faces_penalty':
        case 'false_catch':
        case 'wrong_card':
        case 'penalized':
        case 'effect':
        case 'voted':
        case 'performed':
        case 'chickened_out':
        case 'hands_closed':
        case 'turn':
        case 'blocked':
        case 'shuffled':
        case 'put_back':
        case 'passed':
        case 'showed':
        case 'took_over':
        case 'discarded':
          return null // nothing moves, or nothing that anyone would follow
        default:
          unknownKind(kind)
          return null
      }
    }
  })
  return collapsed(scenes)

  /** A deal is one scene for all seats. */
  function dealt(event: GameEvent): Scene | null {
    const last = scenes.at(-1)
    const deal =
      last?.kind === 'deal' ? last : { kind: 'deal' as const, counts: round!.seats.map(() => 0), ids: [] as number[] }
    if (event.seat != null) deal.counts[event.seat] = event.count ?? cardsOf(event.cards).length
    if (event.seat === own && own !== null)
      deal.ids = cardsOf(event.cards).flatMap((code) => take(hand, code)?.id ?? [])
    return deal === last ? null : deal
  }

  function turnedUp(event: GameEvent): Scene | null {
    const card = take(pile, event.card!)
    return card ? { kind: 'turn-up', id: card.id } : null
  }
}

function take(cards: Card[], code: string): Card | undefined {
  const at = cards.findIndex((card) => card.code === code)
  return at < 0 ? undefined : cards.splice(at, 1)[0]
}

function whyDrawn(earlier: readonly GameEvent[], seat: number, before: Picture): Why | null {
  for (const event of [...earlier].reverse()) {
    if (event.event === 'caught' && event.seat === seat) return 'caught'
    if (event.event === 'false_catch' && event.seat === seat) return 'false-catch'
    if (event.event === 'wrong_card' && event.seat === seat) return 'wrong'
    if (event.event === 'penalized' && event.seat === seat) return 'suggestion'
    if (event.event === 'challenged') return event.guilty ? 'bluff' : 'no-bluff'
    if (event.event === 'faces_penalty' && event.seat === seat) return 'penalty'
  }
  const now = before.round?.now
  return now?.pending && now.turn === seat ? 'penalty' : null
}

/** Whoever comes back to many moves at once sees the last of them, not a film of all. */
function collapsed(scenes: Scene[]): Scene[] {
  const moves = scenes.filter((scene) => scene.kind === 'play' || scene.kind === 'draw').length
  return moves > MOST_MOVES ? scenes.slice(-END) : scenes
}
