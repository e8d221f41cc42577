import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ChildProcess } from 'node:child_process'
import { addressOf, spawnServer } from '../scripts/lib/server.mjs'

/** Settings of the server by their names in the environment. */
export type Settings = Record<string, string>

/** A running server, alone on its port and its data. */
export type RunningServer = {
  /** Such as http://127.0.0.1:40123; the same after a restart. */
  address: string
  /** Where its embedded database and its secrets lie. */
  dataDir: string
  /** What it has written so far, standard output and error. */
  output: () => string
  /** Ends it in order, as SIGTERM does, and starts it on the same data, with other settings if given. */
  restart: (settings?: Settings) => Promise<void>
  /** Ends it as a power cut would. `restart` brings it back. */
  kill9: () => Promise<void>
  /** Ends it for good and removes its data. */
  stop: () => Promise<void>
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

const isRunning = (server: ChildProcess) => server.exitCode === null && server.signalCode === null

async function end(server: ChildProcess, signal: NodeJS.Signals) {
  if (!isRunning(server)) return
  const ended = once(server, 'exit')
  server.kill(signal)
  await ended
}

/**
 * Starts the real server on a free port with data of its own. Rate limits are off, since all tests come
 * from one address, and sample facts too, unless `settings` say otherwise. It runs in its data's folder, so
 * that a developer's `.env` and its database are out of reach.
 */
export async function startServer(settings: Settings = {}): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fact-and-fable-data-'))
  const port = await freePort()
  const address = `http://127.0.0.1:${String(port)}`
  let output = ''

  const launch = async (more: Settings) => {
    const env = {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: address,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      RATE_LIMITS: 'off',
      SAMPLE_FACTS: '0',
      ...settings,
      ...more,
    }
    const server = spawnServer({ env, cwd: dataDir, quiet: true })
    server.stdout?.on('data', (text: Buffer) => (output += text.toString()))
    server.stderr?.on('data', (text: Buffer) => (output += text.toString()))
    await addressOf(server).catch((error: unknown) => {
      throw new Error(output || 'The server said nothing.', { cause: error })
    })
    return server
  }

  let running = await launch({})
  return {
    address,
    dataDir,
    output: () => output,
    restart: async (more = {}) => {
      await end(running, 'SIGTERM')
      running = await launch(more)
    },
    kill9: () => end(running, 'SIGKILL'),
    stop: async () => {
      await end(running, 'SIGKILL')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
