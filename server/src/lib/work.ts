import { AsyncLocalStorage } from 'node:async_hooks'

export type Requester = {
  /** The site that caused the work. Work for different sites takes turns. */
  readonly site: string
  readonly isGone: () => boolean
  readonly charge: (ms: number) => void
}

const requesters = new AsyncLocalStorage<Requester | undefined>()

/** Attributes all work that `run` causes to `requester`. */
export const withRequester = <Result>(
  requester: Requester | undefined,
  run: () => Result,
): Result => requesters.run(requester, run)

export const currentRequester = (): Requester | undefined => requesters.getStore()

export function chargeWork(ms: number): void {
  currentRequester()?.charge(ms)
}
