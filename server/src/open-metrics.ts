import type { ChildProcess } from 'node:child_process'
import type { Metrics } from './platform/metrics.ts'
import type { Settings } from './platform/settings.ts'

// The library is only loaded where METRICS_PORT is set: it takes memory and time at the start.

type OpenMetrics = {
  readonly metrics: Metrics
  /** Where they are served; not in a worker, whose parent serves the metrics of all. */
  readonly address?: string
}

/** Counts what this process does. Returns undefined if METRICS_PORT is not set. */
export const openMetrics = async (
  { METRICS_PORT: port, METRICS_HOST: host }: Settings,
  { droppedLines, isWorker }: { droppedLines: () => number; isWorker: boolean },
): Promise<OpenMetrics | undefined> => {
  if (port === undefined) return undefined
  const { makeMetrics } = await import('./platform/prometheus/make-metrics.ts')
  const { values, ...metrics } = makeMetrics(droppedLines)
  if (isWorker) {
    const { sendMetrics } = await import('./platform/prometheus/worker-metrics.ts')
    sendMetrics(values)
    return { metrics }
  }
  const { serveMetrics } = await import('./platform/prometheus/serve.ts')
  return { metrics, address: await serveMetrics({ host, port, values }) }
}

/** Serves the sum of all workers' metrics, and returns the address. Returns undefined if METRICS_PORT is not set. */
export const serveWorkerMetrics = async (
  { METRICS_PORT: port, METRICS_HOST: host }: Settings,
  workers: ReadonlySet<ChildProcess>,
): Promise<string | undefined> => {
  if (port === undefined) return undefined
  const { makeReadWorkers } = await import('./platform/prometheus/worker-metrics.ts')
  const { serveMetrics } = await import('./platform/prometheus/serve.ts')
  return serveMetrics({ host, port, values: makeReadWorkers(workers) })
}
