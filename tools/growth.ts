/**
 * Measures how the cost of requests grows with the number of facts: the time of each with 1,000 and with
 * 1,000,000 facts, on two servers at the same time, and the median of the ratios of the rounds.
 *   node tools/growth.ts                       the embedded database
 *   node tools/growth.ts postgres              a new PostgreSQL server with fsync
 *   node tools/growth.ts sqlite 100000 9       100,000 facts, nine rounds instead of seven
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillWithFacts, startServer } from '@fable/server/testing'
import { makeClient } from './bench/client.ts'
import { GROWTH_CASES, timeOf } from './bench/growth.ts'
import { embedded, type Place, postgres } from './bench/places.ts'
import { readOptions } from './options.ts'

const { positionals } = readOptions('growth', { allowPositionals: true })
const [kind = 'sqlite', facts = '1000000', rounds = '7'] = positionals
if (
  !['sqlite', 'postgres'].includes(kind) ||
  !/^[1-9]\d{3,6}$/.test(facts) ||
  !/^[1-9]\d{0,2}$/.test(rounds)
) {
  console.error(
    'growth: say sqlite or postgres, a number of facts and of rounds, for example: sqlite 100000 9.',
  )
  process.exit(1)
}
const FEW = 1000
const REQUESTS = 20

const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0

const open = async (count: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'fable-growth-'))
  const place: Place = kind === 'postgres' ? await postgres() : embedded()
  const settings = { DATA_DIR: folder, RATE_LIMITS: 'off', SAMPLE_FACTS: '0', ...place.settings }
  await fillWithFacts({ dataDir: folder, databaseUrl: place.settings.DATABASE_URL }, count)
  const server = startServer(folder, { AUTH_SECRET: 'x'.repeat(32), ...settings })
  const client = makeClient(await server.listening)
  const close = async () => {
    server.process.kill('SIGTERM')
    await server.ended
    client.end()
    await place.remove()
    rmSync(folder, { recursive: true, force: true })
  }
  return { client, close }
}

const few = await open(FEW)
const many = await open(Number(facts))
try {
  const rows = []
  for (const one of GROWTH_CASES) {
    const times: { few: number; many: number }[] = []
    for (let round = 0; round <= Number(rounds); round += 1) {
      const time = {
        few: await timeOf(few.client, one, REQUESTS),
        many: await timeOf(many.client, one, REQUESTS),
      }
      // The first round only warms up.
      if (round > 0) times.push(time)
    }
    rows.push({
      what: one.what,
      [`ms, ${FEW} facts`]: median(times.map((time) => time.few)).toFixed(2),
      [`ms, ${facts} facts`]: median(times.map((time) => time.many)).toFixed(2),
      ratio: median(times.map((time) => time.many / time.few)).toFixed(2),
    })
  }
  console.table(rows)
} finally {
  await few.close()
  await many.close()
}
