import { EVENT_DAYS, MARLOWE, REPORTS, SPECIFIED_MESSAGES, SHOPKEEPER_LINES } from '#content'
import type { GoodId } from '#content'
import { goodOf } from '../model/catalogue.ts'
import type { Command } from '../model/command.ts'
import { proceed } from './next.ts'
import { toPlainInput, withDigits } from './plain-input.ts'
import { next, remark } from './prose.ts'
import { applyChanges, fill, ONE_DAY } from './turn-in-play.ts'
import type { TurnInPlay } from './turn-in-play.ts'

const SLOT = /^[1-9]$/

/** The number of a good buys the good, any other input leaves (docs/rules.md, section 4, Merchant). */
export function readMerchant(goods: readonly GoodId[], input: string): Command {
  const slot = SLOT.test(input) ? Number(input) : 0
  return slot >= 1 && slot <= goods.length ? { type: 'buy', slot } : { type: 'leave' }
}

/** Converts 'buy 1' and the name of a good, with or without 'buy', to a recorded input. */
export function typedAtMerchant(goods: readonly GoodId[], input: string): string {
  const wanted = input.replace(/^buy (the )?/, '')
  const slot = 1 + goods.findIndex((id) => toPlainInput(goodOf(id).name) === wanted)
  return slot > 0 ? String(slot) : withDigits(wanted)
}

export function playLeave(turn: TurnInPlay): void {
  turn.record({ type: 'left-merchant' })
  turn.print(SPECIFIED_MESSAGES.leaveMerchant, 'speech')
  applyChanges(turn, ONE_DAY)
  proceed(turn)
}

/** If the player has not enough gold, nothing is bought but the day passes. */
export function playBuy(turn: TurnInPlay, id: GoodId): void {
  const { name, health, damage, price, remarks } = goodOf(id)
  const { gold } = turn.state
  if (gold < price) {
    turn.record({ type: 'too-poor', good: id, price, gold })
    turn.print(SPECIFIED_MESSAGES.tooLittleGold, 'bad')
    turn.print(next(turn, SHOPKEEPER_LINES), 'speech')
    applyChanges(turn, ONE_DAY)
  } else {
    turn.record({ type: 'bought', good: id, price })
    turn.print(fill(REPORTS.bought, { good: name }), 'good')
    turn.print(remark(turn, remarks), 'plain')
    applyChanges(turn, { health, damage, gold: -price, days: EVENT_DAYS }, MARLOWE.id)
  }
  proceed(turn)
}
