import {
  GOLD_AFTER_DAY,
  lastDayOf,
  statusByDay,
  WAGER_IDS,
  WAGERS,
  wagerStatus,
  type Ending,
  type Tally,
  type WagerStatus,
} from '@fable/engine'

/** Wagers on the dice: only this browser knows whether an attack was rolled. Saves hold the ids: never rename one. */
const DICE_WAGERS = {
  'dice-25': { kind: 'dice', asks: 25 },
  'dice-50': { kind: 'dice', asks: 50 },
  'dice-100': { kind: 'dice', asks: 100 },
} as const

const ALL_WAGERS = { ...DICE_WAGERS, ...WAGERS }

export type OfferedWager = keyof typeof ALL_WAGERS

/** The kinds of wagers, in the order in which they are offered. */
export const WAGER_KINDS = ['dice', 'gold', 'never-pay', 'always-yes', 'exact-kills'] as const

export type WagerKind = (typeof WAGER_KINDS)[number]

/** The wagers that Marlowe offers: those that the turns prove, and those on the dice. */
export const OFFERED_WAGERS = [
  ...(Object.keys(DICE_WAGERS) as (keyof typeof DICE_WAGERS)[]),
  ...WAGER_IDS,
] as const

/** The kind of a wager, and how much it asks for. */
export const partsOf = (wager: OfferedWager): { readonly kind: WagerKind; readonly asks: number } =>
  ALL_WAGERS[wager]

/** The three wagers of a kind, the easiest first. */
export const wagersOf = (kind: WagerKind): readonly OfferedWager[] =>
  OFFERED_WAGERS.filter((wager) => partsOf(wager).kind === kind)

/** What wagers ask of a run; `firstTypedOn` is the last day that was reached before the first attack that was not rolled. */
export type WagerTally = Tally & { readonly firstTypedOn: number | null }

/** How a wager stands; `ending` is how the run has ended, if it has. */
export function statusOf(
  wager: OfferedWager,
  tally: WagerTally,
  ending?: Pick<Ending, 'daysSurvived' | 'gold'>,
): WagerStatus {
  const proven = WAGER_IDS.find((id) => id === wager)
  if (proven) return wagerStatus(proven, tally, ending)
  const { asks } = partsOf(wager)
  const status = statusByDay(tally, { asks, failedOn: tally.firstTypedOn })
  return status === 'open' && ending ? 'lost' : status
}

/** How far a wager is: in words, and of how much. */
export type WagerProgress = {
  readonly text: string
  readonly done: number
  readonly of: number
}

/** How far an open wager is, on a day and with so much gold. */
export function progressOf(
  wager: OfferedWager,
  tally: WagerTally,
  { day, gold }: { readonly day: number; readonly gold: number },
): WagerProgress {
  const { kind, asks } = partsOf(wager)
  switch (kind) {
    case 'dice':
      return { text: `day ${day} of ${asks}, none by hand`, done: lastDayOf(tally), of: asks }
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

/** A kind of wager in Marlowe's words. */
type WagerText = {
  readonly title: string
  readonly says: string
  readonly terms: (asks: number) => string
  /** The colour of its seal and of its lantern. */
  readonly colour: string
  /** What is written over a lost one, and what he says then. */
  readonly lost: string
  readonly lostLine: string
}

export const WAGER_TEXTS: Readonly<Record<WagerKind, WagerText>> = {
  dice: {
    title: 'By the dice',
    says: '“Yours shake, and I am fond of you.”',
    terms: (asks) => `Roll every blow to day ${asks}.`,
    colour: 'violet',
    lost: '“by hand”',
    lostLine: '“Neatly done. By hand,” says Marlowe. He blows out the violet one.',
  },
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
    terms: (asks) => `Not one coin for paths, to day ${asks}.`,
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
    terms: (asks) => `Fell the first ${asks} foes with exactly what they have left.`,
    colour: 'silver',
    lost: '“too much”',
    lostLine: '“A little to spare,” says Marlowe. He blows out the silver one.',
  },
}

/** What Marlowe says when a wager is kept. */
export const keptLine = (wager: OfferedWager): string => {
  const { kind, asks } = partsOf(wager)
  const { title, colour } = WAGER_TEXTS[kind]
  return `“Kept,” says Marlowe, and seals it in ${colour}: ${title}, ${asks}.`
}

/** A wager in a few words: By the dice, 25. */
export const nameOfWager = (wager: OfferedWager): string => {
  const { kind, asks } = partsOf(wager)
  return `${WAGER_TEXTS[kind].title}, ${asks}`
}

export const termsOf = (wager: OfferedWager): string => {
  const { kind, asks } = partsOf(wager)
  return WAGER_TEXTS[kind].terms(asks)
}

/**
 * The wagers of earlier versions, which runs on the leaderboard and ledgers still show. Saves hold the ids of runs in
 * progress: those go on as the easiest of their kind.
 */
export const EARLIER_WAGERS = {
  'dice-only': {
    title: 'Dice only',
    terms: 'Roll every attack. 3 kills at least.',
    now: 'dice-25',
  },
  'never-pay': {
    title: 'Never pay',
    terms: 'Pay for no view of the paths, for 20 days at least.',
    now: 'never-pay-30',
  },
  'always-yes': {
    title: 'Always yes',
    terms: 'Say yes to every question, to 3 at least.',
    now: 'always-yes-3',
  },
  'ten-gold': { title: 'Ten gold', terms: 'Have 10 gold when the run ends.', now: 'gold-10' },
  'exact-kills': {
    title: 'Exact kills',
    terms: 'Every kill with exactly what is left, 3 at least.',
    now: 'exact-kills-5',
  },
} as const satisfies Record<string, { title: string; terms: string; now: OfferedWager }>

export type EarlierWager = keyof typeof EARLIER_WAGERS

export const EARLIER_WAGER_IDS = Object.keys(EARLIER_WAGERS) as EarlierWager[]

/** Each kept wager of a leaderboard entry in words, of whatever version. Ids that nobody knows are left out. */
export function badgesOf(
  ids: readonly string[] = [],
): readonly { readonly id: string; readonly title: string; readonly terms: string }[] {
  const offered = OFFERED_WAGERS.filter((id) => ids.includes(id)).map((id) => ({
    id,
    title: nameOfWager(id),
    terms: termsOf(id),
  }))
  const earlier = EARLIER_WAGER_IDS.filter((id) => ids.includes(id)).map((id) => ({
    id,
    title: EARLIER_WAGERS[id].title,
    terms: EARLIER_WAGERS[id].terms,
  }))
  return [...offered, ...earlier]
}
