import type { Road } from '../save/game-variables.ts'
import type { Challenge } from '../save/challenge.ts'
import { Store } from '../../lib/store.ts'

/** A road that the player has chosen on its page, to be walked in the game. */
export type RoadWish = Road & {
  /** The id of the attempt, if it has begun; the saved game may be that run. */
  readonly runId?: string
  /** The run shown beside this one. It has no secret of its own, because the server's road provides the seeds. */
  readonly ghost?: OpenChallenge
}

/** A challenge before it is known whether its run will ask for a name. */
export type OpenChallenge = Omit<Challenge, 'ahead'> & { readonly hasAskedName: boolean }

/** The road of another run, to be walked again: that run, and the secret from which its seeds are derived. */
export type ChallengeWish = { readonly challenge: OpenChallenge; readonly secret: string }

/**
 * The player's chosen road; null once its run has started. It is kept in memory, because an address could use up
 * somebody's attempt.
 */
export const roadWish = new Store<RoadWish | ChallengeWish | null>(null)
