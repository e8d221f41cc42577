/**
 * Plays many runs of every bot and prints how many days each survives: the balance of the game.
 *   npm run simulate                         2,000 runs each
 *   npm run simulate -- 20000 x              20,000 runs each, on the seeds 'x-0' and so on
 *   npm run simulate -- --lanterns           the lanterns of the posts: how often they are kept, and what they cost
 *   npm run simulate -- --scouts             what walking a daily road several times gains
 */
import {
  BOTS,
  type BotName,
  dayAt,
  meanDays,
  measure,
  measureLanterns,
  measureScouts,
  winsOf,
} from '@fable/engine/bots'
import { readOptions } from './options.ts'

const { positionals, values } = readOptions('simulate', {
  allowPositionals: true,
  options: {
    lanterns: { type: 'boolean', default: false },
    scouts: { type: 'boolean', default: false },
  },
})
const [runsGiven = '2000', secret = 'simulate'] = positionals
const runs = Number(runsGiven)
if (!Number.isInteger(runs) || runs < 1) {
  console.error(
    `simulate: the number of runs must be a whole number above 0, not '${positionals[0]}'`,
  )
  process.exit(1)
}

// '12.5 %'
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

/** The first one knows the odds, as does the player who plays for a lantern. */
const WALKERS: readonly BotName[] = [
  'heeds the rumours, knows the odds',
  'sensible, tosses a coin',
  'buys every view',
]

function printLanterns(): void {
  for (const name of WALKERS) {
    const rows = measureLanterns(BOTS[name], { runs, secret }).map(
      ({ post, lantern, offered, kept, keptByHabit, wins, winsWithout }) => ({
        post,
        lantern: `${lantern.id} ${lantern.asks}`,
        flames: lantern.flames,
        offered,
        kept: percent(kept / offered),
        'kept by habit': percent(keptByHabit / offered),
        'points of winning': ((100 * (winsWithout - wins)) / offered).toFixed(1),
      }),
    )
    console.log(`Runs of '${name}'; from the post on they play for the lantern, or by habit`)
    console.table(rows)
  }
}

/** Attempts on a road from one address, beside those of accounts older than a day. */
const SCOUTED = 5

function printScouts(): void {
  for (const name of WALKERS) {
    const rows = measureScouts(BOTS[name], { runs, secret, attempts: SCOUTED }).map(
      ({ before, wins }) => ({
        'attempts before': before,
        wins: percent(wins / runs),
      }),
    )
    console.log(`Roads walked by '${name}', which knows the paths that its attempts before met`)
    console.table(rows)
  }
}

function printBots(): void {
  const bots = Object.entries(BOTS).map(([name, bot]) => {
    const startedAt = performance.now()
    const measured = measure(bot, { runs, secret })
    return { name, measure: measured, seconds: (performance.now() - startedAt) / 1000 }
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
}

if (values.lanterns) printLanterns()
else if (values.scouts) printScouts()
else printBots()
