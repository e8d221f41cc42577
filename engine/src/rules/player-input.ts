import { SPECIFIED_MESSAGES, NAME_TAKEN } from '#content'
import { refuse } from '../model/command.ts'
import type { Command, Refusal } from '../model/command.ts'
import { isAllowedName } from '../model/names.ts'
import type { State } from '../model/state.ts'
import type { Turn } from '../model/turn.ts'
import { fill, line, linesOf, WAIT } from './lines.ts'
import { proceed } from './next.ts'
import type { RulesRng } from './prose.ts'

/** 1-12 characters, not on the list, letter case kept (specification 5). */
export const readName = (input: string): Command | Refusal =>
  isAllowedName(input)
    ? { type: 'name', name: input }
    : refuse(
        line(SPECIFIED_MESSAGES.chooseAnotherName, 'bad'),
        line(SPECIFIED_MESSAGES.nameLength, 'quiet', WAIT.none),
      )

/** The name entry (specification 4, Start and name). */
export const playName = (state: State, name: string, rng: RulesRng): Turn => {
  const greeting = linesOf(NAME_TAKEN).map((entry) => ({
    ...entry,
    text: fill(entry.text, { name }),
  }))
  return proceed({ ...state, playerName: name }, greeting, rng)
}
