import { setTimeout as sleep } from 'node:timers/promises'
import type { HttpClient } from './ranked-runs.ts'
import { type RealServer, startServer } from './real-server.ts'

const RETRY_MS = 20
const TIMEOUT_MS = 30_000

/** A real server that may be killed at any moment, and pages that ask again until they are answered. */
export type CrashableServer = HttpClient & {
  /** Ends the process as a power cut would, and starts another on the same data. */
  readonly kill: () => Promise<void>
  readonly stop: () => Promise<void>
  /** Requests that were answered, and those that had to be sent again. */
  readonly count: { answered: number; again: number }
}

/** Starts a server on its own data in `cwd`, without limits. */
export const startCrashableServer = async (cwd: string): Promise<CrashableServer> => {
  const settings = { DATA_DIR: cwd, RATE_LIMITS: 'off', SAMPLE_FACTS: '0' }
  let server: RealServer = startServer(cwd, settings)
  await server.listening
  const count = { answered: 0, again: 0 }

  const send = async (path: string, init: RequestInit): Promise<Response> => {
    for (let waited = 0; ; waited += RETRY_MS) {
      try {
        const response = await fetch(`${await server.listening}${path}`, init)
        const body = await response.text()
        if (response.status < 500) {
          count.answered += 1
          return new Response(body, { status: response.status })
        }
      } catch (error) {
        if (waited > TIMEOUT_MS) throw error
      }
      count.again += 1
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
