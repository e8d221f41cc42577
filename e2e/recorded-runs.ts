import type { Page } from '@playwright/test'
import { newRun } from '@fable/engine'
import { BOTS, playRun } from '@fable/engine/bots'
import type { Run } from '../contract/src/index.ts'
import { makeTranscript } from '../web/src/testing/run.ts'

/** A run in the form of the API, made without a server. */
export type RecordedRun = Run & {
  /** The day after each turn. */
  readonly days: readonly number[]
}

/** An ended run of a bot. The same secret gives the same run. */
export function recordedRun(secret: string, playerName = 'Wren'): RecordedRun {
  const player = { playerName, userName: '' }
  const days: number[] = []
  const { record, ending } = playRun(BOTS['random dice stops'], secret, {
    start: newRun(player),
    onTurn: (_, { state }) => {
      days.push(state.day)
    },
  })
  return {
    ...makeTranscript({
      id: Buffer.from(secret).toString('hex').padStart(32, '0').slice(-32),
      playerName,
      player,
      daysSurvived: ending.daysSurvived,
      turns: record.map(({ input, seed }) => ({ input, seed })),
      rank: 7,
    }),
    days,
  }
}

/** The same run while it was open, after the given number of turns. */
export function openAfter(turns: number, { rank: _, ...run }: RecordedRun): Run {
  const daysSurvived = run.days[turns - 1] ?? 0
  return { ...run, open: true, turns: run.turns.slice(0, turns), daysSurvived }
}

/** Opens the watch page of a run, with `findRun()` as the response. Returns the running number of requests. */
export async function openRunPage(
  page: Page,
  id: string,
  findRun: () => Run,
): Promise<{ readonly times: number }> {
  const requests = { times: 0 }
  await page.route(`**/api/runs/${id}`, (route) => {
    requests.times += 1
    return route.fulfill({ json: findRun() })
  })
  await page.goto(`/TextBasedGame/runs/${id}`)
  return requests
}
