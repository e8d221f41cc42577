import { IGNORED, type Command, type Refusal } from './model/command.ts'
import type { State } from './model/state.ts'
import { readAttack } from './rules/attack.ts'
import { readMerchant, typedAtMerchant } from './rules/merchant.ts'
import { readPath } from './rules/paths.ts'
import { readPaychance } from './rules/paychance.ts'
import { toPlainInput, withDigits } from './rules/plain-input.ts'
import { readName } from './rules/player-input.ts'
import { readStart } from './rules/start.ts'
import { readYesno, typedAtYesno } from './rules/yesno.ts'

/**
 * Reads a recorded input. This is the grammar of stored runs, for the server, replays and golden runs. It must not
 * change, because every recorded run must keep its meaning. Other ways of typing an input belong in `parse`. Spaces
 * around an input do not matter, nor does letter case except in names. Never throws. If the mode does not accept the
 * input, returns a refusal with the specified lines (docs/rules.md, sections 5 and 8). For an empty input the refusal
 * has no lines.
 */
export function read(state: State, recorded: string): Command | Refusal {
  const text = recorded.trim()
  if (text === '') return IGNORED
  const input = text.toLowerCase()
  const { mode } = state

  switch (mode.name) {
    case 'start':
      return readStart(input)
    case 'playerInput':
      return readName(text)
    case 'paychance':
      return readPaychance(input)
    case 'paths':
      return readPath(input)
    case 'attack':
      return readAttack(input)
    case 'yesno':
      return readYesno(input)
    case 'merchant':
      return readMerchant(mode.goods, input)
  }
}

function toRecorded({ mode }: State, typed: string): string {
  // In a name, digits, marks and letter case are the player's own.
  if (mode.name === 'playerInput') return typed
  const input = toPlainInput(typed)
  if (mode.name === 'merchant') return typedAtMerchant(mode.goods, input)
  return mode.name === 'yesno' ? typedAtYesno(input) : withDigits(input)
}

/**
 * Reads an input that the player typed, dictated or chose on a phone's keyboard. It accepts everything that `read`
 * accepts, also with marks around it, with digits of any script or with number words. It also accepts the names of
 * goods at the merchant, and the letters of Yes and No at a question. Store the canonical text of the command
 * (`textOf`), never the typed text.
 */
export const parse = (state: State, typed: string): Command | Refusal =>
  read(state, toRecorded(state, typed))
