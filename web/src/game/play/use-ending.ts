import { useMemo, useState } from 'react'
import { bestBefore, finishedRuns } from '../run/finished-runs.ts'
import type { SeenEnding } from '../save/seen-ending.ts'

/**
 * Whether the last page is open. The player reads the last lines first and opens it; a reload finds it open.
 * `best` are the most days of the runs before; null when there was none.
 */
export function useEnding(ending: SeenEnding | null, isStored: boolean) {
  const [opened, setOpened] = useState<SeenEnding | null>()
  // How the saved game has ended was read before.
  if (isStored && opened === undefined) setOpened(ending)
  const isOpen = ending !== null && ending === opened
  const best = useMemo(() => {
    const runs = ending ? finishedRuns() : []
    // Another run may be the newest one of this browser.
    return runs[0]?.daysSurvived === ending?.daysSurvived ? bestBefore(runs) : null
  }, [ending])
  return {
    isOpen,
    best,
    /** Opens it; null when there is nothing to open. */
    open: ending && !isOpen ? () => setOpened(ending) : null,
  }
}
