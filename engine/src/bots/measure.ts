import { LAST_DAY, MARLOWE } from '#content'
import type { CharacterId, OpportunityId, OutcomeName } from '#content'
import type { Turn } from '../model/command.ts'
import type { Ending, State } from '../model/state.ts'
import type { Bot } from './bots.ts'
import { playRun } from './play-run.ts'

/** The sums over all runs that reached a day. Each run adds its numbers at its first turn of that day. */
export type DaySums = { runs: number; health: number; maxDamage: number; gold: number }

/** The results of many runs of a bot. These are only sums and counts, so that two measures can be compared exactly. */
export type Measure = {
  readonly runs: number
  turns: number
  /** The days survived by each run, shortest run first. */
  readonly days: number[]
  readonly causes: Map<NonNullable<Ending['killer']> | 'hundred', number>
  readonly byDay: readonly DaySums[]
  /** The number of fights with each foe, of encounters with each opportunity and of visits to the merchant. */
  readonly met: Map<CharacterId, number>
  readonly outcomes: Map<`${OpportunityId}/${OutcomeName}`, number>
}

/** Lets a bot play `runs` runs with the secrets '<secret>-0', '<secret>-1' and so on, and counts their results. */
export function measure(bot: Bot, { runs, secret }: { runs: number; secret: string }): Measure {
  const byDay = Array.from({ length: LAST_DAY }, () => ({
    runs: 0,
    health: 0,
    maxDamage: 0,
    gold: 0,
  }))
  const result: Measure = {
    runs,
    turns: 0,
    days: [],
    causes: new Map(),
    byDay,
    met: new Map(),
    outcomes: new Map(),
  }

  for (let run = 0; run < runs; run++) {
    let latest = -1
    const onTurn = (before: State, turn: Turn): void => {
      const sums = byDay[before.day]
      if (before.day > latest && sums && before.mode.name !== 'start') {
        latest = before.day
        sums.runs += 1
        sums.health += before.health
        sums.maxDamage += before.maxDamage
        sums.gold += before.gold
      }
      countEvents(result, turn)
    }
    const { record, ending } = playRun(bot, `${secret}-${run}`, { onTurn })
    result.turns += record.length
    result.days.push(ending.daysSurvived)
    count(result.causes, ending.killer ?? 'hundred')
  }

  result.days.sort((a, b) => a - b)
  return result
}

function countEvents({ met, outcomes }: Measure, { events }: Turn): void {
  for (const event of events) {
    if (event.type === 'met-foe') count(met, event.foe)
    if (event.type === 'met-opportunity') count(met, event.opportunity)
    if (event.type === 'met-merchant') count(met, MARLOWE.id)
    if (event.type === 'answered') count(outcomes, `${event.opportunity}/${event.outcome}` as const)
  }
}

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

export const winsOf = ({ causes }: Measure): number => causes.get('hundred') ?? 0

/** Returns the day that `share` of the runs (0 to 1) did not survive. */
export const dayAt = ({ days }: Measure, share: number): number =>
  days[Math.min(days.length - 1, Math.floor(share * days.length))] ?? 0

export const meanDays = ({ days, runs }: Measure): number =>
  days.reduce((sum, day) => sum + day, 0) / runs
