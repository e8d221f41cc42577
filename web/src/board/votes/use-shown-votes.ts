import type { CaseKey } from '@fable/contract'
import { useSyncExternalStore } from 'react'
import { NO_VOTES, shownVotesOf, subscribeVotes, type ShownVotes } from './vote-queue.ts'

/** Returns the votes to show on a case, and renders the component again when they change. */
export function useShownVotes(caseKey: CaseKey): ShownVotes {
  const read = () => shownVotesOf(caseKey)
  return useSyncExternalStore(subscribeVotes, read, () => NO_VOTES)
}
