import { useEffect, useState } from 'react'
import { load } from '../../game/save/store.ts'
import { NightPage } from '../../game/stage/night-page.tsx'
import { usePage } from '../../platform/page-title.ts'
import { BackToFacts, Header, ToGame } from '../../ui/header.tsx'
import { Book } from './book.tsx'
import { markSeen } from './mark-seen.ts'

/** Marlowe's ledger: what this player has met in all runs, as the save of this browser has it. */
export default function LedgerScreen() {
  const heading = usePage('Marlowe’s ledger - Hundred Days')
  const [ledger] = useState(() => load().game.ledger)
  useEffect(() => markSeen(ledger.fresh), [ledger])
  return (
    <NightPage
      chapter="night"
      fire="left"
      header={
        <Header title="Marlowe’s ledger" heading={heading}>
          <ToGame strong />
          <BackToFacts />
        </Header>
      }
    >
      <Book ledger={ledger} />
    </NightPage>
  )
}
