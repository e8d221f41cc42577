import { newRun } from '@fable/engine'
import { BOTS, playRun } from '@fable/engine/bots'
import type { Run } from '../contract/src/index.ts'
import { makeTranscript } from '../web/src/testing/run.ts'

/** An ended run of a bot in the form of the API, made without a server. The same secret gives the same run. */
export function recordedRun(secret: string, playerName = 'Wren'): Run {
  const player = { playerName, userName: '' }
  const { record, ending } = playRun(BOTS['random dice stops'], secret, { start: newRun(player) })
  return makeTranscript({
    id: Buffer.from(secret).toString('hex').padStart(32, '0').slice(-32),
    playerName,
    player,
    daysSurvived: ending.daysSurvived,
    turns: record.map(({ input, seed }) => ({ input, seed })),
    rank: 7,
  })
}
