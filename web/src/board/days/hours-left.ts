import { endOfDay } from '@fable/contract/limits'
import { useAtTime } from '../../lib/screen-data.ts'

export const useHoursLeft = (day: string): string =>
  useAtTime((now) => durationOf(endOfDay(day) - now.getTime()))

/** In hours that have begun: '9 h', or in the last one '40 min'. */
export function durationOf(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000)
  return minutes < 60 ? `${minutes}\u00a0min` : `${Math.ceil(minutes / 60)}\u00a0h`
}
