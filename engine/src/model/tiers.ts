import { DAYS_PER_TIER, LAST_TIER } from '#content'
import { EMPTY_TIER, TIERS } from '../content/tiers.ts'
import type { Tier } from '../content/tiers.ts'

/** The tier of a day, 1 to 10: days 0-99 are tier 1, 100-199 tier 2 (docs/rules.md, section 4, Tiers). */
export const tierOf = (day: number): number =>
  Math.min(LAST_TIER, Math.max(0, Math.floor(day / DAYS_PER_TIER)) + 1)

/** The content of the tier of a day. */
export const tierAt = (day: number): Tier => TIERS[tierOf(day) - 1] ?? EMPTY_TIER
