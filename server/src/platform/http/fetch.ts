import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { andThen, type Awaitable } from '../awaitable.ts'
import { makeFindAddress } from './address.ts'
import type { PreparedBody } from './cached-body.ts'
import type { AppEnv, Exchange, Listened } from './app-env.ts'
import type { Metrics } from '../metrics.ts'
import { logResponse } from './request-log.ts'
import { securityHeaders } from './security-headers.ts'

/** What is in memory for a GET, and the declared call. It must have no limits: they are checked by the call. */
export type InMemory = { readonly call: string; readonly find: () => PreparedBody | undefined }

type Deps = {
  /** By path and query. */
  readonly inMemory: ReadonlyMap<string, InMemory>
  readonly log: Logger
  /** A clock in milliseconds that never goes back. */
  readonly monotonic: () => number
  readonly publicUrl: URL
  /** Default: nothing is counted. */
  readonly metrics?: Pick<Metrics, 'request'> | undefined
  /** The proxies whose X-Forwarded-For counts. */
  readonly trustProxy: readonly string[]
}

/** The path and the query. */
const pathOf = (url: string) => url.slice(url.indexOf('/', url.indexOf('//') + 2))

/** Responds to a request; at once, where nothing has to be waited for. */
export type Fetch = (request: Request, listened?: Listened) => Awaitable<Response>

/**
 * Creates the entry of all requests, which does what each of them needs: its id, the headers of every
 * response, and a line in the log. It stands around the app, because each middleware would make every
 * response wait for a promise.
 */
export const makeFetch = (
  app: Pick<Hono<AppEnv>, 'fetch'>,
  { inMemory, log, metrics, monotonic, publicUrl, trustProxy }: Deps,
): Fetch => {
  const secure = securityHeaders(publicUrl)
  const findAddress = makeFindAddress(trustProxy)

  // A class, because an object with a getter of its own would get a hidden class of its own, too.
  class RequestExchange implements Exchange {
    // Hono's request-id lets the client choose the id.
    readonly requestId = randomUUID()
    readonly log = log
    readonly headers = { ...secure, 'X-Request-Id': this.requestId }
    readonly cookies: string[] = []
    readonly incoming: Listened['incoming']
    readonly #request: Request
    route: string | undefined

    constructor(request: Request, { incoming }: Listened) {
      this.#request = request
      this.incoming = incoming
    }

    requestHeader(name: string) {
      return this.#request.headers.get(name) ?? undefined
    }

    get address() {
      return findAddress(this.#request, this)
    }
  }

  /** Responds without the app, whose router and validation take as long as all else that a cached response needs here. */
  const respondFromMemory = (request: Request, exchange: Exchange) => {
    if (request.method !== 'GET') return undefined
    const known = inMemory.get(pathOf(request.url))
    const body = known?.find()
    if (known && body) exchange.route = known.call
    return body?.respond(exchange)
  }

  return (request, listened = {}) => {
    const started = monotonic()
    const exchange = new RequestExchange(request, listened)
    const responded = respondFromMemory(request, exchange) ?? app.fetch(request, exchange)
    return andThen(responded, (response) => {
      const ms = monotonic() - started
      logResponse(exchange, { request, response, ms: Math.round(ms) })
      metrics?.request({ call: exchange.route, status: response.status, ms })
      return response
    })
  }
}
