import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { createDatabase, fillDatabase, startPostgres, startServer } from '@fable/server/testing'
import type { IncomingMessage } from 'node:http'
import type { Call } from './load.ts'

/** A response as it was sent. The body is compressed, and in base64. */
export type Received = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export type App = {
  readonly address: string
  readonly pid: number
  /** Of PostgreSQL. */
  readonly databaseUrl: string | undefined
  readonly folder: string
  readonly close: () => Promise<void>
}

export type Bare = {
  readonly address: string
  readonly pid: number
  /** Sends this from now on. */
  readonly copy: (response: Received) => Promise<void>
  readonly close: () => void
}

export const FACTS = 1000

type Options = {
  readonly facts?: number
  readonly runs?: number
  /** Of a new server. Durable: it flushes each commit. */
  readonly postgres?: 'durable' | 'quick' | undefined
}

/** Starts the server in a new folder, as `npm start` does, with facts and ended runs. */
export const startApp = async ({
  facts = FACTS,
  runs = 0,
  postgres,
}: Options = {}): Promise<App> => {
  const folder = mkdtempSync(join(tmpdir(), 'fable-bench-'))
  const database = postgres && (await startPostgres({ durable: postgres === 'durable' }))
  const databaseUrl = database && (await createDatabase(database.url)).url
  await fillDatabase({ dataDir: folder, databaseUrl }, { facts, runs })
  const server = startServer(folder, {
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    SAMPLE_FACTS: '0',
    AUTH_SECRET: 'x'.repeat(32),
    // As `npm start` does: without it the compiler of TypeScript stays in memory.
    NODE_COMPILE_CACHE: resolve('.cache/bench-node'),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...(process.env.BENCH_PROFILE && {
      NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${resolve(process.env.BENCH_PROFILE)}`,
    }),
  })
  const address = await server.listening
  const close = async () => {
    server.process.kill('SIGTERM')
    await server.ended
    await database?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { address, pid: server.process.pid ?? 0, databaseUrl, folder, close }
}

/** Starts plain node:http. */
export const startBare = async (): Promise<Bare> => {
  const child = fork(fileURLToPath(new URL('bare.ts', import.meta.url)))
  const [port] = (await once(child, 'message')) as [number]
  return {
    address: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    copy: async (response) => {
      child.send(response)
      await once(child, 'message')
    },
    close: () => {
      child.disconnect()
    },
  }
}

/** Headers that node:http sends by itself. */
const OWN_HEADERS = /^(date|connection|keep-alive|content-length|transfer-encoding)$/

/** Sends one request. Returns the response undecoded. */
export const exchange = async (
  address: string,
  { method = 'GET', path, headers = {}, body }: Call,
): Promise<Received> => {
  const sent = request(address + path, { method, headers, agent: false }).end(body)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const others = Object.entries(response.headers).filter(([name]) => !OWN_HEADERS.test(name))
  return {
    status: response.statusCode ?? 0,
    headers: Object.fromEntries(others.map(([name, value]) => [name, String(value)])),
    body: (await buffer(response)).toString('base64'),
  }
}
