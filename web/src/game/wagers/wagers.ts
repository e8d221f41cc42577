import type { LeaderboardEntry } from '@fable/contract'
import {
  GOLD_AFTER_DAY,
  lastDayOf,
  WAGER_IDS,
  wagerOf,
  wagerStatus,
  WAGERS,
  type Ending,
  type Tally,
  type WagerId,
  type WagerKind,
} from '@fable/engine'

/** The kinds of wagers, in the order in which they are offered. */
export const WAGER_KINDS = ['gold', 'never-pay', 'always-yes', 'exact-kills'] as const

/** The colours of lanterns: one for each kind, and that of the dice, on which nobody can wager any more. */
export type LanternKind = WagerKind | 'dice'

/** Lists the three wagers of a kind, the easiest first. */
export const wagersOf = (kind: WagerKind): readonly WagerId[] =>
  WAGER_IDS.filter((wager) => WAGERS[wager].kind === kind)

/** A wager taken on a run. `end` is its result, once decided. */
export type TakenWager = { readonly id: WagerId; readonly end?: 'kept' | 'lost' }

/** Checks whether the player broke a lost wager. If not, the run ended before the wager was decided. */
export const isBroken = (
  wager: WagerId,
  tally: Tally,
  ending: Pick<Ending, 'daysSurvived'> | null,
): boolean => {
  const { kind } = WAGERS[wager]
  if (kind === 'gold') return ending !== null && ending.daysSurvived > GOLD_AFTER_DAY
  return wagerStatus(wager, tally) === 'lost'
}

/** The progress of a wager, in words and as numbers. */
export type WagerProgress = {
  readonly text: string
  readonly done: number
  readonly of: number
}

/** Returns the progress of an undecided wager. `day` and `gold` are those of the shown line. */
export function progressOf(
  wager: WagerId,
  tally: Tally,
  { day, gold }: { readonly day: number; readonly gold: number },
): WagerProgress {
  const { kind, asks } = WAGERS[wager]
  switch (kind) {
    case 'never-pay':
      return { text: `day ${day} of ${asks}, not one look`, done: lastDayOf(tally), of: asks }
    case 'gold':
      return {
        text: `${gold} of ${asks} gold, day ${day} of ${GOLD_AFTER_DAY + 1}`,
        done: gold,
        of: asks,
      }
    case 'always-yes':
      return {
        text: `yes to ${tally.yesBeforeNo} of ${asks} questions`,
        done: tally.yesBeforeNo,
        of: asks,
      }
    case 'exact-kills':
      return {
        text: `${tally.exactBeforeOther} of ${asks} foes, all exact`,
        done: tally.exactBeforeOther,
        of: asks,
      }
  }
}

type WagerText = {
  readonly title: string
  readonly says: string
  readonly terms: (asks: number) => string
  readonly colour: string
  /** The title of a lost wager; `lostLine` is what Marlowe says when the player has broken it. */
  readonly lost: string
  readonly lostLine: string
}

export const WAGER_TEXTS: Readonly<Record<WagerKind, WagerText>> = {
  gold: {
    title: 'Heavy pockets',
    says: '“Bring it home. I shall not ask.”',
    terms: (asks) => `End past day ${GOLD_AFTER_DAY} with ${asks} gold.`,
    colour: 'green',
    lost: '“spent it”',
    lostLine: '“Light pockets,” says Marlowe. He blows out the green one.',
  },
  'never-pay': {
    title: 'Eyes shut',
    says: '“Let the fog keep something.”',
    terms: (asks) => `Pay for no path before day ${asks}.`,
    colour: 'blue',
    lost: '“peeked”',
    lostLine: '“You peeked,” says Marlowe. He blows out the blue one.',
  },
  'always-yes': {
    title: 'Yes, and yes',
    says: '“They do ask so nicely.”',
    terms: (asks) => `Say yes to the first ${asks} questions.`,
    colour: 'amber',
    lost: '“said no”',
    lostLine: '“There was a no in it,” says Marlowe. He blows out the amber one.',
  },
  'exact-kills': {
    title: 'To the point',
    says: '“Waste nothing. I sell the rest.”',
    terms: (asks) => `Fell your first ${asks} foes to exactly 0, not below.`,
    colour: 'silver',
    lost: '“too much”',
    lostLine: '“A little to spare,” says Marlowe. He blows out the silver one.',
  },
}

