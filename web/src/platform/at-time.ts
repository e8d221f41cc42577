import { createContext, useContext, useSyncExternalStore } from 'react'
import { subscribeToNothing } from './hydrated.ts'

/** When the server has rendered the document, in milliseconds since 1970; null if it depends on no time. */
export const RenderedAtContext = createContext<number | null>(null)

/**
 * A value that depends on the time, and is the same on the server and when the page hydrates the server's
 * HTML; right after that it is taken at the present time. `read` must return equal values for times close to
 * each other.
 */
export function useAtTime<T extends string | number | boolean>(read: (now: Date) => T): T {
  const renderedAt = useContext(RenderedAtContext)
  return useSyncExternalStore(
    subscribeToNothing,
    () => read(new Date()),
    () => read(new Date(renderedAt ?? Date.now())),
  )
}
