import { useState } from 'react'
import type { SeenEnding } from '../../game/scene.ts'

/**
 * Whether the popup of a run's end is open. After a death it opens by itself; after a hundred days the
 * player reads the speech first and opens it.
 */
export function useEnding(ending: SeenEnding | null) {
  const [opened, setOpened] = useState<SeenEnding | null>(null)
  const isWaiting = ending?.cause === 'hundred' && ending !== opened
  return {
    isOpen: ending !== null && !isWaiting,
    /** Opens it; null when there is nothing to open. */
    open: isWaiting ? () => setOpened(ending) : null,
  }
}
