import type { Day, Month } from '@fable/contract'
import type { Kept } from '../frame/or-kept.ts'

/** The current day has this name instead of its date when it is fetched. */
export const TODAY = 'today'

export type CachedDay = Day & Kept

export type CachedMonth = Month & Kept
