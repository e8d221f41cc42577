import { describe, expect, it } from 'vitest'
import { type FactCache, makeFactCache } from './fact-cache.ts'

type Read = Parameters<FactCache['memoize']>[0]

function open({
  isExact = false,
  dependsOn = ['facts', 'votes'],
}: Partial<Pick<Read, 'isExact' | 'dependsOn'>> = {}) {
  const clock = { now: 0 }
  const loads: PromiseWithResolvers<{ etag: string }>[] = []
  const cache = makeFactCache(() => clock.now)
  const read = cache.memoize({
    max: 2,
    isExact,
    dependsOn,
    load: () => {
      const load = Promise.withResolvers<{ etag: string }>()
      loads.push(load)
      return load.promise
    },
  })
  return { clock, loads, cache, read }
}

describe('the cache of facts', () => {
  it('loads once for all readers, until a new fact or its age invalidates it', async () => {
    const { clock, loads, cache, read } = open()
    const asked = [read('a'), read('a')]
    loads[0]?.resolve({ etag: '1' })
    expect(await Promise.all(asked)).toEqual([{ etag: '1' }, { etag: '1' }])
    clock.now = 999
    void read('a')
    expect(loads).toHaveLength(1)
    cache.changed('facts')
    void read('a')
    expect(loads).toHaveLength(2)
    clock.now = 1999
    void read('a')
    expect(loads).toHaveLength(3)
  })

  it('shows a vote after a tenth of a second, or immediately where it must be exact', () => {
    const some = open()
    void some.read('a')
    some.cache.changed('votes')
    some.clock.now = 99
    void some.read('a')
    expect(some.loads).toHaveLength(1)
    some.clock.now = 100
    void some.read('a')
    expect(some.loads).toHaveLength(2)

    const exact = open({ isExact: true })
    void exact.read('a')
    // The load has begun before the vote, and may lack it.
    exact.cache.changed('votes')
    void exact.read('a')
    expect(exact.loads).toHaveLength(2)
  })

  it('is not invalidated by a choice in a round unless its content depends on choices', () => {
    const facts = open({ isExact: true })
    void facts.read('a')
    facts.cache.changed('choices')
    void facts.read('a')
    expect(facts.loads).toHaveLength(1)

    const days = open({ dependsOn: ['choices'] })
    void days.read('a')
    days.cache.changed('choices')
    void days.read('a')
    expect(days.loads).toHaveLength(2)
  })

  it('returns the same object while its ETag is the same, and does not keep a failure', async () => {
    const { loads, cache, read } = open()
    const first = read('a')
    loads[0]?.resolve({ etag: '1' })
    cache.changed('facts')
    const second = read('a')
    loads[1]?.resolve({ etag: '1' })
    expect(await second).toBe(await first)
    cache.changed('facts')
    const failed = read('a')
    loads[2]?.reject(new Error('locked'))
    await expect(failed).rejects.toThrow('locked')
    void read('a')
    expect(loads).toHaveLength(4)
  })
})
