import { SPECIFIED_MESSAGES, NAME_TAKEN } from '#content'
import { refuse, type Command, type Refusal } from '../model/command.ts'
import { isAllowedName } from '../model/names.ts'
import { proceed } from './next.ts'
import { fill, line, linesOf, WAIT } from './turn-in-play.ts'
import type { TurnInPlay } from './turn-in-play.ts'

export const readName = (input: string): Command | Refusal =>
  isAllowedName(input)
    ? { type: 'name', name: input }
    : refuse(
        line(SPECIFIED_MESSAGES.chooseAnotherName, 'bad'),
        line(SPECIFIED_MESSAGES.nameLength, 'quiet', WAIT.none),
      )

export function playName(turn: TurnInPlay, name: string): void {
  turn.state.playerName = name
  turn.record({ type: 'named', name })
  for (const { text, tone, wait } of linesOf(NAME_TAKEN)) {
    turn.print(fill(text, { name }), tone, wait)
  }
  proceed(turn)
}
