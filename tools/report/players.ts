import { dayAt, meanDays, winsOf } from '@fable/engine/bots'
import type { DaySums, Measure } from '@fable/engine/bots'
import { LAST_DAY } from '@fable/engine/content'
import { card, key, percent } from './parts.ts'
import type { Player } from './parts.ts'
import { escaped, lineChart } from './svg.ts'

/** Means of fewer runs than this are not shown. */
const ENOUGH_RUNS = 10

export const summary = (players: readonly Player[]): string => {
  const rows = players.map(({ name, measure }) => {
    const quartiles = [0.1, 0.25, 0.5, 0.75, 0.9].map((share) => dayAt(measure, share))
    const cells = [
      percent(winsOf(measure) / measure.runs),
      meanDays(measure).toFixed(1),
      ...quartiles,
      (measure.turns / measure.runs).toFixed(0),
    ]
    return `<tr><th scope="row">${escaped(name)}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  })
  const heads = ['player', 'wins', 'mean', 'p10', 'p25', 'median', 'p75', 'p90', 'turns/run']
  return (
    `<div class="wide card" tabindex="0" role="region" aria-label="How far they get"><table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}` +
    `</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
  )
}

/** The share of runs still going on each day. */
const survivalOf = ({ days, runs }: Measure): number[] =>
  Array.from(
    { length: LAST_DAY + 1 },
    (_, day) => (100 * days.filter((survived) => survived >= day).length) / runs,
  )

/** Each bot's curve in front of all others. */
export const survival = (players: readonly Player[]): string =>
  players
    .map((player) => {
      const others = players
        .filter((other) => other !== player)
        .map(({ name, measure }) => ({ name, className: 'rest', values: survivalOf(measure) }))
      const own = {
        name: player.name,
        className: 'ember',
        values: survivalOf(player.measure),
      }
      const label = `Survival of '${player.name}': ${percent(winsOf(player.measure) / player.measure.runs)} reach day 100`
      const options = { days: LAST_DAY, top: 100, unit: '%' }
      return card(player.name, lineChart(label, [...others, own], options))
    })
    .join('')

/** Health, max damage and gold of the runs still going, by day. */
export const possessions = (players: readonly Player[]): string => {
  const stats = [
    ['health', 'moss'],
    ['maxDamage', 'steel'],
    ['gold', 'gold'],
  ] as const
  const meanOf = (sums: DaySums, stat: (typeof stats)[number][0]): number | null =>
    sums.runs < ENOUGH_RUNS ? null : sums[stat] / sums.runs
  const all = players.map(({ name, measure }) => {
    const series = stats.map(([stat, className]) => ({
      name: stat,
      className,
      values: measure.byDay.map((sums) => meanOf(sums, stat)),
    }))
    return { name, series }
  })
  const values = all.flatMap(({ series }) => series.flatMap((line) => line.values))
  const top = 10 * Math.ceil(Math.max(10, ...values.map((value) => value ?? 0)) / 10)
  const charts = all.map(({ name, series }) => {
    const label = `Health, max damage and gold of '${name}' by day`
    return card(name, lineChart(label, series, { days: LAST_DAY, top }))
  })
  const names = [
    ['moss', 'health'],
    ['steel', 'max damage'],
    ['gold', 'gold'],
  ] as const
  return `${key(names)}<div class="cards">${charts.join('')}</div>`
}
