import { useEffect } from 'react'
import { Button } from '../../ui/button.tsx'
import { ShareRun } from './share-run.tsx'
import { SPEEDS, type usePlayback } from './use-playback.ts'
import type { Visit } from './frames.ts'
import styles from './watch.module.css'

type Playback = ReturnType<typeof usePlayback>

type Props = {
  playback: Playback
  /** The day that is shown, and the stays on days to choose from. */
  day: number
  visits: readonly Visit[]
  /** The title under which the run is shared; null: it is not to be shared. */
  shared: string | null
}

/** Arrow keys step, Space plays and pauses, but for where these keys have a meaning of their own. */
function useWatchKeys({ at, goTo, toggle }: Playback): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const target = event.target instanceof HTMLElement ? event.target : null
      if (target?.matches('input, select, textarea')) return
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

/** The controls of a run that is watched. */
export function ViewerBar({ playback, day, visits, shared }: Props) {
  const { at, last, speed, isPlaying, setSpeed, toggle, goTo } = playback
  useWatchKeys(playback)
  return (
    <div className={styles.bar} role="group" aria-label="Watching">
      <label className={styles.slider}>
        <span className="visually-hidden">Turn</span>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-valuetext={`${at + 1} of ${last + 1}, day ${day}`}
          onChange={({ target }) => goTo(Number(target.value))}
        />
      </label>
      <div className={styles.keys}>
        <div className={styles.steps}>
          <Button
            look="icon"
            className={styles.step}
            aria-label="One turn back"
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
            aria-label="One turn on"
            aria-keyshortcuts="ArrowRight"
            aria-disabled={at === last}
            onClick={() => goTo(at + 1)}
          >
            ›
          </Button>
        </div>
        <div className={styles.choices}>
          <select
            aria-label="Speed"
            value={speed}
            onChange={({ target }) =>
              setSpeed(SPEEDS.find((item) => String(item) === target.value) ?? 1)
            }
          >
            {SPEEDS.map((item) => (
              <option key={item} value={item}>
                {item}×
              </option>
            ))}
          </select>
          <select
            aria-label="Day"
            value={visits.findLast((visit) => visit.at <= at)?.at}
            onChange={({ target }) => goTo(Number(target.value))}
          >
            {visits.map((visit) => (
              <option key={visit.at} value={visit.at}>
                Day {visit.day}
                {visit.isAgain && ' again'}
              </option>
            ))}
          </select>
          {shared !== null && <ShareRun title={shared} />}
        </div>
        <p className={styles.hint}>
          <kbd>←</kbd> <kbd>→</kbd> step, <kbd>Space</kbd> plays
        </p>
      </div>
    </div>
  )
}
