import { useSyncExternalStore } from 'react'

/** A subscription to a value that never changes while it is shown, for `useSyncExternalStore`. */
export const subscribeToNothing = (): (() => void) => () => undefined

/**
 * Returns false on the server and while the page hydrates the server's HTML. Returns true right after that, and always
 * on a screen that is rendered in the browser.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
