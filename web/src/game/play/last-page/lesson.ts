import type { Tally } from '@fable/engine'
import type { SeenEnding } from '../../save/seen-ending.ts'

/** The data of an ended run from which lessons are drawn. */
export type EndedRun = {
  readonly ending: SeenEnding
  readonly story: Tally
}

/** Returns a true sentence about a run, or null if this kind of lesson does not apply to it. No lesson gives advice. */
export type Lesson = (ended: EndedRun) => string | null

export type Lessons = Readonly<Record<string, Lesson>>
