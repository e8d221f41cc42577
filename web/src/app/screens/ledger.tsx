import { useEffect, useMemo } from 'react'
import { LedgerScreen } from '../../game/ledger/ledger-screen.tsx'
import { markSeen } from '../../game/save/mark-seen.ts'
import { load } from '../../game/save/store.ts'
import { useIsHydrated } from '../../lib/hydrated.ts'

/** The ledger as the save of this browser has it. */
export default function LedgerPage() {
  const isHydrated = useIsHydrated()
  const ledger = useMemo(() => (isHydrated ? load().game.ledger : null), [isHydrated])
  useEffect(() => {
    if (ledger) markSeen(ledger.fresh)
  }, [ledger])
  return <LedgerScreen ledger={ledger} />
}
