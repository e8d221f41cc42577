import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pause } from '../../../lib/timers.ts'
import { aNetwork } from '../../../testing/network.ts'
import { runServer } from './run-server.ts'

type Reply = () => Promise<Response>

const ok =
  (body: object): Reply =>
  () =>
    Promise.resolve(Response.json(body))
const refusal =
  (status: number, code: string): Reply =>
  () =>
    Promise.resolve(Response.json({ status, code, title: code }, { status }))
const lost: Reply = () => Promise.reject(new TypeError('the network is gone'))

function ask(more: { signal?: AbortSignal; onSlow?: () => void } = {}) {
  const signal = more.signal ?? new AbortController().signal
  return runServer.seedOf({ id: 'run-1', turn: 3, input: 'chance', ...more, signal })
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a request for a turn', () => {
  it('is repeated with growing pauses until it is answered', async () => {
    const begun = performance.now()
    const asked = aNetwork(
      lost,
      refusal(503, 'unavailable'),
      refusal(429, 'too_many_requests'),
      ok({ turn: 3, seed: 'ab' }),
    )
    const answer = ask()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await answer).toEqual({ turn: 3, seed: 'ab' })
    expect(asked.map((at) => at - begun)).toEqual([0, 400, 1200, 2800])
  })

  it.each([
    [409, 'turn_taken', 'elsewhere'],
    [404, 'run_not_found', 'gone'],
    [409, 'rules_changed', 'rules'],
    [400, 'invalid_input', 'elsewhere'],
  ])(
    'that is refused with %i %s fails with the reason “%s” and is not repeated',
    async (status, code, reason) => {
      const asked = aNetwork(refusal(status, code))
      await expect(ask()).rejects.toMatchObject({ name: 'RunLost', reason })
      expect(asked).toHaveLength(1)
    },
  )
})

const start = (onSlow: () => void = vi.fn()) =>
  runServer.start(
    { input: 'start', playerName: 'Wren' },
    { signal: new AbortController().signal, onSlow },
  )

describe('the start of a run', () => {
  it('is reported as slow once after four seconds, and still succeeds', async () => {
    const onSlow = vi.fn()
    aNetwork(async () => {
      await pause(9_000)
      return Response.json({ id: 'run-1', rules: 1, player: {} })
    })
    const started = start(onSlow)
    await vi.advanceTimersByTimeAsync(3_900)
    expect(onSlow).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(6_000)
    expect(onSlow).toHaveBeenCalledTimes(1)
    expect(await started).toMatchObject({ kind: 'ranked' })
  })

  it('is repeated, and reported as slow again, after half a minute without a response', async () => {
    const onSlow = vi.fn()
    const silence: Reply = async () => {
      await pause(30_000)
      throw new DOMException('timed out', 'TimeoutError')
    }
    const asked = aNetwork(silence, silence, ok({ id: 'run-1', rules: 1, player: {} }))
    const started = start(onSlow)
    await vi.advanceTimersByTimeAsync(61_000)
    expect(await started).toMatchObject({ kind: 'ranked' })
    expect(asked).toHaveLength(3)
    expect(onSlow).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['ranked', ok({ id: 'run-1', rules: 1, player: {} }), { kind: 'ranked' }],
    ['unranked without a network', lost, { kind: 'unranked', why: 'unreachable' }],
    [
      'unranked under other rules',
      refusal(409, 'rules_changed'),
      { kind: 'unranked', why: 'rules' },
    ],
    [
      'unranked after too many requests',
      refusal(429, 'too_many_requests'),
      { kind: 'unranked', why: 'busy' },
    ],
  ])('makes a run that is %s', async (_, reply, started) => {
    aNetwork(reply)
    const answer = start()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await answer).toMatchObject(started)
  })
})
