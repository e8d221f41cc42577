import { useMemo, useState } from 'react'
import { bestBefore, finishedRuns } from '../run/finished-runs.ts'
import type { SeenEnding } from '../save/seen-ending.ts'

export type LastPage = {
  readonly isOpen: boolean
  /** The most days of all previous runs; null if there are none. */
  readonly best: number | null
  /** Null if there is nothing to open. */
  readonly open: (() => void) | null
}

/** Players first read the last lines, and then open the page. After a reload it is open. */
export function useEnding(ending: SeenEnding | null, isStored: boolean): LastPage {
  const [opened, setOpened] = useState<SeenEnding | null>()
  // After a reload the player has already read the last lines of the saved game.
  if (isStored && opened === undefined) setOpened(ending)
  const isOpen = ending !== null && ending === opened
  const best = useMemo(() => {
    const runs = ending ? finishedRuns() : []
    // The newest finished run of this browser may be a different run.
    return runs[0]?.daysSurvived === ending?.daysSurvived ? bestBefore(runs) : null
  }, [ending])
  return {
    isOpen,
    best,
    open: ending && !isOpen ? () => setOpened(ending) : null,
  }
}
