import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { requestId } from 'hono/request-id'
import type { Routes } from '@fable/contract'
import { DAY_MS, SCREEN_PATHS, SCREENS, screenRow } from '@fable/contract/limits'
import { makeIsRepeated } from '../lib/counts.ts'
import type { Metrics } from '../lib/metrics.ts'
import { clientOf, makeFindAddress } from './address.ts'
import type { AppEnv, ServerDeps } from './app-env.ts'
import { isGone, REFUSED } from './overload.ts'

const DIRECTIVES = [
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
]

export const POLICY_HEADER = 'Content-Security-Policy'

/** `more` contains the directives of a document, which allow its inline parts by their hashes. */
export const policyOf = (more?: string): string =>
  [...DIRECTIVES, ...(more === undefined ? [] : [more])].join('; ')

/**
 * These headers are only for documents. They have no effect on other responses, and each header makes a cached response
 * slower.
 */
export const DOCUMENT_HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'same-origin',
}

const YEAR_S = (365 * DAY_MS) / 1000

/** This header is for files that other sites may show: pictures, icons and feeds. */
export const FOR_OTHER_SITES = { 'Cross-Origin-Resource-Policy': 'cross-origin' }

export const securityHeaders = (publicUrl: URL): Record<string, string> => ({
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  ...(publicUrl.protocol === 'https:' && { 'Strict-Transport-Security': `max-age=${YEAR_S}` }),
  [POLICY_HEADER]: policyOf(),
})

/** A 503 of this call means that the server is being stopped. */
const READY = 'GET /api/ready' satisfies keyof Routes

const HEALTH: ReadonlySet<string> = new Set<keyof Routes>(['GET /api/health', READY])

const PATH_MAX = 200

/** Matches the id of an open run, which allows playing the run, and the key of a feed. Neither may be in the log. */
const KEY = /[\w-]{20,}/g
const SECRET_PATHS = SCREENS.filter((screen) => screenRow(screen).isSecret).map(
  (screen) => SCREEN_PATHS[screen],
)
const SECRET_FILE = new RegExp(`^(${SECRET_PATHS.join('|')})/.*`, 's')

const patternOf = (path: string) =>
  path.replace(SECRET_FILE, '$1/:file').replaceAll(KEY, ':key').slice(0, PATH_MAX)

/**
 * For each call, the log has only the first response with one of these statuses to a client, and later the number of
 * further responses. For a 503, which all clients get, it has only the first response to any client.
 */
const COUNTED_STATUSES: ReadonlySet<number> = new Set([404, 429])
const UNAVAILABLE = 503

/** The client has left before its response was ready. nginx logs the same status. */
const CLIENT_GONE = 499

export const REPEATED = 'repeated refused or not-found requests'

type Deps = Pick<ServerDeps, 'log' | 'monotonic' | 'publicUrl'> & {
  readonly metrics?: Pick<Metrics, 'request'> | undefined
  readonly trustProxy: readonly string[]
}

/**
 * Gives each request an id, which the client cannot choose, and logs the response, unless it is that of a successful
 * health check. The line in the log never contains the body. It names the call, or the path without the secrets that a
 * path can contain. If a client repeats a refused or not-found request, the log has only the first one, and ten seconds
 * later the number of repetitions.
 */
export function registerEveryRequest(
  app: OpenAPIHono<AppEnv>,
  { log, metrics, monotonic, publicUrl, trustProxy }: Deps,
): void {
  const headers = Object.entries(securityHeaders(publicUrl))
  const findAddress = makeFindAddress(trustProxy)
  const isRepeated = makeIsRepeated(({ call, count }) => {
    log.info({ call, requests: count }, REPEATED)
  })
  const isStillUnavailable = makeIsRepeated(({ call, count }) => {
    log.error({ call, status: UNAVAILABLE, requests: count }, REPEATED)
  })

  app.use(requestId({ headerName: '' }))
  app.use(async (c, next) => {
    const started = monotonic()
    const id = c.get('requestId')
    c.set('log', log)
    c.set('address', findAddress(c))
    for (const [name, value] of headers) c.header(name, value)
    c.header('X-Request-Id', id)

    await next()
    if (c.req.method === 'HEAD') await addLength(c)

    const ms = monotonic() - started
    const status = c.res.status === UNAVAILABLE && isGone(c) ? CLIENT_GONE : c.res.status
    const call = c.get('call')
    metrics?.request({ call, status, ms })

    // `makeAdmission` logs the number of refused requests.
    if (call === REFUSED) return
    const isPlanned = call === READY && status === UNAVAILABLE
    if (COUNTED_STATUSES.has(status) && isRepeated(clientOf(c.get('address')), call)) return
    if (status === UNAVAILABLE && !isPlanned && isStillUnavailable('', call)) return
    // A load balancer may send health checks twice a second, so successful checks are not logged.
    if (HEALTH.has(call ?? '') && status < 400) return

    const line = {
      requestId: id,
      call: call ?? `${c.req.method} ${patternOf(c.req.path)}`,
      status,
      ms: Math.round(ms),
    }
    log[status >= 500 && !isPlanned ? 'error' : 'info'](line, 'responded')
  })
}

async function addLength(c: Context<AppEnv>) {
  if (c.res.body === null || c.res.headers.has('Content-Length')) return
  const { byteLength } = await c.res.clone().arrayBuffer()
  c.header('Content-Length', String(byteLength))
}
