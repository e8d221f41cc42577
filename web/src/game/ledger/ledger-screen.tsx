import { SCREEN_PATHS } from '@fable/contract/limits'
import type { ComponentProps } from 'react'
import { NightPage } from '../../scenery/night-page.tsx'
import { Head } from '../../lib/head.tsx'
import { BackToFacts, Header, ToGame } from '../../ui/header.tsx'
import { NeedsScripts } from '../../ui/needs-scripts.tsx'
import { PlainPage } from '../../ui/plain-page.tsx'
import { Book } from './book.tsx'

/** Marlowe's ledger: what this player has met in all runs. */
export function LedgerScreen(props: ComponentProps<typeof Book>) {
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
        <Book {...props} />
      </div>
      <div className="without-scripts">
        <PlainPage>
          <NeedsScripts what="The ledger" />
        </PlainPage>
      </div>
    </NightPage>
  )
}
