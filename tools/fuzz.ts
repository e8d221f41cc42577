/**
 * Sends a server of its own requests that are generated from its OpenAPI description: valid, nearly valid and
 * broken ones, on raw sockets. Prints what it got and every response that is not as declared; ends with 1 if there
 * is one. The same seed generates the same requests.
 *   node tools/fuzz.ts --requests 20000 [--seed 1]
 * DATABASE_URL names an empty PostgreSQL database. Default: an embedded one.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fuzz } from '@fable/server/fuzz'
import { readOptions } from './options.ts'

const { values } = readOptions('fuzz', {
  options: {
    requests: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
  },
})
const dataDir = mkdtempSync(join(tmpdir(), 'fable-fuzz-data-'))
const { DATABASE_URL: databaseUrl } = process.env
const begun = performance.now()
const { faults, statuses } = await fuzz({
  requests: Number(values.requests),
  seed: Number(values.seed),
  database: { dataDir, ...(databaseUrl !== undefined && { databaseUrl }) },
})
rmSync(dataDir, { recursive: true })
console.log(`${values.requests} requests in ${Math.round((performance.now() - begun) / 1000)} s`)
console.log(Object.fromEntries([...statuses].toSorted(([a], [b]) => a - b)))
for (const [fault, { count, request }] of faults) console.log(`${count}x ${fault}\n${request}\n`)
console.log(`${faults.size} kinds of faults`)
process.exitCode = faults.size > 0 ? 1 : 0
