import { useEffect, useRef, type RefObject } from 'react'

/** Moves the focus to a fixed place. Use it after the focused element has been removed. */
export function focusHome(): void {
  document.querySelector<HTMLElement>('[data-focus-home]')?.focus()
}

/**
 * The path of the previous screen; null before the first screen. For the first screen, the browser itself sets the
 * focus and the scroll position.
 */
let shown: string | null = null

/**
 * Starts a new screen at its top, with the focus on its heading, like a page that is loaded. If a screen replaces
 * another one at the same path, the heading gets the focus only if the focused control is gone. Returns the ref for the
 * heading.
 */
export function useScreenChange(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const { pathname } = location
    if (shown === pathname) {
      if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
    } else if (shown !== null) {
      window.scrollTo(0, 0)
      heading.current?.focus()
    }
    shown = pathname
  }, [])
  return heading
}
