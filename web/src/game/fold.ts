// The table as this browser knows it: a snapshot, and updates folded into it. Pure functions, without the DOM.
import { cardsOf } from './cards'
import { tellEvent, tellGame, type Line, type Names } from './story'
import { MOST_CHAT } from '../protocol/constants'
import { unknownKind } from '../protocol/unknownKind'
import type {
  GameEvent,
  Mine,
  Now,
  OpenAccusation,
  Person,
  Place,
  RoundOver,
  RoundPicture,
  RoundStarted,
  Said,
  Settings,
  Snapshot,
  TableEvent,
  Update,
} from '../protocol/wire'

export const LONGEST_LOG = 400

/** A card with an identity of its own, so that it can be followed from place to place. */
export interface Card {
  id: number
  code: string
}

/** The last thing a seat did, for its sign at the table. */
export interface Did {
  what: 'played' | 'drew' | 'passed' | 'skipped'
  card?: string
  count?: number
}

export interface Round {
  round: number
  seats: number[]
  now: Now
  mine: Mine | null
  hand: Card[]
  pile: Card[]
  did: Record<number, Did>
  uno: number[]
  shown: { id: number; seat: number; cards: string[] } | null
  /** What the chance of this round was fixed by, and the hand that was dealt: to be checked when it is over. */
  commitment: string
  contributions: string[]
  dealt: string[] | null
}

export interface Picture {
  version: number
  code: string
  you: number
  host: number
  stage: Snapshot['stage']
  settings: Settings
  places: Place[]
  people: Person[]
  names: Record<number, string>
  present: number[]
  chat: Said[]
  match: number
  scores: number[]
  winners: number[]
  ready: number[]
  sheet: RoundOver[]
  round: Round | null
  accusations: OpenAccusation[]
  /** The next deal: the server's commitment, and who has added randomness to it. */
  commitment: string
  contributed: number[]
  story: Line[]
  /** A match is about to start by itself. */
  deal: boolean
  closed: boolean
  nextId: number
}

const NOTHING_YET: Now = { phase: 'shuffle', turn: null, sizes: [], draw: 0 }

export function fromSnapshot(s: Snapshot): Picture {
  const picture: Picture = {
    version: s.version,
    code: s.code,
    you: s.you,
    host: s.host,
    stage: s.stage,
    settings: s.settings,
    places: s.places,
    people: s.people,
    names: Object.fromEntries(s.people.map((person) => [person.id, person.name])),
    present: s.present,
    chat: s.chat,
    match: s.match ?? 0,
    scores: s.scores ?? [],
    winners: s.winners ?? [],
    ready: s.ready ?? [],
    sheet: s.sheet ?? [],
    round: null,
    accusations: s.accusations ?? [],
    commitment: s.commitment ?? '',
    contributed: s.contributed ?? [],
    story: [],
    deal: s.deal ?? false,
    closed: s.closed ?? false,
    nextId: 1,
  }
  return retell({ ...picture, round: s.round ? roundOf(s.round) : null, nextId: 1000 }, s.story ?? [])
}

function roundOf(r: RoundPicture): Round {
  let id = 1
  const card = (code: string): Card => ({ id: id++, code })
  return {
    round: r.round,
    seats: r.seats,
    now: r.now,
    mine: r.mine ?? null,
    hand: cardsOf(r.hand).map(card),
    pile: cardsOf(r.pile).map(card),
    did: {},
    uno: [],
    shown: null,
    commitment: r.commitment ?? '',
    contributions: r.contributions ?? [],
    dealt: null,
  }
}

/** The story of a snapshot: its lines and what each seat did last. Cards and places are already as they are now,
 * except that a round which is over is told by its story alone. */
function retell(picture: Picture, story: readonly TableEvent[]): Picture {
  let told: Picture = { ...picture, round: picture.round && { ...picture.round, hand: [], pile: [] } }
  for (const event of story) told = stepTable(told, event, false)
  const round = picture.round
    ? { ...picture.round, did: told.round!.did, uno: told.round!.uno, dealt: told.round!.dealt }
    : picture.stage === 'playing'
      ? null
      : told.round
  return { ...picture, round, story: told.story, nextId: told.nextId, names: { ...told.names, ...picture.names } }
}

/** What happened, folded in. The caller makes sure that `update.since` is `picture.version`. */
export function fold(picture: Picture, update: Update): Picture {
  let next = picture
  for (const event of update.events) next = stepTable(next, event)
  next = { ...next, version: update.version }
  // A round that is not to be watched.
  if (!update.now && update.events.some((event) => event.event === 'round_started')) next = { ...next, round: null }
  if (update.now && next.round) next = { ...next, round: { ...next.round, now: update.now, mine: update.mine ?? null } }
  return next
}

