import { PATHS_PER_SET } from '#content'
import type { Command } from './model/command.ts'
import type { State } from './model/state.ts'
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

/** Plays a command by the rule of the mode. Throws an Error for a command of another mode. */
const playCommand = (turn: TurnInPlay, command: Command): void => {
  const { mode } = turn.state
  const { name } = mode
  const { type } = command
  const good =
    mode.name === 'merchant' && command.type === 'buy' ? mode.goods[command.slot - 1] : undefined
  if (mode.name === 'paths' && command.type === 'path' && isWhole(command.path, 1, PATHS_PER_SET)) {
    playPath(turn, { seen: mode.seen, path: command.path })
  } else if (mode.name === 'attack' && command.type === 'attack' && isWhole(command.amount, 0)) {
    playAttack(turn, { foe: mode.foe, amount: command.amount })
  } else if (mode.name === 'yesno' && (type === 'yes' || type === 'no')) {
    playYesno(turn, { opportunity: mode.opportunity, choice: type })
  } else if (name === 'paychance' && type === 'pay') playPay(turn)
  else if (name === 'paychance' && type === 'chance') playChance(turn)
  else if (name === 'merchant' && type === 'leave') playLeave(turn)
  else if (good !== undefined) playBuy(turn, good)
  else if (name === 'start' && type === 'start') playStart(turn)
  else if (name === 'playerInput' && command.type === 'name' && isAllowedName(command.name)) {
    playName(turn, command.name)
  } else throw new Error(`In mode ${name} this is no command: ${JSON.stringify(command)}`)
}

/**
 * Plays a command (docs/rules.md, section 4). A command that `read` or `parse` gave for this state always plays.
 * Throws an Error for a command of another mode, which is a bug of the caller. Nothing is drawn from
 * `rng` before the command that reveals it, and the given state is never changed.
 */
export const play = (before: State, command: Command, rng: TurnRng): Turn => {
  const turn = new TurnInPlay(before, rng)
  playCommand(turn, command)
  const { state, lines, ended } = turn
  return ended ? { command, state: newRun(state), lines, ended } : { command, state, lines }
}
