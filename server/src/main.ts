import cluster from 'node:cluster'
import { inspect } from 'node:util'
import { DAY_MS } from '@fable/contract/limits'
import { makeMailer } from './accounts/mailer.ts'
import { loadAuthSecret } from './accounts/secret.ts'
import { makeApp } from './app.ts'
import { makeAdmission } from './http/overload.ts'
import { createHttpServer, listen, serve as serveRequests, stopListening } from './http/serve.ts'
import { StartError } from './lib/errors.ts'
import { openLog, type ProcessLog } from './lib/log.ts'
import {
  ownAddress,
  readSettings,
  type Settings,
  warnOfNames,
  warnOfProxy,
  withDotEnv,
} from './lib/settings.ts'
import { cleanUp, openServerDatabase, tidyIndex } from './operate/lifecycle.ts'
import { makeReadFigures } from './operate/metrics/figures.ts'
import { openMetrics, serveWorkerMetrics } from './operate/metrics/open-metrics.ts'
import { makeReportMail } from './operate/report-mail.ts'
import { startWorkers } from './operate/workers.ts'

let close = async () => Promise.resolve()
let stopping = false

async function stop() {
  if (stopping) return
  stopping = true
  await close()
  process.exit(0)
}

async function serve(settings: Settings, processLog: ProcessLog) {
  const { log, flush, droppedLines } = processLog
  const opened = await openMetrics(settings, droppedLines)
  const metrics = opened?.metrics
  const database = await openServerDatabase({
    databaseUrl: settings.DATABASE_URL,
    directDatabaseUrl: settings.DIRECT_DATABASE_URL,
    dataDir: settings.DATA_DIR,
    sampleFacts: settings.SAMPLE_FACTS,
    log,
    observer: metrics?.database,
  })

  opened?.showFigures(makeReadFigures({ database, settings, now: Date.now }))

  close = () => database.close()
  const authSecret = loadAuthSecret(settings, log)
  const mailer = makeMailer(settings, log, metrics)

  const server = createHttpServer({ maxConnections: settings.MAX_CONNECTIONS })
  const { HOST: host, PORT } = settings
  const port = await listen(server, { host, port: PORT, reusePort: cluster.isWorker })
  const address = ownAddress(settings, port)
  const publicUrl = settings.PUBLIC_URL ?? address
  const monotonic = () => performance.now()
  const fetch = makeApp({
    database,
    log,
    metrics,
    settings,
    authSecret,
    mailer,
    now: Date.now,
    monotonic,
    isStopping: () => stopping,
    publicUrl,
    webDist: settings.WEB_DIST,
    admission: makeAdmission({
      monotonic,
      maxInFlight: settings.MAX_IN_FLIGHT,
      isLimited: settings.RATE_LIMITS,
      log,
    }),
  })
  serveRequests(server, { fetch, log, publicUrl, metrics })

  const maintain = async () => {
    await tidyIndex({ database, log, isStopping: () => stopping })
    // Merging the index adds to the write-ahead log. The clean-up comes last, because it truncates that log.
    await cleanUp({ database, log, settings, now: Date.now })
  }
  const daily = setInterval(() => void maintain(), DAY_MS)
  const tellOfReports = makeReportMail({
    database,
    settings,
    mailer,
    publicUrl,
    log,
    now: Date.now,
  })
  const hourly = setInterval(() => void tellOfReports(), DAY_MS / 24)

  close = async () => {
    log.info('stopping')
    clearInterval(daily)
    clearInterval(hourly)
    await stopListening(server, { drainMs: settings.DRAIN_SECONDS * 1000 })
    await mailer?.close()
    await database.close()
    log.info('stopped')
    await flush()
  }
  log.info({ address: address.origin, publicUrl: publicUrl.origin }, 'listening')
  // All log lines about the start are written before the parent process prints the address.
  await flush()
  process.send?.({ type: 'listening', address: address.origin, metrics: opened?.address })
  await tellOfReports()
  await maintain()
}

async function start() {
  const environment = withDotEnv(process.env)
  const settings = readSettings(environment)
  const processLog = openLog()
  if (cluster.isPrimary) {
    const warnings = [...warnOfNames(environment), ...warnOfProxy(settings)]
    for (const { text, fix } of warnings) processLog.log.warn(`${text} ${fix}`)
  }
  if (cluster.isWorker || settings.WORKERS === 1) return serve(settings, processLog)

  const workers = await startWorkers(settings, processLog.log)
  close = async () => {
    await workers.close()
    processLog.log.info('stopped')
    await processLog.flush()
  }

  const address = await workers.address
  if (stopping) return
  if (address === undefined) process.exit(1)
  const metrics = await serveWorkerMetrics(settings)
  process.send?.({ type: 'listening', address, metrics })
}

process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
// The parent process (`npm start`) has ended, and nothing else would stop this one.
process.on('disconnect', () => void stop())

try {
  await start()
} catch (error) {
  const message = error instanceof StartError ? error.message : inspect(error)
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
