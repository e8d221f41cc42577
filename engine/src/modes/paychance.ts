import { MESSAGES } from '../content/messages.ts'
import { VIEW_PRICE } from '../content/numbers.ts'
import { CHANCE_REMARKS, PATH_NAMES } from '../content/texts.ts'
import { choosePath, moveOn } from '../crossroads.ts'
import type { Dice } from '../dice.ts'
import { apply, NO_CHANGES } from '../effects.ts'
import { line, refuse, WAIT } from '../lines.ts'
import { rollPaths } from '../path-set.ts'
import type { State, Turn } from '../state.ts'

/** 'pay' buys a view of the four paths, 'chance' goes on without (specification 4, Paychance). */
export const paychance = (state: State, answer: string, dice: Dice): Turn => {
  if (answer === 'chance') {
    return choosePath(state, null, [line(dice.words.pick(CHANCE_REMARKS), 'quiet')])
  }
  if (answer !== 'pay') return refuse(state, line(MESSAGES.payOrChance, 'speech', WAIT.none))
  if (state.gold < VIEW_PRICE) return moveOn(state, [])
  const paid = apply(state, { ...NO_CHANGES, gold: -VIEW_PRICE })
  const seen = rollPaths(dice)
  const view = seen.map((kind, slot) =>
    line(`Path ${slot + 1}: ${PATH_NAMES[kind]}`, kind === 'enemy' ? 'bad' : 'plain', WAIT.short),
  )
  return choosePath(paid.state, seen, [...paid.lines, ...view])
}
