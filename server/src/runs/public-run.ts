import type { Run } from '@fable/contract'
import type { State } from '@fable/engine'
import type { RunRow } from './store.ts'
import { ADVENTURER, publicName } from '../platform/display-names.ts'
import { decodeInputs, type StoredTranscript } from './transcript.ts'
import { seedOf } from './seeds.ts'

type RunWithInputs = RunRow & StoredTranscript

const turnsOf = (run: RunWithInputs, inputs: readonly string[]) =>
  inputs.map((input, turn) => ({ input, seed: seedOf(run, turn) }))

/** An open run for a client that knows its id. */
export const openRun = (run: RunWithInputs, state: State): Run => ({
  id: run.id,
  open: true,
  playerName: run.userName || state.playerName,
  daysSurvived: state.day,
  rules: run.rules,
  player: { playerName: run.playerName, userName: run.userName },
  turns: turnsOf(run, decodeInputs(run)),
})

/** Turn 0 is 'start'. In a run without a name, turn 1 is the name. */
const NAME_TURN = 1

const isHidden = ({ hidden }: RunRow) => hidden === 1

/**
 * The public form of a name in an ended run. Names that the leaderboard does not show are replaced by
 * one that plays the same.
 */
const publicNameIn = (run: RunRow, name: string) =>
  isHidden(run) && name !== '' ? ADVENTURER : publicName(name)

/** The public form of an input of an ended run. */
export const publicInput = (run: RunRow, turn: number, input: string): string => {
  const hasNameTurn = run.playerName === '' && run.userName === ''
  return hasNameTurn && turn === NAME_TURN ? publicNameIn(run, input) : input
}

/** The public form of an ended run. */
export const endedRun = (run: RunWithInputs, rank: number): Run => ({
  id: run.id,
  open: false,
  playerName: publicNameIn(run, run.boardName ?? ''),
  daysSurvived: run.daysSurvived ?? 0,
  rules: run.rules,
  player: {
    playerName: publicNameIn(run, run.playerName),
    userName: publicNameIn(run, run.userName),
  },
  turns: turnsOf(
    run,
    decodeInputs(run).map((input, turn) => publicInput(run, turn, input)),
  ),
  ...(!isHidden(run) && { rank }),
})
