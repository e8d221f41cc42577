import type { Run } from '@fable/contract'
import type { State } from '@fable/engine'
import type { RunRow } from '../db/runs.ts'
import { ADVENTURER, publicName } from './names.ts'
import { inputsOf, type StoredRecord } from './record.ts'
import { seedOf } from './seeds.ts'

type WholeRun = RunRow & StoredRecord

const turnsOf = (run: WholeRun, inputs: readonly string[]) =>
  inputs.map((input, turn) => ({ input, seed: seedOf(run, turn) }))

const playerOf = ({ playerName, userName }: RunRow) => ({ playerName, userName })

/** What the holder of an open run's id may read: the turns so far. */
export const openRun = (run: WholeRun, state: State): Run => ({
  id: run.id,
  open: true,
  playerName: run.userName || state.playerName,
  daysSurvived: state.day,
  rules: run.rules,
  player: playerOf(run),
  turns: turnsOf(run, inputsOf(run)),
})

/** Turn 0 is 'start'; who came without a name was asked for one, which is turn 1. */
const NAME_TURN = 1

/**
 * What everybody may read of an ended run. A name that the board does not tell is not told here
 * either: another stands in its place, which plays the same.
 */
export const endedRun = (run: WholeRun, rank: number): Run => {
  const isHidden = run.hidden === 1
  const told = (name: string) => (isHidden && name !== '' ? ADVENTURER : publicName(name))
  const { playerName, userName } = playerOf(run)
  const wasAsked = playerName === '' && userName === ''
  const inputs = inputsOf(run).map((input, turn) =>
    wasAsked && turn === NAME_TURN ? told(input) : input,
  )
  return {
    id: run.id,
    open: false,
    playerName: told(run.boardName ?? ''),
    daysSurvived: run.daysSurvived ?? 0,
    rules: run.rules,
    player: { playerName: told(playerName), userName: told(userName) },
    turns: turnsOf(run, inputs),
    ...(!isHidden && { rank }),
  }
}
