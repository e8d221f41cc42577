import { useMemo } from 'react'
import { LedgerScreen } from '../../game/ledger/ledger-screen.tsx'
import { markSeen } from '../../game/save/mark-seen.ts'
import { load } from '../../game/save/store.ts'
import { useIsHydrated } from '../../lib/hydrated.ts'

/** The ledger as the save of this browser has it. */
export default function LedgerPage() {
  const isHydrated = useIsHydrated()
  const ledger = useMemo(() => (isHydrated ? load().game.ledger : null), [isHydrated])
  return <LedgerScreen ledger={ledger} onSeen={markSeen} />
}
