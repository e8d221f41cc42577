import { useSyncExternalStore } from 'react'
import type { Subject } from './subject.ts'
import { NO_VOTES, shownVotesOf, subscribeVotes, type ShownVotes } from './vote-queue.ts'

/** What is shown of the votes on a fact or a correction. */
export function useShownVotes(subject: Subject): ShownVotes {
  const read = () => shownVotesOf(subject)
  return useSyncExternalStore(subscribeVotes, read, () => NO_VOTES)
}
