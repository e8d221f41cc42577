import { FIRST_MEETING, GREETINGS, START_REFUSAL } from '../content/texts.ts'
import { MESSAGES } from '../content/messages.ts'
import { moveOn } from '../crossroads.ts'
import type { Dice } from '../dice.ts'
import { line, play, refuse, tell } from '../lines.ts'
import { nameOf } from '../new-run.ts'
import type { State, Turn } from '../state.ts'

/** 'start': greets who is known, asks who is not (specification 4, Start and name). */
export const start = (state: State, answer: string, dice: Dice): Turn => {
  if (answer !== 'start') return refuse(state, line(START_REFUSAL, 'quiet', 0))
  const name = nameOf(state)
  if (name === '') return play({ ...state, mode: { name: 'playerInput' } }, tell(FIRST_MEETING))
  return moveOn(state, [
    line(MESSAGES.welcomeBack(name), 'title'),
    line(dice.words.pick(GREETINGS), 'speech'),
  ])
}
