import { useQuery } from '@tanstack/react-query'
import type { LeaderboardEntry, ResponseOf } from '@fable/contract'
import { SCREEN_PATHS } from '@fable/contract/limits'
import { useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { ghostOfRun } from '../challenge/challenge-of.ts'
import { isOfOtherRules, replayTranscript } from '../run/replay-transcript.ts'
import { roadWish, type OpenChallenge, type RoadWish } from '../challenge/road-wish.ts'
import { DAILY_KEY } from '../run/today.ts'
import { hasRunToLose } from '../save/saved-game.ts'
import { load } from '../save/store.ts'
import walker from '../../scenery/art/walker.svg?url'
import { call } from '../../lib/api.ts'
import { useIsHydrated } from '../../lib/hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../lib/cx.ts'
import { withCommas } from '../../lib/words.ts'
import { Drawing } from '../../ui/drawing.tsx'
import { kickerClass, slabClass } from '../../ui/slab.tsx'
import styles from './daily.module.css'

/** Returns the id of the run that this browser has in progress on a day's road; undefined if it has none. */
function openRunOn(day: string): string | undefined {
  const { game } = load()
  return game.run?.road?.day === day && hasRunToLose(game) ? game.run.id : undefined
}

/** Finds the run that got furthest on a road, among accounts and guests. */
function bestOf({ entries, newcomers }: ResponseOf<'GET /api/daily/:day'>) {
  const [best] = [entries[0], newcomers[0]]
    .filter((entry) => entry !== undefined)
    .sort((a, b) => b.daysSurvived - a.daysSurvived)
  return best
}

/** Fetches the run of an entry to show it as a ghost. Returns undefined if it was played under other rules. */
async function readGhost(id: string): Promise<OpenChallenge | undefined> {
  const run = await call('GET /api/runs/:id', { params: { id } })
  return isOfOtherRules(run) ? undefined : (ghostOfRun(replayTranscript(run)) ?? undefined)
}

/** Yesterday's road, which is open to everybody and not ranked, with the ghost of its best run. */
export function Practice({ day }: { day: string }) {
  const [, navigate] = useLocation()
  const isHydrated = useIsHydrated()
  const openRun = useMemo(() => (isHydrated ? openRunOn(day) : undefined), [isHydrated, day])
  const [isBusy, setBusy] = useState(false)
  const { data } = useQuery({
    queryKey: [...DAILY_KEY, day],
    queryFn: ({ signal }) => call('GET /api/daily/:day', { params: { day } }, { signal }),
    staleTime: Infinity,
  })
  const best = data && bestOf(data)
  const walk = (more: Partial<RoadWish>) => {
    roadWish.set({ day, isAttempt: false, ...more })
    navigate(SCREEN_PATHS.game)
  }
  const walkWithGhost = async (id: string) => {
    setBusy(true)
    // The road can be walked without the ghost, so all errors are ignored.
    const ghost = await readGhost(id).catch(() => undefined)
    walk(ghost ? { ghost } : {})
  }
  return (
    <section className={slabClass(styles.practice)} aria-labelledby="practice">
      <h2 id="practice" className={kickerClass}>
        Yesterday’s road · for practice
      </h2>
      {best && <Best best={best} walked={data.walked} />}
      <div className={cx('row with-scripts', styles.ways)}>
        {openRun !== undefined && (
          <Button onClick={() => walk({ runId: openRun })}>Continue yesterday’s</Button>
        )}
        {openRun === undefined && best && (
          <Button aria-disabled={isBusy} onClick={() => void walkWithGhost(best.id)}>
            <Drawing src={walker} className={styles.ghost} />
            <span>Walk with the ghost</span>
          </Button>
        )}
        {openRun === undefined && !best && (
          <Button onClick={() => walk({})}>Try yesterday’s</Button>
        )}
      </div>
      <p className={cx('quiet', styles.small)}>
        As often as you like. Yesterday’s road is open to everybody, so it is not ranked.
      </p>
    </section>
  )
}

/** The player who got furthest, and how far. */
function Best({ best, walked }: { best: LeaderboardEntry; walked: number }) {
  const { playerName, daysSurvived } = best
  return (
    <div className={styles.best}>
      <Drawing src={walker} className={styles.portrait} />
      <div>
        <p className={styles.furthest}>
          <bdi>{playerName}</bdi> <span>{`got to day ${daysSurvived}`}</span>
        </p>
        <p className="quiet">
          <span>{walked > 1 ? `Best of ${withCommas(walked)}. ` : ''}</span>
          <span>The ghost walks beside you, day by day.</span>
        </p>
      </div>
      <svg className={styles.way} strokeLinecap="round" aria-hidden="true">
        <line x2="100%" y1="50%" y2="50%" pathLength="100" strokeDasharray="0 1" />
        <line
          x2={`${daysSurvived}%`}
          y1="50%"
          y2="50%"
          pathLength={daysSurvived}
          strokeDasharray="0 1"
        />
      </svg>
    </div>
  )
}
