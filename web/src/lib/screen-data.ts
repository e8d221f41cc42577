import { createContext, use, useState, useSyncExternalStore } from 'react'
import type { ScreenData } from '@fable/contract'
import { SCREEN_DATA_ID } from '@fable/contract/limits'
import { subscribeToNothing, useIsHydrated } from './hydrated.ts'

/** The data behind the server's document. */
export const ScreenDataContext = createContext<ScreenData>({ origin: '', now: 0 })

/** Reads it from the document; empty for a page of the development server, which has none. */
export function readScreenData(): ScreenData {
  const text = document.getElementById(SCREEN_DATA_ID)?.textContent
  if (!text) return { origin: location.origin, now: Date.now() }
  return JSON.parse(text) as ScreenData
}

/** The server's data of this screen; empty if the browser rendered it. */
export function useRendered(): Partial<ScreenData> {
  const data = use(ScreenDataContext)
  const isHydrated = useIsHydrated()
  const [rendered] = useState(isHydrated ? {} : data)
  return rendered
}

/**
 * A time-dependent value that is the same on the server and during hydration; right after hydration it is updated to
 * the present time. `read` must return equal values for times close to each other.
 */
export function useAtTime<T extends string | number | boolean>(read: (now: Date) => T): T {
  const { now } = use(ScreenDataContext)
  return useSyncExternalStore(
    subscribeToNothing,
    () => read(new Date()),
    () => read(new Date(now)),
  )
}
