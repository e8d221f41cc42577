import { AsyncLocalStorage } from 'node:async_hooks'

/** A request for which work is done. */
export type Asker = {
  /** From where it comes: the work for one site takes turns with that for others. */
  readonly site: string
  /** Whether nobody waits for the response any more. */
  readonly isGone: () => boolean
  /** Takes milliseconds of work that were done for it. */
  readonly charge: (ms: number) => void
}

const askers = new AsyncLocalStorage<Asker | undefined>()

/** Runs what responds to a request. All work in it, wherever it is done, is done for `asker`; undefined: for none. */
export const withAsker = <Result>(asker: Asker | undefined, run: () => Result): Result =>
  askers.run(asker, run)

/** The request for which work is done; undefined: for none. */
export const currentAsker = (): Asker | undefined => askers.getStore()

/** Charges milliseconds of work to the request for which it was done, if it was done for one. */
export const chargeWork = (ms: number): void => {
  currentAsker()?.charge(ms)
}
