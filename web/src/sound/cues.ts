// What is heard when something happens: pure, from the events. At most two things at once.
import type { Picture } from '../game/fold'
import type { GameEvent, Update } from '../protocol/wire'

export type Sound = 'card' | 'draw' | 'turn' | 'uno' | 'caught' | 'penalty' | 'win' | 'lose' | 'error'

/** The sound of an event, or null; where several happen at once the first of this list is heard. */
const OF_EVENT: Record<GameEvent['event'], Sound | null> = {
  went_out: 'lose',
  caught: 'caught',
  false_catch: 'caught',
  challenged: 'caught',
  vetoed: 'caught',
  said_uno: 'uno',
  penalized: 'penalty',
  wrong_card: 'penalty',
  faces_penalty: 'penalty',
  swapped: 'draw',
  rotated: 'draw',
  hands_shuffled: 'draw',
  dealt: 'draw',
  played: 'card',
  discarded: 'card',
  drew: 'draw',
  cut: null,
  dealer: null,
  named_color: null,
  drew_nothing: null,
  effect: null,
  voted: null,
  performed: null,
  chickened_out: null,
  hands_closed: null,
  turn: null,
  blocked: null,
  shuffled: null,
  put_back: null,
  passed: null,
  showed: null,
  took_over: null,
  turned_up: null,
  skipped: null,
  reversed: null,
  veto_takes_turn: null,
}
const KINDS = Object.keys(OF_EVENT) as GameEvent['event'][]

export function soundsOf(before: Picture, update: Update, after: Picture): Sound[] {
  const game = update.events.flatMap((event) => (event.event === 'moved' ? event.game : []))
  const kinds = new Set(game.map((event) => event.event))
  const main = KINDS.find((kind) => kinds.has(kind) && OF_EVENT[kind])
  const heard: Sound[] = []
  if (main) heard.push(main === 'went_out' && wonByMe(update, after) ? 'win' : OF_EVENT[main]!)
  if (after.stage === 'playing' && isMine(after) && !isMine(before)) heard.push('turn')
  return heard
}

function wonByMe(update: Update, after: Picture): boolean {
  const place = after.places.findIndex((one) => one.member === after.you && !one.left)
  return update.events.some((event) => event.event === 'round_over' && event.winner === place)
}

function isMine(picture: Picture): boolean {
  return picture.stage === 'playing' && picture.round?.mine?.must === true
}
