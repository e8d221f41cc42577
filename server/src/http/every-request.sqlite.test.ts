import { OpenAPIHono } from '@hono/zod-openapi'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { typedFact } from '@fable/contract/testing'
import { makeMailer } from '../accounts/mailer.ts'
import { feedPath, findFeedKey } from '../facts/desk/feed.ts'
import { insertLink } from '../facts/desk/sessions.ts'
import { makeBuiltPage } from '../testing/built-page.ts'
import { everLater, realTime } from '../testing/clock.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { startRun } from '../testing/ranked-runs.ts'
import { signUp } from '../testing/test-accounts.ts'
import { openTestApp, PUBLIC_URL } from '../testing/test-app.ts'
import type { AppEnv } from './app-env.ts'
import { registerEveryRequest } from './every-request.ts'

let now = 0
const page = makeBuiltPage()
page.build()
const post = await startMailServer()
const mailer = makeMailer(
  { SMTP_URL: post.url, MAIL_FROM: 'fable@example.com' },
  pino({ enabled: false }),
)
const app = await openTestApp({
  webDist: page.webDist,
  mailer,
  monotonic: () => {
    now += 5
    return now
  },
})
afterAll(async () => {
  await mailer?.close()
  await post.close()
  page.remove()
})

const fact = typedFact()

describe('every response', () => {
  it.each([
    '/',
    '/api/facts',
    '/api/openapi.json',
    '/feeds/all.atom',
    '/sitemap.xml',
    '/api/nothing',
  ])('lets the browser run nothing but our own files at %s', async (path) => {
    const { headers } = await app.get(path)
    const policy = headers.get('Content-Security-Policy') ?? ''
    expect(policy).toMatch(/default-src 'self';/)
    expect(policy).toMatch(/frame-ancestors 'none'/)
    expect(policy).not.toMatch(/unsafe|\*|https?:|data:/)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Strict-Transport-Security')).toMatch(/^max-age=\d{8}$/)
    expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
  })
})

const FORGED = {
  Host: 'evil.test',
  'X-Forwarded-Host': 'evil.test',
  'X-Forwarded-Proto': 'gopher',
  Forwarded: 'host=evil.test;proto=gopher',
}

describe('a request that writes', () => {
  it.each([
    ['a client that is no browser', {}],
    ['our own page without a referrer', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }],
    ['our own page', { Origin: PUBLIC_URL.origin, 'Sec-Fetch-Site': 'same-origin' }],
  ])('is accepted from %s', async (_, headers) => {
    expect((await app.post('/api/facts', fact, headers)).status).toBe(201)
  })

  it.each([
    ['another site', { Origin: 'https://evil.test' }],
    ['another port of our host', { Origin: 'https://fable.test:8443' }],
    [
      'a name that was made to point here',
      { ...FORGED, Origin: 'http://evil.test', 'Sec-Fetch-Site': 'same-origin' },
    ],
    ['a page without an origin', { Origin: 'null' }],
    ['a sandboxed frame', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
    ['another port without a referrer', { Origin: 'null', 'Sec-Fetch-Site': 'same-site' }],
    ['a browser that says cross-site', { 'Sec-Fetch-Site': 'cross-site' }],
  ])('is refused from %s', async (_, headers) => {
    const response = await app.post('/api/facts', fact, headers)
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'foreign_origin' })
  })

  it('is checked for its origin, unlike a request that reads', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site' }
    expect((await app.post('/api/facts', fact, headers)).status).toBe(403)
    expect((await app.get('/api/facts', headers)).status).toBe(200)
  })
})

describe('a request with the name of another host', () => {
  it.each(['/', '/facts/1', '/feeds/all.atom', '/sitemap.xml', '/robots.txt', '/api/openapi.json'])(
    'gets no link with that name: %s',
    async (path) => {
      await app.share()
      const response = await app.get(`http://evil.test${path}`, FORGED)
      expect(response.status).toBe(200)
      expect(JSON.stringify([...response.headers])).not.toMatch(/evil|gopher/)
      expect(await response.text()).not.toMatch(/evil|gopher/)
    },
  )

  it('causes a reset mail with a link to the public address', async () => {
    const { form } = await signUp(app)
    const count = post.mails.length
    const path = 'http://evil.test/api/auth/request-password-reset'
    expect((await app.post(path, { email: form.email }, FORGED)).status).toBe(200)
    const mail = await post.mailAfter(count)
    expect(mail).toContain(`${PUBLIC_URL.origin}/TextBasedGame#reset-password=`)
    expect(mail).not.toContain('evil')
  })
})

const lastLine = () => JSON.parse(app.logged.at(-1) ?? '{}') as Record<string, unknown>

