import type { FoeId, OpportunityId } from '#content'

/**
 * The player's memory of all runs, including the one in progress. Only the wording and the waits of a turn depend on
 * it, never what is drawn or what happens.
 */
export type Memory = {
  /** Checks whether an ended run has printed this text. */
  readonly isRead: (text: string) => boolean
  /** Number of ended runs. */
  readonly runs: number
  /** Number of ended runs that reached day 100. */
  readonly wins: number
  /** Returns how often a foe was met before this turn. */
  readonly met: (foe: FoeId) => number
  /** Returns how often the question of an opportunity was answered. */
  readonly answered: (opportunity: OpportunityId) => number
}
