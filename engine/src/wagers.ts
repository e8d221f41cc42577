import type { Ending } from './model/state.ts'
import { lastDayOf, type Tally } from './tally.ts'

/** A wager and its target: a number of days without paying, of answers, of gold at the end, or of kills. */
type Wager = { readonly kind: WagerKind; readonly asks: number }

/** The kinds of wagers. The turns of a run show whether it has kept one. */
export type WagerKind = 'never-pay' | 'always-yes' | 'gold' | 'exact-kills'

/** The wagers, three of each kind, the easiest first. Stored runs and saves contain these ids, so never rename one. */
export const WAGERS = {
  'never-pay-30': { kind: 'never-pay', asks: 30 },
  'never-pay-60': { kind: 'never-pay', asks: 60 },
  'never-pay-100': { kind: 'never-pay', asks: 100 },
  'always-yes-3': { kind: 'always-yes', asks: 3 },
  'always-yes-6': { kind: 'always-yes', asks: 6 },
  'always-yes-10': { kind: 'always-yes', asks: 10 },
  'gold-10': { kind: 'gold', asks: 10 },
  'gold-20': { kind: 'gold', asks: 20 },
  'gold-30': { kind: 'gold', asks: 30 },
  'exact-kills-5': { kind: 'exact-kills', asks: 5 },
  'exact-kills-12': { kind: 'exact-kills', asks: 12 },
  'exact-kills-25': { kind: 'exact-kills', asks: 25 },
} as const satisfies Record<string, Wager>

export type WagerId = keyof typeof WAGERS

export const WAGER_IDS = Object.keys(WAGERS) as WagerId[]

/** Reads the id of a wager from untrusted text; undefined if there is no such wager. */
export const wagerOf = (text: string | null | undefined): WagerId | undefined =>
  WAGER_IDS.find((id) => id === text)

/**
 * Reads a list of wagers from untrusted texts: at most one of each kind, in the order of the list. Unknown ones are
 * left out.
 */
export const wagersIn = (ids: readonly string[]): readonly WagerId[] => {
  const known = ids.flatMap((id) => wagerOf(id) ?? [])
  const kinds = known.map((id): WagerKind => WAGERS[id].kind)
  return known.filter((id, at) => kinds.indexOf(WAGERS[id].kind) === at)
}

/** A wager on gold can be kept only by a run that ends after this day. */
export const GOLD_AFTER_DAY = 40

/** The status of a wager: open, kept or lost. */
export type WagerStatus = 'open' | 'kept' | 'lost'

/**
 * Returns the status of a wager that lasts until a day. `failedOn`: the day on which the run broke its condition; null
 * if it never did.
 */
const statusByDay = (
  tally: Tally,
  { asks, failedOn }: { readonly asks: number; readonly failedOn: number | null },
): WagerStatus => {
  if (failedOn !== null && failedOn < asks) return 'lost'
  return lastDayOf(tally) >= asks ? 'kept' : 'open'
}

/** Returns the status of a wager on consecutive events from the start of a run. */
const statusByCount = (
  asks: number,
  { count, isBroken }: { readonly count: number; readonly isBroken: boolean },
): WagerStatus => {
  if (count >= asks) return 'kept'
  return isBroken ? 'lost' : 'open'
}

const openStatus = (wager: WagerId, tally: Tally): WagerStatus => {
  const { kind, asks } = WAGERS[wager]
  switch (kind) {
    case 'never-pay':
      return statusByDay(tally, { asks, failedOn: tally.firstPaidOn })
    case 'always-yes':
      return statusByCount(asks, { count: tally.yesBeforeNo, isBroken: tally.no > 0 })
    case 'exact-kills': {
      const isBroken = tally.kills > tally.exactKills
      return statusByCount(asks, { count: tally.exactBeforeOther, isBroken })
    }
    // The amount of gold can change until the end.
    case 'gold':
      return 'open'
  }
}

/** Returns the status of a wager after the counted turns. `ending`: how the run ended, if it has. */
export const wagerStatus = (
  wager: WagerId,
  tally: Tally,
  ending?: Pick<Ending, 'daysSurvived' | 'gold'>,
): WagerStatus => {
  const status = openStatus(wager, tally)
  if (status !== 'open' || !ending) return status
  const { kind, asks } = WAGERS[wager]
  const isRich = kind === 'gold' && ending.gold >= asks && ending.daysSurvived > GOLD_AFTER_DAY
  return isRich ? 'kept' : 'lost'
}
