// What happened, in words: each event becomes a message of the catalogue and what to fill in.
import { cardName, cardNames, cardsOf, colorName, customSlot } from './cards'
import { unknownKind } from '../protocol/unknownKind'
import type { GameEvent, Moved, Settings, TableEvent } from '../protocol/wire'
import { label, t } from '../i18n/translate'

/** What is filled in. Cards and colours stay codes until they are read, so that the language can change. */
export type Filling = string | number | { card: string } | { cards: string[] } | { color: string }

/** A line of the log. `quiet` lines are not shown, `loud` ones deserve attention. */
export interface Line {
  id: number
  key: string
  args: Record<string, Filling>
  tone: 'quiet' | 'plain' | 'loud'
}

/** Names and seats, to fill in. `top` is the card on top of the pile, which decides whose house rule takes effect. */
export interface Names {
  you: number
  seat: number | null
  place: number | null
  ofSeat(seat: number): string
  ofPlace(place: number): string
  ofMember(member: number): string
  top: string | null
  customs: string[]
}

/** The line as a sentence. */
export function read(line: Pick<Line, 'key' | 'args'>): string {
  const args = Object.fromEntries(Object.entries(line.args).map(([name, value]) => [name, inWords(value)]))
  return t(line.key, args)
}

function inWords(value: Filling): string | number {
  if (typeof value !== 'object') return value
  if ('card' in value) return cardName(value.card)
  if ('cards' in value) return cardNames(value.cards)
  return colorName(value.color)
}

type Told = { key: string; args?: Record<string, Filling>; tone?: Line['tone'] }

function line({ key, args = {}, tone = 'plain' }: Told): Line {
  return { id: 0, key, args, tone }
}

const LOUD = new Set<GameEvent['event']>([
  'caught',
  'challenged',
  'effect',
  'swapped',
  'rotated',
  'hands_shuffled',
  'said_uno',
  'went_out',
  'blocked',
  'vetoed',
  'penalized',
  'false_catch',
])

/** An event of the game. `all` and `index` show what it came with: a wild and its colour make one sentence. */
export function tellGame(
  event: GameEvent,
  all: readonly GameEvent[],
  index: number,
  names: Names,
  how: Moved['how'] = 'person',
): Line[] {
  const kind = event.event
  if (kind === 'named_color' && all[index - 1]?.event === 'played') return []
  const seat = event.seat ?? null
  const other = event.suspect ?? event.by ?? event.accused ?? event.with ?? event.to_seat ?? event.next ?? null
  const me =
    names.seat !== null && seat === names.seat
      ? 'actor'
      : names.seat !== null && other === names.seat
        ? 'target'
        : 'other'
  const args: Record<string, Filling> = {
    me,
    name: seat === null ? '' : names.ofSeat(seat),
    other: other === null ? '' : names.ofSeat(other),
  }
  if (event.card != null) args.card = { card: event.card }
  if (event.cards != null) args.cards = { cards: cardsOf(event.cards) }
  if (event.color != null) args.color = { color: event.color }
  if (event.count != null) args.count = event.count
  if (event.forgiven != null) args.count = event.forgiven
  const message = variant(event, all[index + 1], args, names)
  if (message === null) return []
  const told = line({ key: `story-${message}`, args, tone: toneOf(event, me) })
  return how === 'clock' && index === 0 ? [line({ key: 'story-clock' }), told] : [told]
}

