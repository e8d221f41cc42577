import type { Day, Month } from '@fable/contract'

/** The name under which the present day is fetched. */
export const TODAY = 'today'

type Kept = {
  /** Set for an offline copy: when it was fetched, in milliseconds since 1970. */
  readonly keptAt?: number
}

/** A cached day. */
export type CachedDay = Day & Kept

/** A cached month. */
export type CachedMonth = Month & Kept
