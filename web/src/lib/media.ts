import { useCallback, useSyncExternalStore } from 'react'

// Checks whether a media query matches now. Always false on the server.
const matchesMedia = (query: string) =>
  typeof window !== 'undefined' && window.matchMedia(query).matches

export const prefersReducedMotion = (): boolean => matchesMedia('(prefers-reduced-motion: reduce)')

/** Checks whether the screen is narrow in the sense of docs/rules.md, section 4: below 1000 px. */
export const isNarrow = (): boolean => matchesMedia('(max-width: 999.98px)')

/** Checks whether the device has a touch screen, on which focusing an input opens the keyboard. */
export const isTouch = (): boolean => matchesMedia('(pointer: coarse)')

/**
 * Checks whether a media query matches, and renders the component again when that changes. False on the server and
 * during hydration.
 */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchesMedia(query),
    () => false,
  )
}
