import { diceFrom, turnSeed } from '../dice.ts'
import { newRun } from '../new-run.ts'
import type { RecordedTurn } from '../replay.ts'
import type { Ending, State, Turn } from '../state.ts'
import { step } from '../step.ts'
import type { Bot } from './bots.ts'

/** A run that a bot played: its record, and how it ended. */
export type PlayedRun = { readonly record: readonly RecordedTurn[]; readonly ending: Ending }

/** More turns than any run needs: who plays on has found a way to live for ever. */
const TOO_MANY_TURNS = 20_000

/** Lets a bot play a run to its end. The same bot, secret and start give the same run. */
export const playRun = (
  bot: Bot,
  secret: string,
  options: { start?: State; onTurn?: (before: State, turn: Turn) => void } = {},
): PlayedRun => {
  const record: RecordedTurn[] = []
  const whims = diceFrom(`${secret}/whims`)
  let state = options.start ?? newRun()
  while (record.length < TOO_MANY_TURNS) {
    const input = bot(state, whims)
    const seed = turnSeed(secret, record.length)
    const turn = step(state, input, diceFrom(seed))
    options.onTurn?.(state, turn)
    if (turn.accepted) record.push({ input, seed })
    if (turn.ended) return { record, ending: turn.ended }
    state = turn.state
  }
  throw new Error(`run '${secret}' did not end in ${TOO_MANY_TURNS} turns`)
}
