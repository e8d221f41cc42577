import { isRefusal, nameOf, newRun, play, read, rngFrom } from '@fable/engine'
import type { Transcript } from '../../game/transcript.ts'
import { isOfOtherRules, replayedLines } from '../../game/replay-transcript.ts'
import { withOwnNames, type Run, type SavedGame } from '../../game/save/saved-game.ts'
import {
  addLine,
  and,
  finishPrinting,
  printTurn,
  replaceLines,
  type Step,
} from './client-printing.ts'
import { type Stamp } from './client-state.ts'
import { MESSAGES } from './messages.ts'
import type { Started } from './run-server.ts'

export const UNREACHABLE: Started = { kind: 'unranked', why: 'unreachable' }

export const unrankedRun = ({ runId, secret }: Stamp, turn = 0): Run => ({
  id: runId,
  seed: secret,
  turn,
  at: 0,
  pending: null,
  ranked: false,
})

/** Changes the save, and stores it. */
export function keep(step: Step, change: Partial<SavedGame>): Step {
  const game = { ...step.state.game, ...change }
  return and(step, { game }, { type: 'save', game })
}

/** Ends the requests that are under way. */
export function abortRequests(step: Step): Step {
  const { phase, background } = step.state
  const ids = [
    phase.name === 'starting' || phase.name === 'asking' ? phase.requestId : null,
    background.name === 'reading' ? background.requestId : null,
  ].filter((id) => id !== null)
  return and(
    step,
    {
      background: { name: 'none' },
      ...(phase.name !== 'printing' && { phase: { name: 'idle' } }),
    },
    ...ids.map((requestId) => ({ type: 'abort', requestId }) as const),
  )
}

/** The first input of a run: the server is asked for a ranked one. */
export function begin(step: Step, input: string, stamp: Stamp): Step {
  if (!step.state.hasServer) return take(step, unrankedRun(stamp), input, stamp)
  const { requestId } = stamp
  return and(
    abortRequests(step),
    { phase: { name: 'starting', requestId, input, slow: false }, ending: null },
    { type: 'requestStart', requestId, playerName: nameOf(step.state.game.state) },
  )
}

export function beginAs(step: Step, started: Started, input: string, stamp: Stamp): Step {
  const idle = and(step, { phase: { name: 'idle' } })
  if (started.kind === 'unranked') {
    const explained = addLine(idle, MESSAGES.unrankedStart[started.why], 'quiet')
    return take(explained, unrankedRun(stamp), input, stamp)
  }
  const { id, player } = started.run
  const { game } = idle.state
  const state = withOwnNames(newRun(player), game.state)
  const run = { id, seed: '', turn: 0, at: 0, pending: null, ranked: true }
  return take(and(idle, { game: { ...game, state } }), run, input, stamp)
}

/** Takes an input of the run: stored first, then its seed is requested. */
export function take(step: Step, run: Run, input: string, { requestId }: Stamp): Step {
  const kept = keep(abortRequests(and(step, { ending: null })), { run: { ...run, pending: input } })
  return and(
    kept,
    { phase: { name: 'asking', requestId, slow: false } },
    { type: 'requestTurn', requestId, run, input },
  )
}

/** Plays the input that waits for this seed. */
export function playTurn(step: Step, seed: string, rank: number | undefined, stamp: Stamp): Step {
  const { game } = step.state
  const { run } = game
  const command = run?.pending ? read(game.state, run.pending) : null
  if (!run || !command || isRefusal(command)) return and(step, { phase: { name: 'idle' } })
  const turn = play(game.state, command, rngFrom(seed))
  const rankedId = run.ranked ? run.id : undefined
  const { ended } = turn
  const recorded = ended
    ? and(
        step,
        {},
        {
          type: 'recordFinishedRun',
          ending: ended,
          playerName: nameOf(game.state),
          rankedId,
        },
      )
    : step
  const ending = ended
    ? { ...ended, ...(rank && { rank }), ...(rankedId !== undefined && { rankedId }) }
    : null
  const played = { ...run, turn: run.turn + 1, at: stamp.at, pending: null }
  const next = and(recorded, {
    phase: { name: 'idle' },
    game: { ...game, state: turn.state, run: played },
  })
  return keep(printTurn(next, turn, ending, stamp), {})
}

/** The run goes on without the server, from the input that waits if there is one. */
export function continueUnranked(step: Step, why: string, stamp: Stamp): Step {
  const idle = abortRequests(step)
  const { run } = idle.state.game
  if (!run) return idle
  const explained = addLine(idle, why, 'quiet')
  const unranked = { ...unrankedRun(stamp, run.turn), pending: run.pending }
  return run.pending
    ? take(explained, unranked, run.pending, stamp)
    : keep(explained, { run: unranked })
}

/** What the server's transcript says of a run is right. */
export function adopt(step: Step, transcript: Transcript, stamp: Stamp): Step {
  if (isOfOtherRules(transcript)) return continueUnranked(step, MESSAGES.rulesChanged, stamp)
  const { run, state: own } = step.state.game
  const { lines, ended, state: replayed } = replayedLines(transcript)
  const state = withOwnNames(replayed, own)
  const replaced = replaceLines(abortRequests(finishPrinting(step)), lines, state)
  const explained = addLine(replaced, MESSAGES.asTheServerHasIt, 'quiet')
  const kept = keep(explained, {
    state,
    run: run && { ...run, turn: transcript.turns.length, pending: null },
  })
  if (!ended) return kept
  return and(
    kept,
    {
      ending: {
        ...ended,
        ...(transcript.rank && { rank: transcript.rank }),
        rankedId: transcript.id,
      },
    },
    {
      type: 'recordFinishedRun',
      ending: ended,
      playerName: transcript.playerName,
      rankedId: transcript.id,
    },
    { type: 'refreshLeaderboard' },
  )
}
