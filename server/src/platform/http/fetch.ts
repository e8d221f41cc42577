import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { andThen, type Awaitable } from '../awaitable.ts'
import { makeFindAddress } from './address.ts'
import type { AppEnv, Exchange, Listened } from './app-env.ts'
import type { Metrics } from '../metrics.ts'
import { logResponse } from './request-log.ts'
import { securityHeaders } from './security.ts'

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

/** Responds to a request; at once, where nothing has to be waited for. */
export type Fetch = (request: Request, listened?: Listened) => Awaitable<Response>

/**
 * Creates the entry of all requests, which does what each of them needs: its id, the headers of every
 * response, and a line in the log. It stands around the app, because each middleware would make every
 * response wait for a promise.
 */
export const makeFetch = (
  app: Pick<Hono<AppEnv>, 'fetch'>,
  { log, metrics, monotonic, publicUrl, trustProxy }: Deps,
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

    get address() {
      return findAddress(this.#request, this)
    }
  }

  return (request, listened = {}) => {
    const started = monotonic()
    const exchange = new RequestExchange(request, listened)
    return andThen(app.fetch(request, exchange), (response) => {
      const ms = monotonic() - started
      logResponse(exchange, { request, response, ms: Math.round(ms) })
      metrics?.request({ call: exchange.route, status: response.status, ms })
      return response
    })
  }
}
