import { SCREEN_PATHS } from '@fable/contract/limits'
import { useIsStored } from '../../lib/storage.ts'
import campFire from '../../ui/art/camp-fire.svg?url'
import { Drawing } from '../../ui/drawing.tsx'
import { part } from '../../ui/part.tsx'
import roundSign from './art/round.svg?url'
import { INVITATION } from './invitation.ts'
import { ROUND_RESULTS_KEY, WAITING_PICKS_KEY } from './storage-keys.ts'
import styles from './daily-strip.module.css'

/** Loaded only if this browser has played a round. */
const RoundWords = part(() => import('./round-words.tsx'), <span>{INVITATION}</span>)

const PLAYED = [ROUND_RESULTS_KEY, WAITING_PICKS_KEY] as const

/** Links to the two things to do each day: the round, if there is one, and the daily road of the game. */
export function DailyStrip({ round }: { round: string | undefined }) {
  const hasPlayed = useIsStored(PLAYED)
  return (
    <nav className={styles.daily} aria-label="Today">
      {round && (
        <a href={SCREEN_PATHS.today}>
          <Drawing src={roundSign} className={styles.sign} />
          <span>
            <b>Fact or Fable?</b>{' '}
            {hasPlayed ? <RoundWords day={round} /> : <span>{INVITATION}</span>}
          </span>
        </a>
      )}
      <a className={styles.road} href={SCREEN_PATHS.daily}>
        <Drawing src={campFire} className={styles.sign} />
        <span>
          <b>Today’s road</b> Daily game, one try.
        </span>
      </a>
    </nav>
  )
}
