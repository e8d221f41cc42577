import type { CaseKey } from '@fable/contract'
import { useSyncExternalStore } from 'react'
import { NO_VOTES, shownVotesOf, subscribeVotes, type ShownVotes } from './vote-queue.ts'

/** The shown votes on a fact or a correction. */
export function useShownVotes(caseKey: CaseKey): ShownVotes {
  const read = () => shownVotesOf(caseKey)
  return useSyncExternalStore(subscribeVotes, read, () => NO_VOTES)
}
