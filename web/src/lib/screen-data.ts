import { createContext, use, useState, useSyncExternalStore } from 'react'
import type { ScreenData } from '@fable/contract'
import { SCREEN_DATA_ID } from '@fable/contract/limits'
import { subscribeToNothing, useIsHydrated } from './hydrated.ts'

/** The data that the server put into the document. */
export const ScreenDataContext = createContext<ScreenData>({ origin: '', now: 0 })

/** Reads that data from the document. The documents of the development server have none. */
export function readScreenData(): ScreenData {
  const text = document.getElementById(SCREEN_DATA_ID)?.textContent
  if (!text) return { origin: location.origin, now: Date.now() }
  return JSON.parse(text) as ScreenData
}

/** Returns the server's data for this screen; empty if the browser has rendered the screen. */
export function useRendered(): Partial<ScreenData> {
  const data = use(ScreenDataContext)
  const isHydrated = useIsHydrated()
  const [rendered] = useState(isHydrated ? {} : data)
  return rendered
}

/**
 * Returns a value that depends on the time. On the server and during hydration it is as of the document's time, and
 * right after hydration as of now. `read` must return equal values for times close to each other.
 */
export function useAtTime<T extends string | number | boolean>(read: (now: Date) => T): T {
  const { now } = use(ScreenDataContext)
  return useSyncExternalStore(
    subscribeToNothing,
    () => read(new Date()),
    () => read(new Date(now)),
  )
}
