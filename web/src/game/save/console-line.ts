import type { Tone } from '@fable/engine'
import { keysOf } from '../../lib/reading.ts'

export type LineTone = Tone | 'echo' | 'kicker'

/** The `key` of a line stays the same when older lines are dropped. */
export type ConsoleLine = {
  readonly key: number
  readonly text: string
  readonly tone: LineTone
  readonly wait: number
}

export type PrintedLine = Omit<ConsoleLine, 'key'>

/** The console keeps about this many lines (docs/rules.md, section 9). */
export const LINES_MAX = 20

export const LINE_TONES: readonly LineTone[] = keysOf<LineTone>({
  plain: true,
  quiet: true,
  speech: true,
  good: true,
  bad: true,
  gold: true,
  danger: true,
  title: true,
  echo: true,
  kicker: true,
})
