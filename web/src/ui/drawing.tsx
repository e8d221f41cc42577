import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './drawing.module.css'

/** The drawings by their addresses, on the server. */
export const DRAWINGS = new Map<string, string>()

async function fetchDrawing(address: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.text()
}

type Props = {
  /** The address of one of our own SVG files. Its ids carry the file's name, so drawings don't clash. */
  src: string
  className?: string | undefined
}

/**
 * A drawing as part of the page, so that style sheets colour and move its groups. It is decorative: nearby text has the
 * same content.
 */
export function Drawing({ src, className }: Props) {
  const element = useRef<HTMLSpanElement>(null)
  const { data = '' } = useQuery({
    queryKey: ['drawing', src],
    queryFn: ({ signal }) => {
      // The server's HTML contains the drawing, so it is not fetched.
      const fromServer = element.current?.innerHTML ?? ''
      return fromServer === '' ? fetchDrawing(src, signal) : fromServer
    },
    enabled: src !== '',
    initialData: () => DRAWINGS.get(src),
    staleTime: Infinity,
    gcTime: Infinity,
    refetchInterval: false,
    refetchOnReconnect: true,
  })
  return (
    <span
      ref={element}
      className={cx(styles.drawing, className)}
      aria-hidden="true"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: data }}
    />
  )
}
