import {
  eventsOf,
  isRefusal,
  nameOf,
  play,
  Printed,
  read,
  rngFrom,
  type Line,
  type State,
  type Turn,
  type TurnEvent,
  NEW_TALLY,
  tallyTurn,
} from '@fable/engine'
import { memoryOf, withRunId, withTexts } from '../../ledger/ledger.ts'
import { recordTurn } from '../../ledger/record-turn.ts'
import type { EndedRun } from '../../run/finished-runs.ts'
import { fogLines, fogOf } from '../../run/fog.ts'
import {
  endingOf,
  isOfOtherRules,
  lastLinesOf,
  replayTranscript,
  withTranscript,
  type Transcript,
} from '../../run/replay-transcript.ts'
import { withOwnNames, type Run, type SavedGame } from '../../save/saved-game.ts'
import { seenEndingOf, type SeenEnding } from '../../save/seen-ending.ts'
import { addLine, finishPrinting, printTurn, replaceLines } from './client-printing.ts'
import { extend, type Stamp, type Step } from './client-state.ts'
import { MESSAGES } from './messages.ts'

/** Returns a run that is not ranked: this browser has drawn its secret. */
export const unrankedRun = ({ runId, secret }: Stamp, turn = 0, story = NEW_TALLY): Run => ({
  id: runId,
  seed: secret,
  turn,
  at: 0,
  pending: null,
  ranked: false,
  story,
})

/** Changes the save and stores it. */
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

/** Adds a run that has ended to the finished runs, with the name and the number of lost days that are listed there. */
function recordFinished(
  step: Step,
  { commitment, road }: Run,
  { rank: _rank, last: _last, ...ended }: SeenEnding,
  listed: Pick<EndedRun, 'playerName' | 'lostDays'>,
): Step {
  const run = {
    ...ended,
    ...listed,
    ...(commitment && { commitment }),
    ...(road && { road: road.day }),
  }
  return extend(step, {}, { type: 'recordFinishedRun', run })
}

/** Returns the codes of all texts that a run has printed: those of earlier turns, and those of these lines. */
function textsOfRun({ printed = '' }: State, lines: readonly Line[]): string {
  const texts = new Printed(printed)
  for (const { text } of lines) texts.add(text)
  return texts.codes
}

const isPrompt = (event: TurnEvent | undefined): boolean =>
  event?.type === 'no-gold' || event?.type === 'asked'

/** Inserts lines before the prompt of a turn. If the turn has no prompt, such as a round of a fight, they come last. */
function withLinesBeforePrompt({ lines, events }: Turn, others: readonly Line[]): readonly Line[] {
  const prompt = lines.findIndex(({ event }) => isPrompt(events[event]))
  const at = prompt === -1 ? lines.length : prompt
  return [...lines.slice(0, at), ...others, ...lines.slice(at)]
}

/** Plays the stored input with the seed that has arrived. */
export function playTurn(step: Step, seed: string, rank: number | undefined, stamp: Stamp): Step {
  const { game } = step.state
  const { run: before, state } = game
  const command = before?.pending ? read(state, before.pending) : null
  if (!before || !command || isRefusal(command)) return extend(step, { phase: { name: 'idle' } })
  const turn = play(state, command, rngFrom(seed), memoryOf(game.ledger))
  const ending = seenEndingOf(state, turn, {
    rank,
    rankedId: before.ranked ? before.id : undefined,
  })
  const story = tallyTurn(before.story, turn)
  const run = {
    ...before,
    turn: before.turn + 1,
    at: stamp.at,
    pending: null,
    story,
    ...(ending && { ended: ending }),
  }
  const record = { runId: before.id, number: before.turn, before: state, turn }
  const ledger = recordTurn(game.ledger, record)
  const fog = eventsOf(turn.events, 'path').length > 0 ? fogOf(run) : null
  const said = fog ? fogLines(fog, state.day) : []
  const lines = ending ? turn.lines : withLinesBeforePrompt(turn, said)
  const played = extend(step, {
    phase: { name: 'idle' },
    game: {
      ...game,
      state: turn.state,
      run,
      ledger: ending ? withTexts(ledger, textsOfRun(state, lines)) : ledger,
    },
  })
  const listed = { playerName: nameOf(state), lostDays: story.lostDays }
  const recorded = ending ? recordFinished(played, run, ending, listed) : played
  return saveGame(printTurn(recorded, { ...turn, lines }, ending, stamp), {})
}

/** Continues the run without the server, and plays the stored input if there is one. `why`: the line that says why. */
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

/** Replaces the run in the page by that of the server's transcript, which takes precedence. */
export function applyTranscript(step: Step, transcript: Transcript, stamp: Stamp): Step {
  if (isOfOtherRules(transcript)) return continueUnranked(step, MESSAGES.rulesChanged, stamp)
  const { game } = step.state
  if (!game.run) return step
  const replayed = replayTranscript(transcript)
  const ending = endingOf(replayed)
  const run = {
    ...game.run,
    turn: transcript.turns.length,
    pending: null,
    story: replayed.turns.at(-1)?.tally ?? NEW_TALLY,
    ...(ending && { ended: ending }),
  }
  const state = withOwnNames(replayed.state, game.state)
  const ledger = withTranscript(game.ledger, replayed)
  const ended = abortRequests(finishPrinting(step))
  const shown = replaceLines(ended, lastLinesOf(replayed), state)
  const explained = addLine(shown, MESSAGES.asTheServerHasIt, 'quiet')
  const saved = saveGame(explained, { state, ledger, run })
  if (!ending) return saved
  const { playerName, lostDays = 0 } = transcript
  const listed = recordFinished(saved, run, ending, { playerName, lostDays })
  return extend(listed, {}, { type: 'refreshLeaderboard' })
}
