import { isNameTurn, isPlayable, vitalsOf } from '@fable/engine'
import { TRACK_MAX, type TrackPoint } from '../save/challenge.ts'
import { endingOf, type ReplayedTranscript, type Transcript } from '../run/replay-transcript.ts'
import type { ChallengeWish, OpenChallenge } from './road-wish.ts'

/** Drops points until at most TRACK_MAX are left, and keeps the last one. */
function thinned(points: readonly TrackPoint[]): readonly TrackPoint[] {
  const step = Math.ceil(points.length / (TRACK_MAX - 1))
  return points.filter((_, at) => at % step === 0 || at === points.length - 1)
}

/**
 * Checks whether the road of a run can be walked again: it has ended, was played by these rules, and was not on a daily
 * road.
 */
export const isWalkable = ({ open, secret, road, rules }: Transcript): boolean =>
  !open && secret !== undefined && road === undefined && isPlayable(rules)

/** The challenge that a replayed run offers; null if its road cannot be walked again. */
export function challengeOf(replayed: ReplayedTranscript): ChallengeWish | null {
  const { secret } = replayed.transcript
  const challenge = ghostOfRun(replayed)
  return isWalkable(replayed.transcript) && secret !== undefined && challenge
    ? { challenge, secret }
    : null
}

/** Returns an ended run as the ghost that is shown beside a run in progress; null if it has not ended. */
export function ghostOfRun(replayed: ReplayedTranscript): OpenChallenge | null {
  const { id, player, playerName } = replayed.transcript
  const ending = endingOf(replayed)
  const last = replayed.turns.at(-1)
  if (!ending || !last) return null
  const points = replayed.turns.map(({ tally }, turn): TrackPoint => {
    const { day, health } = vitalsOf(tally)
    return [turn, day, health]
  })
  const changes = points.filter(([, day, health], at) => {
    const before = points[at - 1]
    return before?.[1] !== day || before[2] !== health
  })
  return {
    runId: id,
    name: playerName,
    days: ending.daysSurvived,
    lostDays: last.tally.lostDays,
    strength: ending.strength,
    cause: ending.cause,
    track: thinned(changes),
    hasAskedName: isNameTurn(player, 1),
  }
}
