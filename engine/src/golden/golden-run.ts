import { isRefusal } from '../model/command.ts'
import { newRun } from '../model/new-run.ts'
import type { State } from '../model/state.ts'
import type { Turn } from '../model/command.ts'
import { play } from '../play.ts'
import { read } from '../read.ts'
import { rngFrom } from '../rng/rng.ts'
import { digestOf } from './digest.ts'

/** One recorded input: its text, the seed of its turn, the digest of what it led to. */
export type GoldenTurn = readonly [input: string, seed: string, digest: string]

/** A recorded run (engine/src/golden/*.json). */
export type GoldenRun = {
  readonly name: string
  readonly rules: number
  readonly player: { readonly playerName?: string; readonly userName?: string }
  readonly ending: string
  readonly turns: readonly GoldenTurn[]
}

/** Plays one recorded input; a refused one gives the same state. */
export const playRecorded = (
  state: State,
  input: string,
  seed: string,
): Pick<Turn, 'state' | 'ended'> & { readonly digest: string } => {
  const command = read(state, input)
  const turn = isRefusal(command) ? { state } : play(state, command, rngFrom(seed))
  return { ...turn, digest: digestOf({ ...turn, accepted: !isRefusal(command) }) }
}

/** Plays a recorded run and names the first turn that differs; null if none does. */
export const firstDifference = ({ player, turns }: GoldenRun): string | null => {
  let state = newRun(player)
  for (const [at, [input, seed, digest]] of turns.entries()) {
    const turn = playRecorded(state, input, seed)
    if (turn.digest !== digest) return `turn ${at}, '${input}' in mode ${state.mode.name}`
    state = turn.state
  }
  return null
}
