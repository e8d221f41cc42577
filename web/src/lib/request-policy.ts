import { later, pause } from './timers.ts'

/** An attempt ends if the whole response has not arrived within this time, in milliseconds. */
const DEADLINE = 10_000
/** The pauses between attempts double from the first to the last of these. */
const FIRST_PAUSE = 400
const LAST_PAUSE = 6_000
/** `onSlow` is called after the first of these times, then repeatedly after the second. */
const SLOW_AFTER = 8_000
const SLOW_AGAIN_AFTER = 30_000

export type RequestPolicy = {
  /** Ends the request; the call rejects with the signal's reason. */
  readonly signal?: AbortSignal
  /** Time limit of one attempt, in milliseconds; 10 seconds by default. */
  readonly deadline?: number
  /** Number of attempts after the first. */
  readonly retries?: number
  /** True if another attempt may help after this error. */
  readonly isRetryable?: (error: unknown) => boolean
  /** The error's minimum wait before the next attempt, in milliseconds. */
  readonly waitOf?: (error: unknown) => number
  /** Called when there is no response after `slowAfter` milliseconds, then every 30 seconds. */
  readonly onSlow?: () => void
  readonly slowAfter?: number
}

/** The pause before attempt 1, 2, 3, …: it doubles up to `last`, in milliseconds. */
export function backoff(attempt: number, last = LAST_PAUSE): number {
  return Math.min(FIRST_PAUSE * 2 ** (attempt - 1), last)
}

/** Checks whether a request ended because of its deadline. */
export function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}

/** Runs one attempt, and rejects at its deadline even if the attempt ignores its signal. */
async function withDeadline<Result>(
  attempt: (signal: AbortSignal) => Promise<Result>,
  { signal, deadline = DEADLINE }: RequestPolicy,
): Promise<Result> {
  signal?.throwIfAborted()
  const end = new AbortController()
  const abort = () => end.abort(signal?.reason)
  signal?.addEventListener('abort', abort)
  const ended = new Promise<never>((_, reject) => {
    end.signal.addEventListener('abort', () => reject(end.signal.reason as Error))
  })
  const stopClock = later(deadline, () => {
    end.abort(new DOMException('The request took too long.', 'TimeoutError'))
  })
  try {
    return await Promise.race([attempt(end.signal), ended])
  } finally {
    stopClock()
    signal?.removeEventListener('abort', abort)
  }
}

/** Calls back after `first` milliseconds and every `next` after that, until the returned function is called. */
function repeatedly(first: number, next: number, callBack: () => void): () => void {
  let stop = later(first, function again() {
    stop = later(next, again)
    callBack()
  })
  return () => stop()
}

/**
 * Runs a request under the one policy that every request follows: a deadline for each attempt, further
 * attempts with backoff while they may help, an end when `signal` aborts. Rejects with the last error.
 */
export async function withPolicy<Result>(
  attempt: (signal: AbortSignal) => Promise<Result>,
  policy: RequestPolicy,
): Promise<Result> {
  const { signal, retries = 0, isRetryable = () => true, waitOf = () => 0 } = policy
  const { onSlow, slowAfter = SLOW_AFTER } = policy
  const stopSlow = onSlow && repeatedly(slowAfter, SLOW_AGAIN_AFTER, onSlow)
  try {
    for (let tried = 1; ; tried += 1) {
      try {
        return await withDeadline(attempt, policy)
      } catch (error) {
        signal?.throwIfAborted()
        if (tried > retries || !isRetryable(error)) throw error
        // After a timeout enough time has passed already.
        if (!isTimeout(error)) await pause(Math.max(backoff(tried), waitOf(error)))
        signal?.throwIfAborted()
      }
    }
  } finally {
    stopSlow?.()
  }
}
