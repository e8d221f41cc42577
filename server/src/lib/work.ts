import { AsyncLocalStorage } from 'node:async_hooks'

/** A request for which work is done. */
export type Requester = {
  /** The site of its client. Work for different sites takes turns. */
  readonly site: string
  /** Returns true if the client has gone. */
  readonly isGone: () => boolean
  /** Charges milliseconds of work to the client. */
  readonly charge: (ms: number) => void
}

const requesters = new AsyncLocalStorage<Requester | undefined>()

/** Handles a request. All work that this causes is attributed to `requester`, or to nobody if it is undefined. */
export const withRequester = <Result>(
  requester: Requester | undefined,
  run: () => Result,
): Result => requesters.run(requester, run)

/** Returns the request for which the current work is done; undefined if there is none. */
export const currentRequester = (): Requester | undefined => requesters.getStore()

/** Charges milliseconds of work to the request for which it was done, if there is one. */
export function chargeWork(ms: number): void {
  currentRequester()?.charge(ms)
}
