import { isRefusal, nameOf, newRun, parse, play, read, rngFrom, textOf } from '@fable/engine'
import { withEntries, withRunId } from '../../ledger/ledger.ts'
import { recordRefusal, recordTurn } from '../../ledger/record-turn.ts'
import { isKept } from '../../ledger/wagers.ts'
import type { EndedRun } from '../../run/finished-runs.ts'
import {
  agreesWith,
  endingOf,
  isOfOtherRules,
  lastLinesOf,
  replayTranscript,
  storyOf,
  withTranscript,
  type Transcript,
} from '../../run/replay-transcript.ts'
import { TEMPLATE_VERSION, type Road } from '../../save/game-variables.ts'
import { lostDaysOf, NEW_STORY, withAttack, withTurn, type DiceStop } from '../../save/run-story.ts'
import { withOwnNames, type Run, type SavedGame } from '../../save/saved-game.ts'
import { finalNumbersOf } from '../../save/seen-ending.ts'
import {
  addLine,
  advance,
  finishPrinting,
  printNext,
  printTurn,
  replaceLines,
} from './client-printing.ts'
import {
  extend,
  isRunOpen,
  type ClientEvent,
  type ClientState,
  type Phase,
  type Stamp,
  type Step,
} from './client-state.ts'
import { MESSAGES } from './messages.ts'
import { withPageLines } from './page-lines.ts'
import type { RunLost, Started } from './run-server.ts'

const UNREACHABLE: Started = { kind: 'unranked', why: 'unreachable' }

const unrankedRun = ({ runId, secret }: Stamp, turn = 0, story = NEW_STORY): Run => ({
  id: runId,
  seed: secret,
  turn,
  at: 0,
  pending: null,
  ranked: false,
  story,
})

/** Changes the save and stores it. */
function saveGame(step: Step, change: Partial<SavedGame>): Step {
  const game = { ...step.state.game, ...change }
  return extend(step, { game }, { type: 'save', game })
}

