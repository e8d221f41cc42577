import type { Road } from '../save/game-variables.ts'
import { Store } from '../../lib/store.ts'

/** A road that the player has chosen on its page, to be walked in the game. */
export type RoadWish = Road & {
  /** The attempt that was begun before: the game may hold it already. */
  readonly runId?: string
}

/** What the player has chosen; null when it was taken up. It lasts as long as the page: an address could use up somebody's attempt. */
export const roadWish = new Store<RoadWish | null>(null)
