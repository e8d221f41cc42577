export type FloodOrder = {
  /** One of `FLOOD_NAMES`. */
  readonly name: string
  readonly address: string
  readonly seconds: number
  readonly facts: number
  readonly runId: string
}

/** `errors`: connections that ended without a response. */
export type FloodResult = {
  readonly statuses: Readonly<Record<string, number>>
  readonly errors: number
}

/** From this number of turns on a run is worth watching. */
export const WATCHED_TURNS = 60
