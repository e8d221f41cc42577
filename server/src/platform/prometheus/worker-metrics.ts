import type { ChildProcess } from 'node:child_process'
import { AggregatorRegistry } from 'prom-client'
import { makeInTurn } from '../in-turn.ts'
import type { MetricValues } from './make-metrics.ts'

const METRICS = 'metrics'

/** A worker that works on one thing for so long is counted as of its last response. */
const TIMEOUT_MS = 1000

const isOfMetrics = (message: unknown): message is { type: string; values?: MetricValues } =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === METRICS

/** In a worker: sends its metrics whenever the parent asks. */
export const sendMetrics = (values: () => Promise<MetricValues>): void => {
  process.on('message', (message) => {
    if (!isOfMetrics(message)) return
    void values().then((values) => process.send?.({ type: METRICS, values }))
  })
}

/** Resolves with undefined if the worker does not respond in time. */
const ask = (worker: ChildProcess) =>
  new Promise<MetricValues | undefined>((resolve) => {
    const finish = (values?: MetricValues) => {
      clearTimeout(timer)
      worker.off('message', onMessage)
      resolve(values)
    }
    const onMessage = (message: unknown) => {
      if (isOfMetrics(message)) finish(message.values)
    }
    const timer = setTimeout(finish, TIMEOUT_MS)
    worker.on('message', onMessage)
    worker.send({ type: METRICS }, (error) => {
      if (error) finish()
    })
  })

const sum = (all: readonly MetricValues[]): Promise<MetricValues> =>
  AggregatorRegistry.aggregate(all.map((values) => [...values])).getMetricsAsJSON()

/** prom-client gives the type's name, though its declaration says a number. */
const isGauge = ({ type }: MetricValues[number]) => String(type) === 'gauge'

/**
 * Returns a function that adds up the metrics of all workers. What ended workers had counted stays in the sum:
 * Prometheus would take a smaller one for a restart of all, and count everything again.
 */
export const makeReadWorkers = (
  workers: ReadonlySet<ChildProcess>,
): (() => Promise<MetricValues>) => {
  const latest = new Map<ChildProcess, MetricValues>()
  let ended: MetricValues = []
  const read = async () => {
    await Promise.all(
      [...workers].map(async (worker) => {
        const values = await ask(worker)
        if (values) latest.set(worker, values)
      }),
    )
    for (const [worker, values] of latest) {
      if (workers.has(worker)) continue
      latest.delete(worker)
      ended = await sum([ended, values.filter((metric) => !isGauge(metric))])
    }
    return sum([ended, ...latest.values()])
  }
  // Two readings at once would both add to `ended`, and one of them would be lost.
  const inTurn = makeInTurn()
  return () => inTurn(read)
}
