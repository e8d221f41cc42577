import { POSTS } from '@fable/engine'
import { BOSS_FROM_DAY, BOSSES, ENEMIES, GOODS, LAST_DAY } from '@fable/engine/content'
import { numberWord, plural } from '../../../lib/words.ts'
import { WAYS, type EntryKey } from '../../ledger/entries.ts'
import { FOE_TEXTS, WAY_TEXTS } from '../../ledger/ledger-texts.ts'
import { FLAMES_MAX, has, runsIn, type Ledger } from '../../ledger/ledger.ts'
import type { EndedRun } from './lesson.ts'

export type Goal = { readonly what: string; readonly todo: string }

/** A day counts as near if the run has missed it by at most this many days. */
const NEAR = 5
/** A list of the ledger is nearly complete if it lacks at most this many entries. */
const GAPS = 2

/** The days that a run can be near: the first day of bosses and the first two posts. From FAR on, no day is a goal. */
const MILESTONES = [15, 25, 50]

type List = {
  readonly what: string
  /** True if the goals are also offered after runs of at least FAR days. */
  readonly isFar?: boolean
  readonly gaps: readonly { readonly key: EntryKey; readonly todo: string }[]
}

const LISTS: readonly List[] = [
  {
    what: 'A foe',
    gaps: ENEMIES.map(({ id }) => ({ key: `met/${id}`, todo: FOE_TEXTS[id].goal })),
  },
  {
    what: 'A boss',
    isFar: true,
    gaps: BOSSES.map(({ id }) => ({ key: `met/${id}`, todo: FOE_TEXTS[id].goal })),
  },
  {
    what: 'To buy',
    gaps: GOODS.map(({ id, name, price }) => ({
      key: `good/${id}`,
      todo: `${name}, for ${price} gold. Marlowe has it now and then.`,
    })),
  },
  {
    what: 'An ending',
    isFar: true,
    gaps: WAYS.map((id) => ({ key: `end/${id}`, todo: WAY_TEXTS[id].goal })),
  },
]

/** These goals are not offered after a run that has reached the days of the bosses. */
const EARLY_FALLS: readonly Goal['todo'][] = [WAY_TEXTS.brisk.goal, WAY_TEXTS.picnic.goal]

type Reached = EndedRun & {
  readonly ledger: Ledger
  /** The most days of all previous runs; 0 if there were none, or if they are unknown. */
  readonly best: number
}

/** After a run that reached this day, only flames, bosses and endings are offered as goals. */
const FAR = 50

const farGoals = (ledger: Ledger): Goal[] => [
  ...flamesGoal(ledger),
  ...LISTS.filter(({ isFar }) => isFar).flatMap(({ what, gaps }) =>
    gaps.filter(({ key }) => !has(ledger, key)).map(({ todo }) => ({ what, todo })),
  ),
]

const isFor =
  (day: number) =>
  ({ todo }: Goal): boolean =>
    !(day >= BOSS_FROM_DAY && EARLY_FALLS.includes(todo))

/**
 * Returns the goal for the next run; null if nothing is near. It is a day that the run has nearly reached, otherwise a
 * missing entry of a list that is nearly complete, or flames. From day 50 on it is flames, a boss or an ending. If
 * several goals fit, the number of ended runs decides.
 */
export function goalOf(reached: Reached): Goal | null {
  const { ledger, ending, best } = reached
  const day = ending.daysSurvived
  if (day < FAR) {
    const near = nearDay(day, best)
    if (near) return near
  }
  const lists = LISTS.flatMap((list) => gapsIn(ledger, list))
  const near = day < POSTS[0] ? lists : [...lists, ...flamesGoal(ledger)]
  const goals = (day >= FAR ? farGoals(ledger) : near).filter(isFor(day))
  return goals[runsIn(ledger) % goals.length] ?? null
}

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

function gapsIn(ledger: Ledger, { what, gaps }: List): Goal[] {
  const missing = gaps.filter(({ key }) => !has(ledger, key))
  return missing.length > GAPS ? [] : missing.map(({ todo }) => ({ what, todo }))
}

/** A goal for a player who has reached a post: to keep a lantern, or to earn more flames than ever. */
function flamesGoal({ flames }: Ledger): Goal[] {
  if (flames === FLAMES_MAX) return []
  const todo =
    flames === 0
      ? 'take a lantern at day 25, and bring it to day 50.'
      : `${flames + 1} in one run. You had ${flames}.`
  return [{ what: 'Flames', todo }]
}
