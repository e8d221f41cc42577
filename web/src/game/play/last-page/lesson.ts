import type { RunStory } from '../../save/run-story.ts'
import type { SeenEnding } from '../../save/seen-ending.ts'

/** A run that has ended, as lessons look at it. */
export type EndedRun = {
  readonly ending: SeenEnding
  readonly story: RunStory
}

/** A run's lesson: a true sentence of one kind, or null if it does not apply. No lesson is advice. */
export type Lesson = (ended: EndedRun) => string | null

/** Lessons by their kinds. */
export type Lessons = Readonly<Record<string, Lesson>>
