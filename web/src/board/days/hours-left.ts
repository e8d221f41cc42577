import { endOfDay } from '@fable/contract/limits'
import { useAtTime } from '../../lib/screen-data.ts'

const HOUR_MS = 3_600_000

/** Returns the time until the end of a day in whole hours: '9 h'. */
export const useHoursLeft = (day: string): string =>
  useAtTime((now) => `${Math.ceil((endOfDay(day) - now.getTime()) / HOUR_MS)} h`)
