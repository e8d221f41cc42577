import { endOfDay } from '@fable/contract/limits'
import { useAtTime } from '../../lib/screen-data.ts'

/** Returns the time until the end of a day: '9 h'. */
export const useHoursLeft = (day: string): string =>
  useAtTime((now) => durationOf(endOfDay(day) - now.getTime()))

/** Formats a duration in milliseconds, in hours that have begun: '9 h', or in the last one '40 min'. */
export function durationOf(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000)
  return minutes < 60 ? `${minutes}\u00a0min` : `${Math.ceil(minutes / 60)}\u00a0h`
}
