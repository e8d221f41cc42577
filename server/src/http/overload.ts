import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { AppEnv } from './app-env.ts'
import { problem } from './problems.ts'

/** A turn of the event loop works on so many new requests, or for so long, whichever is more. */
const TURN_REQUESTS = 100
const TURN_MS = 100

/** Monitors ask for these under load as well. */
const NEVER_REFUSED: ReadonlySet<string> = new Set(['/api/health', '/api/ready'])

/** The call of refused requests in the metrics. */
export const REFUSED = 'refused'

type Options = {
  /** A clock in milliseconds that never goes back. */
  readonly monotonic: () => number
  readonly maxInFlight: number
  readonly log: Pick<Logger, 'error'>
}

export type Admission = {
  /** Refuses requests that are too many, and counts those without a body as in flight. */
  readonly admit: MiddlewareHandler<AppEnv>
  /** Counts a request as in flight whose body has been read: slow senders take no room. */
  readonly countInFlight: MiddlewareHandler<AppEnv>
}

/** Refuses nothing. */
export const openAdmission: Admission = {
  admit: (_, next) => next(),
  countInFlight: (_, next) => next(),
}

/**
 * Decides which requests are refused. They wait in two places. Those that wait for the event loop are all read in
 * one turn of it; at the end of a long turn the others are refused, which costs a fraction of a response. With few
 * requests a turn is only long when the machine stood still for a moment; they are never refused. Those that wait
 * for the database or another thread are in flight, and bounded in number.
 */
export const makeAdmission = ({ monotonic, maxInFlight, log }: Options): Admission => {
  let inFlight = 0
  /** This turn: when it read its first request, and how many it has read. */
  let turn: { readonly began: number; requests: number } | undefined

  const isTurnLong = () => {
    if (!turn) {
      turn = { began: monotonic(), requests: 0 }
      setImmediate(() => {
        turn = undefined
      })
    }
    turn.requests += 1
    return turn.requests > TURN_REQUESTS && monotonic() - turn.began > TURN_MS
  }

  // Under load a line for each would cost more than the response.
  const countRefused = makeCount((requests) => {
    log.error({ requests }, 'requests were refused: too many at once')
  })

  const countInFlight: Admission['countInFlight'] = async (_, next) => {
    inFlight += 1
    try {
      await next()
    } finally {
      inFlight -= 1
    }
  }

  return {
    admit: (c, next) => {
      const isOverloaded = isTurnLong() || inFlight >= maxInFlight
      if (isOverloaded && !NEVER_REFUSED.has(c.req.path)) {
        countRefused()
        c.set('call', REFUSED)
        throw problem('busy')
      }
      const { method } = c.req
      return method === 'POST' || method === 'PUT' ? next() : countInFlight(c, next)
    },
    countInFlight,
  }
}

/** Under load there is one line in the log for all refusals of this time. */
const COUNT_MS = 1000

/** Creates a function that counts its calls, and reports them together. */
export const makeCount = (report: (count: number) => void): (() => void) => {
  let count = 0
  return () => {
    count += 1
    if (count > 1) return
    setTimeout(() => {
      report(count)
      count = 0
    }, COUNT_MS).unref()
  }
}
