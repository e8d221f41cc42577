import { DAYS_PER_TIER, LAST_TIER } from './numbers.ts'
import { BOSSES, ENEMIES, GOODS, OPPORTUNITIES } from './catalogue.ts'
import type { Boss, Enemy, Good, Opportunity } from './catalogue.ts'

/** Who and what a stretch of a hundred days holds. */
export type Tier = {
  readonly enemies: readonly Enemy[]
  readonly bosses: readonly Boss[]
  readonly goods: readonly Good[]
  readonly opportunities: readonly Opportunity[]
}

const EMPTY: Tier = { enemies: [], bosses: [], goods: [], opportunities: [] }

/** The ten tiers (specification 3): only the first has data. */
export const TIERS: readonly Tier[] = [
  { enemies: ENEMIES, bosses: BOSSES, goods: GOODS, opportunities: OPPORTUNITIES },
  ...Array.from({ length: LAST_TIER - 1 }, () => EMPTY),
]

/** The tier of a day, 1 to 10: days 0-99 are tier 1, 100-199 tier 2 (specification 4, Tiers). */
export const tierOf = (day: number): number =>
  Math.min(LAST_TIER, Math.max(0, Math.floor(day / DAYS_PER_TIER)) + 1)

/** What the tier of a day holds. */
export const tierAt = (day: number): Tier => TIERS[tierOf(day) - 1] ?? EMPTY
