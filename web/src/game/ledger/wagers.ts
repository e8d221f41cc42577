import {
  isWagerKept,
  isWagerLost,
  WAGER_IDS,
  WAGER_LEAST,
  type Ending,
  type Tally,
} from '@fable/engine'

/** The wagers that Marlowe offers: those that the turns prove, and one that only this browser knows of. */
export const OFFERED_WAGERS = ['dice-only', ...WAGER_IDS] as const

export type OfferedWager = (typeof OFFERED_WAGERS)[number]

/** What wagers ask of a run; `typed` are the attacks that were typed rather than rolled. */
export type WagerTally = Tally & { readonly typed: number }

/** A wager in words: its name, and what it asks. */
export const WAGER_TEXTS: Readonly<
  Record<OfferedWager, { readonly title: string; readonly terms: string }>
> = {
  'dice-only': {
    title: 'Dice only',
    terms: `Roll every attack. ${WAGER_LEAST.kills} kills at least.`,
  },
  'never-pay': {
    title: 'Never pay',
    terms: `Pay for no view of the paths, for ${WAGER_LEAST.days} days at least.`,
  },
  'always-yes': {
    title: 'Always yes',
    terms: `Say yes to every question, to ${WAGER_LEAST.answers} at least.`,
  },
  'ten-gold': { title: 'Ten gold', terms: `Have ${WAGER_LEAST.gold} gold when the run ends.` },
  'exact-kills': {
    title: 'To the point',
    terms: `Every kill with exactly what is left, ${WAGER_LEAST.kills} at least.`,
  },
}

/** Whether a run can no longer keep its wager. */
export const isLost = (wager: OfferedWager, tally: WagerTally): boolean =>
  wager === 'dice-only' ? tally.typed > 0 : isWagerLost(wager, tally)

/** Whether a run that has ended so has kept its wager. */
export const isKept = (
  wager: OfferedWager,
  tally: WagerTally,
  ending: Pick<Ending, 'daysSurvived' | 'gold'>,
): boolean =>
  wager === 'dice-only'
    ? tally.typed === 0 && tally.kills >= WAGER_LEAST.kills
    : isWagerKept(wager, tally, ending)
