import { memo, type ReactNode } from 'react'
import { LAST_DAY, type BossId, BOSS_FROM_DAY, BOSSES } from '@fable/engine/content'
import { cx } from '../lib/cx.ts'
import { Drawing } from '../ui/drawing.tsx'
import heads from './art/heads.svg?url'
import walker from './art/walker.svg?url'
import { dotsOf, lineAlong, RANGE_OUTLINE, RIDGE_OUTLINE, ridgeOn } from './ridge.ts'
import { Heap, heapsOf, type Stone } from './stones.tsx'
import styles from './scenery.module.css'

/** The bosses that can be met on the same days, both inclusive. */
type BossWindow = {
  readonly from: number
  readonly to: number
  readonly bosses: readonly { readonly id: BossId; readonly name: string }[]
}

/** Leaves out bosses that are not enabled from the start, because they are a surprise. */
export const BOSS_WINDOWS: readonly BossWindow[] = BOSSES.filter(({ toggle }) => toggle).reduce<
  BossWindow[]
>((windows, { id, name, daySpawn, dayEndSpawn }) => {
  const from = Math.max(daySpawn, BOSS_FROM_DAY)
  const same = windows.find((window) => window.from === from && window.to === dayEndSpawn)
  if (!same) return [...windows, { from, to: dayEndSpawn, bosses: [{ id, name }] }]
  return windows.map((window) =>
    window === same ? { ...window, bosses: [...window.bosses, { id, name }] } : window,
  )
}, [])

const DAYS = Array.from({ length: LAST_DAY + 1 }, (_, day) => day)
const DAYS_TO_TEN = 10

const DOTS_BELOW = 3
const FIRST_WINDOW_BELOW = 6
const FEET_BELOW = 2

/** The flag moves aside for a walker who is at most this many days away. */
const NEAR = 3
const NEAR_ON_PHONES = 7

const Head = ({ boss }: { boss: BossId }) => (
  <svg className={styles.head} viewBox="0 0 16 16">
    <use href={`#${boss}`} />
  </svg>
)

/**
 * The mark is at the lower right corner of an empty drawing of the right size. The Content-Security-Policy forbids
 * style attributes, which would be simpler.
 */
function OnRidge({ day, children }: { day: number; children: ReactNode }) {
  const { x, y } = ridgeOn(day)
  return (
    <div className={styles.place}>
      <svg width={`${x}%`} height={`${y + FEET_BELOW}%`} aria-hidden="true" />
      <span className={styles.foot}>{children}</span>
    </div>
  )
}

function nearnessOf(flagDay: number, day: number) {
  const gap = Math.abs(flagDay - day)
  if (gap <= NEAR) return 'always'
  return gap <= NEAR_ON_PHONES ? 'phones' : undefined
}

function distanceTo(flagDay: number, day: number) {
  return { 'data-near': nearnessOf(flagDay, day), 'data-ahead': flagDay > day }
}

const Hills = () => (
  <>
    <path fill="var(--range)" d={RANGE_OUTLINE} />
    <path fill="var(--hill)" d={RIDGE_OUTLINE} />
  </>
)

export const BareRidge = () => (
  <div className={styles.ridge} aria-hidden="true">
    <svg viewBox="0 0 1000 100" preserveAspectRatio="none">
      <Hills />
    </svg>
  </div>
)

export const Ridge = memo(function Ridge({ day }: { day: number }) {
  const dots = (isWalked: boolean, isTen: boolean) =>
    dotsOf(
      DAYS.filter((at) => at <= day === isWalked && (at % DAYS_TO_TEN === 0) === isTen),
      DOTS_BELOW,
    )
  return (
    <div className={styles.ridge} aria-hidden="true">
      <svg viewBox="0 0 1000 100" preserveAspectRatio="none">
        <Hills />
        {BOSS_WINDOWS.map(({ from, to }, at) => (
          <path
            key={from}
            className={styles.window}
            data-window={at}
            fill="none"
            stroke="var(--window)"
            opacity={0.5}
            d={lineAlong(from, to, FIRST_WINDOW_BELOW + 3 * at)}
          />
        ))}
        <g fill="none" strokeLinecap="round">
          <g stroke="var(--ink)" strokeOpacity={0.45}>
            <path className={styles.dots} d={dots(false, false)} />
            <path className={styles.tens} d={dots(false, true)} />
          </g>
          <g stroke="var(--fire)">
            <path className={styles.dots} d={dots(true, false)} />
            <path className={styles.tens} d={dots(true, true)} />
          </g>
        </g>
      </svg>
    </div>
  )
})

