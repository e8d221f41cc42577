import { routes } from '@fable/contract'
import type { HttpClient } from './http-client.ts'
import { continueRun, type PlayedRun, toUnplayedRun } from './ranked-runs.ts'

/** Starts an attempt on the road of a day. Returns the raw response. */
export const startOnRoad = (
  browser: HttpClient,
  day: string,
  body: { attempt?: boolean; playerName?: string; rules?: number } = {},
): Promise<Response> => browser.post(`/api/daily/${day}/runs`, body)

/** Starts an attempt on the road of a day and plays it with a bot, as `continueRun` does. */
export async function walkRoad(
  browser: HttpClient,
  day: string,
  {
    start,
    ...how
  }: Parameters<typeof continueRun>[2] & { start?: Parameters<typeof startOnRoad>[2] } = {},
): Promise<PlayedRun> {
  const response = await startOnRoad(browser, day, start)
  if (response.status !== 201) throw new Error(await response.text())
  const schema = routes['POST /api/daily/:day/runs'].response[201].strict()
  return continueRun(
    browser,
    toUnplayedRun({ ...schema.parse(await response.json()), road: day }),
    how,
  )
}
