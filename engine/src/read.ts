import { IGNORED, type Command, type Refusal } from './model/command.ts'
import type { ModeName, State } from './model/state.ts'
import { readAttack } from './rules/attack.ts'
import { readMerchant, typedAtMerchant } from './rules/merchant.ts'
import { readPath } from './rules/paths.ts'
import { readPaychance } from './rules/paychance.ts'
import { readName } from './rules/player-input.ts'
import { readStart } from './rules/start.ts'
import { readYesno, typedAtYesno } from './rules/yesno.ts'

/**
 * Reads a recorded input. This is the grammar of stored runs, for the server, replays and golden runs. It is frozen,
 * because every recorded run must keep its meaning; further ways of typing an input belong in `parse`. Spaces around an
 * input do not matter, nor does letter case except in names. Never throws. If the mode does not accept the input,
 * returns a refusal with the specified lines (docs/rules.md, sections 5 and 8); for an empty input it has no lines.
 */
export const read = (state: State, recorded: string): Command | Refusal => {
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

/** Converts further inputs that a mode accepts to inputs that `read` understands. */
const TYPED: Partial<Record<ModeName, (typed: string) => string>> = {
  merchant: typedAtMerchant,
  yesno: typedAtYesno,
}

/**
 * Reads an input as the player typed it: everything that `read` accepts, and also number words at the merchant and the
 * letters of Yes and No at a question. Store the canonical text of the command (`textOf`), never the typed text.
 */
export const parse = (state: State, typed: string): Command | Refusal =>
  read(state, TYPED[state.mode.name]?.(typed) ?? typed)
