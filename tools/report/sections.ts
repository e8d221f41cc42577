import {
  BOSSES,
  ENEMIES,
  nameOfCharacter,
  OPPORTUNITIES,
  OUTCOME_NAMES,
} from '../../engine/src/content/catalogue.ts'
import type { CharacterId } from '../../engine/src/content/ids.ts'
import { LAST_DAY } from '../../engine/src/content/numbers.ts'
import { dayAt, meanDays, winsOf } from '../../engine/src/testing/measure.ts'
import type { DaySums, Measure } from '../../engine/src/testing/measure.ts'
import { bar, escaped, lineChart } from './svg.ts'

/** A player of the simulation, and what came of the runs. */
export type Player = { readonly name: string; readonly measure: Measure }

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

/** Means of fewer runs than this say more of those runs than of the game. */
const ENOUGH_RUNS = 10

const key = (items: readonly (readonly [className: string, name: string])[]): string =>
  `<ul class="key">${items.map(([it, name]) => `<li class="${it}">${escaped(name)}</li>`).join('')}</ul>`

const card = (title: string, ...parts: readonly string[]): string =>
  `<section class="card"><h3>${escaped(title)}</h3>${parts.join('')}</section>`

export const summary = (players: readonly Player[]): string => {
  const rows = players.map(({ name, measure }) => {
    const quartiles = [0.1, 0.25, 0.5, 0.75, 0.9].map((share) => dayAt(measure, share))
    const cells = [
      percent(winsOf(measure) / measure.runs),
      meanDays(measure).toFixed(1),
      ...quartiles,
      (measure.turns / measure.runs).toFixed(0),
    ]
    return `<tr><th scope="row">${escaped(name)}</th>${cells.map((it) => `<td>${it}</td>`).join('')}</tr>`
  })
  const heads = ['player', 'wins', 'mean', 'p10', 'p25', 'median', 'p75', 'p90', 'turns/run']
  return (
    `<div class="wide card" tabindex="0" role="region" aria-label="How far they get"><table><thead><tr>${heads.map((it) => `<th scope="col">${it}</th>`).join('')}` +
    `</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
  )
}

/** The share of runs still going on each day. */
const survivalOf = ({ days, runs }: Measure): number[] =>
  Array.from(
    { length: LAST_DAY + 1 },
    (_, day) => (100 * days.filter((it) => it >= day).length) / runs,
  )

/** Each player's curve before all the others'. */
export const survival = (players: readonly Player[]): string =>
  players
    .map((player) => {
      const others = players
        .filter((it) => it !== player)
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

/** Health, max damage and gold of those who were there, by day. */
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
  const values = all.flatMap(({ series }) => series.flatMap((it) => it.values))
  const top = 10 * Math.ceil(Math.max(10, ...values.map((it) => it ?? 0)) / 10)
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

const CAUSES_SHOWN = 8

const causeRow = (name: string, share: number, className: string): string =>
  `<tr><td>${escaped(name)}</td><td class="plot">${bar([{ share, className, name }])}</td><td>${percent(share)}</td></tr>`

/** What ended the runs, the commonest first; the rest in one row. */
export const causes = (players: readonly Player[]): string =>
  players
    .map(({ name, measure }) => {
      const ranked = [...measure.causes].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      const rows = ranked
        .slice(0, CAUSES_SHOWN)
        .map(([cause, count]) =>
          cause === 'hundred'
            ? causeRow('reached day 100', count / measure.runs, 'moss')
            : causeRow(nameOfCharacter(cause), count / measure.runs, 'ember'),
        )
      const others = ranked.slice(CAUSES_SHOWN)
      const rest = others.reduce((sum, [, count]) => sum + count, 0) / measure.runs
      const last = others.length > 0 ? causeRow(`${others.length} others`, rest, 'rest') : ''
      return card(name, `<table><tbody>${rows.join('')}${last}</tbody></table>`)
    })
    .join('')

/** How often a run meets everybody, for one player. */
export const meetings = (players: readonly Player[]): string => {
  const groups: readonly (readonly [string, readonly CharacterId[]])[] = [
    ['Enemies', ENEMIES.map((it) => it.id)],
    ['Bosses and the merchant', ['marlowe', ...BOSSES.map((it) => it.id)]],
    ['Opportunities', OPPORTUNITIES.map((it) => it.id)],
  ]
  return players
    .flatMap(({ name, measure }) =>
      groups.map(([title, ids]) => {
        const rates = ids.map((id) => (measure.met.get(id) ?? 0) / measure.runs)
        const most = Math.max(...rates, 1)
        const rows = ids.map((id, at) => {
          const rate = rates[at] ?? 0
          const plot = bar([{ share: rate / most, className: 'steel', name: nameOfCharacter(id) }])
          return `<tr><td>${escaped(nameOfCharacter(id))}</td><td class="plot">${plot}</td><td>${rate.toFixed(2)}</td></tr>`
        })
        return card(`${title}: ${name}`, `<table><tbody>${rows.join('')}</tbody></table>`)
      }),
    )
    .join('')
}

const OUTCOME_COLOURS = ['moss', 'ember', 'steel', 'gold'] as const

/** The share of each outcome of each opportunity. */
export const outcomes = ({ measure }: Player): string => {
  const rows = OPPORTUNITIES.map(({ id, title, yesChance }) => {
    const counts = OUTCOME_NAMES.map((name) => measure.outcomes.get(`${id}/${name}`) ?? 0)
    const sum = counts.reduce((all, count) => all + count, 0)
    const shares = counts.map((count) => (sum === 0 ? 0 : count / sum))
    const parts = shares.map((share, at) => ({
      share,
      className: OUTCOME_COLOURS[at] ?? 'rest',
      name: `${OUTCOME_NAMES[at]}: ${percent(share)}`,
    }))
    return (
      `<tr><td>${escaped(title)}</td><td>${yesChance}</td><td class="plot">${bar(parts)}</td>` +
      `${shares.map((share) => `<td>${percent(share)}</td>`).join('')}<td>${sum}</td></tr>`
    )
  })
  const heads = ['opportunity', 'yesChance', '', ...OUTCOME_NAMES, 'asked']
  const names = OUTCOME_NAMES.map((name, at) => [OUTCOME_COLOURS[at] ?? 'rest', name] as const)
  return (
    `${key(names)}<div class="wide card" tabindex="0" role="region" aria-label="Outcomes"><table><thead><tr>` +
    `${heads.map((it) => `<th scope="col">${it}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
  )
}
