import { useLayoutEffect } from 'react'
import { useIsNight } from '../lib/night.ts'

const DAY_COLOUR = '#f6f0e4'
const NIGHT_COLOUR = '#17120f'

export function Ground() {
  const isNight = useIsNight()
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-night', isNight)
  }, [isNight])
  if (isNight) return <meta name="theme-color" content={NIGHT_COLOUR} />
  return (
    <>
      <meta name="theme-color" content={DAY_COLOUR} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={NIGHT_COLOUR} media="(prefers-color-scheme: dark)" />
    </>
  )
}
