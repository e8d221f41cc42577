import { type ChildProcess, fork } from 'node:child_process'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { listen } from './platform/http/listen.ts'
import type { Settings } from './platform/settings.ts'

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))

/** The argument of main.ts in a worker. */
export const WORKER = '--worker'

/** A worker that ends is replaced after this time, so that one that cannot start does not take the whole machine. */
const RESTART_MS = 1000

export type Workers = {
  /**
   * The address that all of them listen on, when they have been started. undefined if the first one does not start,
   * which has printed why, or if they are stopped before.
   */
  readonly address: Promise<string | undefined>
  readonly processes: ReadonlySet<ChildProcess>
  /** Stops all workers, also those that are starting, and resolves when they have ended. */
  readonly close: () => Promise<void>
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null

const isListening = (message: unknown): message is { type: 'listening'; address: string } =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  message.type === 'listening' &&
  'address' in message

/** Resolves with the address of a worker that listens, or with undefined if it ends before. */
const listening = (worker: ChildProcess) =>
  new Promise<string | undefined>((resolve) => {
    worker.on('message', (message) => {
      if (isListening(message)) resolve(message.address)
    })
    const end = () => {
      resolve(undefined)
    }
    worker.once('exit', end)
    worker.once('error', end)
  })

/** The port that PORT means. Finds out whether another program uses it, because workers share theirs. */
const findPort = async ({ HOST: host, PORT: port }: Settings): Promise<number> => {
  const server = createServer()
  const found = await listen(server, { host, port })
  await new Promise((resolve) => server.close(resolve))
  return found
}

/**
 * Runs WORKERS processes of the server, which all listen on one port; the system spreads the connections. The
 * first one migrates the database before the others start. Replaces a worker that ends. Resolves when the port is
 * known to be free.
 */
export const startWorkers = async (settings: Settings, log: Logger): Promise<Workers> => {
  const port = await findPort(settings)
  const workers = new Set<ChildProcess>()
  let stopping = false

  const startWorker = () => {
    const worker = fork(MAIN, [WORKER], { env: { ...process.env, PORT: String(port) } })
    workers.add(worker)
    const replace = (reason: object) => {
      workers.delete(worker)
      if (stopping || !hasStarted) return
      log.error({ pid: worker.pid, ...reason }, 'a worker has ended and is replaced')
      setTimeout(() => {
        if (!stopping) void startWorker()
      }, RESTART_MS)
    }
    worker.once('exit', (code, signal) => {
      replace({ code, signal })
    })
    worker.on('error', (error) => {
      // The system had no room for another process.
      if (worker.pid === undefined) replace({ err: error })
    })
    return listening(worker)
  }

  let hasStarted = false
  const startAll = async () => {
    const address = await startWorker()
    if (address === undefined || stopping) return undefined
    hasStarted = true
    await Promise.all(Array.from({ length: settings.WORKERS - 1 }, startWorker))
    return address
  }

  const close = async () => {
    stopping = true
    await Promise.all(
      [...workers].map(async (worker) => {
        const ended = new Promise((resolve) => worker.once('exit', resolve))
        worker.kill('SIGTERM')
        if (!hasEnded(worker)) await ended
      }),
    )
  }
  return { address: startAll(), processes: workers, close }
}
