import { useSyncExternalStore } from 'react'

/** For values of this browser that do not change while they are shown. */
export const subscribeToNothing = (): (() => void) => () => undefined

/**
 * False on the server and while the page hydrates its HTML; true right after that, and from the start on a screen
 * that is rendered in the browser.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
