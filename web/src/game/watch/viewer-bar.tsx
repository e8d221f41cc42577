import { memo, useEffect, useRef, useState } from 'react'
import { cx } from '../../lib/cx.ts'
import { later } from '../../lib/timers.ts'
import { Button } from '../../ui/button.tsx'
import { pickClass } from '../../ui/field.tsx'
import { Share } from '../../ui/share.tsx'
import { slabClass } from '../../ui/slab.tsx'
import { type Frame, type Visit, bossTurnsOf } from './frames.ts'
import styles from './watch.module.css'

const SPEEDS = [1, 2, 4, 8] as const
type Speed = (typeof SPEEDS)[number]

const UNREAD = { at: -1, wait: 0 }

type Playback = {
  readonly at: number
  readonly last: number
  readonly speed: Speed
  readonly setSpeed: (speed: Speed) => void
  readonly isPlaying: boolean
  readonly toggle: () => void
  /** Goes to this frame and pauses. If it does not exist, goes to the nearest one. */
  readonly goTo: (next: number) => void
}

/**
 * Shows each frame for as long as it takes to read. An open run begins with its newest turn, and playback goes on when
 * new turns arrive. `plays`: an ended run starts playing at once.
 */
export function usePlayback(
  frames: readonly Frame[],
  { isOpen, plays }: { readonly isOpen: boolean; readonly plays: boolean },
): Playback {
  const last = frames.length - 1
  const [at, setAt] = useState(isOpen ? last : 0)
  const [speed, setSpeed] = useState<Speed>(1)
  const [isWanted, setWanted] = useState(isOpen || plays)
  const hasNext = at < last
  const isPlaying = isWanted && (hasNext || isOpen)
  const wait = frames[at]?.wait ?? 0

  // The time for which a frame was shown so far, measured at speed 1. After a pause or a change of speed, playback
  // continues from there.
  const read = useRef(UNREAD)
  useEffect(() => {
    if (!isPlaying) return undefined
    const over = read.current.at === at ? read.current.wait : 0
    const begun = performance.now()
    const stop = hasNext ? later((wait - over) / speed, () => setAt(at + 1)) : undefined
    return () => {
      stop?.()
      read.current = { at, wait: Math.min(over + (performance.now() - begun) * speed, wait) }
    }
  }, [isPlaying, hasNext, at, wait, speed])

  const show = (next: number) => {
    read.current = UNREAD
    setAt(Math.min(Math.max(next, 0), last))
  }
  return {
    at,
    last,
    speed,
    setSpeed,
    isPlaying,
    toggle: () => {
      if (!hasNext && !isOpen) show(0)
      setWanted(!isPlaying)
    },
    goTo: (next: number) => {
      setWanted(false)
      show(next)
    },
  }
}

type Props = {
  playback: Playback
  frames: readonly Frame[]
  day: number
  visits: readonly Visit[]
  /** Null if the run cannot be shared. */
  shared: string | null
}

/** Handles the keys of the viewer, except on elements where these keys have another meaning. */
function useWatchKeys({ at, goTo, toggle }: Playback): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const target = event.target instanceof HTMLElement ? event.target : null
      if (target?.matches('input, select, textarea, dialog *')) return
      if (event.key === 'ArrowRight') goTo(at + 1)
      else if (event.key === 'ArrowLeft') goTo(at - 1)
      else if (event.key === ' ' && !target?.closest('button')) {
        if (!event.repeat) toggle()
      } else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}