function sideOf(day: number) {
  if (day < 34) return 'left'
  return day > 66 ? 'right' : 'middle'
}

/** A post at most this many days after a flag stands where the days of the flag would be written. */
const POST_NEAR = 8

function postAt(flagDay: number, posts: readonly TrailPost[]) {
  const gaps = posts.map(({ day }) => day - flagDay)
  if (gaps.includes(0)) return 'at'
  return gaps.some((gap) => gap > 0 && gap <= POST_NEAR) ? 'after' : undefined
}

type FlagProps = {
  window: BossWindow
  at: number
  day: number
  posts: readonly TrailPost[]
}

function Flag({ window, at, day, posts }: FlagProps) {
  const { from, to, bosses } = window
  const names = bosses.map(({ name }) => name)

  return (
    <button
      type="button"
      className={styles.flag}
      data-window={at}
      data-met={day >= from}
      data-post={postAt(from, posts)}
      data-side={sideOf(from)}
      {...distanceTo(from, day)}
    >
      <span className="visually-hidden">
        {`${names.join(' and ')} may come on days ${from} to ${to}`}
      </span>
      <span className={styles.heads} aria-hidden="true">
        {bosses.map(({ id }) => (
          <Head key={id} boss={id} />
        ))}
      </span>
      <em aria-hidden="true">{`${from}–${to}`}</em>
      <span className={styles.tip} aria-hidden="true">
        {`${names.join(', ')}: days ${from} to ${to}`}
      </span>
    </button>
  )
}

/** `isLit`: the lantern that was taken at this post was kept. */
export type TrailPost = { readonly day: number; readonly isLit: boolean }

const SmallPost = ({ isLit }: Pick<TrailPost, 'isLit'>) => (
  <svg className={styles.post} viewBox="0 0 14 27" data-lit={isLit} aria-hidden="true">
    <path
      fill="var(--post)"
      d="M1.5 3h2.4v24H1.5zM1.5 3h9v2.2h-9zM6.5 7.5h7v2h-7zM6.5 16h7v2h-7z"
    />
    <path stroke="var(--post)" strokeWidth="1.4" d="M10 5v3" />
    <path fill="var(--lamp)" d="M7.3 9.5h5.4V16H7.3z" />
  </svg>
)

type MarksProps = {
  day: number
  posts?: readonly TrailPost[] | undefined
  stones?: readonly Stone[] | undefined
}

export const TrailMarks = memo(function TrailMarks({ day, posts = [], stones = [] }: MarksProps) {
  return (
    <div className={styles.marks}>
      <Drawing src={heads} className="visually-hidden" />
      {BOSS_WINDOWS.map((window, at) => (
        <OnRidge key={window.from} day={window.from}>
          <Flag window={window} at={at} day={day} posts={posts} />
        </OnRidge>
      ))}
      {posts.map((post) => (
        <OnRidge key={post.day} day={post.day}>
          <SmallPost isLit={post.isLit} />
        </OnRidge>
      ))}
      {heapsOf(stones).map((heap) => (
        <OnRidge key={`${heap.on} ${heap.day}`} day={heap.day}>
          <Heap count={heap.count} on={heap.on} />
        </OnRidge>
      ))}
      <OnRidge day={LAST_DAY}>
        <span
          className={cx(styles.flag, styles.end)}
          {...distanceTo(LAST_DAY, day)}
          aria-hidden="true"
        >
          <svg className={styles.sunrise} viewBox="0 0 16 16">
            <path d="M2 14a6 6 0 0112 0zM7.3 2h1.4v3H7.3zM1.5 5.5l1-1 2 2-1 1zM14.5 5.5l-1-1-2 2 1 1z" />
          </svg>
          <em>{LAST_DAY}</em>
        </span>
      </OnRidge>
      <OnRidge day={day}>
        <span className={styles.here} aria-hidden="true">
          <Drawing src={walker} className={styles.walker} />
          <span className={styles.today}>{`Day ${day}`}</span>
        </span>
      </OnRidge>
    </div>
  )
})
