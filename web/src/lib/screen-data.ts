import { createContext, use, useState, useSyncExternalStore } from 'react'
import type { ScreenData } from '@fable/contract'
import { SCREEN_DATA_ID } from '@fable/contract/limits'
import { subscribeToNothing, useIsHydrated } from './hydrated.ts'

export const ScreenDataContext = createContext<ScreenData>({ origin: '', now: 0 })

/** The documents of the development server have no data. */
export function readScreenData(): ScreenData {
  const text = document.getElementById(SCREEN_DATA_ID)?.textContent
  if (!text) return { origin: location.origin, now: Date.now() }
  return JSON.parse(text) as ScreenData
}

/** Empty if the browser has rendered the screen. */
export function useRendered(): Partial<ScreenData> {
  const data = use(ScreenDataContext)
  const isHydrated = useIsHydrated()
  const [rendered] = useState(isHydrated ? {} : data)
  return rendered
}

/**
 * On the server and during hydration the value is as of the document's time, and right after hydration as of now.
 * `read` must return equal values for times close to each other.
 */
export function useAtTime<T extends string | number | boolean>(read: (now: Date) => T): T {
  const { now } = use(ScreenDataContext)
  return useSyncExternalStore(
    subscribeToNothing,
    () => read(new Date()),
    () => read(new Date(now)),
  )
}
