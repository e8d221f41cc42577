import { newRun } from '../new-run.ts'
import { diceFrom } from '../dice.ts'
import { step } from '../step.ts'
import { digestOf } from './digest.ts'

/** One recorded answer: what was said, the seed of its chance, the digest of what came of it. */
export type GoldenTurn = readonly [input: string, seed: string, digest: string]

/** A recorded run (engine/src/golden/*.json). */
export type GoldenRun = {
  readonly name: string
  readonly rules: number
  readonly player: { readonly playerName?: string; readonly userName?: string }
  readonly ending: string
  readonly turns: readonly GoldenTurn[]
}

/** Plays a recorded run and names the first turn that comes out differently; null when none does. */
export const firstDifference = ({ player, turns }: GoldenRun): string | null => {
  let state = newRun(player)
  for (const [at, [input, seed, digest]] of turns.entries()) {
    const turn = step(state, input, diceFrom(seed))
    if (digestOf(turn) !== digest) return `turn ${at}, '${input}' in mode ${state.mode.name}`
    state = turn.state
  }
  return null
}
