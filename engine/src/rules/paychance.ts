import { CHANCE_REMARKS, REPORTS, SPECIFIED_MESSAGES, PATH_NAMES, VIEW_PRICE } from '#content'
import { refuse, type Command, type Refusal } from '../model/command.ts'
import { drawPaths } from './encounters.ts'
import { offerPaths, proceed } from './next.ts'
import { remark } from './prose.ts'
import { applyChanges, fill, NO_CHANGES, line, WAIT } from './turn-in-play.ts'
import type { TurnInPlay } from './turn-in-play.ts'

export const readPaychance = (input: string): Command | Refusal =>
  input === 'pay' || input === 'chance'
    ? { type: input }
    : refuse(line(SPECIFIED_MESSAGES.payOrChance, 'speech', WAIT.none))

export function playPay(turn: TurnInPlay): void {
  if (turn.state.gold < VIEW_PRICE) {
    proceed(turn)
    return
  }
  turn.record({ type: 'paid', price: VIEW_PRICE })
  applyChanges(turn, { ...NO_CHANGES, gold: -VIEW_PRICE })
  const seen = drawPaths(turn.rng.paths)
  turn.record({ type: 'view', kinds: seen })
  seen.forEach((kind, slot) => {
    const tone = kind === 'enemy' ? 'bad' : 'plain'
    const text = fill(REPORTS.path, { path: slot + 1, kind: PATH_NAMES[kind] })
    turn.print(text, tone, WAIT.short)
  })
  offerPaths(turn, seen)
}

export function playChance(turn: TurnInPlay): void {
  turn.record({ type: 'took-chance' })
  turn.print(remark(turn, CHANCE_REMARKS), 'quiet')
  offerPaths(turn, null)
}
