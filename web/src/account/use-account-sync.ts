import { useEffect, useState } from 'react'
import { recordedRuns } from '../game/run/finished-runs.ts'
import { useUser } from '../lib/session.ts'
import { useStore } from '../lib/store.ts'
import { useAccountActions } from './account-actions.ts'
import { claimRuns } from './claim-runs.ts'
import { AccountSync } from './sync.ts'

/** Syncs while somebody is signed in and a game is attached. */
export function useAccountSync(): AccountSync {
  const user = useUser() ?? null
  const { noteSignedOut } = useAccountActions()
  const [sync] = useState(() => new AccountSync())

  useEffect(() => sync.signIn(user, noteSignedOut), [user, sync, noteSignedOut])

  const recorded = useStore(recordedRuns)
  // Runs are claimed at sign-in and after each recorded run, which may have begun without an account. They are claimed
  // again when the network returns, because a response may have been lost.
  useEffect(() => {
    if (!user) return undefined
    const claim = () => void claimRuns(user)
    claim()
    window.addEventListener('online', claim)
    return () => window.removeEventListener('online', claim)
  }, [user, recorded])

  // A hidden page may never become visible again, so unsent turns are sent at once.
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') sync.flush()
    }
    document.addEventListener('visibilitychange', onHidden)
    window.addEventListener('pagehide', sync.flush)
    window.addEventListener('online', sync.flush)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      window.removeEventListener('pagehide', sync.flush)
      window.removeEventListener('online', sync.flush)
    }
  }, [sync])
  return sync
}
