import type { IncomingMessage } from 'node:http'
import type { Awaitable } from '../awaitable.ts'

/** A turn of the event loop works on so many new requests, or for so long, whichever is more. */
const TURN_REQUESTS = 100
const TURN_MS = 100

type Options = {
  /** A clock in milliseconds that never goes back. */
  readonly monotonic: () => number
  readonly maxInFlight: number
}

export type Admission = {
  /** Whether a request that has just arrived is one too many. Call it once for each request. */
  readonly isOverloaded: () => boolean
  /** Counts a request until it has its response. */
  readonly follow: <T>(incoming: IncomingMessage, response: Awaitable<T>) => Awaitable<T>
}

/** Nobody reads the body of other requests, so its end would never come. */
const WITH_BODY: ReadonlySet<string | undefined> = new Set(['POST', 'PUT', 'PATCH'])

const hasBody = ({ headers, method }: IncomingMessage) =>
  WITH_BODY.has(method) &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)

/**
 * Decides which requests are refused. They wait in two places. Those that wait for the event loop are all read in
 * one turn of it; at the end of a long turn the others are refused, which costs a fraction of a response. With few
 * requests a turn is only long when the machine stood still for a moment; they are never refused. Those that wait
 * for the database or another thread are in flight, and bounded in number. A request is in flight once its body is
 * complete, so that slow senders take no room.
 */
export const makeAdmission = ({ monotonic, maxInFlight }: Options): Admission => {
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

  const followPromise = async <T>(incoming: IncomingMessage, response: Promise<T>) => {
    let counted = 0
    const count = () => {
      counted = 1
      inFlight += 1
    }
    if (hasBody(incoming)) incoming.once('end', count)
    else count()
    try {
      return await response
    } finally {
      incoming.off('end', count)
      inFlight -= counted
    }
  }

  return {
    isOverloaded: () => isTurnLong() || inFlight >= maxInFlight,
    follow: (incoming, response) =>
      response instanceof Promise ? followPromise(incoming, response) : response,
  }
}
