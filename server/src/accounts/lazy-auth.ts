import type { Auth, AuthDeps } from './auth.ts'

/** The accounts, loaded when somebody first needs them. */
export type LazyAuth = () => Promise<Auth>

/**
 * better-auth takes a quarter of a second to load and 40 MB to hold: no start waits for it, and a
 * server without accounts never pays. Loading that fails is tried again by the next request.
 */
export const lazyAuth = (deps: AuthDeps, load = () => import('./auth.ts')): LazyAuth => {
  let auth: Promise<Auth> | undefined
  return () => {
    auth ??= load().then(({ makeAuth }) => makeAuth(deps))
    auth.catch(() => {
      auth = undefined
    })
    return auth
  }
}
