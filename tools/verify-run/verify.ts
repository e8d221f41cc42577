import type { Run } from '@fable/contract'
import {
  type Ending,
  isRefusal,
  lostDaysIn,
  nameOf,
  newRun,
  play,
  read,
  rngFrom,
  RULES_VERSION,
  type State,
  type Turn,
} from '@fable/engine'
import { commitmentOf, turnsOf } from '@fable/server/seeds'
import { NotVerifiable } from './transcript.ts'

/** One day of a run: the stats at its start, and its inputs. */
export type Day = {
  readonly day: number
  readonly health: number
  readonly maxDamage: number
  readonly gold: number
  readonly inputs: string[]
}

type Verdict = {
  readonly days: readonly Day[]
  /** The end according to the rules; undefined if the turns do not reach it. */
  readonly ending: Ending | undefined
  /** The first difference between transcript and rules as a sentence; null if there is none. */
  readonly difference: string | null
}

const dayOf = ({ day, health, maxDamage, gold }: State): Day => ({
  day,
  health,
  maxDamage,
  gold,
  inputs: [],
})

/** The first difference between the seeds and those of the secret; null without one, or without a secret. */
const differenceInSeeds = ({ id, secret, commitment, turns, player, road }: Run): string | null => {
  if (secret === undefined) return null
  if (commitment !== undefined && commitmentOf(secret) !== commitment) {
    return `The secret does not match the commitment ${commitment}.`
  }
  const inputs = turns.map(({ input }) => input)
  const derived = turnsOf({ id, secret, road: road ?? null, ...player }, inputs)
  const turn = turns.findIndex(({ seed }, number) => seed !== derived[number]?.seed)
  return turn < 0 ? null : `The seed of turn ${String(turn)} does not come from the run's secret.`
}

type Played = {
  readonly ending: Ending | undefined
  readonly name: string
  readonly lostDays: number
}

const differenceAtEnd = (run: Run, { ending, name, lostDays }: Played): string | null => {
  if (!ending) return 'The turns do not reach the end of the run.'
  if (ending.daysSurvived !== run.daysSurvived) {
    return `The rules end it on day ${String(ending.daysSurvived)}, the transcript says ${String(run.daysSurvived)}.`
  }
  if (run.strength !== undefined && ending.strength !== run.strength) {
    return `The rules end it with strength ${String(ending.strength)}, the transcript says ${String(run.strength)}.`
  }
  if (run.lostDays !== undefined && lostDays !== run.lostDays) {
    return `It lost ${String(lostDays)} days on the way, the transcript says ${String(run.lostDays)}.`
  }
  return name === run.playerName ? null : `It was played as ${name}, not as ${run.playerName}.`
}

/**
 * Derives the seeds of a transcript from its secret, replays it, and compares the result with what the transcript
 * claims. Throws NotVerifiable if it was played under other rules or has not ended yet.
 */
export const verifyRun = (run: Run): Verdict => {
  if (run.rules !== RULES_VERSION) {
    throw new NotVerifiable(
      `The run was played under rules ${String(run.rules)}; these are rules ${String(RULES_VERSION)}, under which it would be another run.`,
    )
  }
  if (run.open) throw new NotVerifiable('The run has not ended yet.')

  const start = newRun(run.player)
  let state = start
  let ending: Ending | undefined
  const days: Day[] = []
  const played: Turn[] = []
  // First, because another seed can lead to any other difference.
  const wrongSeed = differenceInSeeds(run)
  const verdict = (difference: string | null): Verdict => {
    return { days, ending, difference: wrongSeed ?? difference }
  }

  for (const [number, { input, seed }] of run.turns.entries()) {
    const at = `Turn ${String(number)}, ${JSON.stringify(input)}`
    if (ending) return verdict(`${at}, comes after the end of the run.`)
    if (days.at(-1)?.day !== state.day) days.push(dayOf(state))
    days.at(-1)?.inputs.push(input.trim())
    const command = read(state, input)
    if (isRefusal(command)) {
      return verdict(`${at}, is refused by the rules in mode ${state.mode.name}.`)
    }
    const turn = play(state, command, rngFrom(seed))
    played.push(turn)
    state = turn.state
    ending = turn.ended
  }
  const lostDays = lostDaysIn(start, played)
  const name = nameOf(state)
  return verdict(differenceAtEnd(run, { ending, name, lostDays }))
}