/** The key of the message that tells the event, null if there is none; may add to what is filled in. */
function variant(
  event: GameEvent,
  after: GameEvent | undefined,
  args: Record<string, Filling>,
  names: Names,
): string | null {
  const kind = event.event
  switch (kind) {
    case 'shuffled':
      return `shuffled-${event.what}`
    case 'played':
      args.how = event.how ?? 'turn'
      if (after?.event !== 'named_color') return 'played'
      args.color = { color: after.color! }
      return 'played-wild'
    case 'dealt':
    case 'drew':
    case 'took_over':
    case 'showed':
      return event.cards != null ? `${kind}-cards` : kind
    case 'challenged':
      return event.guilty ? 'challenged-guilty' : 'challenged-innocent'
    case 'voted':
      return event.laughed ? 'voted-yes' : 'voted-no'
    case 'drew_nothing':
      return event.forgiven ? 'drew_nothing-forgiven' : kind
    case 'effect':
      if (event.effect === 'own-text') args.text = names.customs[customSlot(names.top ?? '') ?? 0] ?? ''
      return `effect-${event.effect}`
    case 'cut':
    case 'dealer':
    case 'named_color':
    case 'reversed':
    case 'faces_penalty':
    case 'caught':
    case 'false_catch':
    case 'wrong_card':
    case 'penalized':
    case 'swapped':
    case 'rotated':
    case 'hands_shuffled':
    case 'performed':
    case 'chickened_out':
    case 'vetoed':
    case 'hands_closed':
    case 'turn':
    case 'went_out':
    case 'blocked':
    case 'put_back':
    case 'passed':
    case 'discarded':
    case 'turned_up':
    case 'skipped':
    case 'said_uno':
    case 'veto_takes_turn':
      return kind
    default:
      unknownKind(kind)
      return null
  }
}

function toneOf(event: GameEvent, me: string): Line['tone'] {
  const kind = event.event
  if (kind === 'turn') return me === 'actor' ? 'plain' : 'quiet'
  if (kind === 'dealt' || kind === 'took_over') return me === 'actor' ? 'plain' : 'quiet'
  return LOUD.has(kind) ? 'loud' : 'plain'
}

/** An event of the table around the game. Chat is not told here: it has a place of its own. */
export function tellEvent(event: Exclude<TableEvent, { event: 'moved' }>, names: Names, settings: Settings): Line[] {
  const member = (id: number, key: string, more: Record<string, Filling> = {}): Line =>
    line({ key, args: { me: id === names.you ? 'actor' : 'other', name: names.ofMember(id), ...more } })
  switch (event.event) {
    case 'said':
    case 'avatar':
    case 'ready':
    case 'committed':
    case 'contributed':
    case 'balloted':
      return []
    case 'joined':
      return event.person.screen ? [] : [member(event.person.id, 'story-joined', { name: event.person.name })]
    case 'renamed':
      return [member(event.member, 'story-renamed', { name: event.name })]
    case 'left':
    case 'kicked':
    case 'host':
      return [member(event.member, `story-${event.event}`)]
    case 'places': {
      const name = event.member == null ? names.ofPlace(event.place) : names.ofMember(event.member)
      const me = event.member === names.you ? 'actor' : 'other'
      const level = label('bot', event.places[event.place]?.bot ?? '')
      return [
        line({
          key: `story-places-${event.what}`,
          args: { me, name: name || names.ofPlace(event.place), place: event.place + 1, level },
        }),
      ]
    }
    case 'configured':
      return [line({ key: 'story-configured', args: { players: settings.players ?? 4 } })]
    case 'match_started':
      return [line({ key: 'story-match_started', args: { match: event.match } })]
    case 'round_started':
      return [line({ key: 'story-round_started', args: { round: event.round } })]
    case 'round_over':
      return roundOver(event.winner, event.points, names)
    case 'match_over':
      return event.winners.map((place) => ({ ...ofPlace('story-match_over', place, names), tone: 'loud' as const }))
    case 'accused': {
      const told = member(event.by, 'story-accused', { other: names.ofPlace(event.place) })
      if (event.place === names.place) told.args.me = 'target'
      return [told]
    }
    case 'verdict':
      return [ofPlace(event.guilty ? 'story-verdict-guilty' : 'story-verdict-innocent', event.place, names)]
    case 'closed':
      return [line({ key: 'story-closed' })]
    default:
      unknownKind(event)
      return []
  }
}

function ofPlace(key: string, place: number, names: Names, more: Record<string, Filling> = {}): Line {
  return line({ key, args: { me: place === names.place ? 'actor' : 'other', name: names.ofPlace(place), ...more } })
}

function roundOver(winner: number | null, points: readonly number[], names: Names): Line[] {
  if (winner === null) return [line({ key: 'story-round_over-none', tone: 'loud' })]
  return [{ ...ofPlace('story-round_over', winner, names, { points: points[winner] ?? 0 }), tone: 'loud' }]
}
