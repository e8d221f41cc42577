import { AsyncLocalStorage } from 'node:async_hooks'

/** A request for which work is done. */
export type Requester = {
  /** From where it comes: the work for one site takes turns with that for others. */
  readonly site: string
  /** True if nobody waits for the response any more. */
  readonly isGone: () => boolean
  /** Adds milliseconds of work to the requester's. */
  readonly charge: (ms: number) => void
}

const requesters = new AsyncLocalStorage<Requester | undefined>()

/** Runs what responds to a request. All work in it, wherever it is done, is done for `requester`; undefined: for none. */
export const withRequester = <Result>(
  requester: Requester | undefined,
  run: () => Result,
): Result => requesters.run(requester, run)

/** The request for which work is done; undefined: for none. */
export const currentRequester = (): Requester | undefined => requesters.getStore()

/** Charges milliseconds of work to the request for which it was done, if it was done for one. */
export const chargeWork = (ms: number): void => {
  currentRequester()?.charge(ms)
}
