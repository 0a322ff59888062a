// A table on screen: its picture, what is on its way to the server, and what was refused.
import { SvelteSet } from 'svelte/reactivity'
import { api } from '../protocol/api'
import { choicesOf } from '../game/actions'
import { chanceFor, owed } from '../storage/contribution'
import { Connection, type LinkState } from '../protocol/connection'
import { myAvatar, myKey, myName } from '../storage/identity'
import { fold, fromSnapshot, isSound, namesOf, ownPlace, type Picture } from '../game/fold'
import { Toasts } from './toasts.svelte'
import { unknownKind } from '../protocol/unknownKind'
import type { Catalogue, Goodbye, Reaction, Reason, Refused, ToClient, ToServer, Update } from '../protocol/wire'
import { refusalText } from '../game/refusals'
import { t } from '../i18n/translate'

type Numbered = Exclude<ToServer, { type: 'hello' }>
type Fields<T> = T extends Numbered ? Omit<T, 'id'> : never
export type Order = Fields<Numbered>

/** How a command ended. `lost`: the connection broke, and what came of it will show in the picture. */
export type Outcome = 'done' | 'refused' | 'lost' | 'offline' | Reason

/** Called with everything that happens, before the page shows it. Not with what was missed while disconnected. */
export type Watcher = (before: Picture, update: Update, after: Picture) => void

/** The identity with which a page joins a table. */
export interface Guest {
  key(): string
  name(): string
  avatar(): string
  screen: boolean
}

const MYSELF: Guest = { key: myKey, name: () => myName() || t('home-default-name'), avatar: myAvatar, screen: false }

/** The value of every option. */
export type Rules = Record<string, unknown>

export class Table {
  picture = $state.raw<Picture | null>(null)
  link = $state<LinkState>('connecting')
  goodbye = $state.raw<Goodbye | null>(null)
  catalogue = $state.raw<Catalogue | null>(null)
  /** When time runs out for whoever is to act, by `performance.now()`; null without a clock. */
  deadline = $state<number | null>(null)
  /** When the next round starts although not everyone is ready, by `performance.now()`. */
  startsAt = $state<number | null>(null)
  reactions = $state.raw<{ id: number; place: number; emoji: string }[]>([])
  readonly toasts = new Toasts()
  /** The controls whose commands are on their way. */
  readonly busy = new SvelteSet<string>()

  readonly round = $derived(this.picture?.round ?? null)
  readonly now = $derived(this.round?.now ?? null)
  readonly mine = $derived(this.picture?.stage === 'playing' ? (this.round?.mine ?? null) : null)
  readonly seat = $derived(this.mine?.seat ?? null)
  readonly choices = $derived(choicesOf(this.mine?.legal ?? []))
  readonly place = $derived(this.picture ? ownPlace(this.picture) : null)
  readonly isHost = $derived(this.picture !== null && this.picture.host === this.picture.you)
  readonly names = $derived(this.picture ? namesOf(this.picture) : null)
  readonly rules: Rules = $derived(this.picture?.settings.rules ?? {})
  readonly customs = $derived((this.rules.customs as string[] | undefined) ?? [])

  #connection: Connection | null = null
  #id = 0
  #waiting = new Map<number, { control: string; end: (outcome: Outcome) => void }>()
  #resyncing = false
  #contributedTo = ''
  #fromNothing = false
  #watchers = new Set<Watcher>()

  constructor(
    readonly code: string,
    private readonly guest: Guest = MYSELF,
  ) {
    api.catalogue().then(
      (catalogue) => (this.catalogue = catalogue),
      () => {},
    )
  }

