import type { RoundResults } from '@fable/contract'
import { plural } from '../../lib/words.ts'
import { currentStreak, useResults } from './results.ts'
import { INVITATION } from './invitation.ts'

/** What became of the round of a day in this browser. */
function roundWords(results: RoundResults, day: string): string {
  const streak = currentStreak(results, day)
  if (results[day] === 'found')
    return streak > 1 ? `Found. ${plural(streak, 'day')} in a row.` : 'Found.'
  if (results[day]) return 'It got you. Tomorrow, a new fire.'
  return streak > 0 ? `${plural(streak, 'day')} in a row. Find today’s.` : INVITATION
}

/** What became of the rounds in this browser, on the day of one. */
export default function RoundWords({ day }: { day: string }) {
  return <span>{roundWords(useResults(), day)}</span>
}
