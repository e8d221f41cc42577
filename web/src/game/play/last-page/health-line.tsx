import { nameOfCharacter, type CharacterId } from '@fable/engine'
import type { RunStory } from '../../save/run-story.ts'
import type { SeenEnding } from '../../save/seen-ending.ts'
import styles from './last-page.module.css'

const WIDTH = 400
const BOTTOM = 64
const TOP = 8

/** A turn that cost health: its place in the line, and in words. The fatal one cost all that was left. */
type Blow = { readonly at: number; readonly text: string }

function blowAt(
  { health }: RunStory,
  { at, by, isFatal }: { at: number; by: CharacterId | null; isFatal: boolean },
): Blow | null {
  const [before, after] = [health[at - 1], health[at]]
  if (!before || !after) return null
  const who = by ? nameOfCharacter(by) : 'the road'
  const lost = isFatal ? '' : `−${before[1] - after[1]} HEALTH, `
  return { at, text: `day ${after[0]}, ${lost}${who}` }
}

/** The turn that cost the most. Stories of earlier releases have only the last health of a day. */
function worstOf(story: RunStory): Blow | null {
  const { health, worst } = story
  if (!worst) return null
  const at = health.findLastIndex(
    ([day, value], place) => day === worst.day && health[place - 1]?.[1] === value + worst.lost,
  )
  return blowAt(story, { at, by: worst.by, isFatal: false })
}

const fatalOf = (story: RunStory, { cause, killer }: SeenEnding): Blow | null =>
  cause === 'death'
    ? blowAt(story, {
        at: story.health.length - 1,
        by: killer ?? null,
        isFatal: true,
      })
    : null

/** The worst turn and the fatal one in words; they may be one. */
function wordsOf(worst: Blow | null, fatal: Blow | null): string {
  if (fatal && fatal.at === worst?.at) return `Worst turn, and fatal: ${fatal.text}.`
  return [worst && `Worst turn: ${worst.text}.`, fatal && `Fatal turn: ${fatal.text}.`]
    .filter(Boolean)
    .join(' ')
}

/** The health of a run as a line, a point for each turn that changed it, with its worst turn and the fatal one. */
export function HealthLine({ ending, story }: { ending: SeenEnding; story: RunStory }) {
  const { health } = story
  const [first, last] = [health[0], health.at(-1)]
  if (!first || !last || health.length < 2) return null
  const values = health.map(([, value]) => value)
  const most = Math.max(...values, 1)
  const xOf = (at: number) => Math.round((WIDTH * at) / (health.length - 1))
  const yOf = (value: number) => Math.round(BOTTOM - ((BOTTOM - TOP) * value) / most)
  const line = `M${values.map((value, at) => `${xOf(at)} ${yOf(value)}`).join('L')}`
  const worst = worstOf(story)
  const fatal = fatalOf(story, ending)
  return (
    <figure className={styles.health}>
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
        <path
          fill="var(--paper-red)"
          fillOpacity="0.13"
          stroke="none"
          d={`${line}L${WIDTH} ${BOTTOM}L0 ${BOTTOM}z`}
        />
        <path d={line} />
        {worst && worst.at !== fatal?.at && (
          <circle
            fill="var(--paper-red)"
            stroke="none"
            cx={xOf(worst.at)}
            cy={yOf(values[worst.at] ?? 0)}
            r="4"
          />
        )}
        {fatal && <path d={`M${WIDTH - 6} ${yOf(last[1]) - 6}l12 12m0-12l-12 12`} />}
      </svg>
      <figcaption>{wordsOf(worst, fatal)}</figcaption>
    </figure>
  )
}
