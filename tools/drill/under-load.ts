import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DATABASE_FILE } from '@fable/server/operator'
import { readRowsOf, type RealServer, startMixedWrites, startServer } from '@fable/server/testing'

/** What a drill prints of a fault. */
export type Result = {
  readonly fault: string
  readonly acknowledged: number
  /** Acknowledged writes that are not stored, stored twice or stored otherwise. */
  readonly lost: number
  /** The longest time without an acknowledged write. */
  readonly 'not served, s'?: number
  readonly [figure: string]: string | number | undefined
}

/** A port that nothing uses now. A server that is killed and started again needs the same one. */
export const freePort = async (host = '127.0.0.1'): Promise<number> => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Gives the work a temporary folder. */
export const inFolder = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'fable-drill-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A server that keeps its port and its data while its processes come and go. */
export type Product = {
  readonly address: string
  /** Where its data is: an address of PostgreSQL or a file. */
  readonly database: string
  readonly current: () => RealServer
  /** Kills it with -9 and starts it again. */
  readonly killAndStart: () => Promise<void>
}

/** Runs the product for the work, on PostgreSQL if `settings` name one, else with its data in the folder. */
export const withProduct = async <T>(
  folder: string,
  settings: Record<string, string>,
  work: (product: Product) => Promise<T>,
): Promise<T> => {
  const port = String(await freePort())
  const start = () =>
    startServer(folder, {
      PORT: port,
      DATA_DIR: folder,
      AUTH_SECRET: 'x'.repeat(32),
      RATE_LIMITS: 'off',
      SAMPLE_FACTS: '0',
      ...settings,
    })
  let server = start()
  const end = async () => {
    server.process.kill('SIGKILL')
    await server.ended
  }
  try {
    const address = await server.listening
    return await work({
      address,
      database: settings.DATABASE_URL ?? join(settings.DATA_DIR ?? folder, DATABASE_FILE),
      current: () => server,
      killAndStart: async () => {
        await end()
        server = start()
        await server.listening
      },
    })
  } finally {
    await end()
  }
}

const BEFORE_MS = 2000
const AFTER_MS = 3000
/** How long it may take to serve again when the cause is over. */
const RECOVERY_MS = 60_000

type Trial = {
  readonly fault: string
  readonly product: Pick<Product, 'address' | 'database'>
  /** Makes the fault. Resolves when its cause is over. */
  readonly cause: () => Promise<unknown>
  readonly pauseMs?: number
}

/** Sends votes, facts, turns, saves, sign-ups and feedback before, during and after a fault, and looks for all of them. */
export const underLoad = async ({ fault, product, cause, pauseMs }: Trial): Promise<Result> => {
  const writes = await startMixedWrites(product.address, pauseMs === undefined ? {} : { pauseMs })
  await sleep(BEFORE_MS)
  await cause()
  const before = writes.acknowledged()
  for (let ms = 0; writes.acknowledged() === before && ms < RECOVERY_MS; ms += 100) await sleep(100)
  await sleep(AFTER_MS)
  const gap = writes.longestGap()
  await writes.stop()
  const contradictions = await writes.contradictions(readRowsOf(product.database))
  for (const contradiction of contradictions) console.error(contradiction)
  return {
    fault,
    acknowledged: writes.acknowledged(),
    'status 503': writes.statuses.get(503) ?? 0,
    'no response': writes.statuses.get(0) ?? 0,
    lost: contradictions.length,
    'not served, s': Number((gap / 1000).toFixed(1)),
  }
}

/** The memory that a process holds, in MB. */
export const memoryOf = (pid: number): number => {
  const [, kilobytes = '0'] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
