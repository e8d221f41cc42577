import { isRefusal, type Turn } from './model/command.ts'
import type { Ending, State } from './model/state.ts'
import { play } from './play.ts'
import { read } from './read.ts'
import { rngFrom } from './rng/rng.ts'

/** One turn of a transcript: the stored input and the seed of the turn. */
export type RecordedTurn = { readonly input: string; readonly seed: string }

/** A replayed transcript. `ended` is set if the transcript reaches the end of the run. */
export type Replay = {
  /** The state after the last turn. */
  readonly state: State
  readonly turns: readonly Turn[]
  readonly ended?: Ending
}

/**
 * Plays a transcript again: the same start, inputs and seeds give the same run everywhere. It stops at
 * the end of the run and before the first input that the rules refuse, so fewer turns than the
 * transcript has mean that it was not played under these rules.
 */
export const replay = (start: State, transcript: readonly RecordedTurn[]): Replay => {
  const turns: Turn[] = []
  let state = start
  for (const { input, seed } of transcript) {
    const command = read(state, input)
    if (isRefusal(command)) break
    const turn = play(state, command, rngFrom(seed))
    turns.push(turn)
    state = turn.state
    if (turn.ended) return { state, turns, ended: turn.ended }
  }
  return { state, turns }
}
