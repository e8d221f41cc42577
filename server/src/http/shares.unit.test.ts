import { describe, expect, it } from 'vitest'
import type { Owner } from './address.ts'
import { problemCodeOf } from './problems.ts'
import { makeShares } from './shares.ts'

const OPEN = () => false

/** Clients are named as `site/client`, or as the only client of a site. */
const ownerOf = (client: string): Owner => ({ client, site: client.split('/')[0] ?? client })

/** Shares of at most 10 requests, 20 for a client that is alone, and a record of their events. */
function openShares() {
  const clock = { now: 0 }
  const shares = makeShares({ monotonic: () => clock.now, share: 10, most: 20 })
  const leaving: { key: string; leave: () => void }[] = []
  const refused: string[] = []
  const enter = async (key: string, isGone = OPEN) => {
    try {
      leaving.push({ key, leave: await shares.enter(ownerOf(key), isGone) })
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
  it('are processed five at a time', async () => {
    const { send, leaveOne, countWorking } = openShares()
    await send('flood', 8)
    expect(countWorking('flood')).toBe(5)
    await leaveOne()
    expect(countWorking('flood')).toBe(5)
    for (let n = 0; n < 4; n += 1) await leaveOne()
    expect(countWorking('flood')).toBe(3)
  })

  it('do not delay those of another client', async () => {
    const { send, countWorking } = openShares()
    await send('flood', 20)
    await send('visitor', 3)
    expect(countWorking('visitor')).toBe(3)
  })

  it('are refused beyond its share while other clients have requests', async () => {
    const { send, refused } = openShares()
    await send('visitor', 1)
    await send('flood', 12)
    expect(refused).toEqual(['flood too_many_requests', 'flood too_many_requests'])
  })

  it('may be twice its share while no other client has requests', async () => {
    const { send, refused } = openShares()
    await send('alone', 20)
    expect(refused).toEqual([])
    await send('alone', 1)
    expect(refused).toEqual(['alone too_many_requests'])
  })

  it('no longer count when they have ended', async () => {
    const { send, leaving, leaveOne, refused } = openShares()
    await send('flood', 20)
    while (leaving.length > 0) await leaveOne()
    await send('flood', 20)
    expect(refused).toEqual([])
  })
})

describe('the clients of a site', () => {
  it('are processed in turn, as if they were one client', async () => {
    const { send, leaveOne, countWorking } = openShares()
    await send('site/flood', 9)
    await send('site/neighbour', 2)
    expect([countWorking('site/flood'), countWorking('site/neighbour')]).toEqual([5, 0])
    for (let n = 0; n < 3; n += 1) await leaveOne()
    expect(countWorking('site/neighbour')).toBe(1)
    await leaveOne()
    expect(countWorking('site/neighbour')).toBe(2)
  })

  it('have one share together, like a single client', async () => {
    const { send, refused, countWorking } = openShares()
    await send('visitor', 1)
    for (let n = 0; n < 30; n += 1) await send(`site/${n}`, 1)
    expect(refused).toHaveLength(10)
    await send('visitor', 1)
    expect(countWorking('visitor')).toBe(2)
  })
})

describe('a request for which nobody waits any more', () => {
  it('is not processed if the connection has been closed', async () => {
    const { send, enter, leaveOne, refused, countWorking } = openShares()
    await send('flood', 5)
    void enter('flood', () => true)
    void enter('flood')
    await leaveOne()
    expect(refused).toEqual(['flood busy'])
    expect(countWorking('flood')).toBe(5)
  })

  it('is not processed after five seconds', async () => {
    const { clock, send, leaveOne, refused, countWorking } = openShares()
    await send('flood', 7)
    clock.now = 5001
    await leaveOne()
    expect(refused).toEqual(['flood busy', 'flood busy'])
    expect(countWorking('flood')).toBe(4)
  })
})
