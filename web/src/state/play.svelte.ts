// What a person at the table is in the middle of: a card picked up, an open question, UNO said with the next card.
import { isWild, symbolOf, type Color } from '../game/cards'
import { refusalText, type Refusal } from '../game/refusals'
import type { Table } from './table.svelte'
import { t } from '../i18n/translate'

/** What has to be chosen before a card can be played. */
export type Question =
  | { need: 'color'; card: string; colors: readonly Color[]; wrong: boolean }
  | { need: 'seat'; card: string; seats: readonly number[]; wrong: boolean }
  | { need: 'wrong'; card: string; costs: number; why: Refusal }
  | { need: 'accuse'; seat: number; costs: number }
  | { need: 'player'; seat: number }

export class Play {
  #question = $state.raw<Question | null>(null)
  #armed = $state(false)
  /** The shown hand that was put away again. */
  dismissed = $state(0)
  /** The side sheet that is open on a small screen, or the menu of the table. */
  sheet = $state<'none' | 'talk' | 'table'>('none')
  talk = $state<'log' | 'chat'>('log')
  /** Whether the list of keys is open. */
  help = $state(false)
  /** Reads out how things stand, for those who listen. */
  readOut: (() => void) | null = null

  constructor(readonly table: Table) {}

  /** The open question, as long as it still makes sense. */
  readonly question: Question | null = $derived.by(() => {
    const question = this.#question
    if (!question) return null
    if (question.need === 'player') return question.seat < (this.table.round?.seats.length ?? 0) ? question : null
    if (!this.table.mine) return null
    if (question.need === 'accuse') return question
    if (!this.table.round?.hand.some((card) => card.code === question.card)) return null
    if (question.need === 'wrong' || question.wrong) return this.table.mine.must ? question : null
    const play = this.table.choices.plays.get(question.card)
    return play && (question.need === 'color' ? play.colors.length : play.targets.length) ? question : null
  })

  /** With two cards in the hand UNO can be said with the next one. */
  readonly canArm = $derived.by(() => this.table.round?.hand.length === 2 && this.table.mine !== null)
  readonly armed = $derived(this.#armed && this.canArm)

  ask(question: Question | null): void {
    this.#question = question
  }

  /** A card of the hand is pressed. */
  async pick(card: string): Promise<void> {
    const { choices } = this.table
    if (choices.discards.has(card)) return void (await this.table.act(`discard ${card}`))
    const play = choices.plays.get(card)
    if (!play) return this.#why(card)
    if (play.colors.length) this.ask({ need: 'color', card, colors: play.colors, wrong: false })
    else if (play.targets.length) this.ask({ need: 'seat', card, seats: play.targets, wrong: false })
    else await this.lay(card)
  }

  /** Lays a card, with its colour or the seat to trade hands with. */
  async lay(card: string, extra = '', wrong = false): Promise<void> {
    const uno = this.armed && !wrong ? ' uno' : ''
    this.ask(null)
    if ((await this.table.act(`play ${card}${extra}${uno}`)) === 'done') this.#armed = false
  }

  /** UNO: at once where it is owed, else with the next card. */
  async uno(): Promise<void> {
    if (this.table.choices.uno) await this.table.act('uno')
    else if (this.canArm) this.#armed = !this.armed
  }

  chooseColor(color: Color): void {
    const { question, table } = this
    if (question?.need === 'color') void this.lay(question.card, `:${color}`, question.wrong)
    else if (table.choices.colors.includes(color)) void table.act(`color ${color}`)
  }

  chooseSeat(seat: number): void {
    const { question } = this
    if (question?.need === 'seat') void this.lay(question.card, `>${seat}`, question.wrong)
  }

  /** Plays a card that does not fit, at its price. */
  playAnyway(): void {
    const { question } = this
    if (question?.need !== 'wrong') return
    const { card } = question
    if (isWild(card)) this.ask({ need: 'color', card, colors: ['r', 'y', 'g', 'b'], wrong: true })
    else if (this.#trades(card)) this.ask({ need: 'seat', card, seats: this.#others(), wrong: true })
    else void this.lay(card, '', true)
  }

  async #why(card: string): Promise<void> {
    const form = isWild(card) ? ':r' : this.#trades(card) ? `>${this.#others()[0]}` : ''
    const reason = await this.table.order({ type: 'why', action: `play ${card}${form}` }, 'why')
    if (typeof reason !== 'object' || reason.key == null) return
    if (reason.costs) this.ask({ need: 'wrong', card, costs: reason.costs, why: reason })
    else this.table.toasts.show(refusalText(reason, this.table.names) || t('table-not-now'))
  }

  /** Whether playing this card names a seat to trade with. This only shapes the action; the server judges it. */
  #trades(card: string): boolean {
    return (
      !isWild(card) &&
      symbolOf(card) === '7' &&
      this.table.rules.seven_swap === true &&
      (this.table.round?.hand.length ?? 0) > 1
    )
  }

  #others(): number[] {
    return (this.table.round?.seats ?? []).map((_, seat) => seat).filter((seat) => seat !== this.table.seat)
  }
}
