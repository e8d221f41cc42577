import type { Day, Month } from '@fable/contract'
import type { Kept } from '../frame/or-kept.ts'

/** The name under which the current day is fetched, whatever its date. */
export const TODAY = 'today'

export type CachedDay = Day & Kept

export type CachedMonth = Month & Kept
