import { PATHS_PER_SET } from '#content'
import type { Command } from './model/command.ts'
import type { Mode, State } from './model/state.ts'
import type { Turn } from './model/turn.ts'
import { isAllowedName } from './model/names.ts'
import { newRun } from './model/new-run.ts'
import type { TurnRng } from './rng/rng.ts'
import { playAttack } from './rules/attack.ts'
import { playBuy, playLeave } from './rules/merchant.ts'
import { playPath } from './rules/paths.ts'
import { playChance, playPay } from './rules/paychance.ts'
import { playName } from './rules/player-input.ts'
import { playStart } from './rules/start.ts'
import { TurnInPlay } from './rules/turn-in-play.ts'
import { playYesno } from './rules/yesno.ts'

const isWhole = (number: number, from: number, to = Infinity): boolean =>
  Number.isFinite(number) && Number.isInteger(number) && from <= number && number <= to

type Rule = (turn: TurnInPlay) => void

/** The rule that plays a command in a mode; undefined if it is a command of another mode. */
const ruleOf = (mode: Mode, command: Command): Rule | undefined => {
  switch (command.type) {
    case 'start':
      return mode.name === 'start' ? playStart : undefined
    case 'name': {
      const { name } = command
      if (mode.name !== 'playerInput' || !isAllowedName(name)) return undefined
      return (turn) => playName(turn, name)
    }
    case 'pay':
      return mode.name === 'paychance' ? playPay : undefined
    case 'chance':
      return mode.name === 'paychance' ? playChance : undefined
    case 'path': {
      const { path } = command
      if (mode.name !== 'paths' || !isWhole(path, 1, PATHS_PER_SET)) return undefined
      return (turn) => playPath(turn, { seen: mode.seen, path })
    }
    case 'attack': {
      const { amount } = command
      if (mode.name !== 'attack' || !isWhole(amount, 0)) return undefined
      return (turn) => playAttack(turn, { foe: mode.foe, amount })
    }
    case 'yes':
    case 'no': {
      if (mode.name !== 'yesno') return undefined
      return (turn) => playYesno(turn, { opportunity: mode.opportunity, choice: command.type })
    }
    case 'buy': {
      const good = mode.name === 'merchant' ? mode.goods[command.slot - 1] : undefined
      return good && ((turn) => playBuy(turn, good))
    }
    case 'leave':
      return mode.name === 'merchant' ? playLeave : undefined
  }
}

/**
 * Plays a command (specification 4). A command that `read` or `parse` gave for this state always plays.
 * Throws an Error for a command of another mode, which is a bug of the caller. Nothing is drawn from
 * `rng` before the command that reveals it, and the given state is never changed.
 */
export const play = (state: State, command: Command, rng: TurnRng): Turn => {
  const rule = ruleOf(state.mode, command)
  if (!rule) {
    throw new Error(`In mode ${state.mode.name} this is no command: ${JSON.stringify(command)}`)
  }
  const turn = new TurnInPlay(state, rng)
  rule(turn)
  const { lines, ended } = turn
  return ended ? { state: newRun(turn.state), lines, ended } : { state: turn.state, lines }
}
