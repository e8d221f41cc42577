import type { Run } from '@fable/contract'
import {
  drawsAlong,
  type Ending,
  findDifference,
  isPlayable,
  newRun,
  type Replay,
  replay,
  RULES_VERSION,
  type State,
} from '@fable/engine'
import { commitmentOf, seedsOf } from '@fable/server/seeds'
import { NotVerifiable } from './transcript.ts'

/** The stats at the start of a day, and its inputs. */
export type Day = Pick<State, 'day' | 'health' | 'maxDamage' | 'gold'> & {
  readonly inputs: string[]
}

type Verdict = {
  readonly days: readonly Day[]
  /** According to the rules; undefined if the turns do not reach the end. */
  readonly ending: Ending | undefined
  /** A sentence; null if transcript and rules agree. */
  readonly difference: string | null
}

/** Throws NotVerifiable if the run was played under other rules or has not ended yet. */
export function verifyRun(run: Run): Verdict {
  if (!isPlayable(run.rules)) {
    throw new NotVerifiable(
      `The run was played under rules ${String(run.rules)}; these are rules ${String(RULES_VERSION)}, under which it would be another run.`,
    )
  }
  if (run.open) throw new NotVerifiable('The run has not ended yet.')

  const start = newRun(run.player)
  const replayed = replay(start, run.turns)
  const days: Day[] = []
  for (const [turn, { input, lantern }] of run.turns.slice(0, replayed.turns.length).entries()) {
    const { day, health, maxDamage, gold } = replayed.turns[turn - 1]?.state ?? start
    if (days.at(-1)?.day !== day) days.push({ day, health, maxDamage, gold, inputs: [] })
    if (lantern !== undefined) days.at(-1)?.inputs.push(`takes ${lantern}`)
    days.at(-1)?.inputs.push(input.trim())
  }
  // The seeds come first, because a wrong seed can cause any other difference.
  const difference = differenceInSeeds(run, replayed) ?? findDifference(run, replayed)
  return { days, ending: replayed.ended, difference }
}

/** Null if there is no difference, or no secret. */
function differenceInSeeds(run: Run, replayed: Replay): string | null {
  const { id, secret, commitment, turns, player, road } = run
  if (secret === undefined) return null
  if (commitment !== undefined && commitmentOf(secret) !== commitment) {
    return `The secret does not match the commitment ${commitment}.`
  }
  const seeded = { id, secret, road: road ?? null, ...player }
  const decided = {
    inputs: turns.map(({ input }) => input),
    draws: drawsAlong(run, replayed.turns),
  }
  for (const [turn, { seed, paths }] of turns.entries()) {
    const derived = seedsOf(seeded, turn, decided)
    if (seed !== derived.seed)
      return `The seed of turn ${String(turn)} does not come from the run's secret.`
    if (paths !== derived.paths)
      return `The four paths of turn ${String(turn)} do not come from the road's secret.`
  }
  return null
}
