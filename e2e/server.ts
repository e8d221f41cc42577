import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyTemplate, startServer as startProcess } from '@fable/server/testing'
import { root } from '../scripts/lib/run.mjs'

/** Environment variables of the server. */
export type Settings = Record<string, string>

/** A running server with its own port and data. */
export type RunningServer = {
  /** For example http://127.0.0.1:40123. A restart keeps it. */
  address: string
  /** The folder of its embedded database and secrets. */
  dataDir: string
  /** Its standard output and error so far. */
  output: () => string
  /** Stops it with SIGTERM and starts it on the same data, with additional settings if given. */
  restart: (settings?: Settings) => Promise<void>
  /** Kills it with SIGKILL. `restart` starts it again. */
  kill9: () => Promise<void>
  /** Kills it and removes its data. */
  stop: () => Promise<void>
}

const isRunning = (server: ChildProcess) => server.exitCode === null && server.signalCode === null

async function end(server: ChildProcess, signal: NodeJS.Signals) {
  if (!isRunning(server)) return
  const ended = once(server, 'exit')
  server.kill(signal)
  await ended
}

/**
 * Starts the real server on a free port with its own data. By default rate limits are off, because all
 * tests share one address, and so are sample facts. It runs in its data folder, so that it does not use a
 * developer's `.env` and database.
 */
export async function startServer(settings: Settings = {}): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fact-and-fable-data-'))
  copyTemplate(dataDir)
  // Finds a free port and keeps it over a restart.
  let port = '0'
  let output = ''

  const launch = async (more: Settings) => {
    const { process: server, listening } = startProcess(
      dataDir,
      {
        HOST: '127.0.0.1',
        PORT: port,
        DATA_DIR: dataDir,
        RATE_LIMITS: 'off',
        SAMPLE_FACTS: '0',
        // A test may say from where a request comes.
        TRUST_PROXY: '127.0.0.1',
        NODE_COMPILE_CACHE: join(root, '.cache/node'),
        ...settings,
        ...more,
      },
      'pipe',
    )
    server.stdout?.on('data', (text: Buffer) => {
      output += text.toString()
    })
    server.stderr?.on('data', (text: Buffer) => {
      output += text.toString()
    })
    return { server, address: await listening }
  }

  const { server, address } = await launch({})
  port = new URL(address).port
  let running = server
  return {
    address,
    dataDir,
    output: () => output,
    restart: async (more = {}) => {
      await end(running, 'SIGTERM')
      running = (await launch(more)).server
    },
    kill9: () => end(running, 'SIGKILL'),
    stop: async () => {
      await end(running, 'SIGKILL')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
