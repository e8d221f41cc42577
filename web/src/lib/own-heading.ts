import { useEffect, useRef } from 'react'

/**
 * For screens whose header does not contain their title. After a change of screen, the focus moves from the site's name
 * (`useScreenChange`) to the first heading below the header. `isShown` says whether that heading is rendered. `of` is
 * what the screen shows. When `of` changes, the pressed link may be gone, and then the heading takes the focus.
 */
export function useOwnHeading(isShown = true, of?: number): void {
  const shown = useRef(of)
  useEffect(() => {
    const own = document.querySelector<HTMLElement>('main h2')
    if (!isShown || !own) return
    const { activeElement } = document
    const isLost = shown.current !== of && activeElement === document.body
    shown.current = of
    if (activeElement?.tagName !== 'H1' && !isLost) return
    own.tabIndex = -1
    own.focus({ preventScroll: true })
  }, [isShown, of])
}
