import { diceFrom } from './dice.ts'
import type { Ending, State, Turn } from './state.ts'
import { step } from './step.ts'

/** One turn of a run's record: what was answered, and the seed of its chance. */
export type RecordedTurn = { readonly input: string; readonly seed: string }

/** A run played again. `ended` is there when the record reaches the run's end. */
export type Replay = {
  readonly state: State
  readonly turns: readonly Turn[]
  readonly ended?: Ending
}

/**
 * Plays a record again: the same start, inputs and seeds give the same run, wherever it is played.
 * Stops at the run's end; what a record holds beyond it belongs to no run.
 */
export const replay = (start: State, record: readonly RecordedTurn[]): Replay => {
  const turns: Turn[] = []
  let state = start
  for (const { input, seed } of record) {
    const turn = step(state, input, diceFrom(seed))
    turns.push(turn)
    state = turn.state
    if (turn.ended) return { state, turns, ended: turn.ended }
  }
  return { state, turns }
}
