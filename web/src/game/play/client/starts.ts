import { nameOf, newRun, NEW_TALLY, postsAtStart } from '@fable/engine'
import { newLedgerRun } from '../../ledger/ledger.ts'
import { shelfFor, withOwnNames, type Run } from '../../save/saved-game.ts'
import { addLine, finishPrinting } from './client-printing.ts'
import { extend, type Stamp, type Step } from './client-state.ts'
import { MESSAGES } from './messages.ts'
import type { RunStart, Started } from './run-server.ts'
import { abortRequests, requestTurn, saveGame, unrankedRun } from './turns.ts'

/**
 * Asks the server to start a run. Once the server has opened a daily road, the run in progress is moved to the shelf,
 * if possible (`shelfFor`). Without a server, an unranked run starts at once.
 */
export function requestStart(step: Step, wish: Omit<RunStart, 'playerName'>, stamp: Stamp): Step {
  if (!step.state.hasServer) return requestTurn(step, unrankedRun(stamp), wish.input, stamp)
  const { requestId } = stamp
  const stopped = abortRequests(finishPrinting(step))
  const { shown, game } = stopped.state
  const start = { ...wish, playerName: nameOf(game.state) }
  return extend(
    stopped,
    {
      phase: { name: 'starting', requestId, start, slow: false },
      shown: { ...shown, cue: null },
    },
    { type: 'requestStart', requestId, start },
  )
}

/** Starts a ranked run if the server has sent one. Otherwise a line says why there is none. */
export function startRun(step: Step, started: Started, start: RunStart, stamp: Stamp): Step {
  const { input, road } = start
  const idle = extend(step, { phase: { name: 'idle' } })
  if (started.kind === 'noRoad') {
    return saveGame(addLine(idle, MESSAGES.noRoad[started.why], 'quiet'), {})
  }

  if (started.kind === 'unranked') {
    const explained = addLine(idle, MESSAGES.unrankedStart[started.why], 'quiet')
    return requestTurn(explained, unrankedRun(stamp), input, stamp)
  }

  const { id, player, commitment, claim } = started.run
  const { game } = idle.state
  const state = withOwnNames(newRun(player), game.state)
  const posts = postsAtStart(started.run.rules)
  const blank = { seed: '', turn: 0, at: 0, pending: null, story: NEW_TALLY, posts }
  const run = { ...blank, id, ranked: true, commitment, ...(claim && { claim }) }
  const next = extend(idle, { game: { ...game, state } })
  if (!road) return requestTurn(next, run, input, stamp)
  const shelved = extend(next, { game: { ...game, state, shelf: shelfFor(game) } })
  const { turns = 0 } = started.run
  if (turns > 0) return resumeRun(shelved, { ...run, road }, turns, stamp)
  const begun = addLine(shelved, MESSAGES.road, 'quiet')
  return requestTurn(begun, { ...run, road }, input, stamp)
}

/**
 * Continues an attempt of which `turns` turns were played before, here or in another browser. The ledger of that
 * browser has them, so they are not recorded again.
 */
function resumeRun(step: Step, run: Run, turns: number, { requestId }: Stamp): Step {
  const { game } = step.state
  const ledger = { ...game.ledger, run: newLedgerRun(run.id, turns) }
  return extend(
    step,
    { game: { ...game, run, ledger }, phase: { name: 'asking', requestId, slow: false } },
    { type: 'requestTranscript', requestId, id: run.id, isBackground: false },
  )
}

/** Without a server an ordinary run starts unranked, but a daily road cannot be walked. */
export function startWithoutServer(step: Step, start: RunStart, stamp: Stamp): Step {
  const kind = start.road ? 'noRoad' : 'unranked'
  return startRun(step, { kind, why: 'unreachable' }, start, stamp)
}
