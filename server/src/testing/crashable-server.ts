import { setTimeout as sleep } from 'node:timers/promises'
import type { HttpClient } from './ranked-runs.ts'
import { type RealServer, startServer } from './real-server.ts'

const RETRY_MS = 20
const TIMEOUT_MS = 30_000

/** A real server that can be killed at any time, with a client that retries until it gets a response. */
export type CrashableServer = HttpClient & {
  /** Kills the process and starts another one on the same data. */
  readonly kill: () => Promise<void>
  readonly stop: () => Promise<void>
  readonly count: { responses: number; retries: number }
}

/** Starts a server without rate limits that keeps its data in `cwd`. */
export const startCrashableServer = async (cwd: string): Promise<CrashableServer> => {
  const settings = { DATA_DIR: cwd, RATE_LIMITS: 'off', SAMPLE_FACTS: '0' }
  let server: RealServer = startServer(cwd, settings)
  await server.listening
  const count = { responses: 0, retries: 0 }

  const send = async (path: string, init: RequestInit): Promise<Response> => {
    for (let waited = 0; ; waited += RETRY_MS) {
      try {
        const response = await fetch(`${await server.listening}${path}`, init)
        const body = await response.text()
        if (response.status < 500) {
          count.responses += 1
          return new Response(body, { status: response.status })
        }
      } catch (error) {
        if (waited > TIMEOUT_MS) throw error
      }
      count.retries += 1
      await sleep(RETRY_MS)
    }
  }

  const end = async () => {
    server.process.kill('SIGKILL')
    await server.ended
  }

  return {
    count,
    get: (path, headers = {}) => send(path, { headers }),
    post: (path, body, headers = {}) => {
      const type = { 'Content-Type': 'application/json' }
      const init = { method: 'POST', headers: { ...type, ...headers }, body: JSON.stringify(body) }
      return send(path, init)
    },
    kill: async () => {
      await end()
      server = startServer(cwd, settings)
      await server.listening
    },
    stop: end,
  }
}
