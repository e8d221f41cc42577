import type { Auth, AuthDeps } from './auth.ts'

/** The accounts, loaded when somebody first needs them. */
export type LazyAuth = () => Promise<Auth>

/**
 * better-auth takes a quarter of a second to load and 40 MB to hold: no start waits for it, and a
 * board without accounts never pays.
 */
export const lazyAuth = (deps: AuthDeps): LazyAuth => {
  let auth: Promise<Auth> | undefined
  return () => (auth ??= import('./auth.ts').then(({ makeAuth }) => makeAuth(deps)))
}
