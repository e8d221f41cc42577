import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aNetwork } from '../testing/network.ts'
import { ApiError, call } from './api.ts'
import { withPolicy } from './request-policy.ts'

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const silence = () => new Promise<never>(() => undefined)

/** How a promise has ended so far. */
function outcomeOf(promise: Promise<unknown>) {
  const outcome = { state: 'pending' as 'pending' | 'done' | 'failed', error: null as unknown }
  promise.then(
    () => Object.assign(outcome, { state: 'done' }),
    (error: unknown) => Object.assign(outcome, { state: 'failed', error }),
  )
  return outcome
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a request', () => {
  it('ends at its deadline without a response, even if the attempt ignores its signal', async () => {
    const outcome = outcomeOf(withPolicy(silence, { deadline: 5_000 }))
    await wait(4_900)
    expect(outcome.state).toBe('pending')
    await wait(200)
    expect(outcome).toMatchObject({ state: 'failed', error: { name: 'TimeoutError' } })
  })

  it.each([
    ['POST /api/facts/:id/votes', { params: { id: 1 }, body: { vote: 'false' } }],
    ['PUT /api/account/game', { body: { GameVariables: {} } }],
    ['POST /api/auth/sign-out', {}],
  ] as const)('has a deadline by default: %s', async (route, request) => {
    aNetwork(silence)
    const outcome = outcomeOf(call(route, request as never))
    await wait(10_000)
    expect(outcome.state).toBe('failed')
  })

  it('is repeated once after a lost connection if it only reads', async () => {
    const lost = () => Promise.reject(new TypeError('the network is gone'))
    const fine = () => Promise.resolve(Response.json([]))
    const asked = aNetwork(lost, fine)
    const outcome = outcomeOf(call('GET /api/updates', {}))
    await wait(1_000)
    expect(outcome.state).toBe('done')
    expect(asked).toHaveLength(2)
  })

  it('is sent once if it changes something', async () => {
    const asked = aNetwork(() => Promise.reject(new TypeError('the network is gone')))
    const outcome = outcomeOf(call('POST /api/auth/sign-out', {}))
    await wait(30_000)
    expect(outcome.state).toBe('failed')
    expect(asked).toHaveLength(1)
  })

  it('is not repeated if it is refused', async () => {
    const asked = aNetwork(() => Promise.resolve(Response.json({ code: 'x' }, { status: 404 })))
    const outcome = outcomeOf(call('GET /api/updates', {}))
    await wait(30_000)
    expect(outcome.error).toBeInstanceOf(ApiError)
    expect(asked).toHaveLength(1)
  })

  it('is repeated after the time that an overloaded server asks for', async () => {
    const busy = () =>
      Promise.resolve(Response.json({}, { status: 429, headers: { 'retry-after': '5' } }))
    const asked = aNetwork(busy, () => Promise.resolve(Response.json([])))
    const begun = performance.now()
    const outcome = outcomeOf(call('GET /api/updates', {}))
    await wait(6_000)
    expect(outcome.state).toBe('done')
    expect(asked.map((at) => at - begun)).toEqual([0, 5_000])
  })

  it('ends with the reason of its signal, even between two attempts', async () => {
    const stop = new AbortController()
    const lost = () => Promise.reject(new TypeError('the network is gone'))
    const outcome = outcomeOf(withPolicy(lost, { signal: stop.signal, retries: Infinity }))
    await wait(100)
    stop.abort(new Error('left'))
    await wait(1_000)
    expect(outcome).toMatchObject({ state: 'failed', error: { message: 'left' } })
  })

  it('reports that it is slow after 8 seconds and every 30 seconds', async () => {
    const onSlow = vi.fn()
    void withPolicy(silence, { retries: Infinity, onSlow }).catch(() => null)
    await wait(7_900)
    expect(onSlow).toHaveBeenCalledTimes(0)
    await wait(200)
    expect(onSlow).toHaveBeenCalledTimes(1)
    await wait(30_000)
    expect(onSlow).toHaveBeenCalledTimes(2)
  })
})
