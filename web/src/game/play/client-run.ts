import { isRefusal, nameOf, newRun, play, read, rngFrom } from '@fable/engine'
import type { EndedRun } from '../run/finished-runs.ts'
import type { Transcript } from '../run/transcript.ts'
import { withRunId } from '../ledger/ledger.ts'
import { recordTurn } from '../ledger/record-turn.ts'
import { lostDaysOf, NEW_STORY, withTurn } from '../save/run-story.ts'
import { finalNumbersOf } from '../save/seen-ending.ts'
import {
  endingOf,
  isOfOtherRules,
  lastLinesOf,
  passageOf,
  replayTranscript,
  storyOf,
  withTranscript,
} from '../run/replay-transcript.ts'
import type { Road } from '../save/game-variables.ts'
import { withOwnNames, type Run, type SavedGame } from '../save/saved-game.ts'
import { addLine, finishPrinting, printTurn, replaceLines } from './client-printing.ts'
import { type Stamp } from './client-state.ts'
import { MESSAGES } from './messages.ts'
import type { Started } from './run-server.ts'
import { extend, type Step } from './step.ts'

export const UNREACHABLE: Started = { kind: 'unranked', why: 'unreachable' }

export const unrankedRun = ({ runId, secret }: Stamp, turn = 0, story = NEW_STORY): Run => ({
  id: runId,
  seed: secret,
  turn,
  at: 0,
  pending: null,
  ranked: false,
  story,
})

/** Changes the save and stores it. */
export function saveGame(step: Step, change: Partial<SavedGame>): Step {
  const game = { ...step.state.game, ...change }
  return extend(step, { game }, { type: 'save', game })
}

/** Ends the requests that are under way. */
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

/** Requests a ranked run for the first input. Without a server the run is unranked. */
export function requestStart(step: Step, input: string, stamp: Stamp): Step {
  if (!step.state.hasServer) return requestTurn(step, unrankedRun(stamp), input, stamp)
  const { requestId } = stamp
  return extend(
    abortRequests(step),
    {
      phase: { name: 'starting', requestId, input, slow: false },
      shown: { ...step.state.shown, cue: null },
    },
    { type: 'requestStart', requestId, playerName: nameOf(step.state.game.state) },
  )
}

/** Requests the run on a daily road. The one in progress stays until the server has opened it. */
export function requestRoad(step: Step, road: Road, { requestId }: Stamp): Step {
  const phase = { name: 'starting', requestId, input: 'start', road, slow: false } as const
  const playerName = nameOf(step.state.game.state)
  return extend(
    abortRequests(finishPrinting(step)),
    { phase },
    { type: 'requestStart', requestId, playerName, road },
  )
}

/** Goes on with an attempt from where the server has it. */
function resumeRun(step: Step, run: Run, { requestId }: Stamp): Step {
  const { game } = step.state
  return extend(
    step,
    { game: { ...game, run }, phase: { name: 'asking', requestId, slow: false } },
    { type: 'requestTranscript', requestId, id: run.id, isBackground: false },
  )
}

/** Starts a run with its first input: ranked as the server has drawn it, else unranked with a line that says why. */
export function startRun(step: Step, started: Started, input: string, stamp: Stamp): Step {
  const idle = extend(step, { phase: { name: 'idle' } })
  if (started.kind === 'noRoad') {
    return saveGame(addLine(idle, MESSAGES.noRoad[started.why], 'quiet'), {})
  }
  if (started.kind === 'unranked') {
    const explained = addLine(idle, MESSAGES.unrankedStart[started.why], 'quiet')
    return requestTurn(explained, unrankedRun(stamp), input, stamp)
  }
  const { id, player, commitment } = started.run
  const { game } = idle.state
  const state = withOwnNames(newRun(player), game.state)
  const blank = { seed: '', turn: 0, at: 0, pending: null, story: NEW_STORY }
  const run = { ...blank, id, ranked: true, commitment }
  const next = extend(idle, { game: { ...game, state } })
  if (started.kind === 'ranked') return requestTurn(next, run, input, stamp)
  const { road } = started
  if (started.run.turns > 0) return resumeRun(next, { ...run, road }, stamp)
  const begun = addLine(next, MESSAGES.road[road.isAttempt ? 'attempt' : 'closed'], 'quiet')
  return requestTurn(begun, { ...run, road }, input, stamp)
}

