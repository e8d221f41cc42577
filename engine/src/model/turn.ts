import type { Line } from './line.ts'
import type { Ending, State } from './state.ts'

/** The result of a command. */
export type Turn = {
  readonly state: State
  readonly lines: readonly Line[]
  /** Set on the last turn of a run only; `state` is then the template again. */
  readonly ended?: Ending
}
