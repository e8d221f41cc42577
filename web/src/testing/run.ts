import { NEW_TALLY, newRun, NO_POSTS, RULES_VERSION } from '@fable/engine'
import type { FinishedRun } from '../game/run/finished-runs.ts'
import type { Transcript } from '../game/run/replay-transcript.ts'
import type { Run } from '../game/save/saved-game.ts'
import type { SeenEnding } from '../game/save/seen-ending.ts'

/** A run in progress as a save has it: unranked, and three turns old, unless given otherwise. */
export function makeRun(given: Partial<Run> = {}): Run {
  return {
    id: 'r',
    ranked: false,
    seed: 'x',
    turn: 3,
    at: 0,
    pending: null,
    story: NEW_TALLY,
    posts: NO_POSTS,
    ...given,
  }
}

/** The end of a run by a death without a killer. */
export function makeEnding(given: Partial<SeenEnding> = {}): SeenEnding {
  return {
    cause: 'death',
    daysSurvived: 10,
    strength: 5,
    kills: 0,
    bestHit: 5,
    gold: 0,
    ...given,
  }
}

/** An ended run in the list of this browser. */
export function makeFinishedRun(given: Partial<FinishedRun> = {}): FinishedRun {
  return { ...makeEnding(), playerName: 'Wren', endedAt: 1, flames: 0, lostDays: 0, ...given }
}

/** A run as the server sends it, ended unless given otherwise. */
export function makeTranscript(given: Partial<Transcript> = {}): Transcript {
  const { playerName, userName } = newRun({ playerName: 'Wren' })
  return {
    id: '0'.repeat(32),
    open: false,
    playerName,
    daysSurvived: 0,
    rules: RULES_VERSION,
    player: { playerName, userName },
    turns: [],
    startedAt: '2026-11-22T10:00:00.000Z',
    ...given,
  }
}
