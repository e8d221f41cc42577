import { useMemo } from 'react'
import { SCREEN_PATHS } from '@fable/contract/limits'
import { Book } from '../../game/ledger/book.tsx'
import type { EntryKey } from '../../game/ledger/entries.ts'
import { withSeen } from '../../game/ledger/ledger.ts'
import { GAME_LOCK, load, save } from '../../game/save/store.ts'
import { useIsHydrated } from '../../lib/hydrated.ts'
import { whenFree } from '../../lib/tabs.ts'
import { CampHeader, NightPage } from '../../scenery/night-page.tsx'
import { NeedsScripts, PlainPage } from '../../ui/plain-page.tsx'
import { Status } from '../../ui/status.tsx'

export default function LedgerPage() {
  const isHydrated = useIsHydrated()
  const ledger = useMemo(() => (isHydrated ? load().game.ledger : null), [isHydrated])

  return (
    <NightPage
      chapter="night"
      fire="left"
      isLoading={!ledger}
      header={
        <CampHeader
          title="Marlowe’s ledger"
          description="What you have met in a hundred days, written down by a man with rocks to sell."
          path={SCREEN_PATHS.ledger}
        />
      }
    >
      {ledger ? (
        <Book ledger={ledger} onSeen={markSeen} />
      ) : (
        <PlainPage>
          <Status className="with-scripts">Looking for the ledger…</Status>
          <NeedsScripts what="The ledger" />
        </PlainPage>
      )}
    </NightPage>
  )
}

/**
 * Marks the shown entries as seen. If another tab plays the game, that tab writes the save, so this function waits
 * until the other tab has left the game. The returned function cancels the wait.
 */
function markSeen(shown: readonly EntryKey[]): () => void {
  const leave = new AbortController()
  if (shown.length === 0) return () => undefined
  void whenFree(GAME_LOCK, leave.signal, () => {
    const { game, news, notice } = load()
    if (notice) return
    // If the save needs the update popup, the popup must still appear after this write.
    const update = news ? '' : game.update
    save({ ...game, update, ledger: withSeen(game.ledger, shown) })
  })
  return () => leave.abort()
}
