import { useEffect, useRef, type RefObject } from 'react'
import { repeatEarlyClicks } from './early-clicks.ts'
import { whenHydrated } from './hydrate.ts'

/** Moves the focus to the console, after the focused element was removed. */
export function focusHome(): void {
  document.querySelector<HTMLElement>('[data-focus-home]')?.focus()
}

/** Whether any screen has been shown: the first one keeps the browser's own focus and scroll. */
let arrived = false

/**
 * Names the page in the tab and, after a change of screen, starts it at its top with the focus on its
 * heading, as a page load would. Returns the ref for that heading.
 */
export function usePage(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    if (arrived) {
      window.scrollTo(0, 0)
      heading.current?.focus()
    }
    arrived = true
    void whenHydrated().then(repeatEarlyClicks)
  }, [])
  return heading
}
