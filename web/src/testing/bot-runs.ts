import { newRun, replay, tallyTurn, type State, type Tally, NEW_TALLY } from '@fable/engine'
import { BOTS, playRun, type BotName } from '@fable/engine/bots'
import { EMPTY_LEDGER, type Ledger } from '../game/ledger/ledger.ts'
import { recordTurn, type PlayedTurn } from '../game/ledger/record-turn.ts'

/** The turns of a run that a bot played to its end, as the ledger records them. */
export function turnsOf(bot: BotName, runId: string): PlayedTurn[] {
  let before: State = newRun()
  const { record } = playRun(BOTS[bot], runId)
  return replay(before, record).turns.map((turn, number) => {
    const played = { runId, number, before, turn }
    before = turn.state
    return played
  })
}

/** The ledger after as many runs of a bot. */
export function ledgerOfRuns(bot: BotName, runs: number, ledger: Ledger = EMPTY_LEDGER): Ledger {
  return Array.from({ length: runs }, (_, at) => turnsOf(bot, `run ${at}`))
    .flat()
    .reduce(recordTurn, ledger)
}

/** The stored story of a run. */
export const storyOfTurns = (turns: readonly PlayedTurn[]): Tally =>
  turns.reduce((story, { turn }) => tallyTurn(story, turn), NEW_TALLY)
