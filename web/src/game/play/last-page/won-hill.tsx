import { useId } from 'react'
import { POSTS, type Posts, type Tally } from '@fable/engine'
import { LAST_DAY, START } from '@fable/engine/content'
import walker from '../../../scenery/art/walker.svg?url'
import { curveOf, heightAt, round, type Skyline } from '../../../scenery/ridge.ts'
import { highestOf, hillSentence, lowestOf } from './won-texts.ts'
import styles from './won-page.module.css'

/** `end` is the x position of day 100. `top` and `bottom` are the y positions of the highest and the lowest HEALTH. */
type Frame = {
  readonly width: number
  readonly height: number
  readonly end: number
  readonly top: number
  readonly bottom: number
  readonly sun: number
}

const FRAMES = {
  wide: { width: 700, height: 200, end: 630, top: 60, bottom: 184, sun: 40 },
  narrow: { width: 374, height: 172, end: 336, top: 71, bottom: 157, sun: 34 },
} as const satisfies Record<string, Frame>

/** If HEALTH varied by less than this, the hill does not fill the height of its picture. */
const RANGE_MIN = 8

type Hill = {
  readonly xOf: (day: number) => number
  readonly yOf: (health: number) => number
  /** The skyline begins beyond the left edge and ends on day 100. */
  readonly line: Skyline
  readonly peak: number
}

const RAYS = Array.from({ length: 13 }, (_, at) => 182 + 14.4 * at)
const RAY_WIDTH = 5.6

type SkyProps = { frame: Frame; peak: number; id: string }

const Post = ({ x, y, isLit }: { x: number; y: number; isLit: boolean }) => (
  <g transform={`translate(${round(x)} ${round(y)})`} data-lit={isLit}>
    <path d="M0-17V0" stroke="#1c1020" strokeWidth="2" />
    <path d="M-3.5-16h7v8h-7z" fill={isLit ? '#ffd27a' : '#2a1f2d'} />
    {isLit && <circle cy="-12" r="9" fill="#ffd27a" opacity=".25" />}
  </g>
)

const DOT = 5.5

type Props = {
  story: Tally
  judged: Posts['judged']
  shape: keyof typeof FRAMES
}

export function WonHill({ story, judged, shape }: Props) {
  const id = useId()
  const frame = FRAMES[shape]
  const { width, height, end } = frame
  const hill = hillOf(story, frame)
  const { xOf, line, peak } = hill
  const area = `${curveOf(line)}L${width} ${round(peak + width - end)}V${height}H-6z`
  const dots = Array.from({ length: LAST_DAY / 2 }, (_, at) => xOf(2 * at))

  return (
    <svg
      className={styles[shape]}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMaxYMax slice"
      fill="none"
      strokeLinecap="round"
      role="img"
      aria-label={hillSentence(story)}
    >
      <Sunrise frame={frame} peak={peak} id={id} />
      <linearGradient id={`${id}hill`} x2="1" y2="0">
        <stop stopColor="#2b1830" />
        <stop offset=".7" stopColor="#4b2537" />
        <stop offset="1" stopColor="#7a3a35" />
      </linearGradient>
      <path d={area} fill="#ffb56b" transform="translate(1.5 -2)" />
      <path d={area} fill={`url(#${id}hill)`} />
      <path
        d={dots.map((x) => `M${round(x)} ${round(heightAt(line, x) + 6)}h.01`).join('')}
        stroke="#ffb56b"
        strokeWidth="2.6"
      />
      {POSTS.map((post) => (
        <Post
          key={post}
          x={xOf(post)}
          y={heightAt(line, xOf(post)) + 2}
          isLit={judged.some((one) => one.post === post && one.isKept)}
        />
      ))}
      <Birds x={end - 3.5 * frame.sun} line={line} />
      <Lowest story={story} hill={hill} frame={frame} />
      <image
        className={styles.walker}
        href={walker}
        width="27"
        height="35"
        transform={`translate(${end + 7} ${round(peak - 33)})scale(-1 1)`}
      />
    </svg>
  )
}

function hillOf(story: Pick<Tally, 'health'>, { end, top, bottom }: Frame): Hill {
  const lowest = lowestOf(story).health
  const range = Math.max(highestOf(story).health - lowest, RANGE_MIN)
  const xOf = (day: number): number => (end * Math.min(day, LAST_DAY)) / LAST_DAY
  const yOf = (health: number): number => bottom - ((bottom - top) * (health - lowest)) / range
  const points = pointsOf(story).map(([day, health]) => [xOf(day), yOf(health)] as const)
  const start = points[0]?.[1] ?? bottom
  const peak = points.at(-1)?.[1] ?? bottom
  const between = points.filter(([x]) => x < end)
  return { xOf, yOf, peak, line: [[-6, start], ...between, [end, peak]] }
}

