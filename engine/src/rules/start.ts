import { FIRST_MEETING, GREETINGS, SPECIFIED_MESSAGES, START_REFUSAL } from '#content'
import { refuse } from '../model/command.ts'
import type { Command, Refusal } from '../model/command.ts'
import { nameOf } from '../model/new-run.ts'
import type { State } from '../model/state.ts'
import type { Turn } from '../model/turn.ts'
import { fill, line, linesOf, WAIT } from './lines.ts'
import { proceed } from './next.ts'
import type { RulesRng } from './prose.ts'

/** Only 'start' is accepted. */
export const readStart = (input: string): Command | Refusal =>
  input === 'start' ? { type: 'start' } : refuse(line(START_REFUSAL, 'quiet', WAIT.none))

/** Greets a known player and asks a new one for a name (specification 4, Start and name). */
export const playStart = (state: State, rng: RulesRng): Turn => {
  const name = nameOf(state)
  if (name === '') {
    return { state: { ...state, mode: { name: 'playerInput' } }, lines: linesOf(FIRST_MEETING) }
  }
  const greeting = [
    line(fill(SPECIFIED_MESSAGES.welcomeBack, { name }), 'title'),
    line(rng.prose.next(GREETINGS), 'speech'),
  ]
  return proceed(state, greeting, rng)
}
