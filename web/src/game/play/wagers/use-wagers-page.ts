import { useState } from 'react'
import { isEmpty, type Ledger } from '../../ledger/ledger.ts'
import type { Scene } from '../../run/scene.ts'
import type { Run } from '../../save/saved-game.ts'
import type { SeenEnding } from '../../save/seen-ending.ts'

type Game = { readonly run: Run | null; readonly ledger: Ledger }

/**
 * Whether the page of wagers is shown: between two runs of somebody who has played before, in the place of the last
 * page once the player has turned that over.
 */
export function useWagersPage(
  { view, ending, isWaiting }: Pick<Scene, 'view' | 'ending' | 'isWaiting'>,
  { run, ledger }: Game,
): { readonly isOpen: boolean; readonly open: () => void } {
  const [turnedOver, setTurnedOver] = useState<SeenEnding | null>(null)
  // While the last lines of a run print, its end is not shown yet.
  const isSettled = !isWaiting && ending === (run?.ended ?? null)
  const isBetweenRuns = view.prompt.mode === 'start'
  return {
    isOpen: isBetweenRuns && isSettled && !isEmpty(ledger) && ending === turnedOver,
    open: () => setTurnedOver(ending),
  }
}
