import { useEffect, useRef, useState, type ReactNode } from 'react'
import { later } from '../lib/timers.ts'

type Props = { className: string | undefined; children: ReactNode }

/** At rest, in milliseconds after the first paint, everything is rendered: a screen reader finds it, too. */
const AT_REST = 3_000

/** Renders its children once their place comes into view, so that they cost the first paint nothing. */
export function WhenSeen({ className, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    if (place.current) observer.observe(place.current)
    const stop = later(AT_REST, () => setSeen(true))
    return () => {
      observer.disconnect()
      stop()
    }
  }, [])
  return (
    <div ref={place} className={className}>
      {isSeen && children}
    </div>
  )
}
