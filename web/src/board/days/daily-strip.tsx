import { SCREEN_PATHS } from '@fable/contract/limits'
import { ROUND_RESULTS_KEY, useIsStored } from '../../lib/storage.ts'
import { part } from '../../ui/part.tsx'
import { INVITATION } from './invitation.ts'
import styles from './daily-strip.module.css'

/** Its file comes only where a round was played. */
const RoundWords = part(() => import('./round-words.tsx'), INVITATION)

const RESULTS = [ROUND_RESULTS_KEY]

/** The two things to do each day: the round, unless there is none, and the daily road of the game. */
export function DailyStrip({ round }: { round: string | undefined }) {
  const hasPlayed = useIsStored(RESULTS)
  return (
    <nav className={styles.daily} aria-label="Today">
      {round && (
        <a href={SCREEN_PATHS.today}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M3 5.5h18M3 18.5h18M3 12q2.25-3.6 4.5 0t4.5 0 4.5 0 4.5 0" />
          </svg>
          <span>
            <b>Fact or Fable?</b> {hasPlayed ? <RoundWords day={round} /> : INVITATION}
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
