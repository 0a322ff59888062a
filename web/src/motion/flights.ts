// A scene as flights of cards and signs between places on the screen: pure, with rectangles instead of elements.
import type { Scene, Why } from './scenes'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}
/** Where things are: `draw`, `pile`, `ring`, `seat-2`, `card-17`. */
export type Places = ReadonlyMap<string, Box>

export interface Flight {
  from: Box
  to: Box
  /** Face up, or null for a back. */
  card: string | null
  /** Starts as a back and is turned over on its way. */
  turns: boolean
  delay: number
  /** The card of the picture that waits for it. */
  id: number | null
  /** Several cards as one. */
  count: number
}
export interface Sign {
  at: Box
  /** How many signs are at this place already: they stand one above the other. */
  row: number
  delay: number
  tone: 'plain' | 'loud' | 'bad'
  key: string
  count: number
}
export interface Show {
  flights: Flight[]
  signs: Sign[]
  /** When the ring of the direction turns; null: it does not. */
  turn: number | null
  /** Where someone has gone out. */
  burst: { at: Box; delay: number } | null
}

export const FLIGHT_MS = 320
const AFTER = 170 // from one scene to the next
const STAGGER = 60
const LATEST = 900 // nothing starts later than this: the picture is already there
const MOST_CARDS = 6 // of one draw; more fly as one with their number

const SIGNS: Record<Why, string> = {
  penalty: 'motion-penalty',
  caught: 'motion-caught',
  bluff: 'motion-bluff',
  'no-bluff': 'motion-no-bluff',
  wrong: 'motion-wrong',
  'false-catch': 'motion-false-catch',
  suggestion: 'motion-suggestion',
}

