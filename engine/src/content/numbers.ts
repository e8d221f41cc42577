/** The numbers of docs/rules.md, sections 4, 5 and 9. Those of a foe, a good or an opportunity are in its own entry. */

/** A run's initial values (docs/rules.md, section 9). */
export const START = { health: 5, maxDamage: 5, gold: 1, day: 0 } as const

/** The day on which the game ends; recorded days never pass it. */
export const LAST_DAY = 100

/** Bosses can be met from this day on, even if their window opens earlier. */
export const BOSS_FROM_DAY = 15

/** 'pay' costs this much gold. */
export const VIEW_PRICE = 1

/** Paths in a set. A slot draws 0-9; the first bound above the number decides what the path hides. */
export const PATHS_PER_SET = 4
export const SLOT_SIDES = 10
export const SLOT_BOUNDS = [
  { below: 2, kind: 'reward' },
  { below: 6, kind: 'enemy' },
  { below: 7, kind: 'merchant' },
  { below: 10, kind: 'empty' },
] as const
export const MERCHANTS_PER_SET = 1

/** An empty path draws 0-10. 0-5 is an opportunity: 6 in 11. */
export const OPPORTUNITY = { hits: 6, of: 11 } as const

/** Drop rates and yes chances are tens of percent. */
export const TENTHS = 10

/** Goods that a merchant offers. */
export const GOODS_SHOWN = 3

/** Gold for an attack at max damage that defeats the foe in the first round. */
export const FULL_BLOW_GOLD = 1

/** Days that an ordinary encounter takes. */
export const EVENT_DAYS = 1

/** Characters in a player's name (docs/rules.md, section 5). */
export const NAME_MAX = 12
