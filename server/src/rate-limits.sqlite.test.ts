import { describe, expect, it } from 'vitest'
import { routes } from '@fable/contract'
import { addDays, dayOf } from '@fable/contract/limits'
import { typedFact } from '@fable/contract/testing'
import { serveFeatures } from './operate/features.ts'
import { countRows } from './operate/move/catalogue.ts'
import { makeServices } from './services.ts'
import { NOON } from './testing/clock.ts'
import { startRun } from './testing/ranked-runs.ts'
import { newForm, signUp, type TestAccount } from './testing/test-accounts.ts'
import { openTestApp } from './testing/test-app.ts'

const BEGIN = NOON
const clock = { now: 0 }
const mailer = { send: () => undefined, close: async () => Promise.resolve() }
const environment = { RATE_LIMITS: 'on' }
const app = await openTestApp({
  monotonic: () => clock.now,
  now: () => BEGIN + clock.now,
  environment,
  mailer,
})

const { id } = await startRun(app)
const fact = await app.share()
const CORRECTION = { text: 'It is so.', source: 'https://example.com/c' }
const correction = await app.correct((await app.share()).id)
let corrections = 0
/** One sender may correct a fact three times. */
const corrected: number[] = []
for (let n = 0; n < 12; n += 1) corrected.push((await app.share()).id)
function nextCorrection() {
  corrections += 1
  return { ...CORRECTION, text: `Correction ${corrections}` }
}
const { username } = (await signUp(app)).form

const FACT = typedFact()
/** Its road is closed. */
const yesterday = () => addDays(dayOf(BEGIN + clock.now), -1)
/** Refused before anybody works on it, and counted like any other. */
const QUICK = 'x'.repeat(129)

/** The limits: a call, its maximum number of requests by one visitor, and the seconds of its window. */
const LIMITS: [call: string, times: number, seconds: number, bodyOf?: () => object][] = [
  ['POST /api/facts', 60, 60, () => FACT],
  ['POST /api/facts/:id/reports', 10, 600, () => ({ reason: 'spam' })],
  ['POST /api/facts/:id/corrections', 20, 60, nextCorrection],
  ['POST /api/corrections/:id/reports', 10, 600, () => ({ reason: 'spam' })],
  ['GET /api/fact-pages', 600, 60],
  ['GET /api/facts-by-source', 600, 60],
  ['GET /api/facts/:id', 600, 60],
  ['GET /api/fact-news', 600, 60],
  ['GET /api/fact-disputes', 600, 60],
  ['GET /api/days', 600, 60],
  ['GET /api/days/:day', 600, 60],
  ['POST /api/days/:day/choice', 300, 600, () => ({ pick: '1' })],
  ['POST /api/days/:day/seal', 300, 600, () => ({ say: 'fact' })],
  ['PUT /api/account/rounds', 60, 60, () => ({ results: {} })],
  ['POST /api/feedback', 10, 600, () => ({ kind: 'bug', message: 'x' })],
  ['POST /api/runs', 60, 3600, () => ({})],
  ['GET /api/daily', 600, 60],
  ['GET /api/daily/:day', 600, 60],
  ['POST /api/daily/:day/forks', 600, 60, () => ({ run: 'x' })],
  ['GET /api/leaderboard/around', 600, 60],
  ['POST /api/runs/:id/turns', 200, 10, () => ({ turn: 0, input: 'start' })],
  ['GET /api/runs/:id', 600, 60],
  ['POST /api/runs/:id/give-up', 30, 60, () => ({})],
  ['POST /api/auth/sign-up/email', 60, 900, () => newForm({ username })],
  ['POST /api/auth/sign-in/email', 30, 900, () => newForm({ password: QUICK })],
  ['POST /api/auth/request-password-reset', 20, 900, () => newForm()],
  ['POST /api/auth/reset-password', 30, 900, () => ({ token: 'x', newPassword: QUICK })],
  ['POST /api/auth/change-password', 30, 900, () => ({})],
  ['POST /api/auth/delete-user', 30, 900, () => ({})],
  ['PUT /api/account/game', 600, 60, () => ({})],
  ['POST /api/account/runs', 60, 600, () => ({ runs: [] })],
  ['GET /api/usernames/:name', 120, 60],
  ['GET /api/account/export', 10, 900],
]

/** Tested with the daily road, because a visitor has five attempts a day. */
const WITH_THE_ROAD = 'POST /api/daily/:day/runs'

