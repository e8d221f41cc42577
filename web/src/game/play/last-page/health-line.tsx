import type { Tally } from '@fable/engine'
import { numberWord } from '../../../lib/words.ts'
import type { SeenEnding } from '../../save/seen-ending.ts'
import { healthBefore } from './lessons.ts'
import styles from './last-page.module.css'

const WIDTH = 400
const BOTTOM = 64
const TOP = 8

/** `shadedFrom` is the index at which the shading before the mark begins; null without shading. */
type Mark = { readonly shadedFrom: number | null; readonly text: string }

const inWords = (count: number): string => `${numberWord(count).toLowerCase()} HEALTH`

export function HealthLine({ ending, story }: { ending: SeenEnding; story: Tally }) {
  const { health } = story
  const [first, last] = [health[0], health.at(-1)]
  if (!first || !last || health.length < 2) return null
  const values = health.map(([, value]) => value)
  const most = Math.max(...values, 1)
  const xOf = (at: number) => Math.round((WIDTH * at) / (health.length - 1))
  const yOf = (value: number) => Math.round(BOTTOM - ((BOTTOM - TOP) * value) / most)
  const steps = values.map((value, at) => `H${xOf(at)}V${yOf(value)}`).join('')
  const line = `M0 ${yOf(first[1])}${steps}`
  const mark = markOfDeath(ending, story)
  const shadedX = mark.shadedFrom === null ? null : xOf(mark.shadedFrom)

  return (
    <figure className={styles.health}>
      <figcaption>{mark.text}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH + 8} ${BOTTOM + 8}`}
        preserveAspectRatio="none"
        fill="none"
        stroke="var(--paper-red)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        role="img"
        aria-label={`Health by turn: from ${first[1]} to ${last[1]}, highest ${most}, lowest ${Math.min(...values)}.`}
      >
        <path stroke="var(--paper-deep)" strokeWidth="1" d={`M0 ${BOTTOM}h${WIDTH}`} />
        <path fill="var(--paper-red)" fillOpacity="0.13" stroke="none" d={`${line}V${BOTTOM}H0z`} />
        {shadedX !== null && (
          <path
            fill="var(--paper-red)"
            fillOpacity="0.15"
            stroke="none"
            d={`M${shadedX} ${TOP}H${WIDTH}V${BOTTOM}H${shadedX}z`}
          />
        )}
        <path d={line} />
        <path d={`M${WIDTH - 6} ${yOf(last[1]) - 6}l12 12m0-12l-12 12`} />
      </svg>
      <p className={styles.axis} aria-hidden="true">
        <span>{`day ${first[0]}`}</span>
        <span>{ending.daysSurvived}</span>
      </p>
    </figure>
  )
}

function markOfDeath(ending: SeenEnding, story: Tally): Mark {
  const before = healthBefore({ ending, story })
  if (!before) return { shadedFrom: null, text: `day ${ending.daysSurvived}: no HEALTH` }
  const shadedFrom = story.health.findLastIndex(([day]) => day <= before.day)
  const text = `from ${inWords(before.health)} to none in five days`
  return { shadedFrom, text }
}
