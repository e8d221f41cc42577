import { AsyncLocalStorage } from 'node:async_hooks'

/** A request for which work is done. */
export type Requester = {
  /** Its origin: work for different sites takes turns. */
  readonly site: string
  /** True if the client has gone. */
  readonly isGone: () => boolean
  /** Adds milliseconds of work to the requester's. */
  readonly charge: (ms: number) => void
}

const requesters = new AsyncLocalStorage<Requester | undefined>()

/** Runs the handling of a request. All work in it is attributed to `requester`; undefined: to nobody. */
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
