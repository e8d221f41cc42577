import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillDatabase, startServer } from '@fable/server/testing'
import { makeClient } from './client.ts'
import { type Filled, type GrowthCase, MAIN_CASES, OTHER_CASES } from './growth.ts'
import { median } from './median.ts'
import { embedded, type Place, postgres } from './places.ts'
import type { Part, Row } from './row.ts'

/** As few as possible with which the list of each category is full. */
const FEW = { facts: 8000, runs: 1000 }
const SIZES = [100_000, 1_000_000]
const REQUESTS = 20

type OpenServer = Filled & { readonly close: () => Promise<void> }

const open = async (
  openPlace: () => Place | Promise<Place>,
  size: { facts: number; runs: number },
): Promise<OpenServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'fable-growth-'))
  const place = await openPlace()
  await fillDatabase({ dataDir: folder, databaseUrl: place.settings.DATABASE_URL }, size)
  const server = startServer(folder, {
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    SAMPLE_FACTS: '0',
    AUTH_SECRET: 'x'.repeat(32),
    ...place.settings,
  })
  const client = makeClient(await server.listening)
  const close = async () => {
    server.process.kill('SIGTERM')
    await server.ended
    client.end()
    await place.remove()
    rmSync(folder, { recursive: true, force: true })
  }
  return { client, facts: size.facts, close }
}

/** Asks both servers in turn, so that a noisy moment meets both. */
const besideFew = async ({ timeOf }: GrowthCase, many: Filled, few: Filled) => {
  const times = { many: [] as number[], few: [] as number[] }
  for (let n = 0; n < REQUESTS; n += 1) {
    times.few.push(await timeOf(few, n))
    times.many.push(await timeOf(many, n))
  }
  return { figure: median(times.many), limit: median(times.few) }
}

/**
 * The time of a request on a server with many facts and ended runs, beside that on one with few: 8,000 facts,
 * so that its lists are full, and 1,000 runs.
 */
const growth = (openPlace: () => Place | Promise<Place>) => async (): Promise<Part> => {
  const few = await open(openPlace, FEW)
  const servers = [few]
  const rows: Row[] = []
  for (const size of SIZES) {
    const many = await open(openPlace, { facts: size, runs: size })
    servers.push(many)
    const isLargest = size === SIZES.at(-1)
    for (const one of [...MAIN_CASES, ...(isLargest ? OTHER_CASES : [])]) {
      const what = `${one.what}, ${size.toLocaleString('en')} rows`
      const measure = () => besideFew(one, many, few)
      rows.push({ what, beside: 'few rows', unit: 'ms', atMost: 1.3, measure })
    }
  }
  return {
    rows,
    close: async () => {
      for (const server of servers) await server.close()
    },
  }
}

export const GROWTH_PARTS = {
  growth: growth(embedded),
  'growth-postgres': growth(postgres),
}
