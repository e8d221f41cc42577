import type { Run } from '@fable/contract'
import type { State } from '@fable/engine'
import type { RunRow } from './store.ts'
import type { DisplayName } from '../platform/display-names.ts'
import { decodeInputs, type StoredTranscript } from './transcript.ts'
import { commitmentOf, isNameTurn, turnsOf } from './seeds.ts'

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
  ...(run.road !== null && { road: run.road }),
})

/** The public form of an input of an ended run. A name that is not shown is replaced by one that plays the same. */
export const publicInput = (
  run: RunRow,
  { turn, input }: { readonly turn: number; readonly input: string },
  displayName: DisplayName,
): string => (isNameTurn(run, turn) ? displayName(run, input) : input)

type Ended = {
  /** undefined: the run is in no ranking. */
  readonly rank: number | undefined
  readonly displayName: DisplayName
  /** Its secret may be public: it is not that of a road which is still open. */
  readonly isClosed: boolean
}

/** The public form of an ended run. */
export const endedRun = (run: RunWithInputs, { rank, displayName, isClosed }: Ended): Run => ({
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
  ...(isClosed && { secret: run.secret }),
  ...(run.strength !== null && { strength: run.strength }),
  ...(run.startedAt !== null && { startedAt: run.startedAt, lostDays: run.lostDays }),
  ...(run.endedAt !== null && { endedAt: run.endedAt }),
  ...(run.road !== null && { road: run.road }),
  ...(run.hidden === 0 && rank !== undefined && { rank }),
})
