import { useMemo, useState } from 'react'
import { bestBefore, finishedRuns } from '../run/finished-runs.ts'
import type { SeenEnding } from '../save/seen-ending.ts'

/**
 * Whether the last page is open. After a death it is there by itself; after a hundred days the player reads
 * the speech first and opens it. `best` are the most days of the runs before; null when there was none.
 */
export function useEnding(ending: SeenEnding | null) {
  const [opened, setOpened] = useState<SeenEnding | null>(null)
  const isOpen = ending !== null && (ending.cause === 'death' || ending === opened)
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
