import type { Auth, AuthDeps } from './auth.ts'

/** Returns better-auth and loads it on the first call. */
export type LazyAuth = () => Promise<Auth>

/**
 * better-auth takes a quarter of a second to load and 40 MB of memory, so it is loaded by the first
 * request that needs it. If loading fails, the next request retries.
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
