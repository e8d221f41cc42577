export type FloodOrder = {
  /** Its name (`FLOOD_NAMES`). */
  readonly name: string
  readonly address: string
  readonly seconds: number
  /** Number of facts on the board. */
  readonly facts: number
  readonly runId: string
}

/** Number of responses by status, and of connections that ended without one. */
export type FloodResult = {
  readonly statuses: Readonly<Record<string, number>>
  readonly errors: number
}

/** Number of turns from which on a run is worth watching. */
export const WATCHED_TURNS = 60
