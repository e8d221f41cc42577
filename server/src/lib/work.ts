import { AsyncLocalStorage } from 'node:async_hooks'

/** Takes milliseconds of work that were done for a request. */
type Charge = (ms: number) => void

const charges = new AsyncLocalStorage<Charge>()

/** Runs what responds to a request. All work in it, wherever it is done, is charged to `charge`. */
export const withCharge = <Result>(charge: Charge, run: () => Result): Result =>
  charges.run(charge, run)

/** Charges milliseconds of work to the request for which it was done, if it was done for one. */
export const chargeWork = (ms: number): void => {
  charges.getStore()?.(ms)
}