describe('the rate limits', () => {
  it.each(LIMITS)('let one visitor send %s %d times in %d seconds', async (...limit) => {
    const [call, times, seconds, bodyOf] = limit
    const [method = '', path = ''] = call.split(' ')
    const send = (from: string) => {
      const factId = bodyOf === nextCorrection ? corrected[Math.floor(corrections / 3)] : fact.id
      const json = bodyOf && {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(bodyOf()),
      }
      return app.fetch(
        path
          .replace('facts/:id', `facts/${factId}`)
          .replace('corrections/:id', `corrections/${correction.id}`)
          .replace(':id', id)
          .replace(':day', yesterday()),
        { method, ...json },
        from,
      )
    }

    const visitor = `visitor of ${call}`
    // Six at a time: of more passwords at once the others get `busy`.
    const sent: Response[] = []
    while (sent.length < times + 2) {
      const group = Array.from({ length: Math.min(6, times + 2 - sent.length) }, () =>
        send(visitor),
      )
      sent.push(...(await Promise.all(group)))
    }
    const refused = sent.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(2)
    expect(refused[0]?.headers.get('Retry-After')).toBe(String(seconds))
    expect(await refused[1]?.json()).toMatchObject({ code: 'too_many_requests' })
    expect((await send(`neighbour of ${visitor}`)).status).not.toBe(429)

    clock.now += seconds * 1000 - 1
    expect((await send(visitor)).headers.get('Retry-After')).toBe('1')
    clock.now += 1
    expect((await send(visitor)).status).not.toBe(429)
  })

  it('let one account start 100 runs a day from any address', async () => {
    const { cookie } = await signUp(app)
    const start = (n: number, headers: object) =>
      app.post('/api/runs', {}, { ...headers }, `somewhere ${Math.floor(n / 50)}`)
    const starts = await Promise.all(
      Array.from({ length: 102 }, (_, n) => start(n, { Cookie: cookie })),
    )
    expect(starts.filter(({ status }) => status === 429)).toHaveLength(2)
    expect((await start(0, {})).status).toBe(201)
    clock.now += 86_400_000
    expect((await start(0, { Cookie: cookie })).status).toBe(201)
  })

  it('are all tested in this file', () => {
    const { limits } = serveFeatures(makeServices(app.deps))
    const tested = [...LIMITS.map(([call]) => call), WITH_THE_ROAD]
    expect(tested.toSorted()).toEqual(Object.keys(limits).toSorted())
  })

  it('do not apply to votes', async () => {
    const fact = await app.share()
    const votes = await Promise.all(
      Array.from({ length: 200 }, () => [
        app.post(`/api/facts/${fact.id}/votes`, { vote: 'false' }),
        app.post(`/api/corrections/${correction.id}/votes`, {}),
      ]).flat(),
    )
    expect(votes.every(({ status }) => status === 200)).toBe(true)
  })

  it('apply to every call that stores a row, except those of the desk', async () => {
    // Only operators reach the calls of the desk.
    const isLast = (call: string) => (call === 'POST /api/auth/sign-out' ? 1 : 0)
    const limited = new Set([...LIMITS.map(([call]) => call), WITH_THE_ROAD])
    const unlimited = Object.keys(routes)
      .filter((call) => !limited.has(call) && !call.includes(' /api/desk'))
      .sort((one, other) => isLast(one) - isLast(other))
    const countAll = async () => {
      const tables = await app.database.db.introspection.getTables()
      return countRows(
        app.database,
        tables.map(({ name }) => name),
      )
    }
    const sendAll = async (account: TestAccount) => {
      for (const call of unlimited) {
        const [method = '', path = ''] = call.split(' ')
        const body = method === 'POST' ? { vote: 'interesting' } : undefined
        const filled = path
          .replace('corrections/:id', `corrections/${correction.id}`)
          .replace(':id', String(fact.id))
        const response = await account.send(method, filled, { body })
        expect(response.status, call).toBeLessThan(400)
      }
    }
    const accounts = [await signUp(app), await signUp(app)] as const
    const save = { body: { GameVariables: {} }, headers: { 'If-None-Match': '*' } }
    for (const account of accounts) await account.send('PUT', '/api/account/game', save)
    await sendAll(accounts[0])
    const before = await countAll()
    await sendAll(accounts[1])
    for (const [table, rows] of await countAll())
      expect(rows, table).toBeLessThanOrEqual(before.get(table) ?? 0)
  })

  it('are off with RATE_LIMITS=off', async () => {
    const free = await openTestApp({ environment: { RATE_LIMITS: 'off' } })
    const sent = await Promise.all(Array.from({ length: 80 }, () => free.post('/api/facts', FACT)))
    expect(sent.every(({ status }) => status === 201)).toBe(true)
  })
})
