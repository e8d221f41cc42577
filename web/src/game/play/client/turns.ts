import {
  isRefusal,
  nameOf,
  play,
  Printed,
  read,
  rngFrom,
  type Line,
  type Seeds,
  type State,
  NEW_TALLY,
  NO_POSTS,
  passTurn,
  postSeed,
  tallyTurn,
} from '@fable/engine'
import { linesWithPosts } from '../../lanterns/post-lines.ts'
import { memoryOf, withFlames, withRunId, withTexts } from '../../ledger/ledger.ts'
import { recordTurn } from '../../ledger/record-turn.ts'
import type { EndedRun } from '../../run/finished-runs.ts'
import { fogOfTurn, remarkLines } from '../../run/fog.ts'
import {
  endingOf,
  isOfOtherRules,
  lastLinesOf,
  postsAfter,
  replayTranscript,
  withTranscript,
  type Transcript,
} from '../../run/replay-transcript.ts'
import { withOwnNames, type Run, type SavedGame } from '../../save/saved-game.ts'
import { seenEndingOf, type SeenEnding } from '../../save/seen-ending.ts'
import { addLine, finishPrinting, printTurn, replaceLines } from './client-printing.ts'
import { extend, type Stamp, type Step } from './client-state.ts'
import { MESSAGES } from './messages.ts'

/** Returns an unranked run, whose secret this browser has drawn. `soFar`: the values of the run that it continues. */
export const unrankedRun = (
  { runId, secret }: Stamp,
  soFar: Partial<Pick<Run, 'turn' | 'story' | 'posts' | 'lantern' | 'pending'>> = {},
): Run => ({
  id: runId,
  seed: secret,
  turn: 0,
  at: 0,
  pending: null,
  ranked: false,
  story: NEW_TALLY,
  posts: NO_POSTS,
  ...soFar,
})

const withoutLantern = ({ lantern: _lantern, ...run }: Run): Run => run

const postSeedOf = ({ id, road }: Run): string => postSeed({ id, road: road?.day })

export function saveGame(step: Step, change: Partial<SavedGame> = {}): Step {
  const game = { ...step.state.game, ...change }
  return extend(step, { game }, { type: 'save', game })
}

export function abortRequests(step: Step): Step {
  const { phase, background } = step.state
  const ids = [
    phase.name === 'starting' || phase.name === 'asking' ? phase.requestId : null,
    background.name === 'reading' ? background.requestId : null,
  ].filter((id) => id !== null)
  return extend(
    step,
    {
      background: { name: 'none' },
      ...(phase.name !== 'printing' && { phase: { name: 'idle' } }),
    },
    ...ids.map((requestId) => ({ type: 'abort', requestId }) as const),
  )
}

export function requestTurn(step: Step, run: Run, input: string, { requestId }: Stamp): Step {
  const shown = { ...step.state.shown, cue: null }
  const kept = saveGame(abortRequests(extend(step, { shown })), {
    run: { ...run, pending: input },
  })
  return extend(
    kept,
    { phase: { name: 'asking', requestId, slow: false } },
    { type: 'requestTurn', requestId, run, input },
  )
}

function recordFinished(
  step: Step,
  { commitment, claim, road }: Run,
  { rank: _rank, last: _last, ...ended }: SeenEnding,
  listed: Pick<EndedRun, 'playerName' | 'flames' | 'lostDays'>,
): Step {
  const run = {
    ...ended,
    ...listed,
    ...(commitment && { commitment }),
    ...(claim && { claim }),
    ...(road && { road: road.day }),
  }
  return extend(step, {}, { type: 'recordFinishedRun', run })
}

function textsOfRun({ printed = '' }: State, lines: readonly Pick<Line, 'text'>[]): string {
  const texts = new Printed(printed)
  for (const { text } of lines) texts.add(text)
  return texts.codes
}

