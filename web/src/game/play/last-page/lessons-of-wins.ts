import { GOODS, LAST_DAY, START } from '@fable/engine/content'
import { nameOfCharacter, type Tally } from '@fable/engine'
import { numberWord, plural } from '../../../lib/words.ts'
import type { Lessons } from './lesson.ts'

/** Limits that make a feature of a run rare enough for a lesson. */
const TOLD = {
  /** Smallest day on which the player first paid to see the paths. */
  lookedFrom: 30,
  /** Largest HEALTH. */
  health: 1,
  daysWithoutLoss: 20,
  daysInOneTurn: 5,
  goods: 5,
  merchants: 4,
  answers: 3,
  exactKills: 8,
  gold: 12,
}

/** Returns the first of the lowest points of the line of health. */
const lowestOf = ({ health }: Tally) => [...health].sort(([, a], [, b]) => a - b)[0]

type Stretch = { readonly from: number; readonly to: number }

const daysOf = ({ from, to }: Stretch): number => to - from

/** Finds the largest number of days between two turns that cost health. */
function longestWithoutLoss({ health }: Tally): Stretch {
  // A story that is not whole does not go back to the start.
  let from: number = health[0]?.[0] ?? START.day
  let longest: Stretch = { from, to: from }
  for (const [at, [to, value]] of health.entries()) {
    if (to - from > daysOf(longest)) longest = { from, to }
    if (value < (health[at - 1]?.[1] ?? value)) from = to
  }
  return longest
}

/** Finds the turn that took the player the largest number of days ahead. */
function longestTurn({ health }: Tally): Stretch {
  const turns = health.map(([to], at) => ({ from: health[at - 1]?.[0] ?? to, to }))
  return [...turns].sort((a, b) => daysOf(b) - daysOf(a))[0] ?? { from: 0, to: 0 }
}

/** Lessons about rare features of runs that reached day 100. */
export const RARE_ON_WHOLE_ROAD: Lessons = {
  neverLooked: ({ story: { isWhole, paid } }) =>
    isWhole && paid === 0 ? 'You never paid to look. All of it was a surprise.' : null,
  lookedLate: ({ story: { isWhole, firstPaidOn } }) =>
    isWhole && firstPaidOn !== null && firstPaidOn >= TOLD.lookedFrom
      ? `You first paid to look on day ${firstPaidOn}. Until then the fog kept all of it.`
      : null,
  oneAnswer: ({ story: { isWhole, yes, no } }) => {
    if (!isWhole || yes + no < TOLD.answers || (yes > 0 && no > 0)) return null
    const answer = no === 0 ? 'yes' : 'no'
    return `You were asked ${plural(yes + no, 'question')}, and said ${answer} to every one.`
  },
  nearlyDown: ({ story }) => {
    const [day, health] = lowestOf(story) ?? [0, START.health]
    return health <= TOLD.health
      ? `On day ${day} you were down to ${health} HEALTH, and went on all the same.`
      : null
  },
  leapt: ({ story }) => {
    const turn = longestTurn(story)
    return daysOf(turn) >= TOLD.daysInOneTurn
      ? `One answer took you from day ${turn.from} to day ${turn.to}.`
      : null
  },
  noStronger: ({ ending: { last } }) =>
    last && last.maxDamage <= START.maxDamage
      ? `MAX DAMAGE was ${START.maxDamage} at the start, and ${last.maxDamage} at the end. It was enough.`
      : null,
  bought: ({ story: { isWhole, bought } }) =>
    isWhole && bought.length >= TOLD.goods
      ? `You bought ${numberWord(bought.length).toLowerCase()} of Marlowe’s ${GOODS.length} goods. He speaks of you.`
      : null,
  noMerchant: ({ story: { isWhole, merchants } }) =>
    isWhole && merchants === 0 ? 'You came all this way without meeting the merchant.' : null,
  exact: ({ story: { isWhole, kills, exactKills } }) =>
    isWhole && exactKills >= TOLD.exactKills
      ? `Of ${kills} foes ${exactKills} fell to exactly what they had left.`
      : null,
  rich: ({ ending: { gold } }) =>
    gold >= TOLD.gold ? `You came through with ${gold} gold. The field sells nothing.` : null,
}

/** Lessons for every run that reached day 100. The line of health already says when it was lowest. */
export const WHOLE_ROAD: Lessons = {
  unhurt: ({ story }) => {
    // Days that the road came to twice may have cost health the other time.
    if (story.lostDays > 0) return null
    const stretch = longestWithoutLoss(story)
    return daysOf(stretch) >= TOLD.daysWithoutLoss
      ? `From day ${stretch.from} to day ${stretch.to} you lost no HEALTH.`
      : null
  },
  boughtNothing: ({ story: { isWhole, merchants, bought } }) =>
    isWhole && merchants >= TOLD.merchants && bought.length === 0
      ? `You met the merchant ${merchants} times, and bought nothing.`
      : null,
  wentBack: ({ story: { lostDays } }) =>
    lostDays > 0 ? `The road took ${plural(lostDays, 'day')} back. You walked them again.` : null,
  worstOfAll: ({ story: { worst } }) => {
    if (!worst) return null
    const by = worst.by ? nameOfCharacter(worst.by) : 'The road'
    return `The worst of it was day ${worst.day}: ${by} took ${worst.lost} HEALTH.`
  },
  grown: ({ ending: { last } }) =>
    last && last.maxDamage > START.maxDamage
      ? `MAX DAMAGE was ${START.maxDamage} at the start, and ${last.maxDamage} at the end.`
      : null,
  looked: ({ story: { isWhole, paid } }) =>
    isWhole && paid > 0 ? `You paid to look ${plural(paid, 'time')} in ${LAST_DAY} days.` : null,
  felled: ({ story: { isWhole, kills } }) =>
    isWhole ? `You felled ${plural(kills, 'foe')} in ${LAST_DAY} days.` : null,
}
