import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { listen } from '../http/serve.ts'
import type { Settings } from '../lib/settings.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

/**
 * The pause in milliseconds before a worker is replaced. Without it, a worker that cannot start would use up the
 * machine.
 */
const RESTART_MS = 1000

type Workers = {
  /**
   * Resolves with undefined if the first worker does not start, or if the workers are stopped before it has. A worker
   * that does not start prints the reason itself.
   */
  readonly address: Promise<string | undefined>
  readonly close: () => Promise<void>
}

const listening = (worker: Worker) =>
  new Promise<string | undefined>((resolve) => {
    worker.on('message', (message: { type?: unknown; address?: string }) => {
      if (message.type === 'listening') resolve(message.address)
    })
    const end = () => {
      resolve(undefined)
    }
    worker.once('exit', end)
    worker.once('error', end)
  })

/**
 * All workers listen on the same port; the system distributes the connections. The first one migrates the database
 * before the others start. A worker that ends is replaced.
 */
export async function startWorkers(settings: Settings, log: Logger): Promise<Workers> {
  const port = await findPort(settings)
  cluster.setupPrimary({ exec: MAIN })
  let state: 'starting' | 'started' | 'stopping' = 'starting'
  const isStopping = () => state === 'stopping'

  const startWorker = () => {
    const worker = cluster.fork({ PORT: port })
    const replace = (reason: object) => {
      if (state !== 'started') return
      log.error({ pid: worker.process.pid, ...reason }, 'a worker has ended and is replaced')
      setTimeout(() => {
        if (!isStopping()) void startWorker()
      }, RESTART_MS)
    }
    worker.once('exit', (code, signal) => {
      replace({ code, signal })
    })
    worker.on('error', (error) => {
      // A worker without a pid is a process that the system could not start.
      if (worker.process.pid === undefined) replace({ err: error })
    })
    return listening(worker)
  }

  const startAll = async () => {
    const address = await startWorker()
    if (address === undefined || isStopping()) return undefined
    state = 'started'
    await Promise.all(Array.from({ length: settings.WORKERS - 1 }, startWorker))
    return address
  }

  const close = async () => {
    state = 'stopping'
    await Promise.all(
      Object.values(cluster.workers ?? {}).map(async (worker) => {
        if (!worker || worker.isDead()) return
        const ended = once(worker, 'exit')
        worker.process.kill('SIGTERM')
        await ended
      }),
    )
  }
  return { address: startAll(), close }
}

// Workers share the port, so they would not notice another program that uses it. This opens the port once without
// sharing it.
async function findPort({ HOST: host, PORT: port }: Settings): Promise<number> {
  const server = createServer()
  const found = await listen(server, { host, port })
  await new Promise((resolve) => server.close(resolve))
  return found
}
