import type { Dice } from './dice.ts'
import { refuse } from './lines.ts'
import { attack } from './modes/attack.ts'
import { merchant } from './modes/merchant.ts'
import { paths } from './modes/paths.ts'
import { paychance } from './modes/paychance.ts'
import { playerInput } from './modes/player-input.ts'
import { start } from './modes/start.ts'
import { yesno } from './modes/yesno.ts'
import type { State, Turn } from './state.ts'

/**
 * Plays one answer (specification 4). Total: any text in any state leads to a turn, never a throw.
 * Answers are trimmed and read in any letter case; an empty one is no answer in any mode. A refused
 * answer draws no dice and gives back the same state object. The player's input is not echoed.
 */
export const step = (state: State, input: string, dice: Dice): Turn => {
  const text = input.trim()
  const answer = text.toLowerCase()
  if (text === '') return refuse(state)
  const { mode } = state
  switch (mode.name) {
    case 'start':
      return start(state, answer, dice)
    case 'playerInput':
      return playerInput(state, text)
    case 'paychance':
      return paychance(state, answer, dice)
    case 'paths':
      return paths(state, mode.seen, answer, dice)
    case 'attack':
      return attack(state, mode.foe, answer, dice)
    case 'yesno':
      return yesno(state, mode.opportunity, answer, dice)
    case 'merchant':
      return merchant(state, mode.goods, answer, dice)
  }
}
