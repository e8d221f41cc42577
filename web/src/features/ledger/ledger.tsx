import { SCREEN_PATHS } from '@fable/contract/limits'
import { useEffect, useMemo } from 'react'
import { EMPTY_LEDGER } from '../../game/ledger/ledger.ts'
import { load } from '../../game/save/store.ts'
import { NightPage } from '../../game/stage/night-page.tsx'
import { Head } from '../../platform/head.tsx'
import { useIsHydrated } from '../../platform/hydrated.ts'
import { BackToFacts, Header, ToGame } from '../../ui/header.tsx'
import { NeedsScripts } from '../../ui/needs-scripts.tsx'
import { PlainPage } from '../../ui/plain-page.tsx'
import { Book } from './book.tsx'
import { markSeen } from './mark-seen.ts'

/** Marlowe's ledger: what this player has met in all runs, as the save of this browser has it. */
export default function LedgerScreen() {
  const isHydrated = useIsHydrated()
  const ledger = useMemo(() => (isHydrated ? load().game.ledger : EMPTY_LEDGER), [isHydrated])
  useEffect(() => markSeen(ledger.fresh), [ledger])
  return (
    <NightPage
      chapter="night"
      fire="left"
      header={
        <>
          <Head title="Marlowe’s ledger - Hundred Days" path={SCREEN_PATHS.ledger} />
          <Header title="Marlowe’s ledger">
            <ToGame strong />
            <BackToFacts />
          </Header>
        </>
      }
    >
      <div className="with-scripts">
        <Book ledger={ledger} />
      </div>
      <div className="without-scripts">
        <PlainPage>
          <NeedsScripts what="The ledger" />
        </PlainPage>
      </div>
    </NightPage>
  )
}
