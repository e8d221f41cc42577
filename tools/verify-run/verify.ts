import type { Run } from '../../contract/src/index.ts'
import {
  diceFrom,
  type Ending,
  nameOf,
  newRun,
  RULES_VERSION,
  type State,
  step,
} from '../../engine/src/index.ts'
import { NotVerifiable } from './transcript.ts'

/** One day of a run: the numbers at its start, and its inputs. */
export type Day = {
  readonly day: number
  readonly health: number
  readonly maxDamage: number
  readonly gold: number
  readonly inputs: string[]
}

type Verdict = {
  readonly name: string
  readonly daysSurvived: number
  readonly days: readonly Day[]
  /** The first difference between the transcript and the rules, as a sentence. null: verified. */
  readonly difference: string | null
}

const dayOf = ({ day, health, maxDamage, gold }: State): Day => ({
  day,
  health,
  maxDamage,
  gold,
  inputs: [],
})

const differenceAtEnd = (run: Run, played: Ending | undefined, name: string): string | null => {
  if (!played) return 'The turns do not reach the end of the run.'
  if (played.daysSurvived !== run.daysSurvived) {
    return `The rules end it on day ${String(played.daysSurvived)}, the transcript says ${String(run.daysSurvived)}.`
  }
  return name === run.playerName ? null : `It was played as ${name}, not as ${run.playerName}.`
}

/**
 * Replays a transcript and compares it with the rules. Throws NotVerifiable if it was played under
 * other rules or has not ended yet.
 */
export const verifyRun = (run: Run): Verdict => {
  if (run.rules !== RULES_VERSION) {
    throw new NotVerifiable(
      `The run was played under rules ${String(run.rules)}; these are rules ${String(RULES_VERSION)}, under which it would be another run.`,
    )
  }
  if (run.open) throw new NotVerifiable('The run has not ended yet.')

  let state = newRun(run.player)
  let ended: Ending | undefined
  const days: Day[] = []
  const verdict = (difference: string | null): Verdict => {
    return { name: run.playerName, daysSurvived: run.daysSurvived, days, difference }
  }

  for (const [turn, { input, seed }] of run.turns.entries()) {
    const at = `Turn ${String(turn)}, ${JSON.stringify(input)}`
    if (ended) return verdict(`${at}, comes after the end of the run.`)
    if (days.at(-1)?.day !== state.day) days.push(dayOf(state))
    days.at(-1)?.inputs.push(input.trim())
    const played = step(state, input, diceFrom(seed))
    if (!played.accepted) {
      return verdict(`${at}, is no answer that the rules take in mode ${state.mode.name}.`)
    }
    state = played.state
    ended = played.ended
  }
  return verdict(differenceAtEnd(run, ended, nameOf(state)))
}
