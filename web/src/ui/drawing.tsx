import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './drawing.module.css'

/** The content of each drawing by its address. Only the server fills this map. */
export const DRAWINGS = new Map<string, string>()

const queryOf = (src: string) => ({
  queryKey: ['drawing', src],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchDrawing(src, signal),
  staleTime: Infinity,
  gcTime: Infinity,
})

/** Loads drawings that will be needed at once, such as those on the other side of a card. */
export function useDrawings(sources: readonly string[]): void {
  const client = useQueryClient()
  useEffect(() => {
    for (const src of sources) void client.query(queryOf(src)).catch(() => undefined)
  }, [client, sources])
}

type Props = {
  /**
   * The path of an SVG file of the product. Each id in the file begins with the file's name, so that the drawings of a
   * page do not conflict.
   */
  src: string
  className?: string | undefined
}

/**
 * Puts the SVG into the page, so that style sheets can colour and move its groups. The drawing is decorative, because
 * nearby text says the same.
 */
export function Drawing({ src, className }: Props) {
  const element = useRef<HTMLSpanElement>(null)
  const { data = '' } = useQuery({
    ...queryOf(src),
    queryFn: ({ signal }) => {
      // If the server's HTML contains the drawing, it is not fetched.
      const fromServer = element.current?.innerHTML ?? ''
      return fromServer === '' ? fetchDrawing(src, signal) : fromServer
    },
    enabled: src !== '',
    initialData: () => DRAWINGS.get(src),
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

async function fetchDrawing(address: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.text()
}
