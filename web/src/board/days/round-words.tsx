import type { RoundResults } from '@fable/contract'
import { currentStreak, useResults } from './results.ts'
import { INVITATION } from './invitation.ts'

/** What became of the round of a day in this browser. */
function roundWords(results: RoundResults, day: string): string {
  const streak = currentStreak(results, day)
  if (results[day] === 'found') return streak > 1 ? `Found. ${streak}-day streak.` : 'Found.'
  if (results[day]) return 'It got you. New round tomorrow.'
  return streak > 0 ? `${streak}-day streak. Find today’s.` : INVITATION
}

/** What became of the rounds in this browser, on the day of one. */
export default function RoundWords({ day }: { day: string }) {
  return <span>{roundWords(useResults(), day)}</span>
}
