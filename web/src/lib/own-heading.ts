import { useEffect } from 'react'

/**
 * After a change of screen, moves the focus from the site's name (`useScreenChange`) to the first heading below it. For
 * screens whose header does not have their title. `isShown`: whether that heading is there yet.
 */
export function useOwnHeading(isShown = true): void {
  useEffect(() => {
    const own = document.querySelector<HTMLElement>('main h2')
    if (!isShown || !own || document.activeElement?.tagName !== 'H1') return
    own.tabIndex = -1
    own.focus({ preventScroll: true })
  }, [isShown])
}