export function ViewerBar({ playback, frames, day, visits, shared }: Props) {
  const { at, goTo } = playback
  useWatchKeys(playback)

  return (
    <div className={styles.bar} role="group" aria-label="Watching">
      <Scrubber playback={playback} frames={frames} day={day} />
      <div className={cx('row', styles.keys)}>
        <Steps {...playback} />
        <Speeds {...playback} />
        <div className={styles.choices}>
          <select
            aria-label="Day"
            value={visits.findLast((visit) => visit.at <= at)?.at}
            onChange={({ target }) => goTo(Number(target.value))}
          >
            {visits.map((visit) => (
              <option key={visit.at} value={visit.at}>
                {visit.isAgain ? `Day ${visit.day} again` : `Day ${visit.day}`}
              </option>
            ))}
          </select>
          {shared !== null && (
            <Share
              className={styles.share}
              data={() => ({ title: shared, url: location.href })}
              copy="Share"
              copied="Link copied"
              field="The address of this run, ready to copy"
            />
          )}
        </div>
      </div>
    </div>
  )
}

function Scrubber({ playback, frames, day }: Pick<Props, 'playback' | 'frames' | 'day'>) {
  const { at, last, goTo } = playback
  return (
    <div className={slabClass(styles.scrub)}>
      <LifeLine frames={frames} />
      <input
        className={styles.slider}
        type="range"
        aria-label="Turn"
        min={0}
        max={last}
        value={at}
        aria-valuetext={`${at + 1} of ${last + 1}, day ${day}`}
        onChange={({ target }) => goTo(Number(target.value))}
      />
      <p className={styles.axis} aria-hidden="true">
        <span>{`day ${frames[0]?.view.player.day}`}</span>
        <span>
          health by turn
          <span className={styles.hint}>
            {' · '}
            <kbd>←</kbd> <kbd>→</kbd> step, <kbd>Space</kbd> plays
          </span>
        </span>
        <span>{frames.at(-1)?.view.player.day}</span>
      </p>
    </div>
  )
}

function Steps({ at, last, isPlaying, toggle, goTo }: Playback) {
  return (
    <div className={styles.steps}>
      <Button
        look="icon"
        className={styles.step}
        aria-label="Previous turn"
        aria-keyshortcuts="ArrowLeft"
        aria-disabled={at === 0}
        onClick={() => goTo(at - 1)}
      >
        ‹
      </Button>
      <Button look="strong" className={styles.play} aria-keyshortcuts="Space" onClick={toggle}>
        {isPlaying ? 'Pause' : 'Play'}
      </Button>
      <Button
        look="icon"
        className={styles.step}
        aria-label="Next turn"
        aria-keyshortcuts="ArrowRight"
        aria-disabled={at === last}
        onClick={() => goTo(at + 1)}
      >
        ›
      </Button>
    </div>
  )
}

function Speeds({ speed, setSpeed }: Playback) {
  return (
    <fieldset className={styles.speeds}>
      <legend className="visually-hidden">Speed</legend>
      {SPEEDS.map((item) => (
        <label key={item} className={pickClass}>
          <input
            type="radio"
            name="speed"
            checked={speed === item}
            onChange={() => setSpeed(item)}
          />
          <span>{`${item}×`}</span>
        </label>
      ))}
    </fieldset>
  )
}

const WIDTH = 680
const HEIGHT = 60
const TOP = 6

const LifeLine = memo(function LifeLine({ frames }: { frames: readonly Frame[] }) {
  const last = frames.length - 1
  if (last < 1) return null
  const values = frames.map(({ view }) => view.player.health)
  const most = Math.max(...values, 1)
  const xOf = (at: number) => Math.round((WIDTH * at) / last)
  const yOf = (health: number) => Math.round(HEIGHT - ((HEIGHT - TOP) * health) / most)
  const line = `M${values.map((health, at) => `${xOf(at)} ${yOf(health)}`).join('L')}`
  const bosses = bossTurnsOf(frames).map((at) => `M${xOf(at)} 2v56`)

  return (
    <svg
      className={styles.life}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path fill="var(--ember-soft)" d={`${line}L${WIDTH} ${HEIGHT}H0z`} />
      <g fill="none" strokeLinejoin="round">
        <path stroke="var(--ink)" strokeDasharray="2 4" opacity="0.5" d={bosses.join('')} />
        <path stroke="var(--ember)" strokeWidth="2" d={line} />
      </g>
    </svg>
  )
})
