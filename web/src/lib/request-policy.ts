import { later, pause } from './timers.ts'

/** Within this time the whole response of an attempt must have arrived. */
const DEADLINE_MS = 10_000
/** The waits between attempts double from the first one to the last one. */
const FIRST_PAUSE_MS = 400
const LAST_PAUSE_MS = 6_000
/** `onSlow` is called after the first of these times, and then repeatedly after the second. */
const SLOW_AFTER_MS = 8_000
const SLOW_AGAIN_AFTER_MS = 30_000

export type RequestPolicy = {
  /** Once the signal aborts, the call rejects with the signal's reason. */
  readonly signal?: AbortSignal
  /** In milliseconds, for one attempt. The default is 10 seconds. */
  readonly deadline?: number
  /** The number of attempts after the first one. */
  readonly retries?: number
  readonly isRetryable?: (error: unknown) => boolean
  /** Returns the wait, in milliseconds, that the error demands before the next attempt. */
  readonly waitOf?: (error: unknown) => number
  /** Called after `slowAfter` milliseconds without a response, and then every 30 seconds. */
  readonly onSlow?: () => void
  readonly slowAfter?: number
}

export function backoff(attempt: number, last = LAST_PAUSE_MS): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), last)
}

export function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}

/** Rejects at the deadline, even if the attempt ignores its signal. */
async function withDeadline<Result>(
  attempt: (signal: AbortSignal) => Promise<Result>,
  { signal, deadline = DEADLINE_MS }: RequestPolicy,
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

function repeatedly(first: number, next: number, callBack: () => void): () => void {
  let stop = later(first, function again() {
    stop = later(next, again)
    callBack()
  })
  return () => stop()
}

/**
 * Applies the policy of all requests. Each attempt has a deadline. Failed attempts are repeated with growing waits
 * while that may help. `signal` aborts everything. Rejects with the last error.
 */
export async function withPolicy<Result>(
  attempt: (signal: AbortSignal) => Promise<Result>,
  policy: RequestPolicy,
): Promise<Result> {
  const { signal, retries = 0, isRetryable = () => true, waitOf = () => 0 } = policy
  const { onSlow, slowAfter = SLOW_AFTER_MS } = policy
  const stopSlow = onSlow && repeatedly(slowAfter, SLOW_AGAIN_AFTER_MS, onSlow)

  try {
    for (let tried = 1; ; tried += 1) {
      try {
        return await withDeadline(attempt, policy)
      } catch (error) {
        signal?.throwIfAborted()
        if (tried > retries || !isRetryable(error)) throw error
        // A timeout has already been a long wait.
        if (!isTimeout(error)) await pause(Math.max(backoff(tried), waitOf(error)))
        signal?.throwIfAborted()
      }
    }
  } finally {
    stopSlow?.()
  }
}
