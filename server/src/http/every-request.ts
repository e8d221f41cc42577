import type { Routes } from '@fable/contract'
import { SCREEN_PATHS } from '@fable/contract/limits'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { requestId } from 'hono/request-id'
import type { Metrics } from '../lib/metrics.ts'
import { makeIsRepeated } from '../lib/counts.ts'
import { clientOf, makeFindAddress } from './address.ts'
import type { AppEnv, ServerDeps } from './app-env.ts'
import { REFUSED } from './overload.ts'

/** Sources that the browser may load: our own files, and inline parts of the document. */
const DIRECTIVES = [
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
]

export const POLICY_HEADER = 'Content-Security-Policy'

/** A Content-Security-Policy. `more`: the directives of a document, which allow its inline content by hashes. */
export const policyOf = (more?: string): string =>
  [...DIRECTIVES, ...(more === undefined ? [] : [more])].join('; ')

/** Headers for documents only. Elsewhere they have no effect, and each adds to the time of a cached response. */
export const DOCUMENT_HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'same-origin',
}

/** The header of files that other sites show: pictures, icons and feeds. */
export const FOR_OTHER_SITES = { 'Cross-Origin-Resource-Policy': 'cross-origin' }

/** The headers of every response. They restrict scripts, styles and frames to this origin. */
export const securityHeaders = (publicUrl: URL): Record<string, string> => ({
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // One year, the recommended value.
  ...(publicUrl.protocol === 'https:' && { 'Strict-Transport-Security': 'max-age=31536000' }),
  [POLICY_HEADER]: policyOf(),
})

/** Its 503 means a planned stop of the server. */
const READY = 'GET /api/ready' satisfies keyof Routes

/** Calls of load balancers and monitors. Only failed ones are logged. */
const HEALTH: ReadonlySet<string> = new Set<keyof Routes>(['GET /api/health', READY])

const PATH_MAX = 200

/** Adds the length of the body for HEAD; the body itself is dropped later. */
const addLength = async (c: Context<AppEnv>) => {
  if (c.res.body === null || c.res.headers.has('Content-Length')) return
  const { byteLength } = await c.res.clone().arrayBuffer()
  c.header('Content-Length', String(byteLength))
}

/** Possible keys in a path: that of an open run, which allows playing it, or of the desk's feed. */
const KEY = /[\w-]{20,}/g
const DESK_FILE = new RegExp(`^${SCREEN_PATHS.desk}/.*`, 's')

/** The path of a request that is no call, or its pattern if the path holds a key. */
const patternOf = (path: string) =>
  path.replace(DESK_FILE, `${SCREEN_PATHS.desk}/:file`).replaceAll(KEY, ':key').slice(0, PATH_MAX)

/** The log has a client's first response of these to a call, and then how many followed; of 503 everybody's first. */
const COUNTED_STATUSES: ReadonlySet<number> = new Set([404, 429])
const UNAVAILABLE = 503

/** The log message with the number of repetitions. */
export const REPEATED = 'repeated refused or not-found requests'

type Deps = Pick<ServerDeps, 'log' | 'monotonic' | 'publicUrl'> & {
  /** Default: nothing is counted. */
  readonly metrics?: Pick<Metrics, 'request'> | undefined
  /** The proxies whose X-Forwarded-For counts. */
  readonly trustProxy: readonly string[]
}

/**
 * Does what every request needs: its id, which the client cannot choose, the headers of its response, and a line in the
 * log. The line has no body, and the declared call instead of the path, because a path can contain secrets. For refused
 * and missing requests, it logs the first of each address, and ten seconds later the number of others.
 */
export const registerEveryRequest = (
  app: OpenAPIHono<AppEnv>,
  { log, metrics, monotonic, publicUrl, trustProxy }: Deps,
): void => {
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
    const { status } = c.res
    const call = c.get('call')
    metrics?.request({ call, status, ms })
    // `makeAdmission` logs how many there were.
    if (call === REFUSED) return
    const isPlanned = call === READY && status === UNAVAILABLE
    if (COUNTED_STATUSES.has(status) && isRepeated(clientOf(c.get('address')), call)) return
    if (status === UNAVAILABLE && !isPlanned && isStillUnavailable('', call)) return
    // Load balancers send such requests twice a second.
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
