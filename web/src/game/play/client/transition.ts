import {
  answerOffer,
  isRefusal,
  type LanternId,
  newRun,
  parse,
  read,
  textOf,
  viewOf,
} from '@fable/engine'
import { SPECIFIED_MESSAGES } from '@fable/engine/content'
import { answerText, askAgain, readAnswer } from '../../lanterns/post-lines.ts'
import { describeCarried } from '../../lanterns/texts.ts'
import { agreesWith } from '../../run/replay-transcript.ts'
import { TEMPLATE_VERSION } from '../../save/game-variables.ts'
import { storyFrom } from '../../save/run-story.ts'
import { withRunBack, type Run } from '../../save/saved-game.ts'
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
  type Stamp,
  type Step,
} from './client-state.ts'
import { MESSAGES } from './messages.ts'
import type { RunLost } from './run-server.ts'
import { requestStart, startRun, startWithoutServer } from './starts.ts'
import {
  abortRequests,
  applyTranscript,
  continueUnranked,
  playTurn,
  requestTurn,
  saveGame,
  unrankedRun,
} from './turns.ts'

/**
 * A pure function: ids, random values and the time come in the stamp. An input is stored before its seed is requested,
 * and a turn as soon as it is played. So a reload at any moment neither loses nor repeats a turn. Events between 'left'
 * and 'entered' are ignored.
 */
export function transition(state: ClientState, event: ClientEvent, stamp: Stamp): Step {
  const step: Step = { state, effects: [] }
  if (event.type === 'entered') return enter(step, stamp)
  if (state.presence === 'left') return step

  switch (event.type) {
    case 'left':
      return leave(step)
    case 'submitted':
      return submit(step, event.input, stamp)
    case 'offerAnswered':
      return answer(step, event.lantern)
    case 'roadChosen':
      return state.hasServer
        ? requestStart(step, { input: 'start', road: event.road }, stamp)
        : step
    case 'advance':
      return advance(step)
    case 'paceChanged':
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
    case 'leftRoad':
      return takeFromShelf(step, stamp)
    case 'gaveUp':
      return giveUp(step, event, stamp)
    default:
      return respond(step, event, stamp)
  }
}

// If no run is in progress, continues the run on the shelf, if there is one.
function enter(step: Step, stamp: Stamp): Step {
  const entered = extend(step, { presence: 'entered' })
  const { run } = step.state.game
  const hasRoadEnded = !isRunOpen(step.state) && !run?.pending
  return hasRoadEnded ? takeFromShelf(entered, stamp) : goOn(entered, stamp)
}

function takeFromShelf(step: Step, stamp: Stamp): Step {
  if (!step.state.game.shelf) return step
  const stopped = abortRequests(finishPrinting(step))
  const back = withRunBack(stopped.state.game)
  const shown = replaceLines(stopped, back.lines, back.state)
  const { lines } = shown.state.game
  const told = addLine(extend(shown, { game: { ...back, lines } }), MESSAGES.fromShelf, 'quiet')
  return goOn(saveGame(told, {}), stamp)
}

/** Gives up the run in progress. The run on the shelf replaces it. Without one, the next Start begins a new run. */
function giveUp(step: Step, { isNameKept }: { isNameKept: boolean }, stamp: Stamp): Step {
  const stopped = abortRequests(finishPrinting(step))
  const { game } = stopped.state
  const { day, playerName, userName } = game.state
  const state = newRun(isNameKept ? { playerName, userName } : { userName })
  const without = extend(stopped, { game: { ...game, state, run: null } })
  const told = addLine(without, MESSAGES.gaveUp(day), 'quiet')
  const shown = extend(told, { shown: { ...told.state.shown, view: viewOf(state), cue: null } })
  return game.shelf ? takeFromShelf(shown, stamp) : saveGame(shown, {})
}