function Sunrise({ frame: { width, height, end, sun }, peak, id }: SkyProps) {
  const centre = { cx: end + 2, cy: peak + 10 }
  const box = `M0 0h${width}v${height}H0z`

  return (
    <>
      <linearGradient id={`${id}sky`} x2="0" y2="1">
        <stop stopColor="#2a2156" />
        <stop offset=".45" stopColor="#6b3a63" />
        <stop offset=".78" stopColor="#cf6a4b" />
        <stop offset="1" stopColor="#ffb765" />
      </linearGradient>
      <radialGradient id={`${id}sun`} gradientUnits="userSpaceOnUse" {...centre} r={8.5 * sun}>
        <stop stopColor="#fff2bf" />
        <stop offset=".16" stopColor="#ffd98a" stopOpacity=".95" />
        <stop offset=".5" stopColor="#ff9a55" stopOpacity=".45" />
        <stop offset="1" stopColor="#ff8a4a" stopOpacity="0" />
      </radialGradient>
      <radialGradient id={`${id}rays`} gradientUnits="userSpaceOnUse" {...centre} r={9.5 * sun}>
        <stop stopColor="#ffe9b0" stopOpacity=".5" />
        <stop offset="1" stopColor="#ffe9b0" stopOpacity="0" />
      </radialGradient>
      <path d={box} fill={`url(#${id}sky)`} />
      <path
        className={styles.rays}
        d={raysFrom(centre.cx, centre.cy, 11 * sun)}
        fill={`url(#${id}rays)`}
      />
      <path
        d={`M0 ${0.74 * height}Q${0.12 * width} ${0.56 * height} ${0.26 * width} ${0.66 * height}T${0.52 * width} ${0.56 * height}T${0.78 * width} ${0.6 * height}T${width} ${0.5 * height}V${height}H0z`}
        fill="#8a4658"
        opacity=".75"
      />
      <g className={styles.sun}>
        <path d={box} fill={`url(#${id}sun)`} />
        <circle {...centre} r={sun} fill="#fff6d2" />
      </g>
    </>
  )
}

function Birds({ x, line }: { x: number; line: Skyline }) {
  const ridge = Math.min(...[-30, 0, 50].map((aside) => heightAt(line, x + aside)))
  return (
    <path
      transform={`translate(${x} ${round(Math.max(Math.min(ridge - 40, 60), 14))})`}
      d="M2 12q6-6 10 0 5-5 10 1M34 4q5-5 9 0 4-5 9 0M-30 2q4-4 7 0 4-4 7 0"
      stroke="#2a1a2c"
      strokeWidth="1.8"
    />
  )
}

function Lowest({ story, hill, frame }: { story: Tally; hill: Hill; frame: Frame }) {
  const { day, health } = lowestOf(story)
  const [x, y] = [Math.max(hill.xOf(day), DOT + 2), hill.yOf(health)]
  const isAtStart = x < frame.width * 0.4

  return (
    <>
      <circle cx={x} cy={y} r={DOT} fill="#ff5a4d" stroke="#fff0d6" strokeWidth="2" />
      <text
        className={styles.lowest}
        stroke="#3a1c2a"
        strokeWidth="3"
        paintOrder="stroke"
        x={x + (isAtStart ? 11 : -11)}
        y={y + 5}
        textAnchor={isAtStart ? 'start' : 'end'}
      >
        {health < START.health ? `day ${day}: ${health} HEALTH` : `never below ${health} HEALTH`}
      </text>
    </>
  )
}

/**
 * Successive days with the same HEALTH become one point: of the lowest HEALTH the first day, otherwise the middle of
 * these days.
 */
function pointsOf(story: Pick<Tally, 'health'>): readonly (readonly [number, number])[] {
  const lowest = lowestOf(story).health
  const all = healthByDay(story)
  const points: (readonly [number, number])[] = []
  for (const [at, [from, health]] of all.entries()) {
    if (all[at - 1]?.[1] === health) continue
    const next = all.findIndex(([day, other]) => day > from && other !== health)
    const [to] = all.at(next === -1 ? -1 : next - 1) ?? [from]
    points.push([health === lowest ? from : (from + to) / 2, health])
  }
  return points
}

function raysFrom(x: number, y: number, length: number): string {
  const tip = (degrees: number): string => {
    const angle = (degrees * Math.PI) / 180
    return `${round(x + length * Math.cos(angle))} ${round(y + length * Math.sin(angle))}`
  }
  return RAYS.map((from) => `M${x} ${round(y)}L${tip(from)}L${tip(from + RAY_WIDTH)}z`).join('')
}

function healthByDay(story: Pick<Tally, 'health'>): readonly (readonly [number, number])[] {
  const lowest = new Map<number, number>()
  for (const [on, health] of story.health) {
    const day = Math.min(on, LAST_DAY)
    lowest.set(day, Math.min(health, lowest.get(day) ?? health))
  }
  return [...lowest].sort(([a], [b]) => a - b)
}
