import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Requester, withRequester } from '../lib/work.ts'
import { queueLongWork } from './long-work.ts'
import { problemCodeOf } from './problems.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

/** Lets work take as long as a test says. */
function stopClock() {
  const clock = { now: 1000 }
  vi.spyOn(performance, 'now').mockImplementation(() => clock.now)
  return clock
}

const askerOf = (site: string, more: Partial<Requester> = {}): Requester => ({
  site,
  isGone: () => false,
  charge: () => undefined,
  ...more,
})

const codeOf = (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(() => undefined, problemCodeOf)

describe('long work', () => {
  it('pauses for other requests after 20 ms', async () => {
    const clock = stopClock()
    let done = 0
    const all = Array.from({ length: 6 }, () =>
      queueLongWork(() => {
        clock.now += 11
        done += 1
      }),
    )
    const doneByTurn: number[] = []
    for (let turn = 0; turn < 4; turn += 1) {
      await nextTurn()
      doneByTurn.push(done)
    }
    await Promise.all(all)
    expect(doneByTurn).toEqual([2, 4, 6, 6])
  })

  it('is done for each site in turn', async () => {
    const done: string[] = []
    const sites = ['flood', 'flood', 'flood', 'visitor']
    await Promise.all(
      sites.map((site) => withRequester(askerOf(site), () => queueLongWork(() => done.push(site)))),
    )
    expect(done).toEqual(['flood', 'visitor', 'flood', 'flood'])
  })

  it('is charged to the request that needs it', async () => {
    const clock = stopClock()
    const charge = vi.fn()
    const work = () => {
      clock.now += 7
      return 'done'
    }
    expect(await withRequester(askerOf('one', { charge }), () => queueLongWork(work))).toBe('done')
    expect(charge).toHaveBeenCalledExactlyOnceWith(7)
  })

  it('is not done if the client has left or five seconds have passed', async () => {
    const clock = stopClock()
    const work = vi.fn()
    const gone = withRequester(askerOf('one', { isGone: () => true }), () => queueLongWork(work))
    const late = withRequester(askerOf('one'), () => queueLongWork(work))
    clock.now += 5001
    expect(await Promise.all([codeOf(gone), codeOf(late)])).toEqual(['busy', 'busy'])
    expect(work).not.toHaveBeenCalled()
  })

  it('does not block the next work if it fails', async () => {
    const failed = queueLongWork(() => Promise.reject(new Error('it failed')))
    const next = queueLongWork(() => 'done')
    await expect(failed).rejects.toThrow('it failed')
    expect(await next).toBe('done')
  })
})
