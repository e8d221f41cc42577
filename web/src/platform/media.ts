const matches = (query: string) => window.matchMedia(query).matches

/** Whether the device asks for less motion. */
export const prefersReducedMotion = () => matches('(prefers-reduced-motion: reduce)')

/** The specification's narrow screen: below 1000 px. */
export const isNarrow = () => matches('(max-width: 999.98px)')

/** Whether the device has a touch screen, where a focused input opens the keyboard. */
export const isTouch = () => matches('(pointer: coarse)')
