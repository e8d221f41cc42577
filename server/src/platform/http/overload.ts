/** A turn of the event loop works on so many new requests, or for so long, whichever is more. */
const TURN_REQUESTS = 100
const TURN_MS = 100

/**
 * Creates a function that says whether a request that has just arrived is one too many. Requests wait for the
 * event loop, which reads all that wait in one turn. Those that wait at the end of a long turn are refused, which
 * costs a fraction of a response. With few requests a turn is only long when the machine stood still for a
 * moment; they are never refused.
 * @param monotonic a clock in milliseconds that never goes back
 */
export const makeIsOverloaded = (monotonic: () => number): (() => boolean) => {
  /** This turn: when it read its first request, and how many it has read. */
  let turn: { readonly began: number; requests: number } | undefined

  return () => {
    if (!turn) {
      turn = { began: monotonic(), requests: 0 }
      setImmediate(() => {
        turn = undefined
      })
    }
    turn.requests += 1
    return turn.requests > TURN_REQUESTS && monotonic() - turn.began > TURN_MS
  }
}
