import type { Ending, Tally } from '@fable/engine'
import type { Challenge, TrackPoint } from '../save/challenge.ts'

/**
 * Returns the turn of the other run that had the same seed as this turn. The numbers can differ by one, because only
 * one of the two runs may have asked for a name. Turn 0 of both is `start`.
 */
export const turnOnRoad = ({ ahead }: Challenge, turn: number): number =>
  turn === 0 ? 0 : Math.max(0, turn + ahead)

/** Finds the other run's last point on or before a day; null if that run had already ended. */
export function ghostOn({ track, days, cause }: Challenge, today: number): TrackPoint | null {
  if (cause === 'death' && today > days) return null
  return track.findLast(([, day, health]) => day <= today && health > 0) ?? track[0] ?? null
}

/** The result of a run against the run whose road it walked, compared as on the leaderboard. */
export type Outcome = {
  readonly result: 'won' | 'lost' | 'even'
  /** The number that decided the comparison. */
  readonly by: 'days' | 'lostDays' | 'strength'
}

const OUTCOMES = ['lost', 'even', 'won'] as const

/** Compares a run that has ended with the one whose road it walked: days, fewer lost days, strength. */
export function outcomeOf(
  { days, lostDays, strength }: Challenge,
  ending: Pick<Ending, 'daysSurvived' | 'strength'>,
  tally: Pick<Tally, 'lostDays'>,
): Outcome {
  const differences = [
    { by: 'days', lead: ending.daysSurvived - days },
    { by: 'lostDays', lead: lostDays - tally.lostDays },
    { by: 'strength', lead: ending.strength - strength },
  ] as const
  const { by, lead } = differences.find((difference) => difference.lead !== 0) ?? differences[0]
  return { result: OUTCOMES[Math.sign(lead) + 1] ?? 'even', by }
}
