import { useSyncExternalStore } from 'react'

/** Subscribes to a value that never changes while it is shown, for `useSyncExternalStore`. */
export const subscribeToNothing = (): (() => void) => () => undefined

/**
 * False on the server and while the page hydrates the server's HTML. True after hydration, and always on a screen that
 * is rendered in the browser.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
