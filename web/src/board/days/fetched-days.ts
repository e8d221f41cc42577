import type { Day, Month } from '@fable/contract'
import type { Kept } from '../frame/or-kept.ts'

/** The current day is fetched under this name, whatever its date. */
export const TODAY = 'today'

export type CachedDay = Day & Kept

export type CachedMonth = Month & Kept
