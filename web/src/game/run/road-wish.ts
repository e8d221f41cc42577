import type { Road } from '../save/game-variables.ts'
import type { Challenge } from '../save/challenge.ts'
import { Store } from '../../lib/store.ts'

/** A road that the player has chosen on its page, to be walked in the game. */
export type RoadWish = Road & {
  /** The attempt that was begun before: the game may hold it already. */
  readonly runId?: string
  /** The run that walks beside this one; without a secret of its own, because the road is the server's. */
  readonly ghost?: OpenChallenge
}

/** A challenge before it is known whether the run that takes it up asks for a name. */
export type OpenChallenge = Omit<Challenge, 'ahead'> & { readonly hasAskedName: boolean }

/** The road of another run, to be walked again: the run, and its secret, from which its seeds are derived. */
export type ChallengeWish = { readonly challenge: OpenChallenge; readonly secret: string }

/**
 * The player's chosen road; null once taken up. It lasts as long as the page: an address could use up somebody's
 * attempt.
 */
export const roadWish = new Store<RoadWish | ChallengeWish | null>(null)
