import { hashPassword, verifyPassword } from 'better-auth/crypto'
import pLimit from 'p-limit'
import { busy } from '../http/problems.ts'

/**
 * A hash occupies one of Node's four worker threads for 60 ms. Two threads stay free for compression
 * and file access.
 */
const AT_ONCE = 2

/** The last in a full queue waits about two seconds. */
const WAITING_MAX = 60

/**
 * Runs better-auth's password hashing (scrypt), two at a time. Throws the problem `busy` if the queue
 * is full.
 */
export const createPasswordQueue = () => {
  const limit = pLimit(AT_ONCE)
  const enqueue = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (limit.pendingCount >= WAITING_MAX) throw busy()
    return limit(work)
  }
  return {
    hash: (password: string) => enqueue(() => hashPassword(password)),
    verify: (given: { hash: string; password: string }) => enqueue(() => verifyPassword(given)),
  }
}
