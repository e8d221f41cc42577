import { describe, expect, it } from 'vitest'
import { problemCodeOf } from './problems.ts'
import { makeShares } from './shares.ts'

const OPEN = () => new AbortController().signal

/** Shares of at most 10 requests, 20 for a client that is alone, and what has happened in them. */
const openShares = () => {
  const clock = { now: 0 }
  const shares = makeShares({ monotonic: () => clock.now, share: 10, most: 20 })
  const leaving: { key: string; leave: () => void }[] = []
  const refused: string[] = []
  const enter = async (key: string, signal = OPEN) => {
    try {
      leaving.push({ key, leave: await shares.enter(key, signal) })
    } catch (error) {
      refused.push(`${key} ${String(problemCodeOf(error))}`)
    }
  }
  /** Sends requests, and waits until those that may be are worked on. */
  const send = async (key: string, requests: number) => {
    for (let n = 0; n < requests; n += 1) void enter(key)
    await Promise.resolve().then(() => undefined)
  }
  const countWorking = (key: string) => leaving.filter((one) => one.key === key).length
  const leaveOne = async () => {
    leaving.shift()?.leave()
    await new Promise(setImmediate)
  }
  return { clock, enter, send, leaving, leaveOne, refused, countWorking }
}

describe('the requests of one client', () => {
  it('are worked on five at a time, in their order', async () => {
    const { send, leaveOne, countWorking } = openShares()
    await send('flood', 8)
    expect(countWorking('flood')).toBe(5)
    await leaveOne()
    expect(countWorking('flood')).toBe(5)
    for (let n = 0; n < 4; n += 1) await leaveOne()
    expect(countWorking('flood')).toBe(3)
  })

  it('do not delay those of another', async () => {
    const { send, countWorking } = openShares()
    await send('flood', 20)
    await send('visitor', 3)
    expect(countWorking('visitor')).toBe(3)
  })

  it('are refused beyond its share while others have some', async () => {
    const { send, refused } = openShares()
    await send('visitor', 1)
    await send('flood', 12)
    expect(refused).toEqual(['flood too_many_requests', 'flood too_many_requests'])
  })

  it('may be twice as many while nobody else has any', async () => {
    const { send, refused } = openShares()
    await send('alone', 20)
    expect(refused).toEqual([])
    await send('alone', 1)
    expect(refused).toEqual(['alone too_many_requests'])
  })

  it('are forgotten when they have ended', async () => {
    const { send, leaving, leaveOne, refused } = openShares()
    await send('flood', 20)
    while (leaving.length > 0) await leaveOne()
    await send('flood', 20)
    expect(refused).toEqual([])
  })
})

describe('a request for which nobody waits any more', () => {
  it('is not worked on when the connection has been closed', async () => {
    const { send, enter, leaveOne, refused, countWorking } = openShares()
    await send('flood', 5)
    const closed = new AbortController()
    void enter('flood', () => closed.signal)
    void enter('flood')
    closed.abort()
    await leaveOne()
    expect(refused).toEqual(['flood busy'])
    expect(countWorking('flood')).toBe(5)
  })

  it('is not worked on after five seconds', async () => {
    const { clock, send, leaveOne, refused, countWorking } = openShares()
    await send('flood', 7)
    clock.now = 5001
    await leaveOne()
    expect(refused).toEqual(['flood busy', 'flood busy'])
    expect(countWorking('flood')).toBe(4)
  })
})
