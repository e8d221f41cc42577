import { Store } from '../../lib/store.ts'
import type { Road } from '../save/game-variables.ts'

/** A road that the player has chosen on its page, to be walked in the game. */
export type RoadWish = Road & {
  /** The id of the attempt if it has already begun. The saved game may be that run. */
  readonly runId?: string
}

/**
 * The player's chosen road; null once its run has started. It is not in the address, because opening a link would then
 * use up somebody's only attempt.
 */
export const roadWish = new Store<RoadWish | null>(null)
