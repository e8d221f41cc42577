import type { RoundResults } from '@fable/contract'
import { useStore } from '../../lib/store.ts'
import { plural } from '../../lib/words.ts'
import { currentDays, useResults } from './results.ts'
import { INVITATION } from './invitation.ts'
import { waitingPicks } from './waiting-picks.ts'

/** Says how a round went in this browser. */
function roundWords(results: RoundResults, day: string): string {
  const days = currentDays(results, day)
  if (results[day] === 'found') return `Spotted. ${plural(days, 'day')} in a row.`
  if (results[day]) return 'It got you. New round tomorrow.'
  return days > 0 ? `${plural(days, 'day')} in a row. Spot today’s.` : INVITATION
}

/** Says how the round of a day went in this browser, or that the pick waits for the network. */
export default function RoundWords({ day }: { day: string }) {
  const results = useResults()
  const picks = useStore(waitingPicks)
  const isWaiting = picks.some((pick) => pick.day === day && pick.problem === '')
  return <span>{isWaiting ? 'Waiting… Your pick will be sent.' : roundWords(results, day)}</span>
}
