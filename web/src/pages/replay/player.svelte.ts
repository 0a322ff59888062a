// A replay on screen: which round, through whose eyes, at which step, and whether it is running.
import { choicesOf } from '../../game/actions'
import { api } from '../../protocol/api'
import { namesOf, ownPlace, type Picture } from '../../game/fold'
import type { Watcher } from '../../state/table.svelte'
import type { Problem, Replay, Update } from '../../protocol/wire'
import { problemOf } from '../../protocol/problems'
import type { Shown, ShownTable } from '../../state/tableContext'
import { Film } from './film'
import type { Moment, Source, View } from './moment'

export const SPEEDS = [0.5, 1, 2, 4]
const STEP_MS = 1200 // at normal speed

export class Player implements Shown {
  film = $state.raw<Film | null>(null)
  loading = $state(false)
  problem = $state.raw<Problem | null>(null)
  at = $state(0)
  /** The furthest step watched so far: the log shows nothing beyond it. */
  seen = $state(0)
  playing = $state(false)
  speed = $state(1)
  /** The shown hand that was put away again. */
  dismissed = $state(0)
  readonly question = null
  readonly table = new ReplayedTable(this)
  #timer: ReturnType<typeof setTimeout> | undefined
  #asked = 0

  constructor(readonly source: Source) {}

  readonly replay: Replay | null = $derived(this.film?.replay ?? null)
  readonly last = $derived(this.film?.last ?? 0)
  readonly round = $derived(this.replay?.round ?? 1)
  readonly view: View = $derived((this.replay?.view as View | undefined) ?? 'all')
  readonly rounds = $derived(this.replay?.rounds.length ?? 0)
  readonly names = $derived(this.replay?.players ?? [])
  readonly moment: Moment = $derived({ round: this.round, step: this.at, view: this.view })

  /** Loads a round from one viewpoint, and goes to a step of it. What is on screen stays until it is loaded. */
  async load({ round, step, view }: Moment): Promise<void> {
    this.pause()
    const asked = ++this.#asked
    this.loading = true
    try {
      const replay = await api.replay({ ...this.source.ask, round, view })
      if (asked !== this.#asked) return
      const same = this.replay?.round === replay.round
      this.film = new Film(replay)
      this.problem = null
      this.seen = same ? this.seen : 0
      this.go(step)
    } catch (error) {
      if (asked === this.#asked) this.problem = problemOf(error)
    } finally {
      if (asked === this.#asked) this.loading = false
    }
  }

  look(view: View): void {
    if (view !== this.view) void this.load({ ...this.moment, view })
  }

  turnTo(round: number): void {
    if (round !== this.round) void this.load({ round, step: 0, view: this.view })
  }

  go(step: number): void {
    const from = this.at
    this.at = Math.min(this.last, Math.max(0, step))
    if (this.film && this.at === from + 1) this.table.happened(this.film.pictureAt(from), this.film.replay.steps[from]!)
    this.seen = Math.max(this.seen, this.at)
    if (this.at === this.last) this.pause()
  }

  /** A person steps: it no longer runs by itself. */
  step(by: number): void {
    this.pause()
    this.go(this.at + by)
  }

  jump(step: number): void {
    this.step(step - this.at)
  }

  toggle(): void {
    if (this.playing) return this.pause()
    if (this.at === this.last) this.at = 0
    this.playing = this.last > 0
    this.#wait()
  }

  setSpeed(speed: number): void {
    this.speed = speed
    if (this.playing) this.#wait()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  #wait(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      if (!this.playing) return
      this.go(this.at + 1)
      if (this.playing) this.#wait()
    }, STEP_MS / this.speed)
  }

  /** Pressing someone at the table shows what they saw. */
  ask(question: { need: string; seat?: number } | null): void {
    const place = question?.seat === undefined ? undefined : this.table.round?.seats[question.seat]
    if (question?.need === 'player' && place !== undefined) this.look(place)
  }

  chooseSeat(): void {}
}

/** What the components of the table look at. Nothing can be done: what was possible then is shown with the hand. */
class ReplayedTable implements ShownTable {
  constructor(readonly player: Player) {}

  readonly picture = $derived.by(() => this.player.film?.pictureAt(this.player.at) ?? null)
  readonly round = $derived(this.picture?.round ?? null)
  readonly now = $derived(this.round?.now ?? null)
  readonly mine = $derived(this.round?.mine ?? null)
  readonly seat = $derived(this.mine?.seat ?? null)
  readonly could = $derived(choicesOf(this.mine?.legal ?? []))
  readonly choices = $derived({ ...this.could, draw: false, catches: [] })
  readonly place = $derived(this.picture ? ownPlace(this.picture) : null)
  readonly names = $derived(this.picture ? namesOf(this.picture) : null)
  readonly rules: Record<string, unknown> = $derived(this.picture?.settings.rules ?? {})
  readonly customs = $derived((this.rules.customs as string[] | undefined) ?? [])
  readonly deadline = null
  readonly reactions = []
  readonly busy = { has: () => true }
  #watchers = new Set<Watcher>()
  act(): void {}

  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  /** The next step was taken. Steps that are skipped are not announced. */
  happened(before: Picture, update: Update): void {
    for (const watcher of this.#watchers) watcher(before, update, this.picture!)
  }
}