export function playTurn(step: Step, seeds: Seeds, rank: number | undefined, stamp: Stamp): Step {
  const { game } = step.state
  const { run: asked, state } = game
  const command = asked?.pending ? read(state, asked.pending) : null
  if (!asked || !command || isRefusal(command)) return extend(step, { phase: { name: 'idle' } })
  const before = withoutLantern(asked)
  const turn = play(state, command, rngFrom(seeds.seed, seeds.paths), memoryOf(game.ledger))

  const ending = seenEndingOf(state, turn, {
    rank,
    rankedId: before.ranked ? before.id : undefined,
  })

  const story = tallyTurn(before.story, turn)
  const posts = passTurn(before.posts, { turn, seed: postSeedOf(before) })

  const run = {
    ...before,
    turn: before.turn + 1,
    at: stamp.at,
    pending: null,
    story,
    posts,
    ...(ending && { ended: ending }),
  }

  const record = { runId: before.id, number: before.turn, before: state, turn }
  const ledger = recordTurn(game.ledger, record)
  const fog = fogOfTurn(turn, story)

  const lines = linesWithPosts(turn, {
    before: before.posts,
    after: posts,
    seed: postSeedOf(before),
    others: fog ? remarkLines(fog, state.day) : [],
  })

  const played = extend(step, {
    phase: { name: 'idle' },
    game: {
      ...game,
      state: turn.state,
      run,
      ledger: ending
        ? withFlames(withTexts(ledger, textsOfRun(state, lines)), posts.flames)
        : ledger,
    },
  })

  const listed = { playerName: nameOf(state), flames: posts.flames, lostDays: story.lostDays }
  const recorded = ending ? recordFinished(played, run, ending, listed) : played

  return saveGame(
    printTurn(recorded, { ...turn, lines, before: before.posts, fog }, ending, stamp),
    {},
  )
}

/**
 * Continues the run as an unranked one, and plays the stored input if there is one. `why` is the line that tells the
 * player the reason.
 */
export function continueUnranked(step: Step, why: string, stamp: Stamp): Step {
  const idle = abortRequests(step)
  const { run, ledger } = idle.state.game
  if (!run) return idle
  const { turn, story, posts, lantern, pending } = run
  const unranked = unrankedRun(stamp, {
    turn,
    story,
    posts,
    pending,
    ...(lantern && { lantern }),
  })
  const game = { ...idle.state.game, ledger: withRunId(ledger, run.id, unranked.id) }
  const explained = addLine(extend(idle, { game }), why, 'quiet')
  return pending
    ? requestTurn(explained, unranked, pending, stamp)
    : saveGame(explained, { run: unranked })
}

export function applyTranscript(step: Step, transcript: Transcript, stamp: Stamp): Step {
  if (isOfOtherRules(transcript)) return continueUnranked(step, MESSAGES.rulesChanged, stamp)
  const { game } = step.state
  if (!game.run) return step
  const replayed = replayTranscript(transcript)
  const ending = endingOf(replayed)

  const run = {
    ...withoutLantern(game.run),
    turn: transcript.turns.length,
    pending: null,
    story: replayed.turns.at(-1)?.tally ?? NEW_TALLY,
    posts: postsAfter(replayed),
    ...(ending && { ended: ending }),
  }

  const state = withOwnNames(replayed.state, game.state)
  const recorded = withTranscript(game.ledger, replayed)
  const ledger = ending ? withFlames(recorded, run.posts.flames) : recorded
  const ended = abortRequests(finishPrinting(step))
  const shown = replaceLines(ended, lastLinesOf(replayed), state)
  const explained = addLine(shown, MESSAGES.asTheServerHasIt, 'quiet')
  const saved = saveGame(explained, { state, ledger, run })
  if (!ending) return saved
  const { playerName, lostDays = 0 } = transcript

  const listed = recordFinished(saved, run, ending, {
    playerName,
    flames: run.posts.flames,
    lostDays,
  })

  return extend(listed, {}, { type: 'refreshLeaderboard' })
}
