import { screenOf, type Screen } from '@fable/contract/limits'
import { useEffect } from 'react'
import { useLocation } from 'wouter'

/** Whether a screen is dark in either colour scheme: all but those of facts, also the one for unknown paths, once its scripts run. */
export const isNight = (screen: Screen | undefined): boolean =>
  screen !== 'facts' && screen !== 'fact'

/**
 * When each of the two `theme-color` of index.html holds, the light one first. The build writes the same into the
 * documents of dark screens.
 */
export const THEME_MEDIA = {
  day: ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'],
  night: ['not all', 'all'],
} as const

/** Colours the browser's own bars like the screen. */
export function useThemeColour(): void {
  const [path] = useLocation()
  const media = THEME_MEDIA[isNight(screenOf(path)) ? 'night' : 'day']
  useEffect(() => {
    const colours = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')
    for (const [at, colour] of colours.entries()) colour.media = media[at] ?? ''
  }, [media])
}
