import { useCallback, useSyncExternalStore } from 'react'

const matchesMedia = (query: string) =>
  typeof window !== 'undefined' && window.matchMedia(query).matches

export const prefersReducedMotion = (): boolean => matchesMedia('(prefers-reduced-motion: reduce)')

/** True below 1000 px (docs/rules.md, section 4). */
export const isNarrow = (): boolean => matchesMedia('(max-width: 999.98px)')

/** True on a touch screen, where focusing an input opens the keyboard. */
export const isTouch = (): boolean => matchesMedia('(pointer: coarse)')

/** False on the server and during hydration. */
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
