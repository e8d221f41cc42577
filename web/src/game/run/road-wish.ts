import type { Road } from '../save/game-variables.ts'

/** A road that the player has chosen on its page, to be walked in the game. */
export type RoadWish = Road & {
  /** The attempt that was begun before: the game may hold it already. */
  readonly runId?: string
}

/** It lasts as long as the page. An address could use up somebody's attempt. */
let wish: RoadWish | null = null
const listeners = new Set<() => void>()

/** Remembers what the player has chosen; null when it was taken up. */
export function wishRoad(chosen: RoadWish | null): void {
  wish = chosen
  for (const listener of listeners) listener()
}

export const wishedRoad = (): RoadWish | null => wish

export function subscribeToWish(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
