import { nameOfCharacter } from '@fable/engine'
import type { RunStory } from '../../save/run-story.ts'
import styles from './last-page.module.css'

const WIDTH = 400
const BOTTOM = 78
const TOP = 20
/** The line of text above. */
const LABEL = 10

type Props = Pick<RunStory, 'health' | 'worst'> & { isDeath: boolean }

/** The health of a run by day as a line, with its worst turn. */
export function HealthLine({ health, worst, isDeath }: Props) {
  const last = health.at(-1)
  if (!last || health.length < 2) return null
  const lastDay = Math.max(...health.map(([day]) => day), 1)
  const most = Math.max(...health.map(([, value]) => value), 1)
  const xOf = (day: number) => Math.round((WIDTH * day) / lastDay)
  const yOf = (value: number) => Math.round(BOTTOM - ((BOTTOM - TOP) * value) / most)
  const points = health.map(([day, value]) => `${String(xOf(day))} ${String(yOf(value))}`)
  const line = `M${points.join('L')}`
  const [firstDay] = health[0] ?? [0]
  const worstAt = worst && health.findLast(([day]) => day === worst.day)
  const who = worst?.by ? nameOfCharacter(worst.by) : 'the road'
  const worstText = worst
    ? `worst turn: day ${String(worst.day)}, −${String(worst.lost)} HEALTH, ${who}`
    : ''
  const lowest = Math.min(...health.map(([, value]) => value))
  const description = `Health by day: from ${String(health[0]?.[1] ?? 0)} to ${String(last[1])}, highest ${String(most)}, lowest ${String(lowest)}.`
  return (
    <svg
      className={styles.line}
      viewBox="0 0 400 92"
      fill="none"
      stroke="var(--paper-red)"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      role="img"
      aria-label={`${description} ${worstText && `The ${worstText}.`}`}
    >
      <path
        stroke="var(--paper-deep)"
        strokeWidth="1"
        d={`M0 ${String(BOTTOM)}h${String(WIDTH)}`}
      />
      <path
        fill="var(--paper-red)"
        fillOpacity="0.13"
        stroke="none"
        d={`${line}L${String(xOf(last[0]))} ${String(BOTTOM)}L${String(xOf(firstDay))} ${String(BOTTOM)}z`}
      />
      <path d={line} />
      {worst && worstAt && (
        <>
          <path
            stroke="var(--paper-muted)"
            strokeWidth="1"
            strokeDasharray="2 4"
            d={`M${String(xOf(worst.day))} ${String(LABEL + 4)}V${String(yOf(worstAt[1]))}`}
          />
          <circle
            fill="var(--paper-red)"
            stroke="none"
            cx={xOf(worst.day)}
            cy={yOf(worstAt[1])}
            r={isDeath && worst.day === last[0] ? 0 : 4}
          />
          <text
            x={xOf(worst.day) > WIDTH / 2 ? WIDTH : 0}
            y={LABEL}
            textAnchor={xOf(worst.day) > WIDTH / 2 ? 'end' : 'start'}
          >
            {worstText}
          </text>
        </>
      )}
      {isDeath && (
        <path d={`M${String(xOf(last[0]) - 6)} ${String(yOf(last[1]) - 6)}l12 12m0-12l-12 12`} />
      )}
      <text x="0" y="91">
        day {firstDay}
      </text>
      <text x={isDeath ? WIDTH - 14 : WIDTH} y="91" textAnchor="end">
        {lastDay}
      </text>
    </svg>
  )
}
