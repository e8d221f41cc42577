import { BOSSES, ENEMIES, GOODS, LAST_TIER, OPPORTUNITIES } from '#content'
import type { Boss, Enemy, Good, Opportunity } from '#content'

/** Everything that can be met during a hundred days. */
export type Tier = {
  readonly enemies: readonly Enemy[]
  readonly bosses: readonly Boss[]
  readonly goods: readonly Good[]
  readonly opportunities: readonly Opportunity[]
}

export const EMPTY_TIER: Tier = { enemies: [], bosses: [], goods: [], opportunities: [] }

/** The ten tiers (docs/rules.md, section 3): only the first has data. */
export const TIERS: readonly Tier[] = [
  { enemies: ENEMIES, bosses: BOSSES, goods: GOODS, opportunities: OPPORTUNITIES },
  ...Array.from({ length: LAST_TIER - 1 }, () => EMPTY_TIER),
]
