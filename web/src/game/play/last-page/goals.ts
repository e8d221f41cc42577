import { RUN_WAGERS_MAX } from '@fable/contract/limits'
import { BOSS_FROM_DAY, BOSSES, ENEMIES, GOODS, LAST_DAY } from '@fable/engine/content'
import { DEED_IDS, WAYS, type DeedId, type EntryKey } from '../../ledger/entries.ts'
import { DEED_TEXTS, FOE_TEXTS, WAY_TEXTS } from '../../ledger/ledger-texts.ts'
import { has, runsIn, type Ledger } from '../../ledger/ledger.ts'
import { termsOf, WAGER_KINDS, wagersOf } from '../../ledger/wagers.ts'
import { numberWord, plural } from '../../../lib/words.ts'

/** A goal for the next run: its kind, and a sentence that says what to do. */
export type Goal = { readonly what: string; readonly todo: string }

/** Number of days that count as near. */
const NEAR = 5
/** A list of the ledger is near its end if at most this many entries are missing. */
const GAPS = 2

/** Days that a run has reasons to reach: the first bosses, the parts of the road, its end. */
const MILESTONES = [15, 25, 50]

type List = {
  readonly what: string
  /** True if the goal is also offered after day 50. */
  readonly isFar?: boolean
  readonly gaps: readonly { readonly key: EntryKey; readonly todo: string }[]
}

/** Lists of the ledger, each entry with its words as a goal. */
const LISTS: readonly List[] = [
  {
    what: 'Foe to meet',
    gaps: ENEMIES.map(({ id }) => ({ key: `met/${id}`, todo: FOE_TEXTS[id].goal })),
  },
  {
    what: 'Boss to meet',
    isFar: true,
    gaps: BOSSES.map(({ id }) => ({ key: `met/${id}`, todo: FOE_TEXTS[id].goal })),
  },
  {
    what: 'Good to buy',
    gaps: GOODS.map(({ id, name, price }) => ({
      key: `good/${id}`,
      todo: `${name}, for ${price} gold. Marlowe has it now and then.`,
    })),
  },
  {
    what: 'Ending to find',
    isFar: true,
    gaps: WAYS.map((id) => ({ key: `end/${id}`, todo: WAY_TEXTS[id].goal })),
  },
]

function gapsIn(ledger: Ledger, { what, gaps }: List): Goal[] {
  const missing = gaps.filter(({ key }) => !has(ledger, key))
  return missing.length > GAPS ? [] : missing.map(({ todo }) => ({ what, todo }))
}

/** Goals that require a fall, early or at any time. They are not offered after longer runs. */
const EARLY_FALLS: readonly Goal['todo'][] = [DEED_TEXTS.lunch.goal, WAY_TEXTS.brisk.goal]
const FALLS: readonly Goal['todo'][] = WAYS.filter((id) => id !== 'field').map(
  (id) => WAY_TEXTS[id].goal,
)

type Reached = {
  readonly ledger: Ledger
  readonly day: number
  /** The most days of all previous runs; 0 if there were none. */
  readonly best: number
}

/** Deeds that consist in reaching a day. They are goals only when that day is near. */
const DAY_DEEDS: readonly DeedId[] = ['picnic', 'halfway', 'grass']

/** The deeds that are still to be done. */
const openDeeds = (ledger: Ledger): Goal[] =>
  DEED_IDS.filter((id) => !DAY_DEEDS.includes(id) && !has(ledger, `deed/${id}`)).map((id) => ({
    what: 'Deed to find',
    todo: DEED_TEXTS[id].goal,
  }))

/** The next lantern of each kind, and carrying one more of them at once. */
function lanternGoals(ledger: Ledger): Goal[] {
  const open = WAGER_KINDS.flatMap((kind) => {
    const next = wagersOf(kind).find((wager) => !has(ledger, `wager/${wager}`))
    return next ? [{ what: 'Lantern to carry', todo: termsOf(next) }] : []
  })
  const more = {
    what: 'Lanterns to carry home',
    todo: `${numberWord(ledger.lanterns + 1).toLowerCase()} at once, to day ${LAST_DAY}.`,
  }
  return ledger.lanterns < RUN_WAGERS_MAX ? [...open, more] : open
}

/** From this day on, goals are bosses, endings or lanterns; the others are for shorter runs. */
const FAR = 50

/** Goals after day 50: bosses to meet, endings to find, lanterns to carry. */
const farGoals = (ledger: Ledger): Goal[] => [
  ...LISTS.filter(({ isFar }) => isFar).flatMap(({ what, gaps }) =>
    gaps.filter(({ key }) => !has(ledger, key)).map(({ todo }) => ({ what, todo })),
  ),
  ...lanternGoals(ledger),
]

/** True if a goal suits a player whose run reached this day. */
const isFor =
  (day: number) =>
  ({ todo }: Goal): boolean =>
    !(day >= BOSS_FROM_DAY && EARLY_FALLS.includes(todo)) &&
    !(day >= LAST_DAY && FALLS.includes(todo))

/** A goal that is a near day: the player's best, or the next part of the road. */
function nearDay(day: number, best: number): Goal | null {
  if (best < LAST_DAY && best >= day && best - day < NEAR)
    return { what: 'Best to beat', todo: `walk ${plural(best - day + 1, 'day')} further.` }
  const next = MILESTONES.find((milestone) => milestone > day)
  if (next === undefined || next - day > NEAR) return null
  return {
    what: 'Next',
    todo: `day ${next}. ${numberWord(next - day)} more ${next - day === 1 ? 'day' : 'days'}.`,
  }
}

/**
 * A goal within reach: the player's best or the next part of the road, otherwise a missing ledger entry or deed,
 * different after each run. After day 50 only bosses, ends and lanterns are offered. Null if nothing is left.
 */
export function goalOf({ ledger, day, best }: Reached): Goal | null {
  if (day < FAR) {
    const near = nearDay(day, best)
    if (near) return near
  }
  const near = [...LISTS.flatMap((list) => gapsIn(ledger, list)), ...openDeeds(ledger)]
  const goals = (day >= FAR ? farGoals(ledger) : near).filter(isFor(day))
  return goals[runsIn(ledger) % goals.length] ?? null
}
