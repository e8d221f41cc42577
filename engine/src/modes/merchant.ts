import { goodOf } from '../content/catalogue.ts'
import type { GoodId } from '../content/ids.ts'
import { MESSAGES } from '../content/messages.ts'
import { EVENT_DAYS } from '../content/numbers.ts'
import { SHOPKEEPER_LINES } from '../content/texts.ts'
import { moveOn } from '../crossroads.ts'
import type { Dice } from '../dice.ts'
import { apply, ONE_DAY } from '../effects.ts'
import { line } from '../lines.ts'
import type { State, Turn } from '../state.ts'

const CHOICE = /^[1-9]$/

/** 1, 2 or 3 buys, anything else leaves; the day passes either way (specification 4, Merchant). */
export const merchant = (
  state: State,
  goods: readonly GoodId[],
  answer: string,
  dice: Dice,
): Turn => {
  const chosen = CHOICE.test(answer) ? goods[Number(answer) - 1] : undefined
  if (chosen === undefined) {
    const after = apply(state, ONE_DAY)
    return moveOn(after.state, [line(MESSAGES.leaveMerchant, 'speech'), ...after.lines])
  }
  const { name, health, damage, price, remark } = goodOf(chosen)
  if (state.gold < price) {
    const after = apply(state, ONE_DAY)
    return moveOn(after.state, [
      line(MESSAGES.tooLittleGold, 'bad'),
      line(dice.words.pick(SHOPKEEPER_LINES), 'speech'),
      ...after.lines,
    ])
  }
  const after = apply(state, { health, damage, gold: -price, days: EVENT_DAYS })
  return moveOn(after.state, [line(`You buy: ${name}.`, 'good'), line(remark), ...after.lines])
}
