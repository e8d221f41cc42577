import { setImmediate as nextTurn } from 'node:timers/promises'
import { Hono, type MiddlewareHandler } from 'hono'
import { describe, expect, it, vi } from 'vitest'
import { chargeWork } from '../lib/work.ts'
import type { AppEnv } from './app-env.ts'
import { makeAdmission } from './overload.ts'
import { problemCodeOf } from './problems.ts'

/** An app whose requests wait until they are released. `ms`: the time that each takes in a turn of the event loop. */
function makeApp({ maxInFlight = 1000, ms = 0 } = {}) {
  let now = 0
  const waiting: (() => void)[] = []
  const log = { error: vi.fn() }
  const { admit, countInFlight } = makeAdmission({
    monotonic: () => now,
    maxInFlight,
    isLimited: false,
    log,
  })
  const app = new Hono<AppEnv>()
  app.use((c, next) => {
    c.set('address', c.req.header('From') ?? '192.0.2.1')
    return next()
  })
  app.use(admit, (_, next) => {
    now += ms
    return next()
  })
  const readBody: MiddlewareHandler<AppEnv> = async (c, next) => {
    await c.req.text()
    await next()
  }
  app.post('*', readBody, countInFlight)
  app.all('*', async (c) => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    return c.text('here')
  })
  app.onError((error, c) => c.text(problemCodeOf(error) ?? '', 503))
  const send = async (init: RequestInit = {}, path = '/') =>
    (await app.request(path, init, {})).status
  return { send, waiting, log }
}

const countRefused = (statuses: readonly number[]) =>
  statuses.filter((status) => status === 503).length

/** Sends requests in one turn of the event loop, one for each address. Returns the status of each. */
async function statusesOf(
  { send, waiting }: ReturnType<typeof makeApp>,
  addresses: readonly string[],
) {
  const sent: Promise<number>[] = []
  for (const From of addresses) {
    sent.push(send({ headers: { From } }))
    // A listener is done before the next request is parsed.
    await new Promise<void>((resolve) => process.nextTick(resolve))
  }
  await nextTurn()
  for (const release of waiting.splice(0)) release()
  return Promise.all(sent)
}

const refusedOf = async (app: ReturnType<typeof makeApp>, requests: number) =>
  countRefused(await statusesOf(app, Array<string>(requests).fill('192.0.2.1')))

it('a long turn of the event loop accepts requests for a tenth of a second and refuses the rest', async () => {
  const app = makeApp({ ms: 0.5, maxInFlight: 10_000 })
  expect(await refusedOf(app, 1000)).toBe(1000 - 201)
  expect(await refusedOf(app, 200)).toBe(0)
})

it('a hundred requests in a turn are never refused, however long they take', async () => {
  const app = makeApp({ ms: 5000, maxInFlight: 10_000 })
  expect(await refusedOf(app, 100)).toBe(0)
  expect(await refusedOf(app, 100)).toBe(0)
})

it('in a long turn of the event loop, the client with most requests is refused, while others are accepted', async () => {
  const app = makeApp({ ms: 1, maxInFlight: 10_000 })
  const flood = Array<string>(1000).fill('192.0.2.1')
  const statuses = await statusesOf(app, [...flood, '192.0.2.2', '2001:db8::1'])
  expect(statuses.slice(-2)).toEqual([200, 200])
  expect(countRefused(statuses)).toBe(899)
})

it('all addresses of an IPv6 /48 share one part of a long turn of the event loop', async () => {
  const app = makeApp({ ms: 1, maxInFlight: 10_000 })
  const flood = Array.from({ length: 300 }, (_, n) => `2001:db8:1:${n.toString(16)}::1`)
  const statuses = await statusesOf(app, [...flood, '2001:db8:2::1'])
  expect(statuses.at(-1)).toBe(200)
  expect(countRefused(statuses)).toBe(199)
})

it('5,000 quick requests in a turn of the event loop are not refused', async () => {
  expect(await refusedOf(makeApp({ ms: 0.01, maxInFlight: 10_000 }), 5000)).toBe(0)
})

it('requests beyond the maximum in flight are refused, except health checks', async () => {
  const app = makeApp({ maxInFlight: 2 })
  const first = [app.send(), app.send()]
  await nextTurn()
  expect(await app.send()).toBe(503)
  const monitors = app.send({}, '/api/health')
  await nextTurn()
  for (const release of app.waiting.splice(0)) release()
  expect(await Promise.all([...first, monitors])).toEqual([200, 200, 200])
  await expect
    .poll(() => app.log.error.mock.calls.at(0))
    .toEqual([{ requests: 1 }, 'requests were refused: too many at once'])
})

