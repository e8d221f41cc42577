import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { AppEnv } from './app-env.ts'

const PATH_MAX = 200

/** A run id in an unknown path. It must not reach the log: anyone who knows it can play the open run. */
const RUN_ID = /[0-9a-f]{32}/gi

const redactPath = (path: string) => path.replaceAll(RUN_ID, ':id').slice(0, PATH_MAX)

/**
 * Assigns an id to each request and logs one line per response. Logs no body, and the declared call
 * instead of the path, because a path can contain secrets.
 */
export const requestLog =
  ({ log, monotonic }: { log: Logger; monotonic: () => number }): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const started = monotonic()
    // Hono's request-id takes the same time (1.5 µs), but lets the client choose the id.
    const requestId = randomUUID()
    c.set('requestId', requestId)
    c.set('log', log)
    await next()
    c.res.headers.set('X-Request-Id', requestId)
    const { status } = c.res
    const call = c.get('route') ?? `${c.req.method} ${redactPath(c.req.path)}`
    log[status >= 500 ? 'error' : 'info'](
      { requestId, call, status, ms: Math.round(monotonic() - started) },
      'answered',
    )
  }
