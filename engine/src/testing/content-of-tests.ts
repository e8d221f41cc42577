/**
 * The content for the page's tests, in place of the current one (`#content` and `@fable/engine/content` in
 * vitest.config.ts): the lists and numbers of the golden runs with the current wording. So a new foe or opportunity
 * changes none of their runs and counts.
 */
import * as live from '../content/index.ts'
import frozen from '../golden/frozen-content.json' with { type: 'json' }
import { withFrozenRules } from './frozen-content.ts'

const content = withFrozenRules(live, frozen)

// Overrides the imported names below.
export * from '../content/index.ts'
export const {
  BOSSES,
  BOSS_FROM_DAY,
  ENEMIES,
  EVENT_DAYS,
  FLAVOURS,
  FULL_BLOW_GOLD,
  GOODS,
  GOODS_SHOWN,
  LAST_DAY,
  MERCHANTS_PER_SET,
  NAME_MAX,
  OPPORTUNITIES,
  OPPORTUNITY,
  PATHS_PER_SET,
  REWARDS,
  SLOT_BOUNDS,
  SLOT_SIDES,
  START,
  TENTHS,
  VIEW_PRICE,
} = content