/** The seat of this browser in the round under way; null for those who watch. */
export function ownSeat(picture: Picture): number | null {
  const { round } = picture
  if (!round) return null
  const place = ownPlace(picture)
  const seat = place === null ? -1 : round.seats.indexOf(place)
  return seat < 0 ? null : seat
}

export function ownPlace(picture: Picture): number | null {
  const place = picture.places.findIndex((one) => one.member === picture.you && !one.left)
  return place < 0 ? null : place
}

/** Whether the hand has as many cards as everyone else is told: if not, something was lost on the way. */
export function isSound(picture: Picture): boolean {
  const { round } = picture
  if (!round?.mine || picture.stage !== 'playing') return true // the move that ends a round comes without sizes
  const size = round.now.sizes[round.mine.seat]
  return size === undefined || size === round.hand.length
}

/** How a member is drawn. */
export function avatarOf(picture: Picture, member: number | null | undefined): string {
  return picture.people.find((one) => one.id === member)?.avatar ?? ''
}

/** Who is who, for sentences. */
export function namesOf(picture: Picture): Names {
  const place = (index: number) => picture.places[index]?.name ?? ''
  const customs = picture.settings.rules?.customs
  return {
    you: picture.you,
    seat: ownSeat(picture),
    place: ownPlace(picture),
    ofSeat: (seat) => place(picture.round?.seats[seat] ?? -1),
    ofPlace: place,
    ofMember: (member) => picture.names[member] ?? picture.places.find((one) => one.member === member)?.name ?? '',
    top: picture.round?.pile.at(-1)?.code ?? null,
    customs: Array.isArray(customs) ? customs.map(String) : [],
  }
}

/** One thing that happened at the table. `live` false: it is only being retold. */
export function stepTable(picture: Picture, event: TableEvent, live = true): Picture {
  if (event.event === 'moved') {
    let next = picture
    event.game.forEach((one, index) => {
      next = log(step(next, one), tellGame(one, event.game, index, namesOf(next), event.how))
    })
    return next
  }
  const next = live ? changed(picture, event) : retold(picture, event)
  return log(next, tellEvent(event, namesOf(next), next.settings))
}

function log(picture: Picture, lines: readonly Line[]): Picture {
  if (!lines.length) return picture
  let id = picture.nextId
  const told = lines.map((line) => ({ ...line, id: id++ }))
  return { ...picture, story: [...picture.story, ...told].slice(-LONGEST_LOG), nextId: id }
}

/** Retold events change nothing, but they tell who sat where, and the names of people who have gone since. */
function retold(picture: Picture, event: TableEvent): Picture {
  if (event.event === 'joined') return { ...picture, names: { [event.person.id]: event.person.name, ...picture.names } }
  if (event.event === 'round_started' && !picture.round) return { ...picture, round: roundFrom(event) }
  return picture
}

function changed(p: Picture, event: Exclude<TableEvent, { event: 'moved' }>): Picture {
  switch (event.event) {
    case 'joined': {
      const people = [...p.people.filter((one) => one.id !== event.person.id), event.person]
      return { ...p, people, names: { ...p.names, [event.person.id]: event.person.name } }
    }
    case 'renamed':
      return {
        ...p,
        people: p.people.map((one) => (one.id === event.member ? { ...one, name: event.name } : one)),
        places: p.places.map((one) => (one.member === event.member ? { ...one, name: event.name } : one)),
        names: { ...p.names, [event.member]: event.name },
      }
    case 'avatar':
      return { ...p, people: p.people.map((one) => (one.id === event.member ? { ...one, avatar: event.avatar } : one)) }
    case 'left':
      return p // and may come back
    case 'kicked':
      return { ...p, people: p.people.filter((one) => one.id !== event.member) }
    case 'host':
      return { ...p, host: event.member }
    case 'places':
      return { ...p, places: event.places }
    case 'configured':
      return { ...p, stage: 'waiting', ready: [], settings: event.settings, places: event.places }
    case 'match_started':
      return {
        ...p,
        stage: 'between',
        deal: false,
        match: event.match,
        places: event.places,
        sheet: [],
        winners: [],
        ready: [],
        scores: event.places.map(() => 0),
      }
    case 'round_started':
      return { ...p, stage: 'playing', ready: [], accusations: [], round: roundFrom(event) }
    case 'committed':
      return { ...p, commitment: event.commitment, contributed: [] }
    case 'contributed':
      return { ...p, contributed: [...p.contributed, event.member] }
    case 'round_over':
      return { ...p, stage: 'between', ready: [], scores: event.scores, sheet: [...p.sheet, event], accusations: [] }
    case 'match_over':
      return { ...p, stage: 'over', winners: event.winners }
    case 'ready':
      return { ...p, ready: event.members }
    case 'said':
      return { ...p, chat: [...p.chat, event].slice(-MOST_CHAT) }
    case 'accused': {
      const { id, by, place, message, voters } = event
      return { ...p, accusations: [...p.accusations, { id, by, place, message, voters, ballots: {} }] }
    }
    case 'balloted': {
      const cast = (one: OpenAccusation) => ({ ...one, ballots: { ...one.ballots, [event.member]: event.yes } })
      return { ...p, accusations: p.accusations.map((one) => (one.id === event.id ? cast(one) : one)) }
    }
    case 'verdict':
      return { ...p, accusations: p.accusations.filter((one) => one.id !== event.id) }
    case 'closed':
      return { ...p, closed: true }
    default:
      unknownKind(event)
      return p
  }
}

