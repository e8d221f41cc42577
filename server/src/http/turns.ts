import { setImmediate as nextTurn } from 'node:timers/promises'
import { makeFairQueue } from '../lib/fair-queue.ts'
import { currentRequester, withRequester } from '../lib/work.ts'
import { busy } from './problems.ts'

/** After so long others are let in before the work goes on. */
const TURN_MS = 20

/** Work that has waited longer is refused: its client has probably given up. */
const WAIT_MS = 5000

/** The waiting long tasks, by site. */
const queue = makeFairQueue<() => Promise<void>>()
let isWorking = false

const workAll = async (): Promise<void> => {
  isWorking = true
  await nextTurn()
  let began = performance.now()
  for (let next = queue.take(); next; next = queue.take()) {
    if (performance.now() - began > TURN_MS) {
      await nextTurn()
      began = performance.now()
    }
    await next()
  }
  isWorking = false
}

/**
 * Runs long work of the thread that serves everybody, such as a rendering, when its turn has come: one piece of
 * work or 20 ms of it in each turn of the event loop, and each site in turn. Its time is charged to the request for which
 * it is done. Rejects with `busy` if nobody waits for it any more, or for more than five seconds.
 */
export const inTurn = <Result>(work: () => Result | Promise<Result>): Promise<Result> => {
  const requester = currentRequester()
  const since = performance.now()
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  queue.add(requester?.site ?? '', async () => {
    const began = performance.now()
    if (began - since > WAIT_MS || requester?.isGone()) {
      reject(busy())
      return
    }
    try {
      // The queue may have been started for another request.
      resolve(await withRequester(requester, work))
    } catch (error) {
      reject(error)
    }
    requester?.charge(performance.now() - began)
  })
  if (!isWorking) void workAll()
  return promise
}
