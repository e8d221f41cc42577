import { useLayoutEffect } from 'react'
import { screenOf, type Screen } from '@fable/contract/limits'
import { useLocation } from 'wouter'
import { useIsDay } from '../lib/day.ts'

const DAY_COLOUR = '#f6f0e4'
const NIGHT_COLOUR = '#17120f'

/** The screens in the visitor's colour scheme: those of facts and the desk. The others are dark in either one. */
const DAY_SCREENS: readonly (Screen | undefined)[] = [
  'facts',
  'fact',
  'today',
  'days',
  'day',
  'desk',
]

/** Checks whether a screen is dark in either colour scheme. */
export const isNight = (screen: Screen | undefined): boolean => !DAY_SCREENS.includes(screen)

/** Colours the ground and the browser's own bars like the screen. */
export function Ground() {
  const [path] = useLocation()
  const isDay = useIsDay()
  const isDark = isNight(screenOf(path)) && !isDay
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-night', isDark)
  }, [isDark])
  if (isDark) return <meta name="theme-color" content={NIGHT_COLOUR} />
  return (
    <>
      <meta name="theme-color" content={DAY_COLOUR} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={NIGHT_COLOUR} media="(prefers-color-scheme: dark)" />
    </>
  )
}
