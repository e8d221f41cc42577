import type { Road } from '../save/game-variables.ts'
import type { Challenge } from '../save/challenge.ts'
import { Store } from '../../lib/store.ts'

/** A road that the player has chosen on its page, to be walked in the game. */
export type RoadWish = Road & {
  /** The id of the attempt if it has already begun. The saved game may be that run. */
  readonly runId?: string
  /** The run shown beside this one. It brings no secret, because the server provides the seeds of a daily road. */
  readonly ghost?: OpenChallenge
}

/** A challenge whose `ahead` is not known yet, because it depends on whether the new run will ask for a name. */
export type OpenChallenge = Omit<Challenge, 'ahead'> & { readonly hasAskedName: boolean }

/** A wish to walk the road of another run: that run, and the secret from which its seeds are derived. */
export type ChallengeWish = { readonly challenge: OpenChallenge; readonly secret: string }

/**
 * The player's chosen road; null once its run has started. It is not in the address, because opening a link would then
 * use up somebody's only attempt.
 */
export const roadWish = new Store<RoadWish | ChallengeWish | null>(null)
