import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { manyFact, startServer } from '@fable/server/testing'
import type { BareResponse } from './bare-server.ts'
import { type Client, makeClient } from './client.ts'
import { type Load, openLoad } from './load.ts'

/** A server process under load. */
export type Measured = { readonly pid: number; readonly address: string; readonly load: Load }

export type App = Measured & {
  readonly client: Client
  readonly folder: string
  readonly close: () => Promise<void>
}

export type Bare = Measured & {
  readonly prepare: (response: BareResponse) => Promise<void>
  readonly close: () => void
}

export const FACTS = 1000

/** Shares a fact. Its text is as varied as those of people, because the list is compressed. */
const share = async (client: Client, n: number) => {
  const { text, source, category } = manyFact(n + 1)
  const { status } = await client.post('/api/facts', { text, source, category })
  if (status !== 201) throw new Error(`Status ${status}, not 201`)
}

/** Starts the server in an empty folder and shares facts, by default 1,000. */
export const startApp = async (
  settings: Record<string, string> = {},
  facts = FACTS,
): Promise<App> => {
  const folder = mkdtempSync(join(tmpdir(), 'fable-bench-'))
  const server = startServer(folder, {
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    SAMPLE_FACTS: '0',
    AUTH_SECRET: 'x'.repeat(32),
    // As `npm start` does: without it the compiler of TypeScript stays in memory.
    NODE_COMPILE_CACHE: resolve('.cache/bench-node'),
    ...settings,
  })
  const address = await server.listening
  const client = makeClient(address)
  await Promise.all(Array.from({ length: facts }, (_, n) => share(client, n)))
  const load = await openLoad(address)
  const close = async () => {
    load.end()
    client.end()
    server.process.kill('SIGTERM')
    await server.ended
    rmSync(folder, { recursive: true, force: true })
  }
  return { pid: server.process.pid ?? 0, address, client, folder, load, close }
}

/** Starts plain node:http. */
export const startBare = async (): Promise<Bare> => {
  const child = fork(fileURLToPath(new URL('bare-server.ts', import.meta.url)))
  const [{ address }] = (await once(child, 'message')) as [{ address: string }]
  const load = await openLoad(address)
  return {
    pid: child.pid ?? 0,
    address,
    load,
    prepare: async (response) => {
      child.send(response)
      await once(child, 'message')
    },
    close: () => {
      load.end()
      child.disconnect()
    },
  }
}