describe('the log', () => {
  it('has one line per request, with the id from the response', async () => {
    const before = app.logged.length
    const response = await app.get('/api/settings')
    expect(app.logged).toHaveLength(before + 1)
    expect(lastLine()).toMatchObject({
      requestId: response.headers.get('X-Request-Id'),
      call: 'GET /api/settings',
      status: 200,
      ms: 5,
    })
  })

  it('contains no health checks, except those that fail', async () => {
    const stopping = { now: false }
    const other = await openTestApp({ isStopping: () => stopping.now, monotonic: everLater() })
    expect((await other.get('/api/health')).status).toBe(200)
    expect((await other.get('/api/ready')).status).toBe(200)
    expect(other.logged).toEqual([])
    stopping.now = true
    await other.get('/api/ready')
    await other.removeDatabase()
    await other.get('/api/health')
    expect(other.logged.join()).toMatch(
      /"GET \/api\/ready","status":503.+"GET \/api\/health","status":503/s,
    )
  })

  it('reports a client that has left neither as an error nor as unavailability', async () => {
    const lines: string[] = []
    const request = vi.fn()
    const own = new OpenAPIHono<AppEnv>()
    registerEveryRequest(own, {
      log: pino({}, { write: (line) => lines.push(line) }),
      metrics: { request },
      monotonic: () => 0,
      publicUrl: PUBLIC_URL,
      trustProxy: [],
    })
    own.get('/', (c) => c.text('busy', 503))
    const socketOf = (destroyed: boolean) => ({ incoming: { socket: { destroyed } } })
    for (const destroyed of [true, false]) await own.request('/', {}, socketOf(destroyed))
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { level: 30, status: 499 },
      { level: 50, status: 503 },
    ])
    expect(request.mock.calls).toMatchObject([[{ status: 499 }], [{ status: 503 }]])
  })

  it('does not report a planned stop as an error', async () => {
    const other = await openTestApp({ isStopping: () => true })
    expect((await other.get('/api/ready')).status).toBe(503)
    expect(JSON.parse(other.logged.join())).toMatchObject({ level: 30, status: 503 })
  })

  it('contains the call of a request without the id in its path, and no body', async () => {
    await app.post('/api/facts/123456/votes', { vote: 'secret' })
    expect(lastLine().call).toBe('POST /api/facts/:id/votes')
    expect(app.logged.join()).not.toMatch(/123456|secret/)
  })

  it('contains no key of the desk or its feed, no id of an open run and no cookie', async () => {
    const link = await insertLink(app.database, 'Mara', realTime())
    const opened = await app.fetch('/desk', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ key: link }).toString(),
    })
    const account = await signUp(app)
    const run = await startRun(app)
    const feed = await findFeedKey(app.database)
    const cookies = [opened.headers.get('Set-Cookie') ?? '', account.cookie]
    const secrets = [link, feed, run.id, ...cookies.map((cookie) => /=([^;]+)/.exec(cookie)?.[1])]
    const escaped = `%${feed.charCodeAt(0).toString(16)}${feed.slice(1)}`
    const headers = { Cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') }
    const paths = secrets.flatMap((secret = 'none') => [
      `/desk/${secret}`,
      `/x/${secret}/y`,
      `/${secret}.atom`,
    ])
    paths.push(feedPath(feed), feedPath(escaped), `/desk?key=${link}`, `/api/runs/${run.id}/x`)
    for (const path of paths) {
      for (const method of ['GET', 'HEAD', 'POST']) await app.fetch(path, { method, headers })
    }
    expect((await app.get(feedPath(feed))).status).toBe(200)
    expect(lastLine().call).toBe('GET /desk/:file')
    const log = app.logged.join('\n')
    for (const secret of secrets) expect(log).not.toContain(String(secret))
    expect(log).not.toContain(feed.slice(1))
  })

  it('cuts a path of 5,000 letters to less than 300', async () => {
    await app.get(`/${'x'.repeat(5000)}`)
    expect(String(lastLine().call).length).toBeLessThan(300)
  })

  it('has one line for the first of an address’s repeated failures, and one that counts the further failures', async () => {
    const { fetch, logged } = await openTestApp()
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    try {
      for (let n = 0; n < 20; n += 1) await fetch(`/api/nothing-${n}`, {}, '192.0.2.7')
      await fetch('/api/nothing', {}, '192.0.2.8')
      for (let n = 1; n <= 5; n += 1) await fetch(`/api/facts/${n}`, {}, '192.0.2.7')
      vi.advanceTimersByTime(10_000)
    } finally {
      vi.useRealTimers()
    }
    const lines = logged.map((line) => JSON.parse(line) as { call?: string; requests?: number })
    expect(lines.map(({ call, requests }) => [call, requests])).toEqual([
      ['GET /api/nothing-0', undefined],
      ['GET /api/nothing', undefined],
      ['GET /api/facts/:id', undefined],
      [undefined, 19],
      ['GET /api/facts/:id', 4],
    ])
    expect(logged.slice(-2).join()).not.toContain('192.0.2')
  })

  it('contains the stack of an unexpected error, whose response contains only the id of the request', async () => {
    await sql`drop table "Facts"`.execute(app.database.db)
    const response = await app.get('/api/facts')
    expect(response.status).toBe(500)
    const text = await response.text()
    expect(text).not.toMatch(/Facts|table|relation|\.ts|node_modules/)
    const { requestId } = JSON.parse(text) as { requestId: string }
    const logged = app.logged.find((line) => line.includes('stack'))
    expect(logged).toMatch(/facts\.ts|fact-lists\.ts|executeQuery/)
    expect(logged).toContain(requestId)
  })
})
