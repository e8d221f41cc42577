import type { CaseKey, Correction } from '@fable/contract'
import { countsOfCorrection } from './case-votes.ts'
import { showCounts, type ShownVotes } from './vote-queue.ts'

export const correctionCase = (id: number): CaseKey => ({ kind: 'correction', id })

/** `requestedAt` is a time of the page's monotonic clock. */
export function showCorrections(corrections: readonly Correction[], requestedAt: number): void {
  showCounts(
    corrections.map((one) => [correctionCase(one.id), countsOfCorrection(one)]),
    requestedAt,
  )
}

export const helpfulVotes = (correction: Correction, { counts, added }: ShownVotes): number =>
  (counts ?? countsOfCorrection(correction)).helpful + added.helpful
