import { useEffect, useState, type ComponentProps } from 'react'
import { useIsHydrated } from '../lib/hydrated.ts'
import { later } from '../lib/timers.ts'

/** Within this time browsers report a new element to screen readers. */
const KNOWN_AFTER_MS = 100

/** Screen readers announce only changes in an element that they know. So the text is added after the element. */
export function Status({ children, ...props }: ComponentProps<'p'>) {
  const isHydrated = useIsHydrated()
  const [isKnown, setKnown] = useState(!isHydrated)
  useEffect(() => later(KNOWN_AFTER_MS, () => setKnown(true)), [])
  return (
    <p role="status" {...props}>
      {isKnown && children}
    </p>
  )
}
