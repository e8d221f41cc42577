import type { FoeId, OpportunityId } from '#content'

/**
 * Everything that the player has met so far, also in this run, and read in ended runs. Only the wording and the waits
 * of a turn depend on it, never the draws or the events.
 */
export type Memory = {
  /** True if an ended run has printed this text. */
  readonly isRead: (text: string) => boolean
  readonly endedRuns: number
  readonly wins: number
  /** The number of times the player had met the foe before this turn. */
  readonly met: (foe: FoeId) => number
  readonly answered: (opportunity: OpportunityId) => number
}
