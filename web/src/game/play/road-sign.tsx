import { roadNumber } from '@fable/contract/limits'
import type { Road } from '../save/game-variables.ts'
import { durationWords, useTimeLeft, useToday } from '../run/today.ts'

/** Which daily road is walked, and how long an attempt still counts. */
export function RoadSign({ day, isAttempt }: Road) {
  const { data } = useToday(isAttempt)
  const left = useTimeLeft(isAttempt)
  const name = `Road ${String(roadNumber(day))}`
  if (!isAttempt) return `${name}, not ranked`
  // Until the server's clock is known.
  if (!data || left === null) return name
  return data.today.day === day
    ? `${name}, ${durationWords(left)} left`
    : `${name}, closed: not ranked`
}
