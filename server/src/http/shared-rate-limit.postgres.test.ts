import { beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase, openUntilEnd } from '../testing/fresh-database.ts'
import type { RateCounter, Taken } from './rate-limit.ts'
import { deleteEndedWindows, forgetKeys, sharedCounters } from './shared-rate-limit.ts'

const { options } = await freshDatabase()
const [database, other] = [await openUntilEnd(options), await openUntilEnd(options)]

const WINDOW_MS = 10_000
let now = 0
beforeEach(async () => {
  now = 1_000_000
  await database.db.deleteFrom('RateLimits').execute()
})

function openTwo(limit: number): [RateCounter, RateCounter] {
  const open = (at: typeof database) =>
    sharedCounters({ database: at, authSecret: 'a', now: () => now })({
      name: 'GET /x',
      limit,
      windowMs: WINDOW_MS,
    })
  return [open(database), open(other)]
}

const blocks = (...keys: string[]) => keys.map((key) => ({ key, times: 1 }))
const isTaken = (taken: Taken) => !('waitMs' in taken)
async function countTaken(requests: readonly ReturnType<RateCounter['take']>[]) {
  const counted: Taken[] = []
  for (const request of requests) counted.push(await request)
  return counted.filter(isTaken).length
}

const listWindows = () => database.db.selectFrom('RateLimits').selectAll().execute()

describe('a limit of several servers', () => {
  it('accepts exactly its maximum of simultaneous requests', async () => {
    const counters = openTwo(10)
    const requests = Array.from({ length: 100 }, (_, n) => counters[n % 2]?.take(blocks('a')))
    expect(await countTaken(requests.flatMap((request) => request ?? []))).toBe(10)
  })

  it('returns how long to wait, and begins anew after its window', async () => {
    const [one, two] = openTwo(1)
    expect(await countTaken([one.take(blocks('a'))])).toBe(1)
    now += 4000
    expect(await two.take(blocks('a'))).toEqual({ waitMs: 6000 })
    now += 6000
    expect(await countTaken([two.take(blocks('a')), two.take(blocks('b'))])).toBe(2)
    expect(await one.take(blocks('a'))).toEqual({ waitMs: WINDOW_MS })
  })

  it('counts a request in all its blocks or in none', async () => {
    const [one, two] = openTwo(1)
    await one.take(blocks('full'))
    expect(await countTaken([two.take(blocks('full', 'free'))])).toBe(0)
    expect(await countTaken([two.take(blocks('free'))])).toBe(1)
  })

  it('accepts a request after another one was undone on the other server', async () => {
    const [one, two] = openTwo(1)
    const taken = await one.take(blocks('a'))
    expect(await countTaken([two.take(blocks('a'))])).toBe(0)
    if ('undo' in taken) await taken.undo()
    expect(await countTaken([two.take(blocks('a'))])).toBe(1)
  })

  it('keeps the count of a new window if a request of the previous one is undone', async () => {
    const [one, two] = openTwo(1)
    const taken = await one.take(blocks('a'))
    now += WINDOW_MS
    await two.take(blocks('a'))
    if ('undo' in taken) await taken.undo()
    expect(await countTaken([one.take(blocks('a'))])).toBe(0)
  })

  it('undoes the requests of two servers even if the clock of one is behind', async () => {
    const [one, two] = openTwo(2)
    const first = await one.take(blocks('a'))
    now -= 1
    const second = await two.take(blocks('a'))
    const undo = async (taken: Taken) => 'undo' in taken && taken.undo()
    await Promise.all([first, second].map(undo))
    expect((await listWindows()).map(({ taken }) => taken)).toEqual([0])
  })

  it('is reset on all servers by any of them', async () => {
    const [one, two] = openTwo(1)
    await one.take(blocks('a 1'))
    await one.take(blocks('b'))
    await two.reset('a')
    expect(await countTaken([one.take(blocks('a 1')), one.take(blocks('b'))])).toBe(1)
  })

  it('never lasts longer than its window, even if the clock is set back', async () => {
    const [one] = openTwo(1)
    await one.take(blocks('a'))
    now -= 900_000
    expect(await one.take(blocks('a'))).toEqual({ waitMs: WINDOW_MS })
  })

  it('deletes windows that are over', async () => {
    const [one] = openTwo(1)
    await one.take(blocks('a'))
    now += 5000
    await one.take(blocks('b'))
    now += 5000
    await deleteEndedWindows(database, now)
    expect(await countTaken([one.take(blocks('b'))])).toBe(0)
    expect(await listWindows()).toHaveLength(1)
  })

  it('stores no key in plain text, and forgets the keys of a deleted account', async () => {
    const [one] = openTwo(1)
    await one.take(blocks('ada'))
    await one.take(blocks('ada browser'))
    await one.take(blocks('bea'))
    expect(JSON.stringify(await listWindows())).not.toMatch(/ada|bea|browser/)
    await forgetKeys(database, 'another secret', ['ada'])
    expect(await listWindows()).toHaveLength(3)
    await forgetKeys(database, 'a', ['ada', 'cleo'])
    expect(await countTaken([one.take(blocks('bea'))])).toBe(0)
    expect(await listWindows()).toHaveLength(1)
  })
})