/** Plays the stored input that was not played yet. If there is none, reads the server's transcript of a ranked run. */
function goOn(step: Step, stamp: Stamp): Step {
  const { run } = step.state.game
  if (run?.pending) return resume(step, run, run.pending, stamp)
  if (!run?.ranked || !isRunOpen(step.state) || !step.state.hasServer) return step
  const { requestId } = stamp
  return extend(
    step,
    { background: { name: 'reading', requestId } },
    { type: 'requestTranscript', requestId, id: run.id, isBackground: true },
  )
}

/** Plays an input that was stored before the reload. As far as this page knows, the input was not played. */
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

// Shows the rest of the turn, which the player sees on returning.
function leave(step: Step): Step {
  return extend(abortRequests(finishPrinting(step)), { presence: 'left' })
}

/** While lines print, an input advances them instead. Otherwise empty inputs are ignored. */
function submit(step: Step, typed: string, stamp: Stamp): Step {
  const { phase, game } = step.state
  if (phase.name === 'printing') return advance(step)
  if (phase.name !== 'idle' || typed.trim() === '') return step
  const offer = game.run?.posts.offer
  const answered = offer ? readAnswer(offer, typed) : undefined
  if (answered !== undefined) return answer(step, answered)
  const echoed = addLine(step, typed.trim(), 'echo')
  const command = parse(game.state, typed)
  if (isRefusal(command) && offer) return addLine(echoed, askAgain(offer), 'quiet')

  if (isRefusal(command)) {
    const refused = { lines: command.lines, state: game.state }
    return saveGame(printTurn(echoed, refused, null, stamp))
  }

  const input = textOf(command)
  if (isRunOpen(step.state)) {
    const run = game.run ?? unrankedRun(stamp, { story: storyFrom(game.state) })
    return requestTurn(echoed, run, input, stamp)
  }

  // The run on the shelf is continued before a new one is started, so the new one never replaces it.
  return game.shelf ? takeFromShelf(echoed, stamp) : requestStart(echoed, { input }, stamp)
}

/** An answer to an offer is not a turn. The lantern is sent with the next turn. */
function answer(step: Step, lantern: LanternId | null): Step {
  const { phase, game } = step.state
  const { run } = game
  if (phase.name !== 'idle' || !run?.posts.offer) return step
  const echoed = addLine(step, answerText(run.posts.offer, lantern), 'echo')
  const posts = answerOffer(run.posts, lantern ?? undefined)
  const isTaken = lantern !== null && posts.carried !== null
  const told = isTaken ? addLine(echoed, describeCarried(posts.carried), 'quiet') : echoed
  const { payPrompt } = SPECIFIED_MESSAGES
  const asked = game.state.mode.name === 'paychance' ? addLine(told, payPrompt, 'gold') : told
  return saveGame(asked, { run: { ...run, posts, ...(lantern && { lantern }) } })
}

/** Ignores a response if its request is not the current one. */
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
      return phase.name === 'starting' ? startRun(step, event.started, phase.start, stamp) : step
    case 'seedArrived':
      return playTurn(step, event.seeds, event.rank, stamp)
    case 'transcriptArrived':
      return applyTranscript(step, event.transcript, stamp)
    case 'requestRefused':
      return phase.name === 'starting'
        ? startWithoutServer(step, phase.start, stamp)
        : refuse(step, event.reason, stamp)
  }
}

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

function catchUp(step: Step, event: ClientEvent, stamp: Stamp): Step {
  const done = extend(step, { background: { name: 'none' } })
  if (event.type !== 'transcriptArrived' || agreesWith(event.transcript, step.state.game))
    return done
  return applyTranscript(done, event.transcript, stamp)
}

function goOnUnranked(step: Step, stamp: Stamp): Step {
  const { phase } = step.state
  if (phase.name === 'starting') {
    return startWithoutServer(abortRequests(step), phase.start, stamp)
  }
  return phase.name === 'asking' ? continueUnranked(step, MESSAGES.unranked, stamp) : step
}

function withSlow(step: Step, slow: boolean): Step {
  const { phase } = step.state
  const isWaiting = phase.name === 'starting' || phase.name === 'asking'
  return isWaiting ? extend(step, { phase: { ...phase, slow } }) : step
}
