import { isRefusal, type Turn } from '../model/command.ts'
import { newRun } from '../model/new-run.ts'
import type { Ending, State } from '../model/state.ts'
import { play } from '../play.ts'
import { read } from '../read.ts'
import type { RecordedTurn } from '../replay.ts'
import { rngFrom, turnSeed } from '../rng/rng.ts'
import type { Bot } from './bots.ts'

export type PlayedRun = { readonly record: readonly RecordedTurn[]; readonly ending: Ending }

/** No run needs this many inputs. A bot that enters more will never end its run. */
const TOO_MANY_INPUTS = 20_000

/**
 * Plays a run to its end. The same bot, secret and start give the same run. `onTurn` gets each turn and the state
 * before it. Throws if the run does not end.
 */
export function playRun(
  bot: Bot,
  secret: string,
  options: { start?: State; onTurn?: (before: State, turn: Turn) => void } = {},
): PlayedRun {
  const record: RecordedTurn[] = []
  // The recorded balance depends on this suffix, so it must never change.
  const botRng = rngFrom(`${secret}/whims`)
  let state = options.start ?? newRun()

  for (let inputs = 0; inputs < TOO_MANY_INPUTS; inputs++) {
    const input = bot(state, botRng)
    const command = read(state, input)
    if (isRefusal(command)) continue
    const seed = turnSeed(secret, record.length)
    const turn = play(state, command, rngFrom(seed))
    options.onTurn?.(state, turn)
    record.push({ input, seed })
    if (turn.ended) return { record, ending: turn.ended }
    state = turn.state
  }

  throw new Error(`run '${secret}' did not end within ${TOO_MANY_INPUTS} inputs`)
}
