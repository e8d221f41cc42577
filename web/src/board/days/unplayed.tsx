import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { Month } from '@fable/contract'
import { dayPath } from '@fable/contract/limits'
import { longDayOf } from '../../lib/long-dates.ts'
import { useResults } from '../rounds/results.ts'
import { fetchMonth } from './day-queries.ts'
import styles from './round.module.css'

const SHOWN = 5

export function Unplayed({ day: shown }: { day: string }) {
  const results = useResults()
  const { data = [] } = useQuery({
    queryKey: ['latest months'],
    queryFn: ({ signal }) => fetchMonths(signal),
  })

  const days = data
    .flatMap((month) => month.days.filter(({ round, day }) => round && day !== month.today))
    .filter(({ day }) => day !== shown && !results[day])
    .slice(0, SHOWN)

  if (days.length === 0) return null

  return (
    <section className={styles.panel} aria-labelledby="unplayed">
      <div className={styles.unplayed}>
        <h3 id="unplayed">Not played yet</h3>
        <ul>
          {days.map(({ day }) => (
            <li key={day}>
              <Link href={dayPath(day)}>
                <span>{longDayOf(day)}</span> <b>Play →</b>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

async function fetchMonths(signal: AbortSignal): Promise<Month[]> {
  const last = await fetchMonth('', signal)
  return last.previous === null ? [last] : [last, await fetchMonth(last.previous, signal)]
}