/** Stores an input of the run, then requests its seed. */
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

/** Records that the run has ended, a ranked one with its id and commitment. */
function recordFinished(
  step: Step,
  { id, ranked, commitment, road }: Run,
  ended: Omit<EndedRun, 'rankedId' | 'commitment'>,
): Step {
  const run = {
    ...ended,
    ...(ranked && { rankedId: id }),
    ...(commitment !== undefined && { commitment }),
    ...(road && { road: road.day }),
  }
  return extend(step, {}, { type: 'recordFinishedRun', run })
}

/** Plays the input that waits for this seed. */
export function playTurn(step: Step, seed: string, rank: number | undefined, stamp: Stamp): Step {
  const { game } = step.state
  const { run } = game
  const command = run?.pending ? read(game.state, run.pending) : null
  if (!run || !command || isRefusal(command)) return extend(step, { phase: { name: 'idle' } })
  const turn = play(game.state, command, rngFrom(seed))
  const { ended } = turn
  const recorded = ended
    ? recordFinished(step, run, {
        ...ended,
        playerName: nameOf(game.state),
        lostDays: lostDaysOf(run.story),
      })
    : step
  const ending = ended
    ? {
        ...ended,
        ...(rank && { rank }),
        ...(run.ranked && { rankedId: run.id }),
        last: finalNumbersOf(game.state, turn),
      }
    : null
  const story = withTurn(run.story, passageOf(game.state, turn))
  const record = { runId: run.id, number: run.turn, before: game.state, turn }
  const ledger = recordTurn(game.ledger, record)
  const played = {
    ...run,
    turn: run.turn + 1,
    at: stamp.at,
    pending: null,
    story,
    ...(ending && { ended: ending }),
  }
  const next = extend(recorded, {
    phase: { name: 'idle' },
    game: { ...game, state: turn.state, run: played, ledger },
  })
  return saveGame(printTurn(next, turn, ending, stamp), {})
}

/** The run goes on without the server, from the input that waits if there is one. */
export function continueUnranked(step: Step, why: string, stamp: Stamp): Step {
  const idle = abortRequests(step)
  const { run, ledger } = idle.state.game
  if (!run) return idle
  const unranked = { ...unrankedRun(stamp, run.turn, run.story), pending: run.pending }
  const game = { ...idle.state.game, ledger: withRunId(ledger, run.id, unranked.id) }
  const explained = addLine(extend(idle, { game }), why, 'quiet')
  return run.pending
    ? requestTurn(explained, unranked, run.pending, stamp)
    : saveGame(explained, { run: unranked })
}

/** Replaces the run by what the server's transcript says, which is always right. */
export function applyTranscript(step: Step, transcript: Transcript, stamp: Stamp): Step {
  if (isOfOtherRules(transcript)) return continueUnranked(step, MESSAGES.rulesChanged, stamp)
  const { run, state: own, ledger } = step.state.game
  const replayed = replayTranscript(transcript)
  const ending = endingOf(replayed)
  const state = withOwnNames(replayed.state, own)
  const lines = lastLinesOf(replayed)
  const replaced = replaceLines(abortRequests(finishPrinting(step)), lines, state)
  const explained = addLine(replaced, MESSAGES.asTheServerHasIt, 'quiet')
  const kept = saveGame(explained, {
    state,
    ledger: withTranscript(ledger, replayed),
    run: run && {
      ...run,
      turn: transcript.turns.length,
      pending: null,
      story: { ...storyOf(replayed), perfect: run.story.perfect },
      ...(ending && { ended: ending }),
    },
  })
  if (!ending || !run) return kept
  const { playerName, lostDays = 0 } = transcript
  const recorded = recordFinished(kept, run, { ...ending, playerName, lostDays })
  return extend(recorded, {}, { type: 'refreshLeaderboard' })
}
