import { pino } from 'pino'
import { expect, it } from 'vitest'
import type { Session } from '@fable/contract'
import { dayOf } from '@fable/contract/limits'
import { realTime } from '../testing/clock.ts'
import { continueRun, playRun, readRun, readProblem } from '../testing/ranked-runs.ts'
import { signUp } from '../testing/test-accounts.ts'
import { openTestApp } from '../testing/test-app.ts'
import { cleanUp } from './lifecycle.ts'

const DAY_MS = 86_400_000

const clock = { now: Date.UTC(2026, 10, 1, 23, 59) }
const app = await openTestApp({ now: () => clock.now })

const log = pino({ enabled: false })
const clear = () =>
  cleanUp({ database: app.database, log, settings: { ROUND: true }, now: () => clock.now })

it('open runs are deleted after 30 days without a turn, ended runs never', async () => {
  const ended = await playRun(app)
  const forgotten = await playRun(app, { turns: 3 })
  const played = await playRun(app, { turns: 3 })
  clock.now += 10 * DAY_MS
  await continueRun(app, played, { turns: 4 })

  clock.now += 20 * DAY_MS
  await clear()
  expect((await readRun(app, forgotten.id)).turns).toHaveLength(3)

  clock.now += DAY_MS
  await clear()
  const gone = { status: 404, code: 'run_not_found' }
  expect(await readProblem(app.get(`/api/runs/${forgotten.id}`))).toEqual(gone)
  expect((await readRun(app, played.id)).turns).toHaveLength(4)
  expect((await readRun(app, ended.id)).open).toBe(false)
})

it('sessions are deleted only when they have expired', async () => {
  // better-auth reads the real time.
  clock.now = realTime()
  const player = await signUp(app)
  const [session] = (await (await player.get('/api/account/sessions')).json()) as Session[]
  const sessions = () => app.database.db.selectFrom('session').select('id').execute()
  clock.now = Date.parse(session?.expiresAt ?? '')
  await clear()
  expect(await sessions()).toHaveLength(1)
  clock.now += 1
  await clear()
  expect(await sessions()).toHaveLength(0)
})

it('the cleanup chooses the rounds of days that nobody visited', async () => {
  await clear()
  clock.now += 3 * DAY_MS
  await clear()
  const rounds = await app.database.db.selectFrom('Rounds').select('day').orderBy('day').execute()
  const last = rounds.slice(-5).map(({ day }) => day)
  // That of tomorrow is chosen already.
  expect(last).toEqual([3, 2, 1, 0, -1].map((ago) => dayOf(clock.now - ago * DAY_MS)))
})

it('the cleanup does not throw if the database is unavailable', async () => {
  await app.removeDatabase()
  await clear()
})
