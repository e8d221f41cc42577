/** Inline SVG without a library: lines over days, and bars. Colours are classes of the page's style. */

export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** One line of a chart: a value for each day from 0 on, null where there is none. */
type Series = {
  readonly name: string
  readonly className: string
  readonly values: readonly (number | null)[]
}

const WIDTH = 320
const HEIGHT = 150
const LEFT = 34
const BOTTOM = 20
const TOP = 8
const RIGHT = 14

const round = (value: number): string => value.toFixed(1)

type Scale = { readonly x: (day: number) => number; readonly y: (value: number) => number }

const scaleOf = (days: number, top: number): Scale => ({
  x: (day) => LEFT + (day / days) * (WIDTH - LEFT - RIGHT),
  y: (value) => HEIGHT - BOTTOM - (value / top) * (HEIGHT - BOTTOM - TOP),
})

/** A path with a gap where a value is missing. */
const pathOf = ({ values }: Series, { x, y }: Scale): string => {
  let isDown = false
  const steps = values.map((value, day) => {
    if (value === null) {
      isDown = false
      return ''
    }
    const step = `${isDown ? 'L' : 'M'}${round(x(day))} ${round(y(value))}`
    isDown = true
    return step
  })
  return steps.join('')
}

const gridOf = ({ x, y }: Scale, days: number, top: number, unit: string): string => {
  const levels = [0, 0.5, 1].map((share) => share * top)
  const across = levels.map(
    (level) =>
      `<line class="grid" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${round(y(level))}" y2="${round(y(level))}"/>` +
      `<text x="${LEFT - 4}" y="${round(y(level) + 3)}" text-anchor="end">${level}${unit}</text>`,
  )
  const along = [0, 25, 50, 75, 100]
    .filter((day) => day <= days)
    .map((day) => `<text x="${round(x(day))}" y="${HEIGHT - 5}" text-anchor="middle">${day}</text>`)
  return [...across, ...along].join('')
}

/** A chart of lines over days. `top` is the value at its upper edge. */
export const lineChart = (
  label: string,
  series: readonly Series[],
  { days, top, unit = '' }: { days: number; top: number; unit?: string },
): string => {
  const scale = scaleOf(days, top)
  const lines = series.map(
    (one) =>
      `<path class="line ${one.className}" d="${pathOf(one, scale)}"><title>${escaped(one.name)}</title></path>`,
  )
  return (
    `<svg class="chart" role="img" aria-label="${escaped(label)}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `${gridOf(scale, days, top, unit)}${lines.join('')}</svg>`
  )
}

/** A bar made of shares (0 to 1), each with the class of its colour. */
export const bar = (
  shares: readonly { readonly share: number; readonly className: string; readonly name: string }[],
): string => {
  let from = 0
  const parts = shares.map(({ share, className, name }) => {
    const part = `<rect class="${className}" x="${round(from * 1000)}" width="${round(share * 1000)}" height="10"><title>${escaped(name)}</title></rect>`
    from += share
    return part
  })
  return `<svg class="bar" aria-hidden="true" viewBox="0 0 1000 10" preserveAspectRatio="none">${parts.join('')}</svg>`
}
