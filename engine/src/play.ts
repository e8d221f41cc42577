import { PATHS_PER_SET } from '#content'
import type { Command } from './model/command.ts'
import type { State } from './model/state.ts'
import type { Turn } from './model/turn.ts'
import { isAllowedName } from './model/names.ts'
import type { TurnRng } from './rng/rng.ts'
import { playAttack } from './rules/attack.ts'
import { playBuy, playLeave } from './rules/merchant.ts'
import { playPath } from './rules/paths.ts'
import { playChance, playPay } from './rules/paychance.ts'
import { playName } from './rules/player-input.ts'
import { rulesRngOf } from './rules/prose.ts'
import type { RulesRng } from './rules/prose.ts'
import { playStart } from './rules/start.ts'
import { playYesno } from './rules/yesno.ts'

const isWhole = (number: number, from: number, to = Infinity): boolean =>
  Number.isFinite(number) && Number.isInteger(number) && from <= number && number <= to

const playCommand = (state: State, command: Command, rng: RulesRng): Turn => {
  const { mode } = state
  switch (mode.name) {
    case 'start':
      if (command.type === 'start') return playStart(state, rng)
      break
    case 'playerInput':
      if (command.type === 'name' && isAllowedName(command.name)) {
        return playName(state, command.name, rng)
      }
      break
    case 'paychance':
      if (command.type === 'pay') return playPay(state, rng)
      if (command.type === 'chance') return playChance(state, rng)
      break
    case 'paths':
      if (command.type === 'path' && isWhole(command.path, 1, PATHS_PER_SET)) {
        return playPath(state, { seen: mode.seen, path: command.path }, rng)
      }
      break
    case 'attack':
      if (command.type === 'attack' && isWhole(command.amount, 0)) {
        return playAttack(state, { foe: mode.foe, amount: command.amount }, rng)
      }
      break
    case 'yesno':
      if (command.type === 'yes' || command.type === 'no') {
        return playYesno(state, { opportunity: mode.opportunity, choice: command.type }, rng)
      }
      break
    case 'merchant': {
      if (command.type === 'leave') return playLeave(state, rng)
      const good = command.type === 'buy' ? mode.goods[command.slot - 1] : undefined
      if (good !== undefined) return playBuy(state, good, rng)
    }
  }
  throw new Error(`In mode ${mode.name} this is no command: ${JSON.stringify(command)}`)
}

/**
 * Plays a command (specification 4). A command that `read` or `parse` gave for this state always plays.
 * Throws an Error for a command of another mode, which is a bug of the caller. Nothing is drawn from
 * `rng` before the command that reveals it, and the given state is never changed.
 */
export const play = (state: State, command: Command, rng: TurnRng): Turn => {
  const rulesRng = rulesRngOf(state.printed ?? '', rng)
  const turn = playCommand(state, command, rulesRng)
  // After the end of a run the state is the template, which has printed nothing.
  return turn.ended
    ? turn
    : { ...turn, state: { ...turn.state, printed: rulesRng.prose.printed() } }
}
