import { useSyncExternalStore } from 'react'

/** Below this width or height in units of the text, the controls come before the console (stage.module.css). */
const LARGE_BELOW_REM = { width: 19, height: 30 }

/** Media queries only see the text size of the browser's settings, which they use for the layout of a low window. */
const IS_LOW = '(height < 30rem)'

function subscribe(listener: () => void): () => void {
  const observer = new ResizeObserver(listener)
  observer.observe(document.documentElement)
  window.addEventListener('resize', listener)
  return () => {
    observer.disconnect()
    window.removeEventListener('resize', listener)
  }
}

function isLarge(): boolean {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const { clientWidth, clientHeight } = document.documentElement
  if (clientWidth < LARGE_BELOW_REM.width * rem) return true
  return clientHeight < LARGE_BELOW_REM.height * rem && !matchMedia(IS_LOW).matches
}

/** Checks whether the text is so large for the window that console and controls do not fit together. */
export const useIsLargeText = (): boolean => useSyncExternalStore(subscribe, isLarge, () => false)
