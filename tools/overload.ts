/**
 * Sends a server many more requests than it can respond to, and prints what became of them: accepted and refused, the
 * times of those that were accepted, the memory, and how fast it is before and afterwards. Starts a server of its own.
 *   node tools/overload.ts [--clients 2000] [--seconds 20]
 * Uses the PostgreSQL at DATABASE_URL, or the embedded database.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { memoryOf } from './bench/process.ts'
import { startApp } from './bench/servers.ts'
import { readOptions } from './options.ts'
import { openCrowd, type Outcome } from './overload/crowd.ts'

const { values } = readOptions('overload', {
  options: {
    clients: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '20' },
  },
})
const seconds = Number(values.seconds)
const FEW = 20
const QUIET_MS = 3000

const percentile = (sorted: readonly number[], part: number) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0)

const row = (phase: string, outcomes: readonly Outcome[], during: number) => {
  const accepted = outcomes.filter(({ status }) => status < 400)
  const times = accepted.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const lists = accepted.filter(({ kind }) => kind === 'list').map(({ ms }) => ms)
  const health = outcomes.filter(({ kind }) => kind === 'health')
  const count = (status: number) => outcomes.filter((outcome) => outcome.status === status).length
  return {
    phase,
    'accepted/s': Math.round(accepted.length / during),
    'refused/s': Math.round((count(503) + count(429)) / during),
    'other errors': outcomes.filter(({ status }) => status >= 400).length - count(503) - count(429),
    'p50 ms': percentile(times, 0.5),
    'p99 ms': percentile(times, 0.99),
    'list p99 ms': percentile(
      lists.toSorted((a, b) => a - b),
      0.99,
    ),
    'health failed': health.filter(({ status }) => status !== 200).length,
    'health max ms': Math.round(Math.max(0, ...health.map(({ ms }) => ms))),
  }
}

const { DATABASE_URL } = process.env
const app = await startApp(DATABASE_URL ? { DATABASE_URL } : {})
const measure = async (phase: string, clients: number, during: number) => {
  const crowd = await openCrowd(app.address, clients)
  const outcomes = await crowd.run(during)
  crowd.end()
  return { ...row(phase, outcomes, during), 'memory MB': Math.round(memoryOf(app.pid)) }
}
try {
  await measure('warm-up', FEW, 3)
  const rows = [await measure(`${FEW} clients`, FEW, 5)]
  rows.push(await measure(`${values.clients} clients`, Number(values.clients), seconds))
  await sleep(QUIET_MS)
  rows.push(await measure(`${FEW} clients afterwards`, FEW, 5))
  console.table(rows)
} finally {
  await app.close()
}