function roundFrom({ round, seats, commitment = '', contributions = [] }: RoundStarted): Round {
  const now = { ...NOTHING_YET, sizes: seats.map(() => 0) }
  return {
    round,
    seats,
    now,
    mine: null,
    hand: [],
    pile: [],
    did: {},
    uno: [],
    shown: null,
    commitment,
    contributions,
    dealt: null,
  }
}

/** One event of the game: where the cards go. Phase, turn and sizes follow with `now`. */
export function step(picture: Picture, event: GameEvent): Picture {
  const { round } = picture
  if (!round) return picture
  let id = picture.nextId
  const fresh = (codes: readonly string[]): Card[] => codes.map((code) => ({ id: id++, code }))
  const next: Round = { ...round }
  const seat = event.seat ?? -1
  const own = event.seat != null && seat === ownSeat(picture)

  switch (event.event) {
    case 'dealt':
    case 'took_over':
      if (own && event.cards != null) next.hand = fresh(cardsOf(event.cards))
      if (own && event.cards != null && event.event === 'dealt') next.dealt = cardsOf(event.cards)
      next.uno = round.uno.filter((one) => one !== seat)
      break
    case 'drew':
      if (own) next.hand = [...round.hand, ...fresh(cardsOf(event.cards))]
      next.did = { ...round.did, [seat]: { what: 'drew', count: event.count ?? 0 } }
      next.uno = round.uno.filter((one) => one !== seat)
      break
    case 'turned_up':
      next.pile = [...round.pile, ...fresh([event.card!])]
      break
    case 'put_back':
      next.pile = round.pile.slice(0, -1)
      break
    case 'played': {
      const { card, hand } = taken(round.hand, event.card!, own)
      next.hand = hand
      next.pile = [...round.pile, ...(card ? [card] : fresh([event.card!]))]
      next.did = { ...round.did, [seat]: { what: 'played', card: event.card! } }
      break
    }
    case 'discarded': {
      const { card, hand } = taken(round.hand, event.card!, own)
      next.hand = hand
      next.pile = [...round.pile.slice(0, -1), ...(card ? [card] : fresh([event.card!])), ...round.pile.slice(-1)]
      break
    }
    case 'shuffled':
      if (event.what === 'discard') next.pile = round.pile.slice(-1)
      else if (event.what === 'deck') next.hand = next.pile = []
      break
    case 'said_uno':
      next.uno = [...round.uno.filter((one) => one !== seat), seat]
      break
    case 'passed':
      next.did = { ...round.did, [seat]: { what: 'passed' } }
      break
    case 'skipped':
    case 'veto_takes_turn':
      next.did = { ...round.did, [seat]: { what: 'skipped' } }
      break
    case 'showed':
      if (event.cards != null && event.to_seat === ownSeat(picture))
        next.shown = { id: id++, seat, cards: cardsOf(event.cards) }
      break
    case 'cut':
    case 'dealer':
    case 'named_color':
    case 'drew_nothing':
    case 'reversed':
    case 'faces_penalty':
    case 'challenged':
    case 'caught':
    case 'false_catch':
    case 'wrong_card':
    case 'penalized':
    case 'swapped':
    case 'rotated':
    case 'hands_shuffled':
    case 'effect':
    case 'voted':
    case 'performed':
    case 'chickened_out':
    case 'vetoed':
    case 'hands_closed':
    case 'turn':
    case 'went_out':
    case 'blocked':
      break // no card goes anywhere
    default:
      unknownKind(event.event)
  }
  return { ...picture, round: next, nextId: id }
}

function taken(hand: Card[], code: string, own: boolean): { card: Card | null; hand: Card[] } {
  const card = own ? hand.find((one) => one.code === code) : undefined
  return card ? { card, hand: hand.filter((one) => one !== card) } : { card: null, hand }
}
