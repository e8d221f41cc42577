import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { routes } from '@fable/contract'
import type { HttpClient } from '../../testing/http-client.ts'
import {
  type Bot,
  continueRun,
  readProblem,
  type StartedRun,
  toUnplayedRun,
} from '../../testing/ranked-runs.ts'
import { openRoadApp } from '../../testing/road-app.ts'
import { startOnRoad, walkRoad } from '../../testing/road-runs.ts'
import { findForkCounts } from '../forks.ts'

const DAY_MS = 86_400_000
const TODAY = '2030-06-10'
const NOON = Date.parse(`${TODAY}T12:00:00Z`)

const { app, clock, newAccount, signOutAll } = await openRoadApp(NOON)
const { database } = app

/** Always takes this path. */
const byPath =
  (path: number): Bot =>
  ({ mode, maxDamage }) => {
    if (mode.name === 'attack') return String(maxDamage)
    if (mode.name === 'start' || mode.name === 'playerInput') return 'start'
    const inputs = { paychance: 'chance', paths: `path ${path}`, yesno: 'no', merchant: 'none' }
    return inputs[mode.name]
  }

async function forksOf(browser: HttpClient, run: string, day = TODAY) {
  const response = await browser.post(`/api/daily/${day}/forks`, { run })
  if (response.status !== 200) throw new Error(await response.text())
  return routes['POST /api/daily/:day/forks'].response[200].strict().parse(await response.json())
    .forks
}

async function endsOf() {
  const response = await app.get(`/api/daily/${TODAY}`)
  return routes['GET /api/daily/:day'].response[200].parse(await response.json()).ends ?? []
}

beforeEach(async () => {
  clock.now = NOON
  await database.db.deleteFrom('Runs').execute()
  await database.db.deleteFrom('DailyRoads').execute()
})
afterEach(signOutAll)

describe('the forks of a road', () => {
  it('show a walker whose run has ended how many took which path', async () => {
    const [ada, bea, cleo] = [await newAccount(), await newAccount(), await newAccount()]
    const first = await walkRoad(ada, TODAY, { bot: byPath(1) })
    expect(await forksOf(ada, first.id)).toEqual([])
    await walkRoad(bea, TODAY, { bot: byPath(2) })
    await walkRoad(cleo, TODAY, { bot: byPath(2) })
    const forks = await forksOf(ada, first.id)
    expect(forks[0]).toMatchObject({ day: 0, path: 1 })
    expect(forks[0]?.paths.map(({ taken }) => taken)).toEqual([1, 2, 0, 0])
    for (const fork of forks) expect(fork.paths).toHaveLength(4)
  })

  it('count each walker, and each fall at most once, even if many attempts end at the same time', async () => {
    const walkers = await Promise.all(Array.from({ length: 6 }, newAccount))
    const runs = await Promise.all(
      walkers.map((walker, at) => walkRoad(walker, TODAY, { bot: byPath(1 + (at % 4)) })),
    )
    const counts = [...(await findForkCounts(database, TODAY)).values()]
    const fallen = runs.filter(({ ended }) => (ended?.daysSurvived ?? 0) < 100)
    const fell = counts.reduce((sum, count) => sum + count.fell, 0)
    // A run that went back in time may fall on a day on which it had chosen before.
    expect(fell).toBeLessThanOrEqual(fallen.length)
    expect(fell).toBeGreaterThan(0)
    const [start] = counts
    expect(start?.taken.reduce((sum, taken) => sum + taken, 0)).toBe(runs.length)
    const ends = await endsOf()
    expect(ends.reduce((sum, end) => sum + end.runs, 0)).toBe(runs.length)
    expect(ends.map(({ day }) => day)).toEqual(
      [...new Set(ends.map(({ day }) => day))].sort((a, b) => a - b),
    )
  })

  it('stay secret from a walker until the walker’s run ends, and from others while the road is open', async () => {
    const [ada, bea] = [await newAccount(), await newAccount()]
    const walked = await walkRoad(ada, TODAY, { bot: byPath(1) })
    const begun = await walkRoad(bea, TODAY, { bot: byPath(2), turns: 3 })
    const ask = (browser: HttpClient, run: string, day = TODAY) =>
      readProblem(browser.post(`/api/daily/${day}/forks`, { run }))
    expect(await ask(bea, begun.id)).toMatchObject({ code: 'road_open' })
    for (const other of [bea, app]) {
      expect(await ask(other, walked.id)).toMatchObject({ status: 403, code: 'road_open' })
    }
    for (const [run, day] of [
      ['x', TODAY],
      [walked.id, '2030-06-09'],
      [walked.id, '%00'],
    ] as const) {
      expect(await ask(ada, run, day)).toMatchObject({ code: 'run_not_found' })
    }
    await continueRun(bea, begun, { bot: byPath(2) })
    clock.now += DAY_MS
    expect((await forksOf(app, walked.id)).length).toBeGreaterThan(0)
  })

  it('are shown to a guest with the secret from the start of the run', async () => {
    const { claim, ...started } = (await (await startOnRoad(app, TODAY)).json()) as StartedRun
    const begun = toUnplayedRun({ ...started, road: TODAY })
    const { id } = await continueRun(app, begun, { bot: byPath(2) })
    const ask = async (body: object) =>
      (await app.post(`/api/daily/${TODAY}/forks`, { run: id, ...body })).status
    expect([await ask({}), await ask({ claim: 'x' }), await ask({ claim })]).toEqual([
      403, 403, 200,
    ])
  })

  it('do not count a run that ends after midnight', async () => {
    const ada = await newAccount()
    const begun = await walkRoad(ada, TODAY, { bot: byPath(1), turns: 3 })
    clock.now += DAY_MS
    await continueRun(ada, begun, { bot: byPath(1) })
    expect([...(await findForkCounts(database, TODAY))]).toEqual([])
    expect(await forksOf(ada, begun.id)).toEqual([])
  })
})
