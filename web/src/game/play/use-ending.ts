import { useMemo, useState } from 'react'
import { bestBefore, finishedRuns } from '../run/finished-runs.ts'
import type { SeenEnding } from '../save/seen-ending.ts'

/** The last page of a run that has ended. */
type LastPage = {
  readonly isOpen: boolean
  /** The most days of all previous runs; null if there are none. */
  readonly best: number | null
  /** Opens it; null if there is nothing to open. */
  readonly open: (() => void) | null
}

/** Checks whether the last page is open. The player reads the last lines first and opens it; a reload finds it open. */
export function useEnding(ending: SeenEnding | null, isStored: boolean): LastPage {
  const [opened, setOpened] = useState<SeenEnding | null>()
  // How the saved game has ended was read before.
  if (isStored && opened === undefined) setOpened(ending)
  const isOpen = ending !== null && ending === opened
  const best = useMemo(() => {
    const runs = ending ? finishedRuns() : []
    // The newest run of this browser may be another one.
    return runs[0]?.daysSurvived === ending?.daysSurvived ? bestBefore(runs) : null
  }, [ending])
  return {
    isOpen,
    best,
    open: ending && !isOpen ? () => setOpened(ending) : null,
  }
}
