/**
 * The points go from left to right, and y grows downwards. RIDGE and RANGE are in a box that is 1000 wide and 100 high.
 */
export type Skyline = readonly (readonly [x: number, y: number])[]

const RIDGE: Skyline = [
  [0, 87.9],
  [10, 74.6],
  [30, 65.2],
  [60, 55.2],
  [100, 44.2],
  [150, 34.7],
  [200, 26.6],
  [260, 18.2],
  [320, 15.3],
  [380, 12.1],
  [440, 11.5],
  [500, 10.1],
  [560, 8.6],
  [620, 10.9],
  [680, 13.5],
  [740, 21.1],
  [820, 30.9],
  [870, 39.1],
  [910, 46.8],
  [945, 53.9],
  [970, 61.3],
  [990, 71.2],
  [1000, 85.1],
]

const RANGE: Skyline = [
  [0, 76],
  [20, 57.1],
  [50, 45.4],
  [100, 32.9],
  [160, 24.1],
  [220, 17.5],
  [290, 8.7],
  [360, 4],
  [430, 2.4],
  [500, 4.9],
  [570, 2.3],
  [640, 3.9],
  [710, 6.6],
  [780, 19.2],
  [850, 28.2],
  [910, 37.5],
  [950, 42.7],
  [980, 51.9],
  [1000, 70.7],
]

export const round = (value: number): string => String(Math.round(value * 10) / 10)

export function heightAt(line: Skyline, x: number): number {
  const at = Math.min(
    Math.max(
      line.findLastIndex(([from]) => from <= x),
      0,
    ),
    line.length - 2,
  )
  const [x0, y0] = line[at] ?? [0, 0]
  const [x1, y1] = line[at + 1] ?? [1, 0]
  const width = x1 - x0
  const t = Math.min(Math.max((x - x0) / width, 0), 1)
  const [t2, t3] = [t * t, t * t * t]
  return (
    (2 * t3 - 3 * t2 + 1) * y0 +
    (t3 - 2 * t2 + t) * width * slopeAt(line, at) +
    (3 * t2 - 2 * t3) * y1 +
    (t3 - t2) * width * slopeAt(line, at + 1)
  )
}

function slopeAt(line: Skyline, at: number): number {
  const [x0, y0] = line[Math.max(at - 1, 0)] ?? [0, 0]
  const [x1, y1] = line[Math.min(at + 1, line.length - 1)] ?? [1, 0]
  return (y1 - y0) / (x1 - x0)
}

export function curveOf(line: Skyline): string {
  const curves = line.slice(1).map(([x1, y1], before) => {
    const [x0, y0] = line[before] ?? [0, 0]
    const third = (x1 - x0) / 3
    const handles = [
      [x0 + third, y0 + slopeAt(line, before) * third],
      [x1 - third, y1 - slopeAt(line, before + 1) * third],
      [x1, y1],
    ]
    return `C${handles.map((point) => point.map(round).join(' ')).join(' ')}`
  })
  const [[x, y] = [0, 0]] = line
  return `M${round(x)} ${round(y)}${curves.join('')}`
}

const outlineOf = (line: Skyline): string => `${curveOf(line)}V102H0z`

const xOf = (day: number): number => 50 + 9 * day

/** Returns the place of a day on the ridge, in percent of the box. */
export function ridgeOn(day: number): { readonly x: number; readonly y: number } {
  const x = xOf(day)
  return { x: x / 10, y: heightAt(RIDGE, x) }
}

export const RIDGE_OUTLINE = outlineOf(RIDGE)
export const RANGE_OUTLINE = outlineOf(RANGE)

/** `below` is the distance from the ridge. A dot is a very short line, because WebKit stretches lines of length 0. */
export const dotsOf = (days: readonly number[], below: number): string =>
  days.map((day) => `M${round(xOf(day))} ${round(ridgeOn(day).y + below)}h.01`).join('')

export function lineAlong(from: number, to: number, below: number): string {
  const days = Array.from({ length: to - from + 1 }, (_, past) => from + past)
  const points = days.map((day) => `${round(xOf(day))} ${round(ridgeOn(day).y + below)}`)
  return `M${points.join('L')}`
}
