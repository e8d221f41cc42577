import { useState } from 'react'
import { isEmpty } from '../../ledger/ledger.ts'
import type { Scene } from '../../run/scene.ts'
import type { SavedGame } from '../../save/saved-game.ts'
import type { SeenEnding } from '../../save/seen-ending.ts'

type Game = Pick<SavedGame, 'run' | 'ledger' | 'shelf'>

/**
 * Manages the page of wagers. It is shown between two runs to players who have played before, after the last page. A
 * run on the shelf comes back first, with its wagers.
 */
export function useWagersPage(
  { view, ending, isWaiting }: Pick<Scene, 'view' | 'ending' | 'isWaiting'>,
  { run, ledger, shelf }: Game,
): {
  readonly isOpen: boolean
  readonly open: (() => void) | undefined
  /** Turns back to the last page; undefined if there is none. */
  readonly close: (() => void) | undefined
} {
  const [turnedOver, setTurnedOver] = useState<SeenEnding | null>(null)
  // While the last lines of a run print, its end is not shown yet.
  const isSettled = !isWaiting && ending === (run?.ended ?? null)
  const isOffered = view.prompt.mode === 'start' && shelf === null
  return {
    isOpen: isOffered && isSettled && !isEmpty(ledger) && ending === turnedOver,
    open: isOffered ? () => setTurnedOver(ending) : undefined,
    close: isOffered && ending ? () => setTurnedOver(null) : undefined,
  }
}
