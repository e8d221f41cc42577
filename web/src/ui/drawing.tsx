import { useEffect, useRef, useState } from 'react'
import { drawingText, fetchDrawing, cacheDrawing } from '../lib/drawings.ts'
import { cx } from '../lib/cx.ts'
import styles from './drawing.module.css'

type Props = {
  /** The address of one of our own SVG files. Its ids carry the file's name, so drawings don't clash. */
  src: string
  className?: string | undefined
}

/**
 * A drawing as part of the page, so that style sheets colour and move its groups. It is decoration: what
 * it shows is said in words beside it.
 */
export function Drawing({ src, className }: Props) {
  const [, setArrivals] = useState(0)
  const element = useRef<HTMLSpanElement>(null)
  const text = drawingText(src)
  useEffect(() => {
    if (text !== undefined || src === '') return undefined
    const fromServer = element.current?.innerHTML
    if (fromServer) {
      cacheDrawing(src, fromServer)
      return undefined
    }
    let isShown = true
    const load = async () => {
      const found = await fetchDrawing(src)
      if (isShown && found !== '') setArrivals((times) => times + 1)
    }
    void load()
    // What failed without a network is fetched when it is back.
    const onOnline = () => void load()
    window.addEventListener('online', onOnline)
    return () => {
      isShown = false
      window.removeEventListener('online', onOnline)
    }
  }, [src, text])
  return (
    <span
      ref={element}
      className={cx(styles.drawing, className)}
      aria-hidden="true"
      // The server's HTML holds the drawing, which the page has not fetched.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text ?? '' }}
    />
  )
}
