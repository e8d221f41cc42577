import { memo } from 'react'
import { bossTurnsOf, type Frame } from './frames.ts'
import styles from './watch.module.css'

const WIDTH = 680
const HEIGHT = 60
const TOP = 6

/** The health of a run turn by turn, above the slider of its turns; dashed lines where a boss came. */
export const LifeLine = memo(function LifeLine({ frames }: { frames: readonly Frame[] }) {
  const last = frames.length - 1
  if (last < 1) return null
  const values = frames.map(({ view }) => view.player.health)
  const most = Math.max(...values, 1)
  const xOf = (at: number) => Math.round((WIDTH * at) / last)
  const yOf = (health: number) => Math.round(HEIGHT - ((HEIGHT - TOP) * health) / most)
  const line = `M${values.map((health, at) => `${String(xOf(at))} ${String(yOf(health))}`).join('L')}`
  const bosses = bossTurnsOf(frames).map((at) => `M${String(xOf(at))} 2v56`)
  return (
    <svg
      className={styles.life}
      viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path fill="var(--ember-soft)" d={`${line}L${String(WIDTH)} ${String(HEIGHT)}H0z`} />
      <g fill="none" strokeLinejoin="round">
        <path stroke="var(--ink)" strokeDasharray="2 4" opacity="0.5" d={bosses.join('')} />
        <path stroke="var(--ember)" strokeWidth="2" d={line} />
      </g>
    </svg>
  )
})
