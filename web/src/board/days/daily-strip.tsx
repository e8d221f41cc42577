import { SCREEN_PATHS } from '@fable/contract/limits'
import type { RoundResults } from '@fable/contract'
import { currentStreak, useResults } from './results.ts'
import { plural } from '../../lib/words.ts'
import styles from './daily-strip.module.css'

/** What became of the round of a day in this browser. */
function roundWords(results: RoundResults, day: string): string {
  const streak = currentStreak(results, day)
  if (results[day] === 'found')
    return streak > 1 ? `Found. ${plural(streak, 'day')} in a row.` : 'Found.'
  if (results[day]) return 'It got you. Tomorrow, a new fire.'
  return streak > 0
    ? `${plural(streak, 'day')} in a row. Find today’s.`
    : 'Three sentences, one is a fable. Find it.'
}

/** The two things to do each day: the round, unless there is none, and the daily road of the game. */
export function DailyStrip({ round }: { round: string | undefined }) {
  const results = useResults()
  return (
    <nav className={styles.daily} aria-label="Today">
      {round && (
        <a href={SCREEN_PATHS.today}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M3 5.5h18M3 18.5h18M3 12q2.25-3.6 4.5 0t4.5 0 4.5 0 4.5 0" />
          </svg>
          <span>
            <b>Fact or Fable?</b> {roundWords(results, round)}
          </span>
        </a>
      )}
      <a className={styles.road} href={SCREEN_PATHS.daily}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12.5 1.5c2.6 3.2.6 5 2 6.8.8-.6 1.1-1.5 1-2.5 2.5 2 3.7 4.6 3.7 7 0 3.9-3 6.7-7.2 6.7s-7.2-2.8-7.2-6.7c0-2.6 1.6-4.4 2.4-6.3.8.8 1.3 1.8 1.3 3 2.6-1.7 4.6-4.4 4-8zM4 20.3l16 2.2V21L4 18.8zM20 20.3 4 22.5V21l16-2.2z" />
        </svg>
        <span>
          <b>Today’s road</b> One try a day.
        </span>
      </a>
    </nav>
  )
}
