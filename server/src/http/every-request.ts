import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { requestId } from 'hono/request-id'
import type { Routes } from '@fable/contract'
import { SCREEN_PATHS, SCREENS, screenRow } from '@fable/contract/limits'
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

/** `more`: the directives of a document, which allow its inline parts by their hashes. */
export const policyOf = (more?: string): string =>
  [...DIRECTIVES, ...(more === undefined ? [] : [more])].join('; ')

/** Only for documents: elsewhere they have no effect, and each header adds to the time of a cached response. */
export const DOCUMENT_HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'same-origin',
}

/** For files that other sites may show: pictures, icons and feeds. */
export const FOR_OTHER_SITES = { 'Cross-Origin-Resource-Policy': 'cross-origin' }

export const securityHeaders = (publicUrl: URL): Record<string, string> => ({
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // One year, the recommended value.
  ...(publicUrl.protocol === 'https:' && { 'Strict-Transport-Security': 'max-age=31536000' }),
  [POLICY_HEADER]: policyOf(),
})

/** Its 503 means that the server is being stopped. */
const READY = 'GET /api/ready' satisfies keyof Routes

const HEALTH: ReadonlySet<string> = new Set<keyof Routes>(['GET /api/health', READY])

const PATH_MAX = 200

/** The id of an open run, which allows playing it, or the key of a feed. */
const KEY = /[\w-]{20,}/g
const SECRET_PATHS = SCREENS.filter((screen) => screenRow(screen).isSecret).map(
  (screen) => SCREEN_PATHS[screen],
)
const SECRET_FILE = new RegExp(`^(${SECRET_PATHS.join('|')})/.*`, 's')

const patternOf = (path: string) =>
  path.replace(SECRET_FILE, '$1/:file').replaceAll(KEY, ':key').slice(0, PATH_MAX)

/**
 * Only the first response to a client for each call is logged, and later the number of others. For 503, which every
 * client gets, it is the first response to any client.
 */
const COUNTED_STATUSES: ReadonlySet<number> = new Set([404, 429])
const UNAVAILABLE = 503

/** As in the log of nginx: the client has left before its response was ready. */
const CLIENT_GONE = 499

export const REPEATED = 'repeated refused or not-found requests'

type Deps = Pick<ServerDeps, 'log' | 'monotonic' | 'publicUrl'> & {
  readonly metrics?: Pick<Metrics, 'request'> | undefined
  readonly trustProxy: readonly string[]
}

/**
 * The client cannot choose the id. The line in the log names the call instead of the path, because a path can contain
 * secrets, and never contains the body. Of repeated refused or not-found requests only the first one of a client is
 * logged, and ten seconds later the number of the others.
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
    // A load balancer may send such a request twice a second.
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
