import { setImmediate as nextTurn } from 'node:timers/promises'
import { makeFairQueue } from '../lib/fair-queue.ts'
import { currentRequester, withRequester } from '../lib/work.ts'
import { busy } from './problems.ts'

const PAUSE_AFTER_MS = 20

/** After this time the client has probably given up. */
const WAIT_MS = 5000

const queue = makeFairQueue<() => Promise<void>>()
let isWorking = false

/**
 * Queues work that occupies the event loop. Each turn of the event loop does 20 ms of queued work, or one piece if that
 * takes longer. The time of a piece is charged to its request. Rejects with `busy` if the client has gone, or after
 * five seconds in the queue.
 */
export function queueLongWork<Result>(work: () => Result | Promise<Result>): Promise<Result> {
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
      // Another request may have started the queue, so the work must run in the name of its own requester.
      resolve(await withRequester(requester, work))
    } catch (error) {
      reject(error)
    }
    requester?.charge(performance.now() - began)
  })

  if (!isWorking) void workAll()
  return promise
}

async function workAll(): Promise<void> {
  isWorking = true
  await nextTurn()
  let began = performance.now()
  for (let next = queue.take(); next; next = queue.take()) {
    if (performance.now() - began > PAUSE_AFTER_MS) {
      await nextTurn()
      began = performance.now()
    }
    await next()
  }
  isWorking = false
}
