import { isRefusal } from '../model/command.ts'
import type { Turn } from '../model/command.ts'
import type { Line, TurnLine } from '../model/line.ts'
import type { Memory } from '../model/memory.ts'
import type { State } from '../model/state.ts'
import { play } from '../play.ts'
import { parse } from '../read.ts'
import type { TurnRng } from '../rng/rng.ts'

/** Result of an input. A refused one gives the same state and the lines of the refusal. */
export type InputResult = Omit<Turn, 'command' | 'lines'> & {
  readonly lines: readonly (Line & Partial<TurnLine>)[]
  readonly accepted: boolean
}

/** Parses an input and plays it unless it is refused. */
export function playInput(state: State, input: string, rng: TurnRng, memory?: Memory): InputResult {
  const command = parse(state, input)
  return isRefusal(command)
    ? { state, events: [], lines: command.lines, accepted: false }
    : { ...play(state, command, rng, memory), accepted: true }
}
