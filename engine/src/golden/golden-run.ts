import { isRefusal, type Turn } from '../model/command.ts'
import { newRun } from '../model/new-run.ts'
import type { Ending, State } from '../model/state.ts'
import { play } from '../play.ts'
import { read } from '../read.ts'
import { rngFrom } from '../rng/rng.ts'
import { canonical, shortHash } from './rules-content.ts'

/** One recorded input: its text, the seed of its turn, the digest of its result. */
export type GoldenTurn = readonly [input: string, seed: string, digest: string]

/** A recorded run (engine/src/golden/*.json). */
export type GoldenRun = {
  readonly name: string
  readonly rules: number
  readonly player: { readonly playerName?: string; readonly userName?: string }
  readonly ending: string
  readonly turns: readonly GoldenTurn[]
}

type Outcome = { readonly state: State; readonly accepted: boolean; readonly ended?: Ending }

/** A refused input gives the same state. */
export function playRecorded(
  state: State,
  input: string,
  seed: string,
): Pick<Turn, 'state' | 'ended'> & { readonly digest: string } {
  const command = read(state, input)
  const turn = isRefusal(command) ? { state } : play(state, command, rngFrom(seed))
  return { ...turn, digest: digestOf({ ...turn, accepted: !isRefusal(command) }) }
}

/** 16 hex digits that change when a turn plays differently, and not when its wording changes. */
function digestOf({ state, accepted, ended }: Outcome): string {
  const ending = ended && [ended.cause, ended.killer, ended.daysSurvived, ended.strength]
  return shortHash(canonical([ruledPart(state), accepted, ending]))
}

/** Statistics and later additions do not change the digest. */
function ruledPart({ mode, playerName, userName, health, maxDamage, gold, day, ...more }: State) {
  const { enemies, bosses, usedOpportunities, emptyPaths } = more
  const player = { playerName, userName, health, maxDamage, gold, day }
  return { mode, player, enemies, bosses, usedOpportunities, emptyPaths }
}

/** Names the first turn that differs; null if none does. */
export function firstDifference({ player, turns }: GoldenRun): string | null {
  let state = newRun(player)
  for (const [at, [input, seed, digest]] of turns.entries()) {
    const turn = playRecorded(state, input, seed)
    if (turn.digest !== digest) return `turn ${at}, '${input}' in mode ${state.mode.name}`
    state = turn.state
  }
  return null
}
