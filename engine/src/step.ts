/**
 * The old way to play a turn, for callers that have not moved to read, parse and play yet. It adds the
 * old names of a line's and a turn's fields. Delete this file with the old names in index.ts.
 */
import { isRefusal } from './model/command.ts'
import type { Cue, Line as NewLine, Snapshot } from './model/line.ts'
import type { State } from './model/state.ts'
import type { Turn as NewTurn } from './model/turn.ts'
import { play } from './play.ts'
import { read } from './read.ts'
import * as current from './replay.ts'
import type { RecordedTurn } from './replay.ts'
import type { TurnRng } from './rng/rng.ts'

/** A line with the old names. Every line of `play` is one, too. */
export type Line = NewLine & { readonly now?: Snapshot; readonly moment?: Cue }

/** A turn with the old names. Every turn of `play` is one, too. */
export type Turn = Omit<NewTurn, 'lines'> & {
  readonly lines: readonly Line[]
  readonly accepted?: boolean
}

type Accepted = { readonly accepted: boolean }

export type Replay = Omit<current.Replay, 'turns'> & {
  readonly turns: readonly (Turn & Accepted & Pick<current.ReplayedTurn, 'command'>)[]
}

const oldLine = (line: NewLine): Line => ({
  ...line,
  ...(line.snapshot && { now: line.snapshot }),
  ...(line.cue && { moment: line.cue }),
})

const played = <T extends NewTurn>(turn: T) => ({
  ...turn,
  lines: turn.lines.map(oldLine),
  accepted: true,
})

/** Reads and plays an input. A refused one gives the same state, `accepted: false` and its lines. */
export const step = (state: State, input: string, rng: TurnRng): Turn & Accepted => {
  const command = read(state, input)
  if (isRefusal(command)) return { state, lines: command.lines, accepted: false }
  return played(play(state, command, rng))
}

/** `replay` with the old fields. */
export const replay = (start: State, transcript: readonly RecordedTurn[]): Replay => {
  const replayed = current.replay(start, transcript)
  return { ...replayed, turns: replayed.turns.map(played) }
}
