import { newRun, replay, RULES_VERSION, viewOf, type State, type Turn } from '@fable/engine'
import { LINES_KEPT, type LineTone } from './console-line.ts'
import type { Ledger } from './ledger/ledger.ts'
import { recordTurn } from './ledger/record-turn.ts'
import { NEW_STORY, withTurn, type RunStory } from './run-story.ts'
import { finalNumbersOf, type SeenEnding } from './seen-ending.ts'
import type { Transcript } from './transcript.ts'
import { encode } from './save/encode.ts'
import { withOwnNames, type SavedGame } from './save/saved-game.ts'

type PrintedLine = { readonly text: string; readonly tone: LineTone; readonly wait: number }

/** Plays a transcript: its turns, each with what the console shows of it, the input first; and where it stands. */
export function replayTranscript({ player, turns }: Transcript) {
  const replayed = replay(newRun(player), turns)
  const printed = replayed.turns.map((turn, at) => {
    const echo: PrintedLine = { text: turns[at]?.input.trim() ?? '', tone: 'echo', wait: 0 }
    return { ...turn, printed: [echo, ...turn.lines] as readonly PrintedLine[] }
  })
  return { state: replayed.state, turns: printed }
}

/** The state that a run's transcript leads to, and the last lines as the console would show them. */
export function replayedLines(transcript: Transcript) {
  const { state, turns } = replayTranscript(transcript)
  const lines = turns.flatMap((turn) => turn.printed).slice(-LINES_KEPT)
  return { state, lines }
}

/** What a turn changed: the numbers before and after, and who was there. After the last turn its lines say it. */
export function passageOf(before: State, { state, lines, ended }: Turn) {
  const last = ended && lines.findLast(({ snapshot }) => snapshot !== undefined)?.snapshot
  return { before, after: last ?? state, by: viewOf(before).character ?? viewOf(state).character }
}

/** The story of a run as its transcript has it; how the dice stopped is not in it. */
export function storyOf(transcript: Transcript): RunStory {
  let before = newRun(transcript.player)
  return replayTranscript(transcript).turns.reduce((story, turn) => {
    const passage = passageOf(before, turn)
    before = turn.state
    return withTurn(story, passage)
  }, NEW_STORY)
}

/** The ledger with all turns of a transcript; those that it holds already are not counted again. */
export function withTranscript(ledger: Ledger, transcript: Transcript): Ledger {
  let before = newRun(transcript.player)
  return replayTranscript(transcript).turns.reduce((written, turn, number) => {
    const played = { runId: transcript.id, number, before, turn }
    before = turn.state
    return recordTurn(written, played)
  }, ledger)
}

/** How the run of a transcript ended; null while it has not. */
export function endingOf(transcript: Transcript): SeenEnding | null {
  const { turns } = replayTranscript(transcript)
  const turn = turns.at(-1)
  if (!turn?.ended) return null
  const before = turns.at(-2)?.state ?? newRun(transcript.player)
  return {
    ...turn.ended,
    ...(transcript.rank && { rank: transcript.rank }),
    rankedId: transcript.id,
    last: finalNumbersOf(before, turn),
  }
}

/** Whether the transcript was played by other rules than this page's, so that it can't be replayed here. */
export const isOfOtherRules = ({ rules }: Transcript): boolean => rules !== RULES_VERSION

/** Whether a save agrees with a transcript: the same turn, and nothing in it that the transcript does not give. */
export function agreesWith(transcript: Transcript, game: SavedGame): boolean {
  if (isOfOtherRules(transcript) || transcript.turns.length !== game.run?.turn) return false
  const { state } = replayedLines(transcript)
  const replayed = { ...game, state: withOwnNames(state, game.state) }
  return JSON.stringify(encode(replayed)) === JSON.stringify(encode(game))
}
