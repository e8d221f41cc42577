import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createDatabase, fillDatabase, startPostgres, startServer } from '@fable/server/testing'

export const FACTS = 1000

/** As in `npm start`: without a compile cache the TypeScript compiler stays in memory. */
const COMPILED = { NODE_COMPILE_CACHE: resolve('.cache/bench-node') }

type Options = {
  readonly facts?: number
  readonly runs?: number
  readonly postgres?: boolean
}

type Listening = { readonly address: string; readonly pid: number }

type App = Listening & { readonly close: () => Promise<void> }

export async function startApp({
  facts = FACTS,
  runs = 0,
  postgres = false,
}: Options = {}): Promise<App> {
  const folder = mkdtempSync(join(tmpdir(), 'fable-bench-'))
  const database = postgres ? await startPostgres() : undefined
  const databaseUrl = database && (await createDatabase(database.url)).url
  await fillDatabase({ dataDir: folder, databaseUrl }, { facts, runs })

  const server = startServer(folder, {
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    SAMPLE_FACTS: '0',
    AUTH_SECRET: 'x'.repeat(32),
    ...COMPILED,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  })

  const address = await server.listening
  const close = async () => {
    server.process.kill('SIGTERM')
    await server.ended
    await database?.stop()
    rmSync(folder, { recursive: true, force: true })
  }

  return { address, pid: server.process.pid ?? 0, close }
}

type AppBesideBare = {
  readonly app: App
  readonly bare: Listening
  readonly close: () => Promise<void>
}

/** Plain node:http beside the server sends the same bytes. */
export async function startBesideBare(): Promise<AppBesideBare> {
  const app = await startApp()
  const child = fork(fileURLToPath(new URL('bare.ts', import.meta.url)), [app.address], {
    env: { ...process.env, ...COMPILED },
  })
  const [port] = (await once(child, 'message')) as [number]
  const close = () => {
    child.disconnect()
    return app.close()
  }
  return { app, bare: { address: `http://127.0.0.1:${port}`, pid: child.pid ?? 0 }, close }
}