/** Returns what Marlowe says when a wager is lost. */
export const lostLine = (wager: WagerId, tally: Tally, ending: Ending | null): string => {
  const { colour, lostLine: line } = WAGER_TEXTS[WAGERS[wager].kind]
  return isBroken(wager, tally, ending)
    ? line
    : `“You went out first,” says Marlowe. He blows out the ${colour} one after you.`
}

/** Returns what Marlowe says when a wager is kept. */
export const keptLine = (wager: WagerId): string => {
  const { kind, asks } = WAGERS[wager]
  const { title, colour } = WAGER_TEXTS[kind]
  return `“Kept,” says Marlowe, and seals it in ${colour}: ${title}, ${asks}.`
}

/** A wager in a few words: By the dice, 25. */
export const nameOfWager = (wager: WagerId): string => {
  const { kind, asks } = WAGERS[wager]
  return `${WAGER_TEXTS[kind].title}, ${asks}`
}

export const termsOf = (wager: WagerId): string => {
  const { kind, asks } = WAGERS[wager]
  return WAGER_TEXTS[kind].terms(asks)
}

/** A wager that is not offered any more: its kind, and the wager that replaces it in a run in progress. */
type Earlier = {
  readonly title: string
  readonly terms: string
  readonly kind: LanternKind
  readonly now?: WagerId
}

const byDice = (asks: number): Earlier => ({
  title: `By the dice, ${asks}`,
  terms: `Roll every blow to day ${asks}.`,
  kind: 'dice',
})

/** The ids of the wagers that are not offered any more. Ledgers, saves and the leaderboard still contain them. */
export const EARLIER_WAGER_IDS = [
  'dice-25',
  'dice-50',
  'dice-100',
  'dice-only',
  'never-pay',
  'always-yes',
  'ten-gold',
  'exact-kills',
] as const

export type EarlierWager = (typeof EARLIER_WAGER_IDS)[number]

/**
 * The wagers that are not offered any more. A run in progress continues with the easiest wager of the same kind, or
 * without one if the wager was about the dice.
 */
export const EARLIER_WAGERS: Readonly<Record<EarlierWager, Earlier>> = {
  'dice-25': byDice(25),
  'dice-50': byDice(50),
  'dice-100': byDice(100),
  'dice-only': {
    title: 'Dice only',
    terms: 'Roll every attack. 3 kills at least.',
    kind: 'dice',
  },
  'never-pay': {
    title: 'Never pay',
    terms: 'Pay for no view of the paths, for 20 days at least.',
    kind: 'never-pay',
    now: 'never-pay-30',
  },
  'always-yes': {
    title: 'Always yes',
    terms: 'Say yes to every question, to 3 at least.',
    kind: 'always-yes',
    now: 'always-yes-3',
  },
  'ten-gold': {
    title: 'Ten gold',
    terms: 'Have 10 gold when the run ends.',
    kind: 'gold',
    now: 'gold-10',
  },
  'exact-kills': {
    title: 'Exact kills',
    terms: 'Every kill with exactly what is left, 3 at least.',
    kind: 'exact-kills',
    now: 'exact-kills-5',
  },
}

/** A lantern of a leaderboard entry: lit for a kept wager, dark for a lost one. */
export type EntryLantern = {
  readonly id: string
  readonly kind: LanternKind
  readonly isLit: boolean
  /** The wager and its result: 'kept: Eyes shut, 30'. */
  readonly text: string
}

/**
 * Returns the lanterns of a leaderboard entry, lit ones first. Understands the ids of all versions and leaves unknown
 * ones out.
 */
export function lanternsOf({
  wagers: kept = [],
  lostWagers: lost = [],
}: Pick<LeaderboardEntry, 'wagers' | 'lostWagers'>): readonly EntryLantern[] {
  const lanternOf = (id: string, isLit: boolean): EntryLantern[] => {
    const offered = wagerOf(id)
    const earlier = EARLIER_WAGER_IDS.find((other) => other === id)
    const end = isLit ? 'kept' : 'lost'
    if (offered)
      return [{ id, kind: WAGERS[offered].kind, isLit, text: `${end}: ${nameOfWager(offered)}` }]
    if (!earlier) return []
    const { kind, title } = EARLIER_WAGERS[earlier]
    return [{ id, kind, isLit, text: `${end}: ${title}` }]
  }
  return [
    ...kept.flatMap((id) => lanternOf(id, true)),
    ...lost.flatMap((id) => lanternOf(id, false)),
  ]
}
