import { createServer } from 'node:http'
import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
  AggregatorRegistry,
} from 'prom-client'
import { isUnavailable } from '../../db/errors.ts'
import { listen } from '../../http/serve.ts'
import type { Metrics, PoolCounts } from '../../lib/metrics.ts'
import { ownAddress } from '../../lib/settings.ts'
import type { Figures } from './figures.ts'

type PrometheusMetrics = Metrics & {
  readonly registry: Registry
  /** While `read` fails, the metrics of these figures are missing. */
  readonly showFigures: (read: () => Promise<Figures>) => void
}

const UNDECLARED = 'other'

const REQUEST_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const QUERY_SECONDS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.25, 1, 10]

export function makeMetrics(droppedLines: () => number): PrometheusMetrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const requests = new Histogram({
    name: 'fable_request_duration_seconds',
    help: 'Time from a request to its response, by declared call and status.',
    labelNames: ['call', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  })
  const queries = new Histogram({
    name: 'fable_database_query_duration_seconds',
    help: 'Time of a query, without waiting for a connection.',
    buckets: QUERY_SECONDS,
    registers,
  })
  const errors = new Counter({
    name: 'fable_database_errors_total',
    help: 'Failed queries: of a database that is unavailable, and others.',
    labelNames: ['kind'],
    registers,
  })
  const mails = new Counter({
    name: 'fable_mails_total',
    help: 'Mails, by result.',
    labelNames: ['result'],
    registers,
  })
  const runsEnded = new Counter({
    name: 'fable_runs_ended_total',
    help: 'Ranked runs that have ended.',
    registers,
  })
  new Counter({
    name: 'fable_log_lines_dropped_total',
    help: 'Log lines that were dropped because their destination accepted no more.',
    registers,
    collect() {
      this.reset()
      this.inc(droppedLines())
    },
  })

  for (const kind of ['unavailable', 'other']) errors.inc({ kind }, 0)
  for (const result of ['sent', 'failed']) mails.inc({ result }, 0)

  return {
    request: ({ call = UNDECLARED, status, ms }) => {
      requests.observe({ call, status }, ms / 1000)
    },
    runEnded: () => {
      runsEnded.inc()
    },
    mail: (result) => {
      mails.inc({ result })
    },
    database: {
      query: (event) => {
        queries.observe(event.queryDurationMillis / 1000)
        if (event.level === 'query') return
        errors.inc({ kind: isUnavailable(event.error) ? 'unavailable' : 'other' })
      },
      pool: (count) => {
        addPool(registers, count)
      },
    },
    registry,
    showFigures: (read) => {
      addFigures(registers, read)
    },
  }
}

function addPool(registers: Registry[], count: () => PoolCounts) {
  const gauge = (name: string, help: string, value: (counts: PoolCounts) => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value(count()))
      },
    })

  gauge('fable_database_connections', 'Connections to PostgreSQL.', ({ total }) => total)
  gauge(
    'fable_database_connections_in_use',
    'Connections to PostgreSQL in use.',
    ({ total, idle }) => total - idle,
  )
  gauge(
    'fable_database_waiting',
    'Queries that wait for a connection to PostgreSQL.',
    ({ waiting }) => waiting,
  )
}

function addFigures(registers: Registry[], read: () => Promise<Figures>) {
  const gauge = (name: string, help: string, value: (figures: Figures) => number | undefined) =>
    new Gauge({
      name,
      help,
      registers,
      // Each worker reads the same figures, so they must not be added up.
      aggregator: 'max',
      async collect() {
        const shown = await read().then(value, () => undefined)
        if (shown === undefined) this.remove()
        else this.set(shown)
      },
    })

  gauge('fable_database_bytes', 'Size of the database.', ({ databaseBytes }) => databaseBytes)
  gauge(
    'fable_reports_open',
    'Reports of facts that are not hidden.',
    ({ openReports }) => openReports,
  )
  gauge(
    'fable_last_backup_timestamp_seconds',
    'When the newest backup in BACKUP_DIR was written; 0 if there is none.',
    ({ lastBackup }) => lastBackup,
  )
  gauge(
    'fable_round_days_left',
    'Days for which rounds have unused sentences.',
    ({ daysLeft }) => daysLeft,
  )
}

const PATH = '/metrics'

type Options = {
  readonly host: string
  readonly port: number
  readonly read: () => Promise<string>
}

export function sendToParent(registry: Registry): void {
  AggregatorRegistry.setRegistries(registry)
  new AggregatorRegistry()
}

export function readWorkers(): () => Promise<string> {
  const workers = new AggregatorRegistry()
  return () => workers.clusterMetrics()
}

/**
 * The metrics have a port of their own, because they are for the operator only. They are served until the process ends,
 * even while the server finishes its last requests.
 */
export async function serveMetrics({ host, port, read }: Options): Promise<string> {
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
