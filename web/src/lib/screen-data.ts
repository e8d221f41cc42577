import { createContext, use, useState, useSyncExternalStore } from 'react'
import type { ScreenData } from '@fable/contract'
import { SCREEN_DATA_ID } from '@fable/contract/limits'
import { subscribeToNothing, useIsHydrated } from './hydrated.ts'

export const ScreenDataContext = createContext<ScreenData>({ origin: '', now: 0 })

/** Documents of the development server contain no data. */
export function readScreenData(): ScreenData {
  const text = document.getElementById(SCREEN_DATA_ID)?.textContent
  if (!text) return { origin: location.origin, now: Date.now() }
  return JSON.parse(text) as ScreenData
}

/** Returns the data of the document. Returns no data if the browser has rendered the screen. */
export function useRendered(): Partial<ScreenData> {
  const data = use(ScreenDataContext)
  const isHydrated = useIsHydrated()
  const [rendered] = useState(isHydrated ? {} : data)
  return rendered
}

/**
 * On the server and during hydration, `read` gets the time of the document. After hydration it gets the current time.
 * It must return equal values for times close to each other.
 */
export function useAtTime<T extends string | number | boolean>(read: (now: Date) => T): T {
  const { now } = use(ScreenDataContext)
  return useSyncExternalStore(
    subscribeToNothing,
    () => read(new Date()),
    () => read(new Date(now)),
  )
}
