import pLimit from 'p-limit'
import { busy } from '../platform/http/problems.ts'

/**
 * A hash keeps one of Node's four worker threads for 60 ms. The others stay free for compressing lists
 * and reading files.
 */
const AT_ONCE = 2

/** The last one waits for about two seconds. */
const WAITING_MAX = 60

/** Runs work that hashes a password when its turn comes. */
export type PasswordQueue = <Result>(work: () => Promise<Result>) => Promise<Result>

/** A queue of its own; throws the problem `busy` when too many wait already. */
export const makePasswordQueue = (): PasswordQueue => {
  const limit = pLimit(AT_ONCE)
  return async (work) => {
    if (limit.pendingCount >= WAITING_MAX) throw busy()
    return limit(work)
  }
}
