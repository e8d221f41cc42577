import { createServer, type Server } from 'node:http'

/** Time limit for receiving a complete request, so that slow senders do not hold connections. */
const REQUEST_TIMEOUT_MS = 10_000
/** How often Node looks for requests that are over that limit. */
const CHECK_MS = 1000

/**
 * A response of which the client reads nothing for 30 seconds ends, so that it does not hold its memory. Node
 * compares what is left to send twice, this time apart.
 */
const STALL_TIMEOUT_MS = 15_000

/**
 * An idle connection ends after this time: later than a proxy ends it (60 seconds in nginx), or the proxy would
 * sometimes send a request into a connection that is ending.
 */
const KEEP_ALIVE_MS = 75_000

type Options = {
  readonly maxConnections: number
  /** Shorter times, for tests. */
  readonly times?: { readonly request: number; readonly check: number; readonly stall: number }
}

const TIMES = { request: REQUEST_TIMEOUT_MS, check: CHECK_MS, stall: STALL_TIMEOUT_MS }

/** Creates the HTTP server, with limits for its connections. */
export const createHttpServer = ({ maxConnections, times = TIMES }: Options): Server => {
  const server = createServer({
    headersTimeout: times.request,
    requestTimeout: times.request,
    connectionsCheckingInterval: times.check,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // Such a request gets a problem document like any other malformed one.
    requireHostHeader: false,
  })
  server.maxConnections = maxConnections
  server.setTimeout(times.stall)
  return server
}
