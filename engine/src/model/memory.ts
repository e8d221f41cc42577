import type { FoeId, OpportunityId } from '#content'

/**
 * The player's memory of what was played before. Only the wording of a turn depends on it, never what is drawn or what
 * happens. Counts include the run in progress.
 */
export type Memory = {
  /** Checks whether a run that has ended printed a text. */
  readonly isRead: (text: string) => boolean
  /** Number of ended runs. */
  readonly runs: number
  /** Number of ended runs that reached day 100. */
  readonly wins: number
  /** How often a foe was met before this turn. */
  readonly met: (foe: FoeId) => number
  /** How often the question of an opportunity was answered. */
  readonly answered: (opportunity: OpportunityId) => number
}
