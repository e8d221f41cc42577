import { useSyncExternalStore } from 'react'

/** For `useSyncExternalStore`: the value never changes while it is shown. */
export const subscribeToNothing = (): (() => void) => () => undefined

/**
 * False on the server and while the page hydrates the server's HTML. True right after that, and always on a screen that
 * is rendered in the browser.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
