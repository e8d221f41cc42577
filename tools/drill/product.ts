import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type RealServer, startServer, childrenOf, signalAll } from '@fable/server/testing'

const RETRY_MS = 100
const TIMEOUT_MS = 90_000

/** A server that is killed and started again needs the same port. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'fable-drill-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export async function until<T>(
  what: string,
  find: () => T | Promise<T>,
  timeoutMs = TIMEOUT_MS,
): Promise<NonNullable<Awaited<T>>> {
  const begun = performance.now()
  for (;;) {
    const found = await find()
    if (found) return found
    if (performance.now() - begun > timeoutMs) throw new Error(`This took too long: ${what}.`)
    await sleep(RETRY_MS)
  }
}

/** Keeps its port and its data while its processes come and go. */
type Product = {
  readonly address: string
  /** The server and its workers. */
  readonly processes: () => readonly number[]
  readonly start: () => Promise<void>
  readonly end: (signal: NodeJS.Signals) => Promise<void>
  /** The last output of processes that ended unexpectedly. */
  readonly deaths: readonly string[]
}

export async function startProduct(
  folder: string,
  settings: Record<string, string>,
): Promise<Product> {
  const port = String(await freePort())
  const deaths: string[] = []
  let server: RealServer | undefined

  const start = async () => {
    const started = startServer(folder, {
      PORT: port,
      DATA_DIR: folder,
      AUTH_SECRET: 'x'.repeat(32),
      RATE_LIMITS: 'off',
      TRUST_PROXY: '127.0.0.1',
      SAMPLE_FACTS: '0',
      ...settings,
    })
    server = started
    void started.ended.then(({ code, stderr }) => {
      if (server === started) deaths.push(`the server ended with ${String(code)}: ${stderr}`)
    })
    await started.listening
  }

  const processes = () => {
    const pid = server?.process.pid
    return pid === undefined ? [] : [pid, ...childrenOf(pid)]
  }

  const end = async (signal: NodeJS.Signals) => {
    const ending = server
    // Workers outlive a killed parent for a moment, in which they have the port.
    const pids = signal === 'SIGKILL' ? processes() : processes().slice(0, 1)
    server = undefined
    signalAll(pids, signal)
    await ending?.ended
  }

  await start()
  return { address: `http://127.0.0.1:${port}`, processes, start, end, deaths }
}
