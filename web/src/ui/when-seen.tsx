import { useEffect, useRef, useState, type ReactNode } from 'react'

type Props = { className: string | undefined; children: ReactNode }

/** Renders its children once their place comes into view, so that nothing is fetched for those who never see it. */
export function WhenSeen({ className, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} className={className}>
      {isSeen && children}
    </div>
  )
}
