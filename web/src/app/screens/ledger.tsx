import { useMemo } from 'react'
import { EMPTY_LEDGER } from '../../game/ledger/ledger.ts'
import { LedgerScreen } from '../../game/ledger/ledger-screen.tsx'
import { markSeen } from '../../game/save/mark-seen.ts'
import { load } from '../../game/save/store.ts'
import { useIsHydrated } from '../../lib/hydrated.ts'

/** The ledger as the save of this browser has it. */
export default function LedgerPage() {
  const isHydrated = useIsHydrated()
  const ledger = useMemo(() => (isHydrated ? load().game.ledger : EMPTY_LEDGER), [isHydrated])
  return <LedgerScreen ledger={ledger} onSeen={markSeen} />
}
