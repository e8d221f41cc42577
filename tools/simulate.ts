/**
 * Plays many runs by several players and prints how far each gets: the balance of the game.
 *   npm run simulate                         2,000 runs each
 *   npm run simulate -- 20000 x              20,000 runs each, on the seeds 'x…'
 *   npm run simulate -- --report             the same as one page of plots, .cache/balance.html
 *   npm run simulate -- 500 --report a.html  with its own number of runs, to a file of its own
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BOTS } from '../engine/src/testing/bots.ts'
import { dayAt, meanDays, measure, winsOf } from '../engine/src/testing/measure.ts'
import { reportPage } from './report/page.ts'
import { percent } from './report/parts.ts'

const { values, positionals } = parseArgs({
  options: { report: { type: 'string' } },
  strict: false,
  allowPositionals: true,
})
const unknown = Object.keys(values).find((it) => it !== 'report')
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

const players = Object.entries(BOTS).map(([name, bot]) => {
  const begun = performance.now()
  const measured = measure(bot, { runs, secret })
  return { name, measure: measured, seconds: (performance.now() - begun) / 1000 }
})

const table: Record<string, Record<string, string | number>> = {}
const deaths: string[] = []
for (const { name, measure: it, seconds } of players) {
  table[name] = {
    wins: percent(winsOf(it) / runs),
    mean: meanDays(it).toFixed(1),
    p10: dayAt(it, 0.1),
    p25: dayAt(it, 0.25),
    median: dayAt(it, 0.5),
    p75: dayAt(it, 0.75),
    p90: dayAt(it, 0.9),
    'turns/run': (it.turns / runs).toFixed(0),
    'runs/s': Math.round(runs / seconds),
  }
  const ranked = [...it.causes].filter(([cause]) => cause !== 'hundred')
  ranked.sort((a, b) => b[1] - a[1])
  deaths.push(
    `${name}: ${ranked.map(([cause, count]) => `${cause} ${percent(count / runs)}`).join(', ')}`,
  )
}
console.log(`${runs} runs each, seeds '${secret}-0' to '${secret}-${runs - 1}'`)
console.table(table)
console.log(`What they died of\n${deaths.map((it) => `  ${it}`).join('\n')}`)

if (values.report !== undefined) {
  const file = resolve(typeof values.report === 'string' ? values.report : '.cache/balance.html')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, reportPage(players, { runs, secret }))
  console.log(`The report: ${file}`)
}
