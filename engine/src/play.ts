import { PATHS_PER_SET } from '#content'
import type { Command, Turn } from './model/command.ts'
import type { Memory } from './model/memory.ts'
import { isAllowedName } from './model/names.ts'
import { newRun } from './model/new-run.ts'
import type { State } from './model/state.ts'
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

// `read` returns only names that are allowed and trimmed.
const isStoredName = (name: string): boolean => isAllowedName(name) && name === name.trim()

/**
 * Plays a command (docs/rules.md, section 4). A command that `read` or `parse` returned for this state can always be
 * played. A command of another mode, or a name that is not trimmed, is a bug and throws an Error. Nothing is drawn from
 * `rng` before the command that reveals it. The given state is not changed. With a memory, texts alternate, and
 * repeated texts are shorter and have shorter waits. Without one, everything is printed in full.
 */
export function play(before: State, command: Command, rng: TurnRng, memory?: Memory): Turn {
  const turn = new TurnInPlay(before, rng, memory)
  if (!playCommand(turn, command)) {
    throw new Error(`In mode ${before.mode.name} this is no command: ${JSON.stringify(command)}`)
  }
  const { events, lines, ended } = turn
  const state = { ...turn.state, printed: turn.printed.codes }
  return ended
    ? { command, state: newRun(state), events, lines, ended }
    : { command, state, events, lines }
}

/** Returns false if the command belongs to another mode. */
function playCommand(turn: TurnInPlay, command: Command): boolean {
  const { mode } = turn.state
  switch (mode.name) {
    case 'start':
      if (command.type !== 'start') return false
      playStart(turn)
      return true
    case 'playerInput':
      if (command.type !== 'name' || !isStoredName(command.name)) return false
      playName(turn, command.name)
      return true
    case 'paychance':
      if (command.type === 'pay') playPay(turn)
      else if (command.type === 'chance') playChance(turn)
      else return false
      return true
    case 'paths':
      if (command.type !== 'path' || !isWhole(command.path, 1, PATHS_PER_SET)) return false
      playPath(turn, { seen: mode.seen, path: command.path })
      return true
    case 'attack':
      if (command.type !== 'attack' || !isWhole(command.amount, 0)) return false
      playAttack(turn, { foe: mode.foe, amount: command.amount })
      return true
    case 'yesno':
      if (command.type !== 'yes' && command.type !== 'no') return false
      playYesno(turn, { opportunity: mode.opportunity, choice: command.type })
      return true
    case 'merchant': {
      const good = command.type === 'buy' ? mode.goods[command.slot - 1] : undefined
      if (good !== undefined) playBuy(turn, good)
      else if (command.type === 'leave') playLeave(turn)
      else return false
      return true
    }
  }
}
