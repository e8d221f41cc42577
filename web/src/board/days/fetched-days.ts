import type { Day, Month } from '@fable/contract'

/** The name of the day that it is. */
export const TODAY = 'today'

type Kept = {
  /** There was no network, and this was fetched then; in milliseconds since 1970. */
  readonly keptAt?: number
}

/** A cached day. */
export type CachedDay = Day & Kept

/** A cached month. */
export type CachedMonth = Month & Kept
