import type { Page } from '@playwright/test'
import type { Run } from '../contract/src/index.ts'
import { newRun, RULES_VERSION } from '@fable/engine'
import { BOTS, playRun } from '@fable/engine/bots'

/** A run as the server tells it, without the minutes that it takes to play one. */
export type RecordedRun = Run & {
  /** The day after each turn. */
  readonly days: readonly number[]
}

/** An ended run of a bot; the same secret gives the same run. */
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
    id: Buffer.from(secret).toString('hex').padStart(32, '0').slice(-32),
    open: false,
    playerName,
    daysSurvived: ending.daysSurvived,
    rules: RULES_VERSION,
    player,
    turns: record.map(({ input, seed }) => ({ input, seed })),
    rank: 7,
    days,
  }
}

/** The same run when only so many of its turns had been played. */
export function openAfter(turns: number, { rank: _, ...run }: RecordedRun): Run {
  const daysSurvived = run.days[turns - 1] ?? 0
  return { ...run, open: true, turns: run.turns.slice(0, turns), daysSurvived }
}

/** Opens the page of a run that the server tells as `told` says at that time. Answers how often it was asked. */
export async function openRunPage(page: Page, id: string, told: () => Run) {
  const asked = { times: 0 }
  await page.route(`**/api/runs/${id}`, (route) => {
    asked.times += 1
    return route.fulfill({ json: told() })
  })
  await page.goto(`/TextBasedGame/runs/${id}`)
  return asked
}
