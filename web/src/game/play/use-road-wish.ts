import { useEffect } from 'react'
import { useStore } from '../../lib/store.ts'
import { roadOf } from '../challenge/challenge-texts.ts'
import { roadWish, type ChallengeWish, type RoadWish } from '../challenge/road-wish.ts'
import { hasRunToLose, type SavedGame } from '../save/saved-game.ts'
import type { SyncState } from '../save/sync-port.ts'
import { useUser } from '../../lib/session.ts'
import type { GameClient } from './client/game-client.ts'

/** Checks whether the game in this browser is final. Until the sync has settled, the account's save may replace it. */
const isSettled = (status: SyncState['status'], isSignedIn: boolean) =>
  isSignedIn ? !['off', 'loading', 'conflict'].includes(status) : status === 'off'

type Wish = RoadWish | ChallengeWish

/** Checks whether the run in progress is on the chosen road. */
function isOnRoadOf({ run }: SavedGame, wish: Wish): boolean {
  if ('challenge' in wish) return run?.challenge?.runId === wish.challenge.runId
  return run?.id === wish.runId
}

function nameOf(wish: Wish): string {
  if ('challenge' in wish) return roadOf(wish.challenge)
  return wish.isAttempt ? 'the daily road' : 'yesterday’s road'
}

function walk(client: GameClient, wish: Wish): void {
  if ('challenge' in wish) client.takeChallenge(wish)
  else client.walk({ day: wish.day, isAttempt: wish.isAttempt }, wish.ghost)
}

/**
 * Starts to walk the road that the player has chosen on its page. If another run is in progress, `isAsking` is true and
 * the player decides with `answer`. That run is then put on the shelf, or given up if the shelf is not available.
 */
export function useRoadWish(
  client: GameClient,
  isOwned: boolean,
  status: SyncState['status'],
): {
  readonly isAsking: boolean
  readonly road: string
  readonly answer: (mayWalk: boolean) => void
} {
  const user = useUser()
  const wish = useStore(roadWish)
  const isReady = isOwned && wish !== null && user !== undefined && isSettled(status, user !== null)
  const game = client.game()
  const isRunOpen = hasRunToLose(game)
  const isPlayedHere = isRunOpen && wish !== null && isOnRoadOf(game, wish)

  const answer = (mayWalk: boolean) => {
    roadWish.set(null)
    if (wish && mayWalk) walk(client, wish)
  }

  useEffect(() => {
    if (!isReady || (isRunOpen && !isPlayedHere)) return
    roadWish.set(null)
    if (!isPlayedHere) walk(client, wish)
  }, [client, wish, isReady, isRunOpen, isPlayedHere])

  return {
    isAsking: isReady && isRunOpen && !isPlayedHere,
    road: wish ? nameOf(wish) : '',
    answer,
  }
}
