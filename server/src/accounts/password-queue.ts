import { hashPassword, verifyPassword } from 'better-auth/crypto'
import pLimit from 'p-limit'
import { busy } from '../platform/http/problems.ts'

/**
 * A hash keeps one of Node's four worker threads for 60 ms. The others stay free for compressing lists
 * and reading files.
 */
const AT_ONCE = 2

/** The last one waits for about two seconds. */
const WAITING_MAX = 60

/**
 * better-auth's own hashing of passwords (scrypt), two at a time. Throws the problem `busy` when too
 * many wait already.
 */
export const createPasswordQueue = () => {
  const limit = pLimit(AT_ONCE)
  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (limit.pendingCount >= WAITING_MAX) throw busy()
    return limit(work)
  }
  return {
    hash: (password: string) => inTurn(() => hashPassword(password)),
    verify: (given: { hash: string; password: string }) => inTurn(() => verifyPassword(given)),
  }
}
