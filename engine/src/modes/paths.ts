import { emptyPathText, FLAVOUR_IDS, goodOf } from '../content/catalogue.ts'
import { MESSAGES } from '../content/messages.ts'
import { EVENT_DAYS, GOODS_SHOWN, OPPORTUNITY } from '../content/numbers.ts'
import { REWARDS } from '../content/rewards.ts'
import { MERCHANT_OPENINGS, MERCHANT_OPENINGS_NO_GOLD, MERCHANT_PROMPT } from '../content/texts.ts'
import { tierAt } from '../content/tiers.ts'
import { moveOn } from '../crossroads.ts'
import type { Dice } from '../dice.ts'
import { apply, ONE_DAY } from '../effects.ts'
import { foesOf, openFight } from '../fights.ts'
import { line, play, refuse, tell, tellStory, WAIT } from '../lines.ts'
import { rollPaths } from '../path-set.ts'
import { goodLine } from '../goods.ts'
import type { PathKind, State, Turn } from '../state.ts'

const PATH = /^path ([1-4])$/

/**
 * 'path 1' to 'path 4' (specification 4, Paths). Unseen paths are rolled now, by the same odds as
 * paid ones; who or what waits on the path is drawn now in either case.
 */
export const paths = (
  state: State,
  seen: readonly PathKind[] | null,
  answer: string,
  dice: Dice,
): Turn => {
  const number = PATH.exec(answer)?.[1]
  if (number === undefined) return refuse(state, line(MESSAGES.notAPath, 'bad', WAIT.none))
  const kind = (seen ?? rollPaths(dice))[Number(number) - 1] ?? 'empty'
  return EVENTS[kind](state, dice)
}

/** A random reward, and the day passes. */
const reward = (state: State, dice: Dice): Turn => {
  const { name, remarks, changes } = dice.pick(REWARDS)
  const after = apply(state, { ...changes, days: changes.days + EVENT_DAYS })
  return moveOn(after.state, [
    line(`You find a reward: ${name}!`, 'good', WAIT.usual, { moment: 'reward' }),
    line(dice.words.pick(remarks)),
    ...after.lines,
  ])
}

/** Anybody who can be met today; nobody there makes an empty path. */
const enemy = (state: State, dice: Dice): Turn => {
  const foe = dice.pick(foesOf(state))
  return foe === undefined ? empty(state, dice) : openFight(state, foe, [], dice)
}

/** An opportunity 6 times in 11, while one is left; else one of the texts, used up by it. */
const empty = (state: State, dice: Dice): Turn => {
  if (dice.chance(OPPORTUNITY.hits, OPPORTUNITY.of)) {
    const unused = tierAt(state.day).opportunities.filter(
      (it) => !state.usedOpportunities.includes(it.id),
    )
    const chosen = dice.pick(unused)
    if (chosen !== undefined) {
      return play({ ...state, mode: { name: 'yesno', opportunity: chosen.id } }, [
        line(chosen.title, 'title', WAIT.long),
        ...tell(chosen.lines),
        line(chosen.question, 'quiet', WAIT.none),
      ])
    }
  }
  const pool = state.emptyPaths.length > 0 ? state.emptyPaths : FLAVOUR_IDS
  const text = dice.pick(pool)
  const after = apply({ ...state, emptyPaths: pool.filter((it) => it !== text) }, ONE_DAY)
  return moveOn(after.state, [...(text ? tellStory(emptyPathText(text)) : []), ...after.lines])
}

/** Three different goods of the tier; no goods make an empty path. */
const merchant = (state: State, dice: Dice): Turn => {
  const goods = dice.sample(tierAt(state.day).goods, GOODS_SHOWN).map((it) => it.id)
  if (goods.length === 0) return empty(state, dice)
  return play({ ...state, mode: { name: 'merchant', goods } }, [
    ...tell([dice.words.pick(state.gold > 0 ? MERCHANT_OPENINGS : MERCHANT_OPENINGS_NO_GOLD)]),
    ...goods.map((id, slot) => line(`${slot + 1}. ${goodLine(goodOf(id))}`, 'gold', WAIT.short)),
    line(MERCHANT_PROMPT, 'speech', WAIT.none),
  ])
}

const EVENTS: Readonly<Record<PathKind, (state: State, dice: Dice) => Turn>> = {
  reward,
  enemy,
  empty,
  merchant,
}
