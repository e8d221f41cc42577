import { useSyncExternalStore } from 'react'

const matches = (query: string) => window.matchMedia(query).matches

/** Whether a media query holds, kept up to date; false on a server. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => {
        media.removeEventListener('change', listener)
      }
    },
    () => matches(query),
    () => false,
  )
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

export const prefersReducedMotion = () => matches(REDUCED_MOTION)
export const useReducedMotion = () => useMedia(REDUCED_MOTION)

/** The specification's narrow screen: below 1000 px. */
export const isNarrow = () => matches('(max-width: 999.98px)')

/** Whether the player's hands are on a touch screen, where a focused input opens the keyboard. */
export const isTouch = () => matches('(pointer: coarse)')
