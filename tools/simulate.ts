/**
 * Plays many runs by several players and prints how far each gets: the balance of the game.
 *   npm run simulate              2,000 runs each
 *   npm run simulate -- 20000 x   20,000 runs each, on the seeds 'x…'
 */
import { BOTS } from '../engine/src/testing/bots.ts'
import type { Bot } from '../engine/src/testing/bots.ts'
import { playRun } from '../engine/src/testing/play-run.ts'

const runs = Number(process.argv[2] ?? 2000)
const secret = process.argv[3] ?? 'simulate'
if (!Number.isInteger(runs) || runs < 1) {
  console.error(
    `simulate: the number of runs must be a whole number above 0, not '${process.argv[2]}'`,
  )
  process.exit(1)
}

const percent = (part: number): string => `${((100 * part) / runs).toFixed(1)} %`

const simulate = (bot: Bot) => {
  const days: number[] = []
  const causes = new Map<string, number>()
  let turns = 0
  const begun = performance.now()
  for (let run = 0; run < runs; run++) {
    const { record, ending } = playRun(bot, `${secret}-${run}`)
    turns += record.length
    days.push(ending.daysSurvived)
    const cause = ending.killer ?? 'reached day 100'
    causes.set(cause, (causes.get(cause) ?? 0) + 1)
  }
  const seconds = (performance.now() - begun) / 1000
  days.sort((a, b) => a - b)
  return { days, causes, turns, seconds }
}

const table: Record<string, Record<string, string | number>> = {}
const deaths: string[] = []
for (const [name, bot] of Object.entries(BOTS)) {
  const { days, causes, turns, seconds } = simulate(bot)
  const at = (share: number): number => days[Math.min(runs - 1, Math.floor(share * runs))] ?? 0
  table[name] = {
    wins: percent(causes.get('reached day 100') ?? 0),
    mean: (days.reduce((sum, day) => sum + day, 0) / runs).toFixed(1),
    p10: at(0.1),
    p25: at(0.25),
    median: at(0.5),
    p75: at(0.75),
    p90: at(0.9),
    'turns/run': (turns / runs).toFixed(0),
    'runs/s': Math.round(runs / seconds),
  }
  const ranked = [...causes].filter(([cause]) => cause !== 'reached day 100')
  ranked.sort((a, b) => b[1] - a[1])
  deaths.push(`${name}: ${ranked.map(([cause, count]) => `${cause} ${percent(count)}`).join(', ')}`)
}
console.log(`${runs} runs each, seeds '${secret}-0' to '${secret}-${runs - 1}'`)
console.table(table)
console.log(`What they died of\n${deaths.map((it) => `  ${it}`).join('\n')}`)
