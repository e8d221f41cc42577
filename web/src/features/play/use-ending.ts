import { useState } from 'react'
import type { SeenEnding } from '../../game/scene.ts'

/**
 * Whether the popup of a run's end is open. A death opens it by itself; after a hundred days the player
 * reads the speech first and opens it.
 */
export function useEnding(ending: SeenEnding | null) {
  const [closed, setClosed] = useState<SeenEnding | null>(null)
  const [opened, setOpened] = useState<SeenEnding | null>(null)
  const isNew = ending !== null && ending !== closed
  const isWaiting = isNew && ending.cause === 'hundred' && ending !== opened
  return {
    isOpen: isNew && !isWaiting,
    /** Opens it; null when there is nothing to open. */
    open: isWaiting ? () => setOpened(ending) : null,
    close: () => setClosed(ending),
  }
}
