import { Store } from '../../lib/store.ts'
import type { Road } from '../save/game-variables.ts'

export type RoadWish = Road & {
  /** Set if the attempt has already begun. The saved game may be that run. */
  readonly runId?: string
}

/**
 * null if there is no wish. A wish is not in the address, because opening a link would then use up somebody's only
 * attempt.
 */
export const roadWish = new Store<RoadWish | null>(null)
