import { createServer } from 'node:http'
import { AggregatorRegistry, Registry } from 'prom-client'
import { listen } from '../../http/listen.ts'
import { ownAddress } from '../../lib/settings.ts'

const PATH = '/metrics'

type Options = {
  readonly host: string
  readonly port: number
  readonly read: () => Promise<string>
}

/** In a worker: its parent asks for the metrics of this registry. */
export const sendToParent = (registry: Registry): void => {
  AggregatorRegistry.setRegistries(registry)
  new AggregatorRegistry()
}

/** In the parent of workers: returns a function that adds up the metrics of those that run. */
export const readWorkers = (): (() => Promise<string>) => {
  const workers = new AggregatorRegistry()
  return () => workers.clusterMetrics()
}

/**
 * Serves the metrics at /metrics, on a port of their own, because they are for the operator alone, and returns the
 * address. Serves until the process ends, also while the server drains.
 */
export const serveMetrics = async ({ host, port, read }: Options): Promise<string> => {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== PATH) {
      response.writeHead(404).end()
      return
    }
    const respond = async () => {
      const text = await read()
      response.writeHead(200, { 'Content-Type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text)
    }
    respond().catch(() => response.writeHead(500).end())
  })
  const listened = await listen(server, { host, port, prefix: 'METRICS_' })
  return `${ownAddress({ HOST: host }, listened).origin}${PATH}`
}
