import { BOSSES, ENEMIES, MARLOWE, OPPORTUNITIES, OUTCOME_NAMES, RULES_VERSION } from '#content'
import { BOTS } from '../bots/bots.ts'
import { dayAt, meanDays, measure, winsOf, type DaySums, type Measure } from '../bots/measure.ts'

/** Enough for a change of odds to show, few enough for a unit test. */
const RUNS = 120
const SECRET = 'balance'
const DAYS_SHOWN = [1, 5, 10, 15, 20, 30, 50, 70, 99]

const total = <Key>(
  all: readonly Measure[],
  counts: (measured: Measure) => Map<Key, number>,
  key: Key,
) => all.reduce((sum, measured) => sum + (counts(measured).get(key) ?? 0), 0)

/**
 * The balance of the game as lines of text, so that a change of odds or numbers shows as a readable
 * difference. Recorded in balance.json by `node tools/record-balance.ts`.
 */
export function balanceTable(): Record<string, readonly string[]> {
  const results = Object.entries(BOTS).map(
    ([name, bot]) => [name, measure(bot, { runs: RUNS, secret: SECRET })] as const,
  )
  const all = results.map(([, result]) => result)
  const foes = [...ENEMIES, ...BOSSES]

  return {
    about: [
      `rules ${RULES_VERSION}, ${RUNS} runs each, seeds '${SECRET}-0' to '${SECRET}-${RUNS - 1}'`,
    ],
    players: results.map(([name, result]) => {
      const quartiles = [0.25, 0.5, 0.75].map((share) => dayAt(result, share)).join('/')
      return `${name}: ${winsOf(result)} wins, ${meanDays(result).toFixed(1)} days (${quartiles}), ${result.turns} turns`
    }),
    byDay: results
      .filter(([name]) => name === 'blind, full blows' || name === 'sensible, knows the odds')
      .flatMap(([name, result]) =>
        DAYS_SHOWN.flatMap((day) => {
          const sums = result.byDay[day]
          return sums ? [`${name}, ${onDay(day, sums)}`] : []
        }),
      ),
    met: [MARLOWE.id, ...[...foes, ...OPPORTUNITIES].map(({ id }) => id)].map(
      (id) => `${id}: ${total(all, (result) => result.met, id)}`,
    ),
    deaths: [...foes, ...OPPORTUNITIES].map(
      ({ id }) => `${id}: ${total(all, (result) => result.causes, id)}`,
    ),
    outcomes: OPPORTUNITIES.map(({ id }) => {
      const counts = OUTCOME_NAMES.map(
        (name) => `${name} ${total(all, (result) => result.outcomes, `${id}/${name}` as const)}`,
      )
      return `${id}: ${counts.join(', ')}`
    }),
  }
}

function onDay(day: number, { runs, health, maxDamage, gold }: DaySums): string {
  const mean = (sum: number): string => (runs === 0 ? '-' : (sum / runs).toFixed(1))
  return `day ${day}: ${runs} runs, health ${mean(health)}, max damage ${mean(maxDamage)}, gold ${mean(gold)}`
}
