import { useMemo, useState } from 'react'
import { bestBefore, finishedRuns } from '../run/finished-runs.ts'
import type { SeenEnding } from '../save/seen-ending.ts'

export type LastPage = {
  readonly isOpen: boolean
  /** The most days of all previous runs; null if there are none, or if they are unknown. */
  readonly best: number | null
  /** Opens the last page; null if there is none to open. */
  readonly open: (() => void) | null
}

/**
 * A player first reads the last lines of a run, and then opens the last page. After a reload the page is open at once.
 */
export function useEnding(ending: SeenEnding | null, isStored: boolean): LastPage {
  const [opened, setOpened] = useState<SeenEnding | null>()
  // After a reload the player has already read the last lines of the saved game.
  if (isStored && opened === undefined) setOpened(ending)
  const isOpen = ending !== null && ending === opened
  const best = useMemo(() => {
    const runs = ending ? finishedRuns() : []
    // If the newest finished run of this browser is another run, the best run before this one is unknown.
    return runs[0]?.daysSurvived === ending?.daysSurvived ? bestBefore(runs) : null
  }, [ending])
  return {
    isOpen,
    best,
    open: ending && !isOpen ? () => setOpened(ending) : null,
  }
}
