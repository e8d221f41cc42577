import type { Day, Month } from '@fable/contract'

/** The name under which the current day is fetched, whatever its date. */
export const TODAY = 'today'

type Kept = {
  /** Set only in an offline copy: the time at which it was fetched, in milliseconds since 1970. */
  readonly keptAt?: number
}

export type CachedDay = Day & Kept

export type CachedMonth = Month & Kept
