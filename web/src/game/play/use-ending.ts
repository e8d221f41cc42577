import { useState } from 'react'
import { finishedRuns, isBestYet } from '../run/finished-runs.ts'
import type { SeenEnding } from '../save/seen-ending.ts'

/**
 * Whether the last page is open. After a death it is there by itself; after a hundred days the player reads
 * the speech first and opens it. `isBest`: the run went further than every run before it.
 */
export function useEnding(ending: SeenEnding | null) {
  const [opened, setOpened] = useState<SeenEnding | null>(null)
  const isOpen = ending !== null && (ending.cause === 'death' || ending === opened)
  const [best, setBest] = useState<{ ending: SeenEnding; isBest: boolean } | null>(null)
  if (ending && best?.ending !== ending) {
    const runs = finishedRuns()
    // Another run may be the newest one of this browser.
    const isNewest = runs[0]?.daysSurvived === ending.daysSurvived
    setBest({ ending, isBest: isNewest && isBestYet(runs) })
  }
  return {
    isOpen,
    isBest: best?.isBest ?? false,
    /** Opens it; null when there is nothing to open. */
    open: ending && !isOpen ? () => setOpened(ending) : null,
  }
}
