import { waitingCorrections } from './corrections/waiting-corrections.ts'
import { waitingPicks } from './days/waiting-picks.ts'

/** Sends the corrections and picks that wait for the network. */
export function trySendingPosts(): void {
  waitingCorrections.trySending()
  waitingPicks.trySending()
}
