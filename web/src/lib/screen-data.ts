import { createContext, use, useState, useSyncExternalStore } from 'react'
import type { ScreenData } from '@fable/contract'
import { SCREEN_DATA_ID } from '@fable/contract/limits'
import { subscribeToNothing, useIsHydrated } from './hydrated.ts'

/** The data behind the server's document. */
export const ScreenDataContext = createContext<ScreenData>({ origin: '', now: 0 })

/** Reads it from the document. A page that comes without it, from the development server, has nothing in it. */
export function readScreenData(): ScreenData {
  const text = document.getElementById(SCREEN_DATA_ID)?.textContent
  if (!text) return { origin: location.origin, now: Date.now() }
  return JSON.parse(text) as ScreenData
}

/** The data behind this screen; nothing on a screen that is rendered in the browser. */
export function useRendered(): Partial<ScreenData> {
  const data = use(ScreenDataContext)
  const isHydrated = useIsHydrated()
  const [rendered] = useState(isHydrated ? {} : data)
  return rendered
}

/**
 * A value that depends on the time, and is the same on the server and when the page hydrates the server's
 * HTML; right after that it is taken at the present time. `read` must return equal values for times close to
 * each other.
 */
export function useAtTime<T extends string | number | boolean>(read: (now: Date) => T): T {
  const { now } = use(ScreenDataContext)
  return useSyncExternalStore(
    subscribeToNothing,
    () => read(new Date()),
    () => read(new Date(now)),
  )
}
