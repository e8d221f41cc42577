import { createContext, useContext, useSyncExternalStore } from 'react'
import type { FactsDocument } from '@fable/contract'
import { subscribeToNothing } from './hydrate.ts'

/** What the server has rendered the document from; null if it rendered no facts. */
export const FactsDocumentContext = createContext<FactsDocument | null>(null)

/**
 * A value that depends on the time, and is the same on the server and when the page hydrates the server's
 * HTML; right after that it is taken at the present time. `read` must return equal values for times close to
 * each other.
 */
export function useAtTime<T extends string | number | boolean>(read: (now: Date) => T): T {
  const renderedAt = useContext(FactsDocumentContext)?.now
  return useSyncExternalStore(
    subscribeToNothing,
    () => read(new Date()),
    () => read(new Date(renderedAt ?? Date.now())),
  )
}
