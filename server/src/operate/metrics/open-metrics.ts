import cluster from 'node:cluster'
import type { Metrics } from '../../lib/metrics.ts'
import type { Settings } from '../../lib/settings.ts'
import type { Figures } from './figures.ts'

// The library for metrics is loaded only if METRICS_PORT is set, because it costs memory and time at the start.

type OpenMetrics = {
  readonly metrics: Metrics
  readonly showFigures: (read: () => Promise<Figures>) => void
  /** A worker has no address, because its parent process serves the metrics of all workers. */
  readonly address?: string
}

export async function openMetrics(
  { METRICS_PORT: port, METRICS_HOST: host }: Settings,
  droppedLines: () => number,
): Promise<OpenMetrics | undefined> {
  if (port === undefined) return undefined
  const { makeMetrics, serveMetrics, sendToParent } = await import('./metrics.ts')
  const { registry, showFigures, ...metrics } = makeMetrics(droppedLines)
  if (cluster.isWorker) {
    sendToParent(registry)
    return { metrics, showFigures }
  }
  const address = await serveMetrics({ host, port, read: () => registry.metrics() })
  return { metrics, showFigures, address }
}

export async function serveWorkerMetrics({
  METRICS_PORT: port,
  METRICS_HOST: host,
}: Settings): Promise<string | undefined> {
  if (port === undefined) return undefined
  const { serveMetrics, readWorkers } = await import('./metrics.ts')
  return serveMetrics({ host, port, read: readWorkers() })
}
