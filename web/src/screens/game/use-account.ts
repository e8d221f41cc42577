import { useEffect, useSyncExternalStore } from 'react'
import { AccountSync } from '../../lib/account/sync.ts'
import { useAccountActions, useUser } from '../../lib/account/user.ts'
import type { SavedGame } from '../../lib/save/saved-game.ts'
import type { Session } from './session.ts'

type Options = {
  sync: AccountSync
  session: Session
  /** Another game takes the place of the one that is played. */
  onAdopt: (game: SavedGame) => void
}

/**
 * Keeps the game that is played and the account's document together, for as long as somebody is signed in.
 * `isSignedOut`: nobody is, and the game is an account's.
 */
export function useAccount({ sync, session, onAdopt }: Options) {
  const user = useUser()
  const { noteSignedOut } = useAccountActions()
  const state = useSyncExternalStore(sync.subscribe, sync.state)

  useEffect(() => {
    if (!user) return undefined
    void sync.begin({ user, local: session.game, adopt: onAdopt, onSignedOut: noteSignedOut })
    return () => {
      sync.stop()
    }
  }, [user, sync, session, onAdopt, noteSignedOut])

  // The page may not come back from being hidden: what is not sent yet goes now.
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

  const isSignedOut = user === null && session.game().account.userID !== ''
  return { ...state, isSignedOut }
}