  connect(): void {
    this.goodbye = null
    this.#connection = new Connection({
      hello: () => ({
        type: 'hello',
        table: this.code,
        key: this.guest.key(),
        name: this.guest.name(),
        avatar: this.guest.avatar(),
        screen: this.guest.screen,
        version: this.#fromNothing ? null : (this.picture?.version ?? null),
      }),
      receive: (message) => this.receive(message),
      state: (state) => this.#changed(state),
      nextId: () => ++this.#id,
    })
  }

  /** Calls a listener with what happens, until the returned function is called. */
  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  close(): void {
    this.#connection?.end()
    this.toasts.clear()
  }

  /** Sends a command. While a control's command is on its way, the same control does nothing. */
  order(order: Order, control: string = order.type): Promise<Outcome> {
    if (this.busy.has(control)) return Promise.resolve('offline')
    const id = ++this.#id
    if (!this.#connection?.send({ ...order, id } as ToServer)) {
      this.toasts.show(t('table-offline'), 'problem')
      return Promise.resolve('offline')
    }
    this.busy.add(control)
    return new Promise((end) => this.#waiting.set(id, { control, end }))
  }

  act(action: string): Promise<Outcome> {
    return this.order({ type: 'act', version: this.picture?.version ?? 0, action }, 'act')
  }

  receive(message: ToClient): void {
    switch (message.type) {
      case 'table':
        this.#resyncing = this.#fromNothing = false
        this.#show(fromSnapshot(message))
        break
      case 'update':
        this.#update(message)
        break
      case 'ack':
        this.#end(message.id, 'done')
        break
      case 'refused':
        this.#refused(message)
        break
      case 'reason':
        this.#end(message.id, message)
        break
      case 'presence':
        if (this.picture) this.picture = { ...this.picture, present: message.present }
        break
      case 'next_round':
        this.startsAt = message.starts_ms === null ? null : performance.now() + message.starts_ms
        break
      case 'reaction':
        this.#react(message)
        break
      case 'goodbye':
        this.goodbye = message
        break
      case 'pong':
        break // for the connection alone
      default:
        unknownKind(message)
    }
  }

  #update(update: Update): void {
    const picture = this.picture
    if (!picture || update.version < picture.version) return this.#endOf(update)
    if (update.since === picture.version) {
      this.#resyncing = false
      const next = fold(picture, update)
      this.#show(next)
      for (const watcher of this.#watchers) watcher(picture, update, next)
      if (!isSound(next)) this.#startOver()
    } else if (update.version > picture.version && !this.#resyncing) {
      this.#resyncing = true
      this.#connection?.send({ type: 'resync', id: ++this.#id, version: picture.version })
    }
    this.#endOf(update)
  }

  /** The update does not follow from the picture: asks for the whole table. */
  #startOver(): void {
    this.#fromNothing = true
    this.#connection?.restart()
  }

  #show(picture: Picture): void {
    if (picture.round !== this.picture?.round) {
      const left = picture.stage === 'playing' ? picture.round?.now.clock_ms : null
      this.deadline = left == null ? null : performance.now() + left
    }
    this.picture = picture
    this.#addChance()
  }

  /** Sends this browser's part of the fair shuffle for the next deal. */
  #addChance(): void {
    const deal = this.picture && owed(this.picture)
    if (!deal || deal === this.#contributedTo || this.link !== 'open') return
    this.#contributedTo = deal
    void this.order({ type: 'contribute', commitment: deal, random: chanceFor(deal) })
  }

  #endOf(update: Update): void {
    if (update.ack != null) this.#end(update.ack, 'done')
  }

  #end(id: number, outcome: Outcome): void {
    const waiting = this.#waiting.get(id)
    if (!waiting) return
    this.#waiting.delete(id)
    this.busy.delete(waiting.control)
    waiting.end(outcome)
  }

  #refused(refused: Refused): void {
    // Nobody pressed anything to send the part of the shuffle, so a refusal because it came too late is not shown.
    const silent = refused.id !== null && this.#waiting.get(refused.id)?.control === 'contribute'
    if (!silent) this.toasts.show(refusalText(refused, this.names), 'problem')
    if (refused.id !== null) this.#end(refused.id, 'refused')
  }

  #react({ member, place, emoji }: Reaction): void {
    const id = ++this.#id
    const at = place ?? this.picture?.places.findIndex((one) => one.member === member) ?? -1
    this.reactions = [...this.reactions.filter((one) => one.place !== at), { id, place: at, emoji }]
    setTimeout(() => (this.reactions = this.reactions.filter((one) => one.id !== id)), 2600)
  }

  #changed(state: LinkState): void {
    this.link = state
    if (state === 'open') return this.#addChance()
    this.#resyncing = false
    this.#contributedTo = ''
    for (const id of [...this.#waiting.keys()]) this.#end(id, 'lost')
  }
}
