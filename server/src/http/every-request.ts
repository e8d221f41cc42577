import type { OpenAPIHono } from '@hono/zod-openapi'
import { requestId } from 'hono/request-id'
import type { Logger } from 'pino'
import type { Metrics } from '../lib/metrics.ts'
import { makeFindAddress } from './address.ts'
import type { AppEnv } from './app-env.ts'
import { REFUSED } from './overload.ts'
import { securityHeaders } from './security-headers.ts'

const PATH_MAX = 200

/** A run id in an unknown path. It must not reach the log: anyone who knows it can play the open run. */
const RUN_ID = /[0-9a-f]{32}/gi

const redactPath = (path: string) => path.replaceAll(RUN_ID, ':id').slice(0, PATH_MAX)

type Deps = {
  readonly log: Logger
  /** A clock in milliseconds that never goes back. */
  readonly monotonic: () => number
  readonly publicUrl: URL
  /** Default: nothing is counted. */
  readonly metrics?: Pick<Metrics, 'request'> | undefined
  /** The proxies whose X-Forwarded-For counts. */
  readonly trustProxy: readonly string[]
}

/**
 * Does what every request needs: its id, which the client cannot choose, the headers of its response, and a line
 * in the log. The line has no body, and the declared call instead of the path, because a path can contain secrets.
 */
export const registerEveryRequest = (
  app: OpenAPIHono<AppEnv>,
  { log, metrics, monotonic, publicUrl, trustProxy }: Deps,
): void => {
  const headers = Object.entries(securityHeaders(publicUrl))
  const findAddress = makeFindAddress(trustProxy)
  app.use(requestId({ headerName: '' }))
  app.use(async (c, next) => {
    const started = monotonic()
    const id = c.get('requestId')
    c.set('log', log)
    c.set('address', findAddress(c))
    for (const [name, value] of headers) c.header(name, value)
    c.header('X-Request-Id', id)
    await next()
    const ms = monotonic() - started
    const { status } = c.res
    const call = c.get('call')
    metrics?.request({ call, status, ms })
    // `makeAdmission` logs how many there were.
    if (call === REFUSED) return
    const line = {
      requestId: id,
      call: call ?? `${c.req.method} ${redactPath(c.req.path)}`,
      status,
      ms: Math.round(ms),
    }
    log[status >= 500 ? 'error' : 'info'](line, 'responded')
  })
}
