import { EventEmitter } from 'node:events'
import type { ChildProcess } from 'node:child_process'
import { expect, it } from 'vitest'
import { makeMetrics } from './make-metrics.ts'
import { makeReadWorkers } from './worker-metrics.ts'

const RUNS = 'fable_runs_ended_total'

/** A worker that has counted ended runs. */
const workerWith = async (runs: number) => {
  const { runEnded, values } = makeMetrics(() => 0)
  for (let run = 0; run < runs; run += 1) runEnded()
  const counted = await values()
  const worker = new EventEmitter()
  const send = () => worker.emit('message', { type: 'metrics', values: counted })
  return Object.assign(worker, { send }) as unknown as ChildProcess
}

it('two readings at once keep what all ended workers had counted', async () => {
  const workers = new Set(await Promise.all([1, 2, 4].map(workerWith)))
  const read = makeReadWorkers(workers)
  const countRuns = async () => {
    const found = (await read()).find(({ name }) => name === RUNS)
    return found?.values.reduce((sum, { value }) => sum + value, 0)
  }
  expect(await countRuns()).toBe(7)
  workers.clear()
  expect(await Promise.all([countRuns(), countRuns()])).toEqual([7, 7])
  expect(await countRuns()).toBe(7)
})
