import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { AppEnv } from './app-env.ts'

const PATH_MAX = 200

/** The id of a run in a path that no call answers: who reads it could play an open run. */
const RUN_ID = /[0-9a-f]{32}/gi

const plainPath = (path: string) => path.replaceAll(RUN_ID, ':id').slice(0, PATH_MAX)

/**
 * Gives each request an id and writes one line when it has been answered: never a body, and the
 * declared call instead of its path, since a path may hold what only its sender should know.
 */
export const requestLog =
  ({ log, monotonic }: { log: Logger; monotonic: () => number }): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const started = monotonic()
    const requestId = randomUUID()
    c.set('requestId', requestId)
    c.set('log', log)
    await next()
    c.res.headers.set('X-Request-Id', requestId)
    const { status } = c.res
    const call = c.get('route') ?? `${c.req.method} ${plainPath(c.req.path)}`
    log[status >= 500 ? 'error' : 'info'](
      { requestId, call, status, ms: Math.round(monotonic() - started) },
      'answered',
    )
  }