/** Ends the requests that are under way. */
function abortRequests(step: Step): Step {
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
function requestStart(step: Step, input: string, stamp: Stamp): Step {
  if (!step.state.hasServer) return beginRun(step, unrankedRun(stamp), input, stamp)
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
function requestRoad(step: Step, road: Road, { requestId }: Stamp): Step {
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

/** Begins a run with what the player wagers on it. */
function beginRun(step: Step, run: Run, input: string, stamp: Stamp): Step {
  const { wager } = step.state
  const begun = extend(step, { wager: null })
  return requestTurn(begun, wager ? { ...run, wager } : run, input, stamp)
}

/** Starts a run with its first input: ranked as the server has drawn it, else unranked with a line that says why. */
function startRun(step: Step, started: Started, input: string, stamp: Stamp): Step {
  const idle = extend(step, { phase: { name: 'idle' } })
  if (started.kind === 'noRoad') {
    return saveGame(addLine(idle, MESSAGES.noRoad[started.why], 'quiet'), {})
  }
  if (started.kind === 'unranked') {
    const explained = addLine(idle, MESSAGES.unrankedStart[started.why], 'quiet')
    return beginRun(explained, unrankedRun(stamp), input, stamp)
  }
  const { id, player, commitment } = started.run
  const { game } = idle.state
  const state = withOwnNames(newRun(player), game.state)
  const blank = { seed: '', turn: 0, at: 0, pending: null, story: NEW_STORY }
  const run = { ...blank, id, ranked: true, commitment }
  const next = extend(idle, { game: { ...game, state } })
  if (started.kind === 'ranked') return beginRun(next, run, input, stamp)
  const { road } = started
  if (started.run.turns > 0) return resumeRun(next, { ...run, road }, stamp)
  const begun = addLine(next, MESSAGES.road[road.isAttempt ? 'attempt' : 'closed'], 'quiet')
  return beginRun(begun, { ...run, road }, input, stamp)
}

/** Stores an input of the run, then requests its seed. */
function requestTurn(step: Step, run: Run, input: string, { requestId }: Stamp): Step {
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
function playTurn(step: Step, seed: string, rank: number | undefined, stamp: Stamp): Step {
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
  const story = withTurn(run.story, game.state, turn)
  const record = { runId: run.id, number: run.turn, before: game.state, turn }
  const recordedLedger = recordTurn(game.ledger, record)
  const ledger =
    ended && run.wager && isKept(run.wager, story.tally, ended)
      ? withEntries(recordedLedger, [`wager/${run.wager}`])
      : recordedLedger
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
  const lines = withPageLines(turn, game.ledger)
  return saveGame(printTurn(next, { ...turn, lines }, ending, stamp), {})
}

/** The run goes on without the server, from the input that waits if there is one. */
function continueUnranked(step: Step, why: string, stamp: Stamp): Step {
  const idle = abortRequests(step)
  const { run, ledger } = idle.state.game
  if (!run) return idle
  const wagered = run.wager && { wager: run.wager }
  const unranked = { ...unrankedRun(stamp, run.turn, run.story), ...wagered, pending: run.pending }
  const game = { ...idle.state.game, ledger: withRunId(ledger, run.id, unranked.id) }
  const explained = addLine(extend(idle, { game }), why, 'quiet')
  return run.pending
    ? requestTurn(explained, unranked, run.pending, stamp)
    : saveGame(explained, { run: unranked })
}

/** Replaces the run by what the server's transcript says, which is always right. */
function applyTranscript(step: Step, transcript: Transcript, stamp: Stamp): Step {
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

/** Goes on from where the game was left: with an input that is not played yet, or from the transcript. */
function enter(step: Step, stamp: Stamp): Step {
  const entered = extend(step, { presence: 'entered' })
  const { run } = step.state.game
  if (run?.pending) return resume(entered, run, run.pending, stamp)
  if (!run?.ranked || !isRunOpen(step.state) || !step.state.hasServer) return entered
  const { requestId } = stamp
  return extend(
    entered,
    { background: { name: 'reading', requestId } },
    { type: 'requestTranscript', requestId, id: run.id, isBackground: true },
  )
}

/** The screen goes away: the rest of a turn is shown on return. */
function leave(step: Step): Step {
  return extend(abortRequests(finishPrinting(step)), { presence: 'left' })
}

/** An input that was stored and, as far as this page knows, not played. */
function resume(step: Step, run: Run, input: string, stamp: Stamp): Step {
  const { lines, state } = step.state.game
  const command = read(state, input)
  if (isRefusal(command)) return saveGame(step, { run: { ...run, pending: null } })
  const isEchoed = lines.at(-1)?.tone === 'echo'
  return requestTurn(
    isEchoed ? step : addLine(step, input.trim(), 'echo'),
    run,
    textOf(command),
    stamp,
  )
}

/** An input of the player. While lines print it brings them instead; an empty one is ignored. */
function submit(step: Step, typed: string, stop: DiceStop | undefined, stamp: Stamp): Step {
  const { phase, game } = step.state
  if (phase.name === 'printing') return advance(step)
  if (phase.name !== 'idle' || typed.trim() === '') return step
  const echoed = addLine(step, typed.trim(), 'echo')
  const command = parse(game.state, typed)
  if (isRefusal(command)) {
    const refused = { lines: command.lines, state: game.state }
    const ledger = recordRefusal(game.ledger, game.state.mode.name)
    return saveGame(printTurn(echoed, refused, null, stamp), { ledger })
  }
  const input = textOf(command)
  if (isRunOpen(step.state)) {
    const run = game.run ?? unrankedRun(stamp)
    const story = command.type === 'attack' ? withAttack(run.story, stop) : run.story
    return requestTurn(echoed, { ...run, story }, input, stamp)
  }
  return requestStart(echoed, input, stamp)
}

/** The server gives no seed, or no transcript. */
function refuse(step: Step, reason: RunLost['reason'], stamp: Stamp): Step {
  const { phase, game } = step.state
  if (reason !== 'elsewhere' || !game.run || phase.name !== 'asking') {
    const why = reason === 'rules' ? MESSAGES.rulesChanged : MESSAGES.runGone
    return continueUnranked(step, why, stamp)
  }
  const { requestId } = stamp
  return extend(
    step,
    { phase: { ...phase, requestId } },
    { type: 'requestTranscript', requestId, id: game.run.id, isBackground: false },
  )
}

/** A start without the server: a run of its own, but no road. */
const unreachable = ({ road }: Extract<Phase, { name: 'starting' }>): Started =>
  road ? { kind: 'noRoad', why: 'unreachable' } : UNREACHABLE

/** The player does not want to wait for the server any more. */
function goOnUnranked(step: Step, stamp: Stamp): Step {
  const { phase } = step.state
  if (phase.name === 'starting') {
    return startRun(abortRequests(step), unreachable(phase), phase.input, stamp)
  }
  return phase.name === 'asking' ? continueUnranked(step, MESSAGES.unranked, stamp) : step
}

const withSlow = (step: Step, slow: boolean): Step => {
  const { phase } = step.state
  const isWaiting = phase.name === 'starting' || phase.name === 'asking'
  return isWaiting ? extend(step, { phase: { ...phase, slow } }) : step
}

/** A response to the transcript that was read in the background after a reload. */
function catchUp(step: Step, event: ClientEvent, stamp: Stamp): Step {
  const done = extend(step, { background: { name: 'none' } })
  if (event.type !== 'transcriptArrived' || agreesWith(event.transcript, step.state.game))
    return done
  return applyTranscript(done, event.transcript, stamp)
}

/** A response to a request; one that nobody waits for any more is ignored. */
function respond(
  step: Step,
  event: Extract<ClientEvent, { requestId: number }>,
  stamp: Stamp,
): Step {
  const { phase, background } = step.state
  if (background.name === 'reading' && background.requestId === event.requestId) {
    return event.type === 'slow' ? step : catchUp(step, event, stamp)
  }
  const isWaiting = phase.name === 'starting' || phase.name === 'asking'
  if (!isWaiting || phase.requestId !== event.requestId) return step
  switch (event.type) {
    case 'slow':
      return withSlow(step, true)
    case 'startArrived':
      return phase.name === 'starting' ? startRun(step, event.started, phase.input, stamp) : step
    case 'seedArrived':
      return playTurn(step, event.seed, event.rank, stamp)
    case 'transcriptArrived':
      return applyTranscript(step, event.transcript, stamp)
    case 'requestRefused':
      return phase.name === 'starting'
        ? startRun(step, unreachable(phase), phase.input, stamp)
        : refuse(step, event.reason, stamp)
  }
}

/**
 * The game client: what is true after an event, and what is to be done. Pure: ids, chance and time come in
 * the stamp. An input is stored before its seed is requested, and its turn as soon as it is played, so
 * that a reload at any moment neither loses nor repeats one. Nothing happens between 'left' and 'entered'.
 */
export function transition(state: ClientState, event: ClientEvent, stamp: Stamp): Step {
  const step: Step = { state, effects: [] }
  if (event.type === 'entered') return enter(step, stamp)
  if (state.presence === 'left') return step
  switch (event.type) {
    case 'left':
      return leave(step)
    case 'submitted':
      return submit(step, event.input, event.stop, stamp)
    case 'wagerChosen':
      return extend(step, { wager: event.wager })
    case 'roadChosen':
      return state.hasServer ? requestRoad(step, event.road, stamp) : step
    case 'advance':
      return advance(step)
    case 'finish':
      return finishPrinting(step)
    case 'timerFired':
      return printNext(step)
    case 'newsSeen':
      return saveGame(step, { update: TEMPLATE_VERSION })
    case 'saveResult':
      return extend(step, { isKept: event.isKept })
    case 'choseWait':
      return withSlow(step, false)
    case 'choseUnranked':
      return goOnUnranked(step, stamp)
    default:
      return respond(step, event, stamp)
  }
}
