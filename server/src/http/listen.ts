import { createServer, type Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as immediately, setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../lib/start-error.ts'

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

/** Time for requests in flight after the stop signal. The whole shutdown takes at most 10 s. */
const STOP_TIMEOUT_MS = 8000
const IDLE_CHECK_MS = 50
/** Turns of the event loop without a new connection after which none waits, and after which nobody waits for that. */
const QUIET_TURNS = 3
const TURNS_MAX = 10_000
/** After the drain, the last requests arrive on connections that are idle still. */
const IDLE_AFTER_MS = 1000

const toStartError = (error: Error, { host, port, prefix = '' }: ListenOptions): StartError => {
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return new StartError(
      `${prefix}PORT is ${port}, which another program on ${host} is using; stop that one, or choose another port, for example ${prefix}PORT=${port + 1}.`,
    )
  }
  if (code === 'EACCES') {
    return new StartError(
      `${prefix}PORT is ${port}, which this user may not open; choose one above 1023, for example ${prefix}PORT=3000.`,
    )
  }
  return new StartError(
    `${prefix}HOST is "${host}", where this machine cannot listen (${String(code)}); for example ${prefix}HOST=127.0.0.1.`,
  )
}

/**
 * `backlog`: the number of connections that may wait to be accepted. `reusePort`: other processes that say so, too,
 * may listen on the same port. `prefix` stands before PORT and HOST in the names of the settings.
 */
type ListenOptions = {
  readonly host: string
  readonly port: number
  readonly backlog?: number
  readonly reusePort?: boolean
  readonly prefix?: string
}

/** Listens and returns the port. Port 0 lets the system choose one. */
export const listen = (server: Server, at: ListenOptions): Promise<number> =>
  new Promise((resolve, reject) => {
    const onError = (error: Error) => {
      reject(toStartError(error, at))
    }
    server.once('error', onError)
    server.listen(at, () => {
      server.off('error', onError)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : at.port)
    })
  })

/**
 * Resolves when no connection waits to be accepted: the system resets those that do when a server stops
 * listening. A turn of the event loop accepts one connection.
 */
const untilNoneWaits = async (server: Server): Promise<void> => {
  let connections = 0
  const count = () => {
    connections += 1
  }
  server.on('connection', count)
  let quiet = 0
  for (let turn = 0; turn < TURNS_MAX && quiet < QUIET_TURNS; turn += 1) {
    const before = connections
    await immediately()
    quiet = connections === before ? quiet + 1 : 0
  }
  server.off('connection', count)
}

type StopOptions = {
  /** How long requests are still accepted, each with `Connection: close`, before the connections end. */
  readonly drainMs?: number
  readonly timeoutMs?: number
}

/**
 * Stops accepting requests, completes those in flight, and resolves when all connections are closed.
 * Closes the remaining connections `timeoutMs` after the drain. Behind a load balancer the drain lets it notice
 * that the server is not ready, and lets it use no connection that ends in the same moment.
 */
export const stopListening = async (
  server: Server,
  { drainMs = 0, timeoutMs = STOP_TIMEOUT_MS }: StopOptions = {},
): Promise<void> => {
  if (drainMs > 0) {
    server.prependListener('request', (_incoming, response) => {
      response.setHeader('Connection', 'close')
    })
    await sleep(drainMs)
    await untilNoneWaits(server)
  }
  // Not http's own close, which ends idle connections at once, also those whose first request is on its way.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
  if (drainMs > 0) await Promise.race([closed, sleep(IDLE_AFTER_MS)])
  // Browsers keep idle connections open, and the stop would wait for them.
  const idle = setInterval(() => {
    server.closeIdleConnections()
  }, IDLE_CHECK_MS)
  const cutOff = setTimeout(() => {
    server.closeAllConnections()
  }, timeoutMs)
  await closed
  clearInterval(idle)
  clearTimeout(cutOff)
}
