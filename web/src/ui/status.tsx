import { useEffect, useState, type ComponentProps } from 'react'
import { useIsHydrated } from '../lib/hydrated.ts'
import { later } from '../lib/timers.ts'

/** In milliseconds. Within this time browsers tell screen readers of an element. */
const KNOWN_AFTER = 100

/** Screen readers read what changes in an element that they know, so the text follows the element. */
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
