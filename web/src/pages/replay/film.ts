// A round of a record as pictures, one for each step, folded as at a live table. Pure, without the DOM.
import { fold, fromSnapshot, type Picture } from '../../game/fold'
import type { Line } from '../../game/story'
import type { Replay } from '../../protocol/wire'

const KEEP_EVERY = 16 // one picture in so many is kept; those between are folded again

/** The lines of the story that a step adds. */
export interface Told {
  step: number
  lines: Line[]
}

export class Film {
  /** The last step; 0 is the table after the deal. */
  readonly last: number
  /** What each step told, without what stays quiet. */
  readonly told: Told[] = []
  /** The steps in which something notable happened. */
  readonly marks: number[] = []
  #kept: Picture[] = []

  constructor(readonly replay: Replay) {
    this.last = replay.steps.length
    let picture = fromSnapshot(replay.start)
    let before = 0
    for (let step = 0; step <= this.last; step++) {
      if (step) picture = fold(picture, replay.steps[step - 1]!)
      if (step % KEEP_EVERY === 0) this.#kept.push(picture)
      const lines = picture.story.filter((line) => line.id >= before && line.tone !== 'quiet')
      before = picture.nextId
      this.told.push({ step, lines })
      if (step && lines.some((line) => line.tone === 'loud')) this.marks.push(step)
    }
  }

  pictureAt(step: number): Picture {
    const from = Math.floor(step / KEEP_EVERY)
    let picture = this.#kept[from]!
    for (let at = from * KEEP_EVERY; at < step; at++) picture = fold(picture, this.replay.steps[at]!)
    return picture
  }
}
