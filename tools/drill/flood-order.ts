/** Which flood to send. */
export type FloodOrder = {
  /** Its name (`FLOOD_NAMES`). */
  readonly name: string
  readonly address: string
  readonly seconds: number
  /** How many facts the board has. */
  readonly facts: number
  /** An ended run. */
  readonly runId: string
}

/** How many responses had which status, and how many connections ended without one. */
export type FloodResult = {
  readonly statuses: Readonly<Record<string, number>>
  readonly errors: number
}
