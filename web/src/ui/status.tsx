import { useEffect, useState, type ComponentProps } from 'react'
import { useIsHydrated } from '../lib/hydrated.ts'
import { later } from '../lib/timers.ts'

/** Time in milliseconds in which browsers tell screen readers of an element. */
const KNOWN_AFTER = 100

/**
 * A message that screen readers announce, although it comes in with its text: they read what changes in an element that
 * they know, so the text follows the element.
 */
export function Status({ children, ...props }: ComponentProps<'p'>) {
  const isHydrated = useIsHydrated()
  const [isKnown, setKnown] = useState(!isHydrated)
  useEffect(() => later(KNOWN_AFTER, () => setKnown(true)), [])
  return (
    <p role="status" {...props}>
      {isKnown && children}
    </p>
  )
}
