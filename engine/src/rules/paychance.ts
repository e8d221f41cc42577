import { CHANCE_REMARKS, SPECIFIED_MESSAGES, PATH_NAMES, VIEW_PRICE } from '#content'
import { refuse } from '../model/command.ts'
import type { Command, Refusal } from '../model/command.ts'
import type { State } from '../model/state.ts'
import type { Turn } from '../model/turn.ts'
import type { TurnRng } from '../rng/rng.ts'
import { applyChanges, NO_CHANGES } from './changes.ts'
import { drawPaths } from './encounters.ts'
import { line, WAIT } from './lines.ts'
import { offerPaths, proceed } from './next.ts'

/** 'pay' or 'chance' (specification 5). */
export const readPaychance = (input: string): Command | Refusal =>
  input === 'pay' || input === 'chance'
    ? { type: input }
    : refuse(line(SPECIFIED_MESSAGES.payOrChance, 'speech', WAIT.none))

/** Pays to see the four paths (specification 4, Paychance). */
export const playPay = (state: State, rng: TurnRng): Turn => {
  if (state.gold < VIEW_PRICE) return proceed(state, [])
  const paid = applyChanges(state, { ...NO_CHANGES, gold: -VIEW_PRICE })
  const seen = drawPaths(rng)
  const pathLines = seen.map((kind, slot) =>
    line(`Path ${slot + 1}: ${PATH_NAMES[kind]}`, kind === 'enemy' ? 'bad' : 'plain', WAIT.short),
  )
  return offerPaths(paid.state, seen, [...paid.lines, ...pathLines])
}

/** Goes on to paths that stay unseen. */
export const playChance = (state: State, rng: TurnRng): Turn =>
  offerPaths(state, null, [line(rng.cosmetic.pick(CHANCE_REMARKS), 'quiet')])
