import { newRun, replay, RULES_VERSION } from '@fable/engine'
import { LINES_KEPT, type LineTone } from './console-line.ts'
import type { RunLog } from './run-log.ts'
import { encode } from './save/encode.ts'
import { withOwnNames, type SavedGame } from './save/saved-game.ts'

type PrintedLine = { readonly text: string; readonly tone: LineTone; readonly wait: number }

/** Plays a run's log: its turns, each with what the console shows of it, the input first; and where it stands. */
export function replayLog({ player, turns }: RunLog) {
  const replayed = replay(newRun(player), turns)
  const printed = replayed.turns.map((turn, at) => {
    const echo: PrintedLine = { text: turns[at]?.input.trim() ?? '', tone: 'echo', wait: 0 }
    return { ...turn, printed: [echo, ...turn.lines] as readonly PrintedLine[] }
  })
  return { state: replayed.state, turns: printed }
}

/** The state that a run's log leads to, the last lines as the console would show them, and its end. */
export function replayedLines(log: RunLog) {
  const { state, turns } = replayLog(log)
  const lines = turns.flatMap((turn) => turn.printed).slice(-LINES_KEPT)
  return { state, lines, ended: turns.at(-1)?.ended }
}

/** Whether the log was played by other rules than this page's, so that it can't be replayed here. */
export const isOfOtherRules = ({ rules }: RunLog): boolean => rules !== RULES_VERSION

/** Whether a save stands where the log does: the same turn, and nothing in it that the log does not give. */
export function agreesWith(log: RunLog, game: SavedGame): boolean {
  if (isOfOtherRules(log) || log.turns.length !== game.run?.turn) return false
  const { state } = replayedLines(log)
  const asLogged = { ...game, state: withOwnNames(state, game.state) }
  return JSON.stringify(encode(asLogged)) === JSON.stringify(encode(game))
}
