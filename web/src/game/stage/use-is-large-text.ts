import { useSyncExternalStore } from 'react'

/** Below this width in units of the text, the controls come before what is read (stage.module.css). */
const LARGE_BELOW_REM = 19

function subscribe(listener: () => void): () => void {
  const observer = new ResizeObserver(listener)
  observer.observe(document.documentElement)
  return () => observer.disconnect()
}

function isLarge(): boolean {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return document.documentElement.clientWidth < LARGE_BELOW_REM * rem
}

/** Checks whether the text is so large for the window that the parts of the scene stand one below the other. */
export const useIsLargeText = (): boolean => useSyncExternalStore(subscribe, isLarge, () => false)
