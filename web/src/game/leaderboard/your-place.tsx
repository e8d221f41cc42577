import { Link } from 'wouter'
import { SCREEN_PATHS, type LeaderboardPeriod } from '@fable/contract/limits'
import { cx } from '../../lib/cx.ts'
import { Button } from '../../ui/button.tsx'
import { labelClass } from '../../ui/field.tsx'
import { kickerClass, slabClass, troubleClass } from '../../ui/slab.tsx'
import { ordinalOf } from './entry-texts.ts'
import type { OwnPlace } from './own-place.ts'
import styles from './leaderboard-page.module.css'

type Props = {
  period: LeaderboardPeriod
  place: OwnPlace
  isSignedIn: boolean
  hasRuns: boolean
  /** If the list is empty, it shows its own invitation to play. */
  hasEntries: boolean
}

export const YourPlace = ({ place, ...props }: Props) => (
  <section
    className={slabClass()}
    aria-labelledby="your-place"
    aria-busy={place.name === 'loading'}
  >
    <h2 id="your-place" className={kickerClass}>
      You
    </h2>
    {place.name === 'found' && (
      <dl className={cx('row', styles.big)}>
        <div>
          <dt className={labelClass}>RANK</dt>
          <dd>{ordinalOf(place.own.rank)}</dd>
        </div>
        <div>
          <dt className={labelClass}>BEST</dt>
          <dd>{`Day ${place.own.daysSurvived}`}</dd>
        </div>
      </dl>
    )}
    {place.name === 'loading' && <p>Looking for you…</p>}
    {place.name === 'failed' && (
      <div className={troubleClass}>
        <p>Your place is out of reach just now. You still have it.</p>
        <Button onClick={place.retry}>Try again</Button>
      </div>
    )}
    {place.name === 'none' && <NotInIt {...props} />}
  </section>
)

/** An account is recognised on every device, but a guest only by the runs in this browser. */
function NotInIt({ period, isSignedIn, hasRuns, hasEntries }: Omit<Props, 'place'>) {
  const when = period === 'week' ? 'this week' : 'yet'
  if (!isSignedIn && hasRuns) {
    return <p>None of the runs in this browser is on this list.</p>
  }

  return (
    <div className={troubleClass}>
      <p>
        {isSignedIn
          ? `Your account has not finished a ranked run ${when}.`
          : 'You haven’t finished a ranked run in this browser.'}
      </p>
      <p className="quiet">Runs on daily roads are ranked on their road only.</p>
      {hasEntries && (
        <p>
          <Link href={SCREEN_PATHS.game}>Play one to its end</Link>, however bad, and your place
          appears here.
        </p>
      )}
    </div>
  )
}
