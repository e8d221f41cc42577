import { mostRepeated, shareOf } from '@fable/engine/bots'
import type { Variety } from '@fable/engine/bots'
import { card, percent } from './parts.ts'
import { escaped } from './svg.ts'

/** The runs of one bot that reached day 100, and how much their prose repeats itself. */
export type VariedPlayer = { readonly name: string; readonly varieties: readonly Variety[] }

const LINES_SHOWN = 10
const RUNS_SHOWN = 10

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** The shortest distance in some runs; '-' if no line is repeated. */
const shortestOf = (varieties: readonly Variety[]): string => {
  const distances = varieties.flatMap(({ shortest }) => shortest ?? [])
  return distances.length === 0 ? '-' : String(Math.min(...distances))
}

const leastFirst = <T extends Variety>(varieties: readonly T[]): T[] =>
  [...varieties].sort((a, b) => shareOf(a) - shareOf(b) || (a.secret < b.secret ? -1 : 1))

/** The figures of a bot: runs, lines a run, mean and lowest share of different ones, shortest distance. */
export const varietyFigures = ({ varieties }: VariedPlayer): string[] => {
  const [least] = leastFirst(varieties)
  if (least === undefined) return ['0', '-', '-', '-', '-']
  return [
    String(varieties.length),
    mean(varieties.map(({ lines }) => lines)).toFixed(0),
    percent(mean(varieties.map(shareOf))),
    percent(shareOf(least)),
    shortestOf(varieties),
  ]
}

/** What the figures are, in their order. */
export const VARIETY_HEADS = ['runs', 'lines/run', 'different', 'least', 'shortest'] as const

const tableOf = (
  label: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): string => {
  const body = rows.map(
    ([first = '', ...cells]) =>
      `<tr><th scope="row">${escaped(first)}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  )
  return (
    `<div class="wide card" tabindex="0" role="region" aria-label="${label}"><table><thead><tr>` +
    `${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
  )
}

const runRow = (variety: Variety & { readonly player: string }): string[] => [
  `${variety.player}, ${variety.secret}`,
  String(variety.lines),
  percent(shareOf(variety)),
  shortestOf([variety]),
]

const mostRepeatedCard = ({ name, varieties }: VariedPlayer): string => {
  const rows = mostRepeated(varieties, LINES_SHOWN).map(
    ({ text, perRun }) => `<tr><td>${escaped(text)}</td><td>${perRun.toFixed(2)}</td></tr>`,
  )
  return card(name, `<table><tbody>${rows.join('')}</tbody></table>`)
}

/** The variety by bot, of the runs with the least of it, and the lines that return most often. */
export const variety = (players: readonly VariedPlayer[]): string => {
  const winners = players.filter(({ varieties }) => varieties.length > 0)
  const least = leastFirst(
    winners.flatMap(({ name, varieties }) => varieties.map((run) => ({ ...run, player: name }))),
  ).slice(0, RUNS_SHOWN)
  return [
    tableOf(
      'Variety',
      ['player', ...VARIETY_HEADS],
      winners.map((player) => [player.name, ...varietyFigures(player)]),
    ),
    '<p>The runs with the least variety.</p>',
    tableOf(
      'The runs with the least variety',
      ['player and seeds', 'lines', 'different', 'shortest'],
      least.map(runRow),
    ),
    '<p>The lines that return most often, with their repeats a run.</p>',
    `<div class="cards">${winners.map(mostRepeatedCard).join('')}</div>`,
  ].join('')
}
