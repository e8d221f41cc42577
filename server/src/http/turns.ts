import { setImmediate as nextTurn } from 'node:timers/promises'
import { makeFairQueue } from '../lib/fair-queue.ts'
import { currentRequester, withRequester } from '../lib/work.ts'
import { busy } from './problems.ts'

/** After this time other requests get a turn before the work continues. */
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
 * Queues long work of the main thread, such as a rendering: one piece of work, or 20 ms of work, per turn of the event
 * loop, with the sites taking turns. The time is charged to the request. Rejects with `busy` if the client has gone, or
 * after five seconds in the queue.
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
