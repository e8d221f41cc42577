import { useEffect } from 'react'
import { useUser } from '../../lib/session.ts'
import { useStore } from '../../lib/store.ts'
import { roadWish } from '../run/road-wish.ts'
import { hasRunToLose } from '../save/saved-game.ts'
import type { SyncState } from '../save/sync-port.ts'
import type { GameClient } from './client/game-client.ts'

// True once the sync with the account will no longer replace the game in this browser.
const isSettled = (status: SyncState['status'], isSignedIn: boolean) =>
  isSignedIn ? !['off', 'loading', 'conflict'].includes(status) : status === 'off'

export type AskedWish = {
  readonly isAsking: boolean
  readonly answer: (mayWalk: boolean) => void
}

/**
 * Starts the run on the road that the player wants to walk. If another run is in progress, `answer` gives the player's
 * decision. That run is then moved to the shelf, or lost if the shelf is not available.
 */
export function useRoadWish(
  client: GameClient,
  isOwned: boolean,
  status: SyncState['status'],
): AskedWish {
  const user = useUser()
  const wish = useStore(roadWish)
  const isReady = isOwned && wish !== null && user !== undefined && isSettled(status, user !== null)
  const game = client.game()
  const isRunOpen = hasRunToLose(game)
  const isPlayedHere = isRunOpen && game.run?.id === wish?.runId

  const answer = (mayWalk: boolean) => {
    roadWish.set(null)
    if (wish && mayWalk) client.walk({ day: wish.day })
  }

  useEffect(() => {
    if (!isReady || (isRunOpen && !isPlayedHere)) return
    roadWish.set(null)
    if (!isPlayedHere) client.walk({ day: wish.day })
  }, [client, wish, isReady, isRunOpen, isPlayedHere])

  return { isAsking: isReady && isRunOpen && !isPlayedHere, answer }
}
