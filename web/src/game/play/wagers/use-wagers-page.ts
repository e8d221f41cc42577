import { useState } from 'react'
import { isEmpty } from '../../ledger/ledger.ts'
import type { Scene } from '../../run/scene.ts'
import type { SavedGame } from '../../save/saved-game.ts'
import type { SeenEnding } from '../../save/seen-ending.ts'

type Game = Pick<SavedGame, 'run' | 'ledger' | 'shelf'>

/**
 * Manages the page of wagers. Players who have played before see it between two runs, after the last page. It is not
 * offered while a run is on the shelf, because that run continues next, with its own wagers.
 */
export function useWagersPage(
  { view, ending, isWaiting }: Pick<Scene, 'view' | 'ending' | 'isWaiting'>,
  { run, ledger, shelf }: Game,
): {
  readonly isOpen: boolean
  readonly open: (() => void) | undefined
  /** Returns to the last page; undefined if there is none. */
  readonly close: (() => void) | undefined
} {
  const [turnedOver, setTurnedOver] = useState<SeenEnding | null>(null)
  // While the last lines of a run print, its ending is not shown yet.
  const isSettled = !isWaiting && ending === (run?.ended ?? null)
  const isOffered = view.prompt.mode === 'start' && shelf === null
  return {
    isOpen: isOffered && isSettled && !isEmpty(ledger) && ending === turnedOver,
    open: isOffered ? () => setTurnedOver(ending) : undefined,
    close: isOffered && ending ? () => setTurnedOver(null) : undefined,
  }
}
