import { FIRST_MEETING, GREETINGS, SPECIFIED_MESSAGES, START_REFUSAL } from '#content'
import { refuse } from '../model/command.ts'
import type { Command, Refusal } from '../model/command.ts'
import { nameOf } from '../model/new-run.ts'
import type { State } from '../model/state.ts'
import type { Turn } from '../model/turn.ts'
import type { TurnRng } from '../rng/rng.ts'
import { fill, line, linesOf, WAIT } from './lines.ts'
import { proceed } from './next.ts'

/** Only 'start' is accepted. */
export const readStart = (input: string): Command | Refusal =>
  input === 'start' ? { type: 'start' } : refuse(line(START_REFUSAL, 'quiet', WAIT.none))

/** Greets a known player and asks a new one for a name (specification 4, Start and name). */
export const playStart = (state: State, rng: TurnRng): Turn => {
  const name = nameOf(state)
  if (name === '') {
    return { state: { ...state, mode: { name: 'playerInput' } }, lines: linesOf(FIRST_MEETING) }
  }
  return proceed(state, [
    line(fill(SPECIFIED_MESSAGES.welcomeBack, { name }), 'title'),
    line(rng.cosmetic.pick(GREETINGS), 'speech'),
  ])
}
