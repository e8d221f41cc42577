import { MESSAGES } from '../content/messages.ts'
import { NAME_TAKEN } from '../content/texts.ts'
import { moveOn } from '../crossroads.ts'
import { line, refuse, tell } from '../lines.ts'
import { isAllowedName } from '../names.ts'
import type { State, Turn } from '../state.ts'

/** The name entry: 1-12 characters, not on the list, letter case kept (specification 5). */
export const playerInput = (state: State, name: string): Turn => {
  if (!isAllowedName(name)) {
    return refuse(
      state,
      line(MESSAGES.chooseAnotherName, 'bad'),
      line(MESSAGES.nameLength, 'quiet', 0),
    )
  }
  const greeting = tell(NAME_TAKEN).map((it) => ({
    ...it,
    text: it.text.replace('NAME', () => name),
  }))
  return moveOn({ ...state, playerName: name }, greeting)
}
