import type { Tally } from '@fable/engine'
import type { SeenEnding } from '../../save/seen-ending.ts'

export type EndedRun = {
  readonly ending: SeenEnding
  readonly story: Tally
}

/** Returns null if this kind of lesson does not apply to the run. No lesson gives advice. */
export type Lesson = (ended: EndedRun) => string | null

export type Lessons = Readonly<Record<string, Lesson>>
