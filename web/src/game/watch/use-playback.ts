import { useEffect, useState } from 'react'
import { later } from '../../lib/timers.ts'
import type { Frame } from './frames.ts'

export const SPEEDS = [1, 2, 4, 8] as const
export type Speed = (typeof SPEEDS)[number]

/**
 * Plays a run's frames, each for as long as it takes to be read. An open run is followed: it begins with
 * its newest turn, and plays on as turns come.
 */
export function usePlayback(frames: readonly Frame[], isOpen: boolean) {
  const last = frames.length - 1
  const [at, setAt] = useState(isOpen ? last : 0)
  const [speed, setSpeed] = useState<Speed>(1)
  const [isWanted, setWanted] = useState(isOpen)
  const hasNext = at < last
  const isPlaying = isWanted && (hasNext || isOpen)
  const wait = frames[at]?.wait ?? 0

  useEffect(
    () => (isPlaying && hasNext ? later(wait / speed, () => setAt(at + 1)) : undefined),
    [isPlaying, hasNext, at, wait, speed],
  )

  const show = (next: number) => setAt(Math.min(Math.max(next, 0), last))
  return {
    at,
    last,
    speed,
    setSpeed,
    isPlaying,
    /** Plays and pauses; from the beginning when the run is at its end. */
    toggle: () => {
      if (!hasNext && !isOpen) show(0)
      setWanted(!isPlaying)
    },
    /** Shows this frame, or the nearest there is, and waits there. */
    goTo: (next: number) => {
      setWanted(false)
      show(next)
    },
  }
}
