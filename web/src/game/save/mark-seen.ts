import { withSeen } from '../ledger/ledger.ts'
import type { EntryKey } from '../ledger/entries.ts'
import { GAME_LOCK, load, save } from './store.ts'
import { whenFree } from '../../lib/tabs.ts'

/**
 * Stores that these entries have been shown. While a tab plays the game the save is that tab's, so it waits
 * for its end. The returned function gives up.
 */
export function markSeen(shown: readonly EntryKey[]): () => void {
  const leave = new AbortController()
  if (shown.length === 0) return () => undefined
  void whenFree(GAME_LOCK, leave.signal, () => {
    const { game, news, notice } = load()
    if (notice) return
    // A save that calls for the update popup still does.
    const update = news ? '' : game.update
    save({ ...game, update, ledger: withSeen(game.ledger, shown) })
  })
  return () => leave.abort()
}
