import { useSyncExternalStore } from 'react'

/** Sizes in rem. In a narrower or lower window, the controls come before the console (stage.module.css). */
const LARGE_BELOW_REM = { width: 19, height: 30 }

/**
 * The media query of the layout for low windows. Unlike the limits above, it ignores a text size set by the page,
 * because media queries only know the size in the browser's settings.
 */
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

export const useIsLargeText = (): boolean => useSyncExternalStore(subscribe, isLarge, () => false)
