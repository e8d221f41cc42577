import { EVENT_DAYS, SPECIFIED_MESSAGES, SHOPKEEPER_LINES } from '#content'
import type { GoodId } from '#content'
import { goodOf } from '../model/catalogue.ts'
import type { Command } from '../model/command.ts'
import type { State } from '../model/state.ts'
import type { Turn } from '../model/turn.ts'
import { applyChanges, ONE_DAY } from './changes.ts'
import { line, lineIf } from './lines.ts'
import { proceed } from './next.ts'
import type { RulesRng } from './prose.ts'

const SLOT = /^[1-9]$/

/** The number of a good buys it, any other input leaves (specification 4, Merchant). */
export const readMerchant = (goods: readonly GoodId[], input: string): Command => {
  const slot = SLOT.test(input) ? Number(input) : 0
  return slot >= 1 && slot <= goods.length ? { type: 'buy', slot } : { type: 'leave' }
}

const NUMBER_WORDS = new Map([
  ['one', '1'],
  ['two', '2'],
  ['three', '3'],
])

/** What is typed at the merchant, with number words as numbers: the closing line offers 'one, two or three'. */
export const typedAtMerchant = (input: string): string =>
  NUMBER_WORDS.get(input.trim().toLowerCase()) ?? input

/** Leaves without buying; the day passes. */
export const playLeave = (state: State, rng: RulesRng): Turn => {
  const after = applyChanges(state, ONE_DAY)
  const lines = [line(SPECIFIED_MESSAGES.leaveMerchant, 'speech'), ...after.lines]
  return proceed(after.state, lines, rng)
}

/** Buys a good if gold is at least its price; the day passes either way. */
export const playBuy = (state: State, id: GoodId, rng: RulesRng): Turn => {
  const { name, health, damage, price, remarks } = goodOf(id)
  if (state.gold < price) {
    const after = applyChanges(state, ONE_DAY)
    const lines = [
      line(SPECIFIED_MESSAGES.tooLittleGold, 'bad'),
      line(rng.prose.next(SHOPKEEPER_LINES), 'speech'),
      ...after.lines,
    ]
    return proceed(after.state, lines, rng)
  }
  const after = applyChanges(state, { health, damage, gold: -price, days: EVENT_DAYS })
  const lines = [
    line(`You buy: ${name}.`, 'good'),
    ...lineIf(rng.prose.remark(remarks), 'plain'),
    ...after.lines,
  ]
  return proceed(after.state, lines, rng)
}
