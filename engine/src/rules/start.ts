import { FIRST_MEETING, GREETINGS, SPECIFIED_MESSAGES, START_REFUSAL } from '#content'
import { refuse, type Command, type Refusal } from '../model/command.ts'
import { nameOf } from '../model/new-run.ts'
import { proceed } from './next.ts'
import { next } from './prose.ts'
import { fill, line, linesOf, WAIT } from './turn-in-play.ts'
import type { TurnInPlay } from './turn-in-play.ts'

export const readStart = (input: string): Command | Refusal =>
  input === 'start' ? { type: 'start' } : refuse(line(START_REFUSAL, 'quiet', WAIT.none))

export function playStart(turn: TurnInPlay): void {
  const name = nameOf(turn.state)
  if (name === '') {
    turn.record({ type: 'greeted', isKnown: false })
    turn.printAll(linesOf(FIRST_MEETING))
    turn.state.mode = { name: 'playerInput' }
    turn.record({ type: 'asked', mode: 'playerInput' })
    return
  }
  turn.record({ type: 'greeted', isKnown: true })
  turn.print(fill(SPECIFIED_MESSAGES.welcomeBack, { name }), 'title')
  turn.print(next(turn, GREETINGS), 'speech')
  proceed(turn)
}