it('a request whose body is still arriving does not count as in flight', async () => {
  const app = makeApp({ maxInFlight: 1 })
  const { readable, writable } = new TransformStream<Uint8Array>()
  const slow = app.send({ method: 'POST', body: readable, duplex: 'half' })
  await nextTurn()
  const other = app.send()
  await nextTurn()
  for (const release of app.waiting.splice(0)) release()
  expect(await other).toBe(200)
  await writable.close()
  await expect.poll(() => app.waiting).toHaveLength(1)
  expect(await app.send()).toBe(503)
  app.waiting[0]?.()
  expect(await slow).toBe(200)
})

/** An app with limits, whose responses each take a number of milliseconds of work. */
function makeLimitedApp({ workMs = 0 } = {}) {
  const clock = { now: 0 }
  const log = { error: vi.fn() }
  const { admit } = makeAdmission({
    monotonic: () => clock.now,
    maxInFlight: 1000,
    isLimited: true,
    log,
  })
  const app = new Hono<AppEnv>()
  app.use((c, next) => {
    c.set('address', c.req.header('From') ?? '192.0.2.1')
    return next()
  })
  app.use(admit)
  app.all('*', (c) => {
    chargeWork(workMs)
    return c.req.url.includes('missing') ? c.notFound() : c.text('here')
  })
  app.onError((error, c) => c.text('', problemCodeOf(error) === 'too_many_requests' ? 429 : 500))
  const send = async (path = '/', init: RequestInit = {}) =>
    (await app.request(path, init, {})).status
  return { send, clock }
}

describe('the work for one address', () => {
  it('is counted by requests and refused beyond 3,000 in a minute', async () => {
    const { send, clock } = makeLimitedApp()
    for (let n = 0; n < 3000; n += 1) await send()
    expect(await send()).toBe(429)
    expect(await send('/', { headers: { From: '192.0.2.2' } })).toBe(200)
    await nextTurn()
    clock.now += 60_000
    expect(await send()).toBe(200)
  })

  it('is used up by one more unit for each millisecond of processing', async () => {
    const { send } = makeLimitedApp({ workMs: 999 })
    expect([await send(), await send(), await send(), await send()]).toEqual([200, 200, 200, 429])
  })

  it('costs a tenth of a unit for a file and nothing for a vote', async () => {
    const { send } = makeLimitedApp()
    for (let n = 0; n < 9999; n += 1) await send('/assets/index.js')
    for (let n = 0; n < 2000; n += 1) await send('/api/facts/1/votes', { method: 'POST' })
    for (let n = 0; n < 2000; n += 1) await send()
    expect(await send('/assets/index.js')).toBe(200)
    expect(await send('/assets/index.js')).toBe(429)
    expect(await send()).toBe(429)
    expect(await send('/api/facts/1/votes', { method: 'POST' })).toBe(200)
    expect(await send('/api/corrections/1/votes', { method: 'POST' })).toBe(200)
    expect(await send('/api/facts/nowhere/votes', { method: 'POST' })).toBe(429)
  })

  it.each(['/api/health', '/api/ready'])('is not counted for health checks: %s', async (path) => {
    const { send } = makeLimitedApp()
    for (let n = 0; n < 3000; n += 1) await send()
    expect(await send()).toBe(429)
    expect(await send(path)).toBe(200)
  })

  it.each([
    ['/assets/missing.js', 'GET', 1.1],
    ['/missing', 'GET', 2],
    ['/api/facts/1/votes?missing', 'POST', 1],
  ])('costs a unit more for a path that does not exist: %s', async (path, method, units) => {
    const { send } = makeLimitedApp()
    for (let n = 0; n < Math.ceil(3000 / units); n += 1)
      expect(await send(path, { method })).toBe(404)
    expect(await send()).toBe(429)
  })

  it('is refused after a delay of almost a second to a client that keeps sending requests', async () => {
    const { send } = makeLimitedApp({ workMs: 3000 })
    await send()
    for (let n = 0; n < 300; n += 1) await send()
    const startedAt = performance.now()
    expect(await send()).toBe(429)
    expect(performance.now() - startedAt).toBeGreaterThan(900)
  })
})
