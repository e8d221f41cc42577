import type { Run } from '@fable/contract'
import type { State } from '@fable/engine'
import type { RunRow } from './store.ts'
import type { DisplayName } from '../platform/display-names.ts'
import { decodeInputs, type StoredTranscript } from './transcript.ts'
import { commitmentOf, turnsOf } from './seeds.ts'

type RunWithInputs = RunRow & StoredTranscript

/** An open run for a client that knows its id. */
export const openRun = (run: RunWithInputs, state: State): Run => ({
  id: run.id,
  open: true,
  playerName: run.userName || state.playerName,
  daysSurvived: state.day,
  rules: run.rules,
  player: { playerName: run.playerName, userName: run.userName },
  turns: turnsOf(run, decodeInputs(run)),
  commitment: commitmentOf(run.secret),
  ...(run.startedAt !== null && { startedAt: run.startedAt }),
})

/** Turn 0 is 'start'. In a run without a name, turn 1 is the name. */
const NAME_TURN = 1

/** The public form of an input of an ended run. A name that is not shown is replaced by one that plays the same. */
export const publicInput = (
  run: RunRow,
  { turn, input }: { readonly turn: number; readonly input: string },
  displayName: DisplayName,
): string => {
  const hasNameTurn = run.playerName === '' && run.userName === ''
  return hasNameTurn && turn === NAME_TURN ? displayName(run, input) : input
}

type Ended = { readonly rank: number; readonly displayName: DisplayName }

/** The public form of an ended run. */
export const endedRun = (run: RunWithInputs, { rank, displayName }: Ended): Run => ({
  id: run.id,
  open: false,
  playerName: displayName(run),
  daysSurvived: run.daysSurvived ?? 0,
  rules: run.rules,
  player: {
    playerName: displayName(run, run.playerName),
    userName: displayName(run, run.userName),
  },
  turns: turnsOf(
    run,
    decodeInputs(run).map((input, turn) => publicInput(run, { turn, input }, displayName)),
  ),
  commitment: commitmentOf(run.secret),
  secret: run.secret,
  ...(run.strength !== null && { strength: run.strength }),
  ...(run.startedAt !== null && { startedAt: run.startedAt, lostDays: run.lostDays }),
  ...(run.endedAt !== null && { endedAt: run.endedAt }),
  ...(run.hidden === 0 && { rank }),
})
