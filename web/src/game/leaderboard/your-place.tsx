import { SCREEN_PATHS, type LeaderboardGroup } from '@fable/contract/limits'
import { Link } from 'wouter'
import { Button } from '../../ui/button.tsx'
import { labelClass } from '../../ui/field.tsx'
import { kickerClass, slabClass, troubleClass } from '../../ui/slab.tsx'
import { ordinalOf } from './entry-texts.ts'
import type { OwnPlace } from './own-place.ts'
import { rankingPath, type Ranking } from './ranking.ts'
import { cx } from '../../lib/cx.ts'
import styles from './leaderboard-page.module.css'

const WHAT: Record<LeaderboardGroup, string> = {
  accounts: 'One row per account: its best run.',
  guests: 'Guests have no identity, so each run has its own row.',
  runs: 'Accounts and guests, each run with its own row.',
}

const NOT_HERE: Record<LeaderboardGroup, string> = {
  accounts: 'None of your runs in this browser is in this ranking of accounts.',
  guests: 'None of your guest runs in this browser is in this ranking.',
  runs: 'None of the runs in this browser is in this ranking.',
}

type Props = {
  ranking: Ranking
  place: OwnPlace
  isSignedIn: boolean
  /** True if this browser has finished any ranked run. */
  hasRuns: boolean
  /** True if the ranking has entries. An empty ranking shows its own invitation to play. */
  hasEntries: boolean
}

/** The player's place in a ranking. */
export function YourPlace({ place, ...props }: Props) {
  const { ranking } = props
  return (
    <section
      className={slabClass()}
      aria-labelledby="your-place"
      aria-busy={place.name === 'loading'}
    >
      <h2 id="your-place" className={kickerClass}>
        You
      </h2>
      {place.name === 'found' && <Found {...place} group={ranking.group} />}
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
}

type FoundProps = Extract<OwnPlace, { name: 'found' }> & { group: LeaderboardGroup }

function Found({ own, group }: FoundProps) {
  return (
    <>
      <dl className={cx('row', styles.big)}>
        <div>
          <dt className={labelClass}>RANK</dt>
          <dd>{ordinalOf(own.rank)}</dd>
        </div>
        <div>
          <dt className={labelClass}>BEST</dt>
          <dd>{`Day ${own.daysSurvived}`}</dd>
        </div>
      </dl>
      <p className="quiet">{WHAT[group]}</p>
    </>
  )
}

/**
 * Says why the player is not in the ranking. An account is known on every device, but a guest only by the runs of this
 * browser.
 */
function NotInIt({ ranking, isSignedIn, hasRuns, hasEntries }: Omit<Props, 'place'>) {
  const isOfAccount = isSignedIn && ranking.group !== 'guests'
  if (isOfAccount || (!isSignedIn && !hasRuns)) {
    return (
      <div className={troubleClass}>
        <p>
          {isOfAccount
            ? `Your account has not finished a ranked run ${ranking.period === 'week' ? 'this week' : 'yet'}.`
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
  return (
    <div className={troubleClass}>
      <p>{NOT_HERE[ranking.group]}</p>
      {ranking.group !== 'runs' && (
        <p>
          <Link href={rankingPath({ ...ranking, group: 'runs' })}>Look in all runs</Link>
        </p>
      )}
    </div>
  )
}
