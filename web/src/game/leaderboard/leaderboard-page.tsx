import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import type { LeaderboardEntry } from '@fable/contract'
import { SCREEN_PATHS, LEADERBOARD_PERIODS, type LeaderboardPeriod } from '@fable/contract/limits'
import { cx } from '../../lib/cx.ts'
import { useIsHydrated } from '../../lib/hydrated.ts'
import { useUser } from '../../lib/session.ts'
import { columnClass, NightPage, CampHeader } from '../../scenery/night-page.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { NeedsScripts } from '../../ui/plain-page.tsx'
import { slabClass, troubleClass } from '../../ui/slab.tsx'
import { ThreePosts } from '../lanterns/three-posts.tsx'
import { finishedRuns, isRanked } from '../run/finished-runs.ts'
import { EntryRow, GapRow } from './entry-row.tsx'
import { LoadedRanking } from './loaded-ranking.tsx'
import { type OwnPlace, useIsOwn, useOwnPlace } from './own-place.ts'
import { parametersOf, PERIOD_NAMES, rankingPath, topQuery, viewIn } from './ranking.ts'
import { YourPlace } from './your-place.tsx'
import styles from './leaderboard-page.module.css'
import loaded from './ranking.module.css'

const FIRST_ROWS = 3

/** Shows the ranking of docs/rules.md, section 11, and the player's own place. */
export default function LeaderboardPage() {
  const [search, setSearch] = useSearchParams()
  const view = viewIn(search)
  const { period } = view
  const { runs, place, isOwn } = usePlayer(period)
  const hasSettled = useHasSettled(period, place)
  const { data: top } = useQuery(topQuery(period))
  const user = useUser()

  return (
    <NightPage
      chapter="dusk"
      fire="right"
      isLoading={!hasSettled}
      header={
        <CampHeader
          title="Top Adventurers"
          description="The longest survivors, with every run to watch. No score can be made up."
          path={SCREEN_PATHS.leaderboard}
        />
      }
    >
      <main className={columnClass(styles.page)}>
        <section className={slabClass()} aria-label="Ranking">
          <Periods current={period} />
          <div className={styles.list}>
            <NeedsScripts what="The leaderboard" />
            <LoadedRanking
              key={period}
              period={period}
              isLong={view.isLong === true}
              onLong={(isLong) => setSearch(parametersOf({ ...view, isLong }), { replace: true })}
              empty={<Nobody period={period} />}
            >
              {(entries, more) => (
                <>
                  <Entries entries={entries} place={place} isOwn={isOwn} />
                  <div className={cx('row', loaded.foot)}>{more}</div>
                </>
              )}
            </LoadedRanking>
          </div>
        </section>
        {hasSettled && (
          <div className={styles.aside}>
            <YourPlace
              period={period}
              place={place}
              isSignedIn={!!user}
              hasRuns={runs.length > 0}
              hasEntries={top?.length !== 0}
            />
            <ThreePosts />
          </div>
        )}
      </main>
    </NightPage>
  )
}

function usePlayer(period: LeaderboardPeriod) {
  const isHydrated = useIsHydrated()
  const runs = useMemo(() => (isHydrated ? finishedRuns().filter(isRanked) : []), [isHydrated])
  const place = useOwnPlace(period, runs)
  const isOfPlayer = useIsOwn(runs)
  const isOwn = (entry: LeaderboardEntry) =>
    (place.name === 'found' && place.own.id === entry.id) || isOfPlayer(entry)
  return { runs, place, isOwn }
}

// The content below is shown only once the first rows and the player's place have loaded, or have failed to load,
// because the rows would push it down.
function useHasSettled(period: LeaderboardPeriod, place: OwnPlace): boolean {
  const { isPending } = useQuery(topQuery(period))
  const isSettled = !isPending && place.name !== 'loading'
  const [hasSettled, setSettled] = useState(false)
  if (isSettled && !hasSettled) setSettled(true)
  return hasSettled
}

function Periods({ current }: { current: LeaderboardPeriod }) {
  return (
    <nav className={cx('row', styles.periods)} aria-label="Which leaderboard">
      {LEADERBOARD_PERIODS.map((period) => (
        <Link
          key={period}
          href={rankingPath(period)}
          aria-current={period === current ? 'page' : undefined}
        >
          {PERIOD_NAMES[period]}
        </Link>
      ))}
      <Link href={SCREEN_PATHS.daily}>Daily road</Link>
    </nav>
  )
}

function Entries({ entries, place, isOwn }: EntriesProps) {
  const last = entries.at(-1)?.rank ?? 0
  const isBelow = place.name === 'found' && place.own.rank > last
  const below = isBelow ? place.around.filter(({ rank }) => rank > last) : []
  const isGap = (below[0]?.rank ?? 0) > last + 1

  return (
    <ol>
      {entries.map((entry) => (
        <EntryRow
          key={entry.id}
          entry={entry}
          isOwn={isOwn(entry)}
          isFirst={entry.rank <= FIRST_ROWS}
        />
      ))}
      {isGap && <GapRow />}
      {below.map((entry) => (
        <EntryRow key={entry.id} entry={entry} isOwn={isOwn(entry)} />
      ))}
    </ol>
  )
}

type EntriesProps = {
  entries: readonly LeaderboardEntry[]
  place: OwnPlace
  isOwn: (entry: LeaderboardEntry) => boolean
}

export function Nobody({ period }: { period: LeaderboardPeriod }) {
  const isOfWeek = period === 'week'
  const { data: all = [] } = useQuery(topQuery('all'))

  return (
    <div className={troubleClass}>
      <p>
        {`Nobody is on the leaderboard ${isOfWeek ? 'this week' : 'yet'}. It is a good time to be first.`}
      </p>
      {isOfWeek && <p className="quiet">Weeks begin on Monday, 00:00 UTC.</p>}
      <Link className={buttonClass('strong')} href={SCREEN_PATHS.game}>
        Play a run
      </Link>
      <p className={styles.others}>
        {all.length > 0 && (
          <>
            <span>There is company under </span>
            <Link href={rankingPath('all')}>{PERIOD_NAMES.all}</Link>
            <span>.</span>
          </>
        )}
      </p>
    </div>
  )
}
