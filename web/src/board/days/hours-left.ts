import { endOfDay } from '@fable/contract/limits'
import { useAtTime } from '../../lib/screen-data.ts'

export const useHoursLeft = (day: string): string =>
  useAtTime((now) => durationOf(endOfDay(day) - now.getTime()))

/** Returns the nearest number of hours: '9 h'. In the last hour, returns the minutes: '40 min'. */
export function durationOf(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000)
  return minutes < 60 ? `${minutes}\u00a0min` : `${Math.round(minutes / 60)}\u00a0h`
}
