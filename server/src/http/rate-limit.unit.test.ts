import { type Context, Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { AppEnv } from './app-env.ts'
import { handleError } from './problems.ts'
import {
  countersInMemory,
  makeRateLimiter,
  type OpenCounter,
  type RateLimit,
} from './rate-limit.ts'

type Opening = { readonly enabled?: boolean; readonly openCounter?: OpenCounter }

function open(options: Omit<RateLimit, 'name'>, { enabled = true, openCounter }: Opening = {}) {
  const clock = { now: 0 }
  const app = new Hono<AppEnv>()
  const limit = makeRateLimiter({
    enabled,
    openCounter: openCounter ?? countersInMemory(() => clock.now),
  })({ name: 'GET /:status', ...options })
  app.use((c, next) => {
    c.set('address', c.req.header('From') ?? '')
    return next()
  }, limit)
  app.get('/:status', (c) => c.body(null, c.req.param('status') === '400' ? 400 : 200))
  app.onError(handleError)
  const ask = async (from = '192.0.2.1', status = 200) =>
    (await app.request(`/${status}`, { headers: { From: from } })).status
  return { ask, clock, limit }
}

const TEN_SECONDS = 10_000

describe('a limit', () => {
  it('accepts its maximum in a window that begins with the first request', async () => {
    const { ask, clock } = open({ limit: 2, windowMs: TEN_SECONDS })
    clock.now = 5000
    expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429])
    clock.now += TEN_SECONDS - 1
    expect(await ask()).toBe(429)
    clock.now += 1
    expect(await ask()).toBe(200)
  })

  it('applies per address, where a whole IPv6 /64 counts as one address', async () => {
    const { ask } = open({ limit: 1, windowMs: TEN_SECONDS })
    expect([await ask('2001:db8::1'), await ask('2001:db8::2')]).toEqual([200, 429])
    expect([await ask('2001:db8:0:1::1'), await ask('192.0.2.7')]).toEqual([200, 200])
  })

  it('accepts four times its maximum from an IPv6 /56, and sixteen times from a /48', async () => {
    const { ask } = open({ limit: 2, windowMs: TEN_SECONDS })
    const statuses = async (addresses: string[]) => {
      const found: number[] = []
      for (const address of addresses) found.push(await ask(address))
      return found.filter((status) => status === 200).length
    }
    const lines = Array.from({ length: 256 }, (_, n) => `2001:db8:0:${n.toString(16)}::1`)
    expect(await statuses([...lines, ...lines, ...lines])).toBe(4 * 2)
    const customers = Array.from({ length: 256 }, (_, n) => `2001:db8:1:${n.toString(16)}00::1`)
    expect(await statuses([...customers, ...customers, ...customers])).toBe(16 * 2)
    expect(await ask('2001:db8:2::1')).toBe(200)
  })

  it('does not count requests whose response is free', async () => {
    const isFree = (status: number) => status >= 400
    const { ask } = open({ limit: 1, windowMs: TEN_SECONDS, isFree })
    expect([await ask('a', 400), await ask('a', 400), await ask('a')]).toEqual([400, 400, 200])
    expect([await ask('a'), await ask('a', 400)]).toEqual([429, 429])
  })

  it('still rejects a client at its limit after requests from twenty thousand other clients', async () => {
    const { ask } = open({ limit: 2, windowMs: TEN_SECONDS })
    expect([await ask('at its limit'), await ask('at its limit')]).toEqual([200, 200])
    for (let n = 0; n < 20_001; n++) expect(await ask(`v${n}`)).toBe(200)
    expect(await ask('at its limit')).toBe(429)
  })

  it('rejects new clients while ten thousand are at the limit', async () => {
    const { ask, clock } = open({ limit: 1, windowMs: TEN_SECONDS })
    for (let n = 0; n < 10_000; n++) await ask(`v${n}`)
    expect(await ask('new')).toBe(429)
    clock.now += TEN_SECONDS
    expect(await ask('new')).toBe(200)
  })

  it('can be reset for all keys with the same prefix', async () => {
    const { ask, limit } = open({ limit: 1, windowMs: TEN_SECONDS })
    expect([await ask('a'), await ask('a 1'), await ask('b')]).toEqual([200, 200, 200])
    await limit.reset('a')
    expect([await ask('a'), await ask('a 1'), await ask('b')]).toEqual([200, 200, 429])
  })

  it('counts requests that have their own budget separately from other requests of the address', async () => {
    const ownBudget = (c: Context<AppEnv>) => (c.req.path === '/201' ? 'known' : undefined)
    const { ask } = open({ limit: 1, windowMs: TEN_SECONDS, ownBudget })
    expect([await ask('a'), await ask('a')]).toEqual([200, 429])
    expect([await ask('a', 201), await ask('b', 201), await ask('b')]).toEqual([200, 429, 200])
  })
})

it('a second limit with the same name is an error', () => {
  const rateLimit = makeRateLimiter({ enabled: false, openCounter: countersInMemory(() => 0) })
  rateLimit({ name: 'GET /x', limit: 1, windowMs: 1 })
  expect(() => rateLimit({ name: 'GET /x', limit: 2, windowMs: 2 })).toThrow('the name "GET /x"')
})
