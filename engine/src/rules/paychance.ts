import { CHANCE_REMARKS, SPECIFIED_MESSAGES, PATH_NAMES, VIEW_PRICE } from '#content'
import { refuse } from '../model/command.ts'
import type { Command, Refusal } from '../model/command.ts'
import type { State } from '../model/state.ts'
import type { Turn } from '../model/turn.ts'
import { applyChanges, NO_CHANGES } from './changes.ts'
import { drawPaths } from './encounters.ts'
import { line, lineIf, WAIT } from './lines.ts'
import { offerPaths, proceed } from './next.ts'
import type { RulesRng } from './prose.ts'

/** 'pay' or 'chance' (specification 5). */
export const readPaychance = (input: string): Command | Refusal =>
  input === 'pay' || input === 'chance'
    ? { type: input }
    : refuse(line(SPECIFIED_MESSAGES.payOrChance, 'speech', WAIT.none))

/** Pays to see the four paths (specification 4, Paychance). */
export const playPay = (state: State, rng: RulesRng): Turn => {
  if (state.gold < VIEW_PRICE) return proceed(state, [], rng)
  const paid = applyChanges(state, { ...NO_CHANGES, gold: -VIEW_PRICE })
  const seen = drawPaths(rng)
  const pathLines = seen.map((kind, slot) =>
    line(`Path ${slot + 1}: ${PATH_NAMES[kind]}`, kind === 'enemy' ? 'bad' : 'plain', WAIT.short),
  )
  return offerPaths(paid.state, seen, [...paid.lines, ...pathLines])
}

/** Goes on to paths that stay unseen. */
export const playChance = (state: State, { prose }: RulesRng): Turn =>
  offerPaths(state, null, lineIf(prose.remark(CHANCE_REMARKS), 'quiet'))
