import type { Ending, Tally } from '@fable/engine'
import { LAST_DAY } from '@fable/engine/content'
import { countOr, countsOf, fieldsOf, listOf, oneOf, textOr } from '../../lib/reading.ts'

/** The day and the health after a turn that changed one of them. */
export type TrackPoint = readonly [turn: number, day: number, health: number]

/** The ended ranked run whose road is walked again, with everything that a viewer sees. */
export type Challenge = {
  readonly runId: string
  readonly name: string
  readonly days: number
  readonly lostDays: number
  readonly strength: number
  readonly cause: Ending['cause']
  readonly track: readonly TrackPoint[]
  /** The offset of its turn numbers: only one of the two runs may have asked for a name. */
  readonly ahead: number
}

/** Maximum number of points of a stored track. */
export const TRACK_MAX = 600

const decodeTrack = (stored: unknown): readonly TrackPoint[] =>
  listOf(stored)
    .slice(0, TRACK_MAX)
    .flatMap((point) => {
      const [turn, day, health] = listOf(point)
      const numbers = [turn, day, health].every((value) => typeof value === 'number')
      return numbers ? [[countOr(turn, 0), countOr(day, 0), countOr(health, 0)] as const] : []
    })

/** Reads the challenge of a stored run; null for anything else. */
export function decodeChallenge(stored: unknown): Challenge | null {
  const fields = fieldsOf(stored)
  const runId = textOr(fields.runId, '', 64)
  const cause = oneOf(fields.cause, ['death', 'hundred'] as const)
  const track = decodeTrack(fields.track)
  if (!runId || !cause || track.length === 0) return null
  return {
    runId,
    name: textOr(fields.name, ''),
    days: countOr(fields.days, 0, 0, LAST_DAY),
    ...countsOf(fields, 'lostDays', 'strength'),
    cause,
    track,
    ahead: countOr(fields.ahead, 0, -1, 1),
  }
}

/** The turn of the other run with the same chance as a turn of this one. The first turn of both is `start`. */
export const turnOnRoad = ({ ahead }: Challenge, turn: number): number =>
  turn === 0 ? 0 : Math.max(0, turn + ahead)

/** The other run's last point on or before a day; null if it had already ended. */
export function ghostOn({ track, days, cause }: Challenge, today: number): TrackPoint | null {
  if (cause === 'death' && today > days) return null
  return track.findLast(([, day, health]) => day <= today && health > 0) ?? track[0] ?? null
}

/** The comparison of a run with the one whose road it walked, in the order of the leaderboard. */
export type Outcome = {
  readonly result: 'won' | 'lost' | 'even'
  /** The deciding number. */
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
