import { STYLE } from '../report/style.ts'
import { escaped } from '../report/svg.ts'
import { shown } from './table.ts'
import type { Result } from './row.ts'

const WIDTH = 320
const HEIGHT = 28
const MIDDLE = HEIGHT / 2

/** A row as a plot: each round a dot, the median a line, the reach a dashed line. */
const plotOf = ({ ratio, ratios, reach }: Result): string => {
  const goal = Number(reach.slice(2))
  const right = Math.max(...ratios, goal, 1) * 1.05
  const x = (value: number) => ((value / right) * WIDTH).toFixed(1)
  const upright = (value: number, className: string) =>
    `<line class="line ${className}" x1="${x(value)}" x2="${x(value)}" y1="2" y2="${HEIGHT - 2}"/>`
  return `<svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escaped(`median ${shown(ratio)}, reach ${reach}`)}">
<line class="grid" x1="0" x2="${WIDTH}" y1="${MIDDLE}" y2="${MIDDLE}"/>
${reach === '' ? '' : upright(goal, 'gold')}${upright(ratio, 'ember')}
${ratios.map((value) => `<circle cx="${x(value)}" cy="${MIDDLE}" r="3" fill="var(--moss)" fill-opacity=".5"/>`).join('')}
</svg>`
}

const rowOf = (result: Result): string => {
  const { what, beside, figure, limit, unit, ratio, reach, isReached } = result
  const cells = [beside, `${shown(figure)} ${unit}`, `${shown(limit)} ${unit}`, shown(ratio), reach]
  const verdict = reach === '' ? '' : isReached ? 'yes' : 'no'
  return `<tr><td>${escaped(what)}</td>${[...cells, verdict].map((cell) => `<td>${escaped(cell)}</td>`).join('')}<td class="plot">${plotOf(result)}</td></tr>`
}

/** The results as one page, with a plot of the ratios of all rounds. */
export const benchPage = (results: readonly Result[], machine: string): string => {
  const heads = ['what', 'beside', 'median', 'limit', 'ratio', 'reach', 'reached', 'ratios']
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Benchmark</title><style>${STYLE}</style></head><body>
<h1>Benchmark</h1><p>${escaped(machine)}</p>
<ul class="key"><li class="moss">a round</li><li class="ember">the median</li><li class="gold">the reach</li></ul>
<div class="wide"><table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead>
<tbody>${results.map(rowOf).join('\n')}</tbody></table></div></body></html>
`
}
