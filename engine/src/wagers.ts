import type { Ending } from './model/state.ts'
import type { Tally } from './tally.ts'

/** The wagers that the turns of a run prove. Stored runs and saves hold the ids: never rename one. */
export const WAGER_IDS = ['never-pay', 'always-yes', 'ten-gold', 'exact-kills'] as const

export type WagerId = (typeof WAGER_IDS)[number]

/** What a wager asks at least, so that no run keeps one by ending early. */
export const WAGER_LEAST = { days: 20, answers: 3, kills: 3, gold: 10 } as const

/** Whether a run can no longer keep a wager. */
export const isWagerLost = (wager: WagerId, { paid, no, kills, exactKills }: Tally): boolean =>
  ({
    'never-pay': paid > 0,
    'always-yes': no > 0,
    'ten-gold': false,
    'exact-kills': kills > exactKills,
  })[wager]

/** Whether a run that has ended so has kept a wager. */
export const isWagerKept = (
  wager: WagerId,
  tally: Tally,
  { daysSurvived, gold }: Pick<Ending, 'daysSurvived' | 'gold'>,
): boolean =>
  !isWagerLost(wager, tally) &&
  {
    'never-pay': daysSurvived >= WAGER_LEAST.days,
    'always-yes': tally.yes >= WAGER_LEAST.answers,
    'ten-gold': gold >= WAGER_LEAST.gold,
    'exact-kills': tally.kills >= WAGER_LEAST.kills,
  }[wager]

/** The wagers that a run kept, proven by its turns. */
export const wagersKept = (tally: Tally, ended: Ending): readonly WagerId[] =>
  WAGER_IDS.filter((wager) => isWagerKept(wager, tally, ended))
