import type { RoundResults } from '@fable/contract'
import { useStore } from '../../lib/store.ts'
import { currentStreak, useResults } from './results.ts'
import { INVITATION } from './invitation.ts'
import { waitingPicks } from './waiting-picks.ts'

/** Says how a round went in this browser. */
function roundWords(results: RoundResults, day: string): string {
  const streak = currentStreak(results, day)
  if (results[day] === 'found') return streak > 1 ? `Found. ${streak}-day streak.` : 'Found.'
  if (results[day]) return 'It got you. New round tomorrow.'
  return streak > 0 ? `${streak}-day streak. Find today’s.` : INVITATION
}

/** Says how the round of a day went in this browser, or that the pick waits for the network. */
export default function RoundWords({ day }: { day: string }) {
  const results = useResults()
  const picks = useStore(waitingPicks)
  const isWaiting = picks.some((pick) => pick.day === day && pick.problem === '')
  return <span>{isWaiting ? 'Waiting… Your pick will be sent.' : roundWords(results, day)}</span>
}
