/**
 * Plays many runs of every bot and prints how many days each survives: the balance of the game.
 *   npm run simulate                         2,000 runs each
 *   npm run simulate -- 20000 x              20,000 runs each, on the seeds 'x-0' and so on
 *   npm run simulate -- --report             the same as one page of plots, .cache/balance.html, and how
 *                                            much the prose of runs that reach day 100 repeats itself
 *   npm run simulate -- 500 --report a.html  with another number of runs, to another file
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BOTS, dayAt, meanDays, measure, measureVariety, winsOf } from '@fable/engine/bots'
import { reportPage } from './report/page.ts'
import { percent } from './report/parts.ts'
import { VARIETY_HEADS, varietyFigures } from './report/variety.ts'

const { values, positionals } = parseArgs({
  options: { report: { type: 'string' } },
  strict: false,
  allowPositionals: true,
})
const unknown = Object.keys(values).find((option) => option !== 'report')
if (unknown !== undefined) {
  console.error(`simulate: there is no --${unknown}, only --report`)
  process.exit(1)
}
const [runsGiven = '2000', secret = 'simulate'] = positionals
const runs = Number(runsGiven)
if (!Number.isInteger(runs) || runs < 1) {
  console.error(
    `simulate: the number of runs must be a whole number above 0, not '${positionals[0]}'`,
  )
  process.exit(1)
}

const bots = Object.entries(BOTS).map(([name, bot]) => {
  const startedAt = performance.now()
  const measured = measure(bot, { runs, secret })
  return { name, bot, measure: measured, seconds: (performance.now() - startedAt) / 1000 }
})

const table: Record<string, Record<string, string | number>> = {}
const deaths: string[] = []
for (const { name, measure: measured, seconds } of bots) {
  table[name] = {
    wins: percent(winsOf(measured) / runs),
    mean: meanDays(measured).toFixed(1),
    p10: dayAt(measured, 0.1),
    p25: dayAt(measured, 0.25),
    median: dayAt(measured, 0.5),
    p75: dayAt(measured, 0.75),
    p90: dayAt(measured, 0.9),
    'turns/run': (measured.turns / runs).toFixed(0),
    'runs/s': Math.round(runs / seconds),
  }
  const ranked = [...measured.causes].filter(([cause]) => cause !== 'hundred')
  ranked.sort((a, b) => b[1] - a[1])
  deaths.push(
    `${name}: ${ranked.map(([cause, count]) => `${cause} ${percent(count / runs)}`).join(', ')}`,
  )
}
console.log(`${runs} runs each, seeds '${secret}-0' to '${secret}-${runs - 1}'`)
console.table(table)
console.log(`Causes of death\n${deaths.map((row) => `  ${row}`).join('\n')}`)

if (values.report !== undefined) {
  const file = resolve(typeof values.report === 'string' ? values.report : '.cache/balance.html')
  const players = bots.map((player) => ({
    ...player,
    varieties: measureVariety(player.bot, { runs, secret }),
  }))
  console.log('Variety of the prose in runs that reach day 100')
  const rows = players.map((player) => {
    const figures = varietyFigures(player)
    return [player.name, Object.fromEntries(VARIETY_HEADS.map((head, at) => [head, figures[at]]))]
  })
  console.table(Object.fromEntries(rows))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, reportPage(players, { runs, secret }))
  console.log(`The report: ${file}`)
}
