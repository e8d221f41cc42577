import { SCREEN_PATHS } from '@fable/contract/limits'
import type { ComponentProps } from 'react'
import { NightPage, CampHeader } from '../../scenery/night-page.tsx'
import { NeedsScripts, PlainPage } from '../../ui/plain-page.tsx'
import { Book } from './book.tsx'
import type { Ledger } from './ledger.ts'

type Props = Omit<ComponentProps<typeof Book>, 'ledger'> & { ledger: Ledger | null }

/** Marlowe's ledger: what this player has met in all runs. It is null until the save has been read. */
export function LedgerScreen({ ledger, onSeen }: Props) {
  return (
    <NightPage
      chapter="night"
      fire="left"
      isLoading={!ledger}
      header={
        <CampHeader
          title="Marlowe’s ledger"
          head={{
            title: 'Marlowe’s ledger - Hundred Days',
            description:
              'What you have met in a hundred days, written down by a man with rocks to sell.',
            path: SCREEN_PATHS.ledger,
          }}
        />
      }
    >
      {ledger ? (
        <Book ledger={ledger} onSeen={onSeen} />
      ) : (
        <PlainPage>
          <p role="status" className="with-scripts">
            Looking for the ledger…
          </p>
          <NeedsScripts what="The ledger" />
        </PlainPage>
      )}
    </NightPage>
  )
}
