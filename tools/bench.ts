/**
 * Measures the hot paths, each as a ratio to a limit from the same round, because machines are shared and
 * noisy. Prints one table, and writes .cache/bench.json and .cache/bench.html with a plot of every row.
 *   npm run bench                            everything, five rounds
 *   npm run bench -- list 304 votes          some parts
 *   npm run bench -- postgres --rounds 9     nine rounds
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { engine } from './bench/engine.ts'
import { GROWTH_PARTS } from './bench/growth-part.ts'
import { HTTP_PARTS } from './bench/http.ts'
import { benchPage } from './bench/page.ts'
import { metrics } from './bench/metrics-part.ts'
import { pages, weight } from './bench/pages/pages.ts'
import { postgres } from './bench/postgres.ts'
import { measureRows, type Part, type Result } from './bench/row.ts'
import { start } from './bench/start.ts'
import { printTable } from './bench/table.ts'
import { readOptions } from './options.ts'

const PARTS: Readonly<Record<string, () => Promise<Part>>> = {
  ...HTTP_PARTS,
  metrics,
  postgres,
  start,
  engine,
  ...GROWTH_PARTS,
  weight,
  pages,
}
const NAMES = Object.keys(PARTS)

const { positionals, values } = readOptions('bench', {
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' } },
})
if (positionals.some((name) => !NAMES.includes(name)) || !/^[1-9]\d{0,3}$/.test(values.rounds)) {
  console.error(
    `bench: say some of ${NAMES.join(', ')}, and a number of rounds, for example: list votes --rounds 9.`,
  )
  process.exit(1)
}

const results: Result[] = []
for (const name of NAMES.filter((part) => positionals.length === 0 || positionals.includes(part))) {
  const part = await PARTS[name]?.()
  if (!part) continue
  try {
    results.push(...(await measureRows(name, part.rows, Number(values.rounds))))
  } finally {
    await part.close()
  }
}

printTable(results)
const machine = `${cpus().length} cores of ${cpus()[0]?.model ?? 'an unknown kind'}, Node ${process.version}, ${new Date().toISOString()}, medians of ${values.rounds} rounds`
mkdirSync('.cache', { recursive: true })
writeFileSync('.cache/bench.json', `${JSON.stringify({ machine, results }, undefined, 2)}\n`)
writeFileSync('.cache/bench.html', benchPage(results, machine))
console.log('The page with plots: .cache/bench.html')
