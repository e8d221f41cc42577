import type { Command } from './command.ts'
import type { Line } from './line.ts'
import type { Ending, State } from './state.ts'

/** A command and what it caused. */
export type Turn = {
  readonly command: Command
  readonly state: State
  readonly lines: readonly Line[]
  /** Set on the last turn of a run only; `state` is then the template again. */
  readonly ended?: Ending
}
