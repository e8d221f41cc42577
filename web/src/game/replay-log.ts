import { newRun, replay, RULES_VERSION } from '@fable/engine'
import { LINES_KEPT, type LineTone } from './console-line.ts'
import type { RunLog } from './run-log.ts'
import { encode } from './save/encode.ts'
import type { SavedGame } from './save/saved-game.ts'

type Words = { readonly text: string; readonly tone: LineTone; readonly wait: number }

/** Plays a run's log: its turns, each with what the console shows of it, the answer first; and where it stands. */
export function replayLog({ player, turns }: RunLog) {
  const replayed = replay(newRun(player), turns)
  const told = replayed.turns.map((turn, at) => {
    const echo: Words = { text: turns[at]?.input.trim() ?? '', tone: 'echo', wait: 0 }
    return { ...turn, words: [echo, ...turn.lines] as readonly Words[] }
  })
  return { state: replayed.state, turns: told }
}

/** The state that a run's log leads to, the last lines as the console would show them, and its end. */
export function retell(log: RunLog) {
  const { state, turns } = replayLog(log)
  const words = turns.flatMap((turn) => turn.words).slice(-LINES_KEPT)
  return { state, words, ended: turns.at(-1)?.ended }
}

/** Whether the log was played by other rules than this page's, so that it can't be played again here. */
export const isOfOtherRules = ({ rules }: RunLog): boolean => rules !== RULES_VERSION

/** Whether a save stands where the log does: the same turn, and nothing in it that the log does not give. */
export function agreesWith(log: RunLog, game: SavedGame): boolean {
  if (isOfOtherRules(log) || log.turns.length !== game.run?.turn) return false
  const { state } = retell(log)
  const asLogged = { ...game, state: { ...state, userName: game.state.userName } }
  return JSON.stringify(encode(asLogged)) === JSON.stringify(encode(game))
}
