import { isRefusal, type Turn } from './model/command.ts'
import type { Ending, State } from './model/state.ts'
import { play } from './play.ts'
import { read } from './read.ts'
import { rngFrom } from './rng/rng.ts'

/** The seeds of a turn. `paths` is the seed of the kinds of the four paths, if the turn draws these on a daily road. */
export type Seeds = { readonly seed: string; readonly paths?: string | undefined }

export type RecordedTurn = Seeds & {
  readonly input: string
  readonly lantern?: string | undefined
}

export type Replay = {
  readonly state: State
  readonly turns: readonly Turn[]
  readonly ended?: Ending
}

/**
 * Plays a transcript again. The same start, inputs and seeds give the same run everywhere. The replay stops at the end
 * of the run, or before the first input that the rules refuse. A replay with fewer turns than the transcript shows that
 * the transcript was not played by these rules.
 */
export function replay(start: State, transcript: readonly RecordedTurn[]): Replay {
  const turns: Turn[] = []
  let state = start
  for (const { input, seed, paths } of transcript) {
    const command = read(state, input)
    if (isRefusal(command)) break
    const turn = play(state, command, rngFrom(seed, paths))
    turns.push(turn)
    state = turn.state
    if (turn.ended) return { state, turns, ended: turn.ended }
  }
  return { state, turns }
}
