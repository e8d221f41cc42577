/**
 * The numbers of docs/rules.md, sections 4, 5 and 9. The numbers of a single foe, good or opportunity are in its own
 * file.
 */

export const START = { health: 5, maxDamage: 5, gold: 1, day: 0 } as const

/** The day on which the game ends. A recorded day is never later. */
export const LAST_DAY = 100

/** No boss can be met before this day, even if its window opens earlier. */
export const BOSS_FROM_DAY = 15

export const VIEW_PRICE = 1

/**
 * A set has four paths. Each path draws a number from 0 to 9. The first of the bounds that is above this number decides
 * what is on the path.
 */
export const PATHS_PER_SET = 4
export const SLOT_SIDES = 10
export const SLOT_BOUNDS = [
  { below: 2, kind: 'reward' },
  { below: 6, kind: 'enemy' },
  { below: 7, kind: 'merchant' },
  { below: 10, kind: 'empty' },
] as const
export const MERCHANTS_PER_SET = 1

/** An empty path draws a number from 0 to 10. From 0 to 5, that is in 6 of 11 cases, the path has an opportunity. */
export const OPPORTUNITY = { hits: 6, of: 11 } as const

/** Drop rates and the chances that yes is right are given in tens of percent. */
export const TENTHS = 10

export const GOODS_SHOWN = 3

export const FULL_BLOW_GOLD = 1

export const EVENT_DAYS = 1

export const NAME_MAX = 12
