import type { Run } from '@fable/contract'
import type { State } from '@fable/engine'
import type { RunRow } from './store.ts'
import { ADVENTURER, publicName } from '../platform/display-names.ts'
import { decodeInputs, type StoredTranscript } from './transcript.ts'
import { seedOf } from './seeds.ts'

type RunWithInputs = RunRow & StoredTranscript

const turnsOf = (run: RunWithInputs, inputs: readonly string[]) =>
  inputs.map((input, turn) => ({ input, seed: seedOf(run, turn) }))

/** What the holder of an open run's id may read: the turns so far. */
export const openRun = (run: RunWithInputs, state: State): Run => ({
  id: run.id,
  open: true,
  playerName: run.userName || state.playerName,
  daysSurvived: state.day,
  rules: run.rules,
  player: { playerName: run.playerName, userName: run.userName },
  turns: turnsOf(run, decodeInputs(run)),
})

/** Turn 0 is 'start'; who came without a name was asked for one, which is turn 1. */
const NAME_TURN = 1

const isHidden = ({ hidden }: RunRow) => hidden === 1

/**
 * A name in an ended run as everybody may read it. One that the board does not tell is not told here
 * either: another stands in its place, which plays the same.
 */
const publicNameIn = (run: RunRow, name: string) =>
  isHidden(run) && name !== '' ? ADVENTURER : publicName(name)

/** The answer to a turn of an ended run as everybody may read it. */
export const publicInput = (run: RunRow, turn: number, input: string): string => {
  const wasAsked = run.playerName === '' && run.userName === ''
  return wasAsked && turn === NAME_TURN ? publicNameIn(run, input) : input
}

/** What everybody may read of an ended run. */
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
