import type { Ending } from '@fable/engine'
import { LAST_DAY } from '@fable/engine/content'
import { countOr, countsOf, fieldsOf, listOf, oneOf, textOr } from '../../lib/reading.ts'

/** The day and the health after a turn. A track has a point for each turn that changed one of them. */
export type TrackPoint = readonly [turn: number, day: number, health: number]

/** The ended ranked run whose road is walked again, with everything that the scene shows of it. */
export type Challenge = {
  readonly runId: string
  readonly name: string
  readonly days: number
  readonly lostDays: number
  readonly strength: number
  readonly cause: Ending['cause']
  readonly track: readonly TrackPoint[]
  /**
   * The number to add to a turn of this run to get the other run's turn with the same seed. It is not 0 if only one of
   * the two has asked for a name.
   */
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

/** Reads the challenge of a stored run; null if there is no valid one. */
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
