import { useState } from 'react'
import type { LeaderboardEntry } from '@fable/contract'
import { addDays, roadNumber } from '@fable/contract/limits'
import { LAST_DAY } from '@fable/engine/content'
import { cx } from '../../lib/cx.ts'
import { withCommas } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { kickerClass, slabClass, troubleClass } from '../../ui/slab.tsx'
import { Status } from '../../ui/status.tsx'
import { EntryRow, GapRow } from '../leaderboard/entry-row.tsx'
import { useRoad, type RoadOfDay } from '../run/road.ts'
import type { Today } from '../run/today.ts'
import { ownOf, type Attempt } from './use-attempt.ts'
import styles from './daily.module.css'

/** This many rows stay at the top when the player's own place is shown below a gap. */
const FIRST_ROWS = 3

type Props = { today: Today; attempt: Attempt }

/** While the road is open, only the player's own run can be watched. */
export function RoadBoard({ today, attempt }: Props) {
  const [isYesterday, setYesterday] = useState(false)
  const day = isYesterday ? addDays(today.today.day, -1) : today.today.day

  const { data, isError, isFetching, refetch } = useRoad(
    day,
    isYesterday ? undefined : ownOf(attempt),
  )

  return (
    <section className={slabClass(styles.board)} aria-labelledby="so-far" aria-busy={isFetching}>
      <div className={cx('row', styles.boardHead)}>
        <h2 id="so-far" className={kickerClass}>
          {isYesterday ? `Road ${roadNumber(day)}, yesterday` : 'Today, so far'}
        </h2>
        <button
          type="button"
          className="with-scripts"
          onClick={() => setYesterday((isShown) => !isShown)}
        >
          {isYesterday ? 'Today' : 'Yesterday'}
        </button>
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
          <Rows road={data} isOpen={!isYesterday} />
          <p className={cx('quiet', styles.small)}>{walkedWords(data, isYesterday)}</p>
          {data.secret !== undefined && <Secret {...data} secret={data.secret} />}
        </>
      )}
    </section>
  )
}

// If the player's run is not among the entries, only FIRST_ROWS of them remain, and the rows around the player follow.
function rowsOf({ entries, around }: RoadOfDay) {
  if (!around || entries.some(({ id }) => id === around.id)) return { above: entries, below: [] }
  return { above: entries.slice(0, FIRST_ROWS), below: around.entries }
}

function Rows({ road, isOpen }: { road: RoadOfDay; isOpen: boolean }) {
  const { above, below } = rowsOf(road)
  const row = (entry: LeaderboardEntry) => (
    <EntryRow
      key={entry.id}
      entry={entry}
      isOwn={entry.id === road.around?.id}
      road={isOpen ? 'open' : 'closed'}
    />
  )
  return (
    <ol>
      {above.map(row)}
      {below.length > 0 && <GapRow />}
      {below.map(row)}
    </ol>
  )
}

function walkedWords({ walked, ends = [] }: RoadOfDay, isOver: boolean): string {
  if (walked === 0) {
    return isOver
      ? 'Nobody came back from it.'
      : 'Nobody has come back from it yet. It is a good time to be first.'
  }
  const arrived = ends.find(({ day }) => day === LAST_DAY)?.runs ?? 0
  const count = `${withCommas(walked)} walked it, ${arrived === 0 ? 'none' : withCommas(arrived)} saw the hundredth day.`
  return `${count} Days rank, then flames, then fewer days lost.`
}

function Secret({ commitment, secret }: { commitment: string; secret: string }) {
  return (
    <details className={styles.proof}>
      <summary>Why it can’t have been rigged</summary>
      <p>
        The road comes from this secret. Its SHA-256 was published when the road opened, so nobody
        moved it under you.
      </p>
      <dl>
        <dt>Secret</dt>
        <dd>{secret}</dd>
        <dt>SHA-256</dt>
        <dd>{commitment}</dd>
      </dl>
    </details>
  )
}
