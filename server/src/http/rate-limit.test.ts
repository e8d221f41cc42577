import { type Context, Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { AppEnv } from './app-env.ts'
import { handleError } from './problems.ts'
import { makeRateLimiter, type RateLimit } from './rate-limit.ts'

const open = (limit: RateLimit, { enabled = true } = {}) => {
  const clock = { now: 0 }
  const app = new Hono<AppEnv>()
  app.use(async (c, next) => {
    c.set('address', c.req.header('From') ?? '192.0.2.1')
    await next()
  })
  app.use(makeRateLimiter({ enabled, now: () => clock.now })(limit))
  app.get('/:status', (c) => c.body(null, c.req.param('status') === '400' ? 400 : 200))
  app.onError(handleError)
  const ask = async (from = '192.0.2.1', status = 200) =>
    (await app.request(`/${status}`, { headers: { From: from } })).status
  return { ask, clock }
}

const TEN_SECONDS = 10_000

describe('a limit', () => {
  it('lets so many pass in its window, which begins with the first', async () => {
    const { ask, clock } = open({ limit: 2, windowMs: TEN_SECONDS })
    clock.now = 5000
    expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429])
    clock.now += TEN_SECONDS - 1
    expect(await ask()).toBe(429)
    clock.now += 1
    expect(await ask()).toBe(200)
  })

  it('is for each visitor, the whole /64 of an IPv6 address being one', async () => {
    const { ask } = open({ limit: 1, windowMs: TEN_SECONDS })
    expect([await ask('2001:db8::1'), await ask('2001:db8::2')]).toEqual([200, 429])
    expect([await ask('2001:db8:0:1::1'), await ask('192.0.2.7')]).toEqual([200, 200])
  })

  it('may be for something else, and not count what has no key', async () => {
    const key = (c: Context<AppEnv>) => (c.req.path === '/200' ? 'all' : undefined)
    const { ask } = open({ limit: 1, windowMs: TEN_SECONDS, key })
    expect([await ask('192.0.2.1'), await ask('192.0.2.2')]).toEqual([200, 429])
    expect([await ask('192.0.2.1', 400), await ask('192.0.2.2', 400)]).toEqual([400, 400])
  })

  it('gives back what cost nothing', async () => {
    const isFree = (status: number) => status >= 400
    const { ask } = open({ limit: 1, windowMs: TEN_SECONDS, isFree })
    expect([await ask('a', 400), await ask('a', 400), await ask('a')]).toEqual([400, 400, 200])
    expect([await ask('a'), await ask('a', 400)]).toEqual([429, 429])
  })

  it('remembers ten thousand visitors and no more: the oldest is forgotten first', async () => {
    const { ask } = open({ limit: 1, windowMs: TEN_SECONDS })
    const visitors = Array.from({ length: 10_001 }, (_, n) => `v${n}`)
    for (const visitor of visitors) expect(await ask(visitor)).toBe(200)
    expect(await ask('v10000')).toBe(429)
    expect(await ask('v0')).toBe(200)
  })

  it('is none when limits are off', async () => {
    const { ask } = open({ limit: 1, windowMs: TEN_SECONDS }, { enabled: false })
    expect([await ask(), await ask()]).toEqual([200, 200])
  })
})
