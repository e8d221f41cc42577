import { useLayoutEffect } from 'react'
import { screenOf, type Screen } from '@fable/contract/limits'
import { useLocation } from 'wouter'

const DAY = '#f6f0e4'
const NIGHT = '#17120f'

/** Whether a screen is dark in either colour scheme: all but those of facts. */
export const isNight = (screen: Screen | undefined): boolean =>
  screen !== 'facts' && screen !== 'fact'

/** Colours the ground and the browser's own bars like the screen. */
export function Ground() {
  const [path] = useLocation()
  const isDark = isNight(screenOf(path))
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-night', isDark)
  }, [isDark])
  if (isDark) return <meta name="theme-color" content={NIGHT} />
  return (
    <>
      <meta name="theme-color" content={DAY} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={NIGHT} media="(prefers-color-scheme: dark)" />
    </>
  )
}
