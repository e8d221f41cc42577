import { useEffect, useRef, type RefObject } from 'react'

/** Moves the focus to the console, after the focused element was removed. */
export function focusHome(): void {
  document.querySelector<HTMLElement>('[data-focus-home]')?.focus()
}

/** The path of the screen that was shown last; null before the first, which keeps the browser's focus and scroll. */
let shown: string | null = null

/**
 * After a change of screen, starts the new one at its top with the focus on its heading, as a page load would. If one
 * screen replaces another at the same path, the heading gets the focus only if the focused control is gone. Returns the
 * ref for that heading.
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
