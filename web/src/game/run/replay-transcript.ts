import type { ResponseOf } from '@fable/contract'
import {
  isPlayable,
  NEW_TALLY,
  answerOffer,
  findOffered,
  postSeed,
  postsAlong,
  postsAtStart,
  type Posts,
  newRun,
  replay,
  tallyTurn,
  type State,
  type Tally,
  type Turn,
} from '@fable/engine'
import { linesWithPosts } from '../lanterns/post-lines.ts'
import { nameOf } from '../lanterns/texts.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { recordTurn } from '../ledger/record-turn.ts'
import { LINES_MAX, type PrintedLine } from '../save/console-line.ts'
import { encode } from '../save/encode.ts'
import { withOwnNames, type SavedGame } from '../save/saved-game.ts'
import { seenEndingOf, type SeenEnding } from '../save/seen-ending.ts'

export type Transcript = ResponseOf<'GET /api/runs/:id'>

type ReplayedTurn = Turn & {
  readonly before: State
  readonly tally: Tally
  /** The posts after the turn. */
  readonly posts: Posts
  /** The console's lines of the turn, after the echo of a lantern that was taken and of the input. */
  readonly printed: readonly PrintedLine[]
}

export type ReplayedTranscript = {
  readonly transcript: Transcript
  readonly turns: readonly ReplayedTurn[]
  readonly state: State
}

const echoOf = (text: string): PrintedLine => ({ text, tone: 'echo', wait: 0 })

export function replayTranscript(transcript: Transcript): ReplayedTranscript {
  const start = newRun(transcript.player)
  const { state, turns } = replay(start, transcript.turns)
  const seed = postSeed(transcript)
  const along = postsAlong(transcript, turns)
  let tally = NEW_TALLY
  let before = postsAtStart(transcript.rules)

  const replayed = turns.map((turn, at) => {
    const { input = '', lantern } = transcript.turns[at] ?? {}
    const taken = findOffered(before, lantern)
    const posts = along[at] ?? before
    const printed = [
      ...(taken ? [echoOf(nameOf(taken))] : []),
      echoOf(input.trim()),
      ...linesWithPosts(turn, { before, after: posts, seed }),
    ]
    tally = tallyTurn(tally, turn)
    before = posts
    return { ...turn, before: turns[at - 1]?.state ?? start, tally, posts, printed }
  })

  return { transcript, turns: replayed, state }
}

export const lastLinesOf = ({ turns }: ReplayedTranscript): readonly PrintedLine[] =>
  turns.flatMap(({ printed }) => printed).slice(-LINES_MAX)

export const postsAfter = ({ transcript, turns }: ReplayedTranscript): Posts =>
  turns.at(-1)?.posts ?? postsAtStart(transcript.rules)

/** Turns that the ledger already contains are not counted again. */
export const withTranscript = (
  ledger: Ledger,
  { transcript: { id: runId }, turns }: ReplayedTranscript,
): Ledger =>
  turns.reduce(
    (written, turn, number) => recordTurn(written, { runId, number, before: turn.before, turn }),
    ledger,
  )

/** Returns null while the run is open. */
export function endingOf({
  transcript: { id, rank },
  turns,
}: ReplayedTranscript): SeenEnding | null {
  const last = turns.at(-1)
  return last ? seenEndingOf(last.before, last, { rank, rankedId: id }) : null
}

export const isOfOtherRules = ({ rules }: Transcript): boolean => !isPlayable(rules)

/**
 * True if the save is at the same turn and in the same state as the transcript. The printed texts may differ, because
 * the page prefers texts that the player has not read.
 */
export function agreesWith(transcript: Transcript, game: SavedGame): boolean {
  if (isOfOtherRules(transcript) || transcript.turns.length !== game.run?.turn) return false
  const played = replayTranscript(transcript)
  const { state } = played
  const { printed = '' } = game.state
  // The save may already contain the answer to the current offer.
  const { posts, lantern } = game.run
  const answered = answerOffer(postsAfter(played), lantern)
  if (JSON.stringify(answered) !== JSON.stringify({ ...posts, offer: null })) return false
  const replayed = { ...game, state: { ...withOwnNames(state, game.state), printed } }
  return JSON.stringify(encode(replayed)) === JSON.stringify(encode(game))
}
