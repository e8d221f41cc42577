import { useQuery, useQueries } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { LeaderboardEntry } from '@fable/contract'
import { SCREEN_PATHS, LEADERBOARD_PERIODS, type LeaderboardGroup } from '@fable/contract/limits'
import { Link, useSearchParams } from 'wouter'
import { finishedRuns, isRanked } from '../run/finished-runs.ts'
import { columnClass, NightPage, CampHeader } from '../../scenery/night-page.tsx'
import { useIsHydrated } from '../../lib/hydrated.ts'
import { useUser } from '../../lib/session.ts'
import { NeedsScripts } from '../../ui/plain-page.tsx'
import { slabClass, kickerClass, troubleClass } from '../../ui/slab.tsx'
import { EntryRow, GapRow, LostDays } from './entry-row.tsx'
import { LoadedRanking } from './loaded-ranking.tsx'
import loaded from './ranking.module.css'
import { type OwnPlace, useIsOwn, useOwnPlace } from './own-place.ts'
import {
  parametersOf,
  PERIOD_NAMES,
  rankingPath,
  topQuery,
  useFirstGroup,
  viewIn,
  type Ranking,
} from './ranking.ts'
import { YourPlace } from './your-place.tsx'
import { cx } from '../../lib/cx.ts'
import styles from './leaderboard-page.module.css'
import { buttonClass } from '../../ui/button.tsx'

/** The groups, in the order of their tabs. */
const GROUPS = [
  { group: 'accounts', name: 'Accounts' },
  { group: 'guests', name: 'Guests' },
  { group: 'runs', name: 'All runs' },
] as const

/** Number of leading rows whose names are larger. */
const FIRST_ROWS = 3

const current = (isCurrent: boolean) => (isCurrent ? 'page' : undefined)

/**
 * Returns true once the first rows and the player's place have loaded, or have failed to load. The content below is
 * shown only then, because the rows would push it down when they load.
 */
function useHasSettled(ranking: Ranking, place: OwnPlace): boolean {
  const { isPending } = useQuery(topQuery(ranking))
  const isSettled = !isPending && place.name !== 'loading'
  const [hasSettled, setSettled] = useState(false)
  if (isSettled && !hasSettled) setSettled(true)
  return hasSettled
}

/** The leaderboard (docs/rules.md, section 2) with all its rankings, and the player's place in each. */
export default function LeaderboardPage() {
  const [search, setSearch] = useSearchParams()
  const view = viewIn(search)
  const { period } = view
  const firstGroup = useFirstGroup(period, { isChosen: view.group !== undefined })
  const group = view.group ?? firstGroup
  const ranking: Ranking = { group, period }
  const isHydrated = useIsHydrated()
  const runs = useMemo(() => (isHydrated ? finishedRuns().filter(isRanked) : []), [isHydrated])
  const place = useOwnPlace(ranking, runs)
  const hasSettled = useHasSettled(ranking, place)
  const { data: top } = useQuery(topQuery(ranking))
  const user = useUser()
  const isOfPlayer = useIsOwn(runs)
  const isOwn = (entry: LeaderboardEntry) =>
    (place.name === 'found' && place.own.id === entry.id) || isOfPlayer(entry)

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
          <nav className={cx('row', styles.periods)} aria-label="Which leaderboard">
            {LEADERBOARD_PERIODS.map((item) => (
              <Link
                key={item}
                href={rankingPath({ group: view.group, period: item })}
                aria-current={current(item === period)}
              >
                {PERIOD_NAMES[item]}
              </Link>
            ))}
            <Link className={styles.elsewhere} href={SCREEN_PATHS.daily}>
              Daily road <span aria-hidden="true">→</span>
            </Link>
          </nav>
          <nav className={cx('row', styles.groups)} aria-label="Whose runs">
            {GROUPS.map((item) => (
              <Link
                key={item.group}
                href={rankingPath({ group: item.group, period })}
                aria-current={current(item.group === group)}
              >
                {item.name}
              </Link>
            ))}
          </nav>
          <div className={styles.list}>
            <NeedsScripts what="The leaderboard" />
            <LoadedRanking
              key={rankingPath(ranking)}
              ranking={ranking}
              isLong={view.isLong === true}
              onLong={(isLong) => setSearch(parametersOf({ ...view, isLong }), { replace: true })}
              empty={<Nobody group={group} period={period} />}
            >
              {(entries, more) => {
                const last = entries.at(-1)?.rank ?? 0
                const isBelow = place.name === 'found' && place.own.rank > last
                const below = isBelow ? place.around.filter(({ rank }) => rank > last) : []
                const isGap = (below[0]?.rank ?? 0) > last + 1
                return (
                  <>
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
                    <div className={cx('row', loaded.foot)}>{more}</div>
                  </>
                )
              }}
            </LoadedRanking>
          </div>
        </section>
        {hasSettled && (
          <div className={styles.aside}>
            <YourPlace
              ranking={ranking}
              place={place}
              isSignedIn={!!user}
              hasRuns={runs.length > 0}
              hasEntries={top?.length !== 0}
            />
            <Legend />
          </div>
        )}
      </main>
    </NightPage>
  )
}

/** The legend: the order of the rows. */
function Legend() {
  return (
    <section className={slabClass(cx('quiet', styles.legend))} aria-labelledby="lost-days">
      <h2 id="lost-days" className={kickerClass}>
        Lost days
      </h2>
      <p>
        <LostDays count={4} /> Fewer days lost rank higher.
      </p>
    </section>
  )
}

const NOBODY: Record<LeaderboardGroup, string> = {
  accounts: 'Nobody with an account',
  guests: 'No guest',
  runs: 'Nobody',
}

const PERIODS_FROM = { all: ['all'], week: ['week', 'all'] } as const

/**
 * If this ranking is empty, finds another one that has entries. Returns undefined if there is none, or while that is
 * unknown.
 */
function useOthers({ group, period }: Ranking): Ranking | undefined {
  const rankings = PERIODS_FROM[period]
    .map((one) => ({ group: 'runs', period: one }) as const)
    .filter((one) => one.group !== group || one.period !== period)
  const results = useQueries({ queries: rankings.map(topQuery) })
  return rankings.find((_, at) => (results[at]?.data?.length ?? 0) > 0)
}

/** Shown for an empty ranking: says where there are entries, and how to be the first here. */
export function Nobody({ group, period }: Ranking) {
  const others = useOthers({ group, period })
  return (
    <div className={troubleClass}>
      <p>
        <span>{NOBODY[group]}</span> is on the leaderboard{' '}
        <span>{period === 'week' ? 'this week' : 'yet'}</span>. It is a good time to be first.
      </p>
      {period === 'week' && <p className="quiet">Weeks begin on Monday, 00:00 UTC.</p>}
      <Link className={buttonClass('strong')} href={SCREEN_PATHS.game}>
        Play a run
      </Link>
      <p className={styles.others}>
        {others && (
          <>
            <span>There is company under </span>
            <Link href={rankingPath(others)}>
              {others.period === period ? 'All runs' : 'All time'}
            </Link>
            <span>.</span>
          </>
        )}
      </p>
    </div>
  )
}
