import type { Tone } from '@fable/engine'

/** The tone of a line: one of the engine's, or that of the echoed input. */
export type LineTone = Tone | 'echo'

/** A line of the console. Its `key` stays the same when older lines are dropped. */
export type ConsoleLine = {
  readonly key: number
  readonly text: string
  readonly tone: LineTone
  readonly wait: number
}

/** The console keeps about this many lines (docs/rules.md, section 9). */
export const LINES_MAX = 20

export const LINE_TONES: readonly LineTone[] = [
  'plain',
  'quiet',
  'speech',
  'good',
  'bad',
  'gold',
  'danger',
  'title',
  'echo',
]
