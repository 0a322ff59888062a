// The legal actions of a seat, grouped by what a person would do. They all come from the server; none is made up here.
import { COLORS, type Color } from './cards'

/** How a card may be played: as it is, with one of these colours, or trading hands with one of these seats. */
export interface Play {
  plain: boolean
  colors: Color[]
  targets: number[]
}

export interface Choices {
  plays: Map<string, Play>
  discards: Set<string>
  colors: Color[]
  catches: number[]
  vetos: number[]
  draw: boolean
  pass: boolean
  challenge: boolean
  uno: boolean
  vote: boolean
  perform: boolean
  chicken: boolean
}

export function choicesOf(legal: readonly string[]): Choices {
  const has = (action: string) => legal.includes(action)
  const choices: Choices = {
    plays: new Map(),
    discards: new Set(),
    colors: [],
    catches: [],
    vetos: [],
    draw: has('draw'),
    pass: has('pass'),
    challenge: has('challenge'),
    uno: has('uno'),
    vote: has('vote yes'),
    perform: has('perform'),
    chicken: has('chicken'),
  }
  for (const action of legal) {
    const [verb, what = ''] = action.split(' ')
    if (verb === 'play') addPlay(choices.plays, what)
    else if (verb === 'discard') choices.discards.add(what)
    else if (verb === 'color') choices.colors.push(what as Color)
    else if (verb === 'catch') choices.catches.push(Number(what))
    else if (verb === 'veto') choices.vetos.push(Number(what))
  }
  choices.colors.sort(byColor)
  for (const play of choices.plays.values()) play.colors.sort(byColor)
  return choices
}

function addPlay(plays: Map<string, Play>, what: string): void {
  const [, card, mark, rest] = /^([^:>]+)(?:([:>])(.+))?$/.exec(what)!
  const play = plays.get(card!) ?? { plain: false, colors: [], targets: [] }
  if (mark === ':') play.colors.push(rest as Color)
  else if (mark === '>') play.targets.push(Number(rest))
  else play.plain = true
  plays.set(card!, play)
}

function byColor(a: Color, b: Color): number {
  return COLORS.indexOf(a) - COLORS.indexOf(b)
}
