import { useQuery } from '@tanstack/react-query'
import type { LeaderboardEntry, ResponseOf } from '@fable/contract'
import { SCREEN_PATHS } from '@fable/contract/limits'
import { useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { EntryRow, GapRow } from '../leaderboard/entry-row.tsx'
import { ordinalOf } from '../leaderboard/entry-texts.ts'
import { DAILY_KEY, type Today } from '../run/today.ts'
import type { Attempt } from './use-attempt.ts'
import { call } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../lib/cx.ts'
import { withCommas } from '../../lib/words.ts'
import { kickerClass, slabClass, troubleClass } from '../../ui/slab.tsx'
import { Status } from '../../ui/status.tsx'
import styles from './daily.module.css'

/** Interval in milliseconds at which a visible leaderboard is refetched. */
const REFRESH_EVERY = 60_000

/** Number of rows that stay at the top when the player's own place is shown below a gap. */
const FIRST_ROWS = 3

/** The two groups of the list: accounts, which are ranked, and guests, among whom new accounts are listed. */
const GROUPS = ['Accounts', 'Guests'] as const

const OF_GUESTS = 'This list: guests and today’s new accounts. The others have their own.'

type Walked = Pick<ResponseOf<'GET /api/daily/:day'>, 'walked' | 'walkedByNewcomers'>

/**
 * Selects the rows to show. If the player is not among the first rows, only three of these remain, and the rows around
 * the player follow.
 */
function rowsOf(
  first: readonly LeaderboardEntry[],
  around: readonly LeaderboardEntry[],
  own: LeaderboardEntry | undefined,
) {
  if (!own || first.some(({ id }) => id === own.id)) return { above: first, below: [] }
  return { above: first.slice(0, FIRST_ROWS), below: around }
}

/** Today's leaderboard so far. Its runs cannot be watched until the road has closed. */
export function RoadBoard({ today, attempt }: { today: Today; attempt: Attempt }) {
  const { day } = today.today
  const { data, isError, isFetching, refetch } = useQuery({
    // The key includes the account, because signing in or out changes the player's place.
    queryKey: [...DAILY_KEY, day, today.you?.attempt?.id, today.you?.attempt?.open],
    queryFn: ({ signal }) => call('GET /api/daily/:day', { params: { day } }, { signal }),
    refetchInterval: REFRESH_EVERY,
  })
  const around = data?.around?.entries ?? []
  const own = around.find(({ id }) => id === data?.around?.id)
  const isNewcomer = own?.newcomer === true
  const [chosen, setChosen] = useState<(typeof GROUPS)[number] | null>(null)
  const ownGroup = today.you && !today.you.newcomer ? 'Accounts' : 'Guests'
  const group = chosen ?? ownGroup
  const ranked = rowsOf(data?.entries ?? [], isNewcomer ? [] : around, isNewcomer ? undefined : own)
  const newcomers = rowsOf(
    data?.newcomers ?? [],
    isNewcomer ? around : [],
    isNewcomer ? own : undefined,
  )
  const row = (entry: LeaderboardEntry) => (
    <EntryRow key={entry.id} entry={entry} isOwn={entry.id === own?.id} isOnRoad />
  )
  return (
    <section className={slabClass(styles.board)} aria-labelledby="so-far" aria-busy={isFetching}>
      <div className={cx('row', styles.boardHead)}>
        <h2 id="so-far" className={kickerClass}>
          Today, so far
        </h2>
        <Link href={SCREEN_PATHS.leaderboard}>
          Top Adventurers <span aria-hidden="true">→</span>
        </Link>
      </div>
      {!data && !isError && <Status className="with-scripts">Loading leaderboard data...</Status>}
      {!data && isError && (
        <div className={troubleClass}>
          <p role="alert">The leaderboard is out of reach just now. The road is not.</p>
          <Button aria-disabled={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {data && (
        <>
          <div className={cx('row', styles.groups)} role="group" aria-label="Whose runs">
            {GROUPS.map((item) => (
              <button
                key={item}
                type="button"
                aria-pressed={item === group}
                onClick={() => setChosen(item)}
              >
                {item}
              </button>
            ))}
          </div>
          <Rows
            {...(group === 'Guests' ? newcomers : ranked)}
            row={row}
            hasPlace={attempt.name !== 'ended' && group === ownGroup}
          />
          <p className={cx('quiet', styles.small)}>
            <span>{walkedWords(data, own, today.you?.attempt?.open === false)}</span>
            {group === 'Guests' && <span> {OF_GUESTS}</span>}
          </p>
        </>
      )}
    </section>
  )
}

type RowsProps = {
  above: readonly LeaderboardEntry[]
  below: readonly LeaderboardEntry[]
  row: (entry: LeaderboardEntry) => ReactNode
  /** True if a run of the player is listed in this group. */
  hasPlace: boolean
}

function Rows({ above, below, row, hasPlace }: RowsProps) {
  return (
    <ol>
      {above.slice(0, FIRST_ROWS).map(row)}
      {hasPlace && (
        <li className={styles.place}>
          <span aria-hidden="true">?</span>
          <span>You could be here</span>
        </li>
      )}
      {above.slice(FIRST_ROWS).map(row)}
      {below.length > 0 && <GapRow />}
      {below.map(row)}
    </ol>
  )
}

/** Counts guests and accounts that walked the road. */
function walkersWords({ walked, walkedByNewcomers }: Walked): string {
  if (walked === 1) return 'One has'
  const counts = { guest: walkedByNewcomers, account: walked - walkedByNewcomers }
  const walkers = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([noun, count]) => `${withCommas(count)} ${noun}${count === 1 ? '' : 's'}`)
  return `${walkers.join(' and ')} have`
}

/** Says how many players walked the road, with an invitation if the player has not. */
function walkedWords(road: Walked, own: LeaderboardEntry | undefined, hasWalked: boolean): string {
  const { walked } = road
  const count = withCommas(walked)
  if (own?.newcomer) return `${count} walked it; you are listed with the guests.`
  if (own) return `${ordinalOf(own.rank)} so far. ${count} walked it.`
  if (walked === 0) {
    return `Nobody has come back from it yet.${hasWalked ? '' : ' It is a good time to be first.'}`
  }
  return `${walkersWords(road)} walked it.${hasWalked ? '' : ' There is room.'}`
}