export function showOf(
  scenes: readonly Scene[],
  own: number | null,
  from: Places,
  to: Places,
  faces: ReadonlyMap<number, string>,
): Show {
  const show: Show = { flights: [], signs: [], turn: null, burst: null }
  let at = 0
  for (const scene of scenes) {
    add(scene, Math.min(at, LATEST))
    at += AFTER
  }
  return show

  function seat(index: number): Box | undefined {
    const name = index === own ? 'hand' : `seat-${index}`
    return to.get(name) ?? from.get(name)
  }

  function fly(start: Box | undefined, end: Box | undefined, delay: number, more: Partial<Flight> = {}): void {
    if (start && end)
      show.flights.push({ from: start, to: end, card: null, turns: false, delay, id: null, count: 1, ...more })
  }

  function sign(place: number | 'ring', key: string, delay: number, tone: Sign['tone'] = 'plain', count = 0): void {
    const at =
      place === 'ring' ? to.get('ring') : place === own ? foot(to.get('felt') ?? from.get('felt')) : seat(place)
    if (at)
      show.signs.push({
        at,
        row: show.signs.filter((one) => one.at.x === at.x && one.at.y === at.y).length,
        delay,
        tone,
        key,
        count,
      })
  }

  function add(scene: Scene, delay: number): void {
    const draw = to.get('draw') ?? from.get('draw')
    const pile = to.get('pile') ?? from.get('pile')
    switch (scene.kind) {
      case 'deal':
        return deal(scene, draw, delay)
      case 'turn-up':
        return fly(draw, to.get(`card-${scene.id}`), delay + 200, {
          id: scene.id,
          card: faces.get(scene.id) ?? null,
          turns: true,
        })
      case 'play': {
        const start = from.get(`card-${scene.id}`) ?? small(seat(scene.seat), pile)
        fly(start, to.get(`card-${scene.id}`) ?? pile, delay, { id: scene.id, card: scene.card })
        if (scene.jump) sign(scene.seat, 'motion-jump', delay, 'loud')
        return
      }
      case 'draw':
        return draws(scene, draw, delay)
      case 'skip':
        return sign(scene.seat, 'motion-skip', delay)
      case 'reverse':
        show.turn = delay
        return
      case 'swap':
        fly(small(seat(scene.seat), draw), small(seat(scene.with), draw), delay, { count: 3 })
        fly(small(seat(scene.with), draw), small(seat(scene.seat), draw), delay, { count: 3 })
        return sign(scene.seat, 'motion-swap', delay, 'loud')
      case 'rotate':
        for (let index = 0; index < scene.seats; index++) {
          const next = (index + (scene.clockwise ? 1 : scene.seats - 1)) % scene.seats
          fly(small(seat(index), draw), small(seat(next), draw), delay, { count: 3 })
        }
        return sign('ring', 'motion-rotate', delay, 'loud')
      case 'gather':
        for (let index = 0; index < scene.seats; index++) {
          fly(small(seat(index), draw), draw, delay, { count: 3 })
          fly(draw, small(seat(index), draw), delay + FLIGHT_MS, { count: 3 })
        }
        return sign('ring', 'motion-gather', delay, 'loud')
      case 'challenge':
        sign(scene.seat, 'motion-challenge', delay, 'loud')
        return sign(
          scene.suspect,
          scene.guilty ? 'motion-bluff' : 'motion-no-bluff',
          delay + AFTER,
          scene.guilty ? 'bad' : 'plain',
        )
      case 'uno':
        return sign(scene.seat, 'motion-uno', delay, 'loud')
      case 'caught':
        return sign(scene.seat, 'motion-caught', delay, 'bad')
      case 'veto':
        return sign(scene.seat, 'motion-veto', delay, 'bad')
      case 'out': {
        const box = to.get('banner') ?? seat(scene.seat)
        if (box) show.burst = { at: box, delay }
        return
      }
    }
  }

  function deal(scene: Extract<Scene, { kind: 'deal' }>, draw: Box | undefined, delay: number): void {
    scene.counts.forEach((count, index) => {
      if (index === own) return
      for (let card = 0; card < Math.min(2, count); card++)
        fly(draw, small(seat(index), draw), delay + STAGGER * (index / 2 + card * 3), { count: card ? count - 1 : 1 })
    })
    scene.ids.forEach((id, card) =>
      fly(draw, to.get(`card-${id}`), Math.min(delay + STAGGER * card, LATEST), {
        id,
        card: faces.get(id) ?? null,
        turns: true,
      }),
    )
  }

  function draws(scene: Extract<Scene, { kind: 'draw' }>, draw: Box | undefined, delay: number): void {
    if (scene.ids.length) {
      const each = Math.min(STAGGER, (LATEST - FLIGHT_MS) / scene.ids.length)
      scene.ids.forEach((id, card) =>
        fly(draw, to.get(`card-${id}`), delay + each * card, { id, card: faces.get(id) ?? null, turns: true }),
      )
    } else {
      const many = scene.count > MOST_CARDS
      for (let card = 0; card < (many ? 1 : scene.count); card++)
        fly(draw, small(seat(scene.seat), draw), delay + STAGGER * card, { count: many ? scene.count : 1 })
    }
    const told = scene.why && show.signs.some((one) => one.key === SIGNS[scene.why!])
    if (scene.why && !told) sign(scene.seat, SIGNS[scene.why], delay, 'bad', scene.count)
    if (scene.count > 1 && scene.why !== 'penalty')
      sign(scene.seat, 'motion-drew', delay, scene.why ? 'bad' : 'plain', scene.count)
  }
}

/** Signs about oneself stand at the near end of the felt: over neither hand nor buttons. */
function foot(felt: Box | undefined): Box | undefined {
  return felt && { x: felt.x + felt.width / 2, y: felt.y + felt.height - 52, width: 0, height: 0 }
}

/** A card of half the size in the middle of a seat. */
function small(box: Box | undefined, like: Box | undefined): Box | undefined {
  if (!box || !like) return
  const [width, height] = [like.width / 2, like.height / 2]
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height }
}
